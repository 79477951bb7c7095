import { useDeferredValue, useState } from 'react';
import { workshopPictures as words } from '../../words/pictures.fr.ts';
import { call, reasonOf, upload } from '../api-client.ts';
import { FilePicker } from '../ui/FilePicker.tsx';
import { LabelledInput } from '../ui/LabelledField.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useAction } from '../ui/use-request.ts';
import { useBuilt, useTitles, type ViewProps } from '../use-content.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { isUnused, PictureGrid, pictureFilter } from './PictureGrid.tsx';
import * as css from './PicturesPage.module.css';
import { readablePicture } from './picture-files.ts';

/** The page of all pictures, with a search and filters. */
export function PicturesPage({ onFiles }: ViewProps) {
  const titleOf = useTitles();
  const { value: pictures, problem, reload } = useBuilt(() => call('pictures/uses'));
  const [typed, setTyped] = useState('');
  const [onlyUnused, setOnlyUnused] = useState(false);
  const [open, setOpen] = useState<string>();
  const [status, setStatus] = useState('');
  const wanted = useDeferredValue(typed);
  const found = pictures?.filter((one) => !onlyUnused || isUnused(one)).filter(pictureFilter(wanted, titleOf)) ?? [];
  const opened = pictures?.find(({ address }) => address === open);
  const reloadAll = () => Promise.all([reload(), onFiles()]);
  const close = () => setOpen(undefined);
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
      <div className="row">
        <search className="grow">
          <LabelledInput label={words.search} hint={words.searchHint} type="search" value={typed} onValue={setTyped} />
        </search>
        <UnusedFilter count={pictures?.filter(isUnused).length ?? 0} checked={onlyUnused} onCheck={setOnlyUnused} />
      </div>
      <p role="status" className="muted">
        {pictures ? (pictures.length === 0 ? words.none : words.found(found.length)) : words.looking}
      </p>
      <PictureGrid pictures={found} onOpen={setOpen} />
      {opened && <PictureDialog key={opened.address} picture={opened} onChanged={changed} onClose={close} />}
    </main>
  );
}

interface UnusedFilterProps {
  count: number;
  checked: boolean;
  onCheck(checked: boolean): void;
}

function UnusedFilter({ count, checked, onCheck }: UnusedFilterProps) {
  return (
    <label className="row">
      <input type="checkbox" className="box" checked={checked} onChange={({ target }) => onCheck(target.checked)} />
      {words.unused(count)}
    </label>
  );
}

/** The button that adds pictures, with the reason for each that could not be added. */
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
