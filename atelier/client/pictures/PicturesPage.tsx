import { useDeferredValue, useId, useState } from 'react';
import type { UsedPicture } from '../../server/pictures/used-pictures.ts';
import { workshopPictures as words } from '../../words/pictures.fr.ts';
import { call, reasonOf, upload } from '../api-client.ts';
import { FilePicker } from '../ui/FilePicker.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useAction, useLoaded } from '../ui/use-request.ts';
import { useBuildEnd, type ViewProps } from '../use-content.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { isInState, PictureGrid, type PictureState, pictureFilter } from './PictureGrid.tsx';
import * as css from './PicturesPage.module.css';
import { readablePicture } from './picture-files.ts';

/** All pictures of the site, as many of them as fit what is typed and chosen. */
export function PicturesPage({ content, onFiles }: ViewProps) {
  const { value: pictures, problem, reload } = useLoaded(() => call('pictures/uses'), undefined);
  useBuildEnd(() => void reload());
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<PictureState>('all');
  const [open, setOpen] = useState<string>();
  const [status, setStatus] = useState('');
  const { files } = content.list;
  const wanted = useDeferredValue(typed);
  const found = pictures?.filter(isInState[state]).filter(pictureFilter(wanted, files)) ?? [];
  const opened = pictures?.find(({ address }) => address === open);
  const close = () => setOpen(undefined);
  const reloadAll = () => Promise.all([reload(), onFiles()]);
  const changed = async (words: string) => {
    close();
    setStatus(words);
    await reloadAll();
  };
  return (
    <main className="page">
      <PageHead heading={words.heading} explanation={words.explanation} />
      <AddPictures onAdded={reloadAll} />
      <div role="status">
        {(problem || status) !== '' && <Notice tone={problem === '' ? 'info' : 'error'}>{problem || status}</Notice>}
      </div>
      <div className={css.filters}>
        <TypedFilter typed={typed} onType={setTyped} />
        {pictures && <StateChoice pictures={pictures} state={state} onChoose={setState} />}
      </div>
      <p role="status" className="muted">
        {pictures ? (pictures.length === 0 ? words.none : words.found(found.length)) : words.looking}
      </p>
      <PictureGrid pictures={found} onOpen={setOpen} />
      {opened && (
        <PictureDialog key={opened.address} picture={opened} files={files} onChanged={changed} onClose={close} />
      )}
    </main>
  );
}

function TypedFilter({ typed, onType }: { typed: string; onType(typed: string): void }) {
  const id = useId();
  return (
    <search>
      <label htmlFor={id}>{words.search}</label>
      <input
        id={id}
        type="search"
        value={typed}
        autoComplete="off"
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onType(target.value)}
      />
      <p id={`${id}-hint`} className="muted">
        {words.searchHint}
      </p>
    </search>
  );
}

interface StateChoiceProps {
  pictures: readonly UsedPicture[];
  state: PictureState;
  onChoose(state: PictureState): void;
}

const STATES: readonly PictureState[] = ['all', 'unused', 'undescribed'];

/** Asks which pictures are to be shown, and says how many there are of each. */
function StateChoice({ pictures, state, onChoose }: StateChoiceProps) {
  const id = useId();
  const choose = (value: string) => {
    const chosen = STATES.find((one) => one === value);
    if (chosen) onChoose(chosen);
  };
  return (
    <div>
      <label htmlFor={id}>{words.show}</label>
      <select id={id} value={state} onChange={({ target }) => choose(target.value)}>
        {STATES.map((one) => (
          <option key={one} value={one}>
            {words[one](pictures.filter(isInState[one]).length)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The button that adds pictures, several at once, and the reason of each one that could not be added. */
function AddPictures({ onAdded }: { onAdded(): Promise<unknown> }) {
  const [status, setStatus] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { running, run } = useAction();
  const send = async (files: readonly File[]) => {
    const refused: string[] = [];
    for (const [index, file] of files.entries()) {
      setStatus(words.adding(index + 1, files.length));
      await upload('picture', await readablePicture(file)).catch((error) =>
        refused.push(words.notAdded(file.name, reasonOf(error))),
      );
    }
    const added = files.length - refused.length;
    setProblems(refused);
    setStatus(added > 0 ? words.added(added) : '');
    if (added > 0) await onAdded();
  };
  return (
    <div>
      <FilePicker
        accept="image/*"
        multiple
        disabled={running}
        label={words.add}
        hint={words.drop}
        onFiles={(files) => run(() => send(files))}
      >
        <strong>{words.add}</strong>
      </FilePicker>
      <div role="status">
        {status !== '' && <p>{status}</p>}
        {problems.map((problem) => (
          <p key={problem} className={css.missing}>
            {problem}
          </p>
        ))}
      </div>
    </div>
  );
}
