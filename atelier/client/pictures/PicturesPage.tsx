import { useCallback, useDeferredValue, useEffect, useId, useState } from 'react';
import type { ListedFile } from '../../api.ts';
import { linkTo } from '../../file-link.ts';
import type { UsedFilm, UsedPicture } from '../../server/pictures/pictures-api.ts';
import { workshopPictures as words } from '../../words/pictures.fr.ts';
import { reasonOf } from '../api-client.ts';
import { useHeading } from '../ui/focus.ts';
import { Notice } from '../ui/Notice.tsx';
import { useBuildEnd, type ViewProps } from '../use-content.ts';
import { PictureDialog } from './PictureDialog.tsx';
import { fileName, isInState, PictureGrid, type PictureState, pictureFilter } from './PictureGrid.tsx';
import * as css from './PicturesPage.module.css';
import { picturesClient } from './pictures-client.ts';

/** All pictures of the site, as many of them as fit what is typed and chosen. */
export function PicturesPage({ content, onFiles }: ViewProps) {
  const { pictures, problem, reload } = usePictures();
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<PictureState>('all');
  const [open, setOpen] = useState<string>();
  const [status, setStatus] = useState('');
  const { files } = content.list;
  const wanted = useDeferredValue(typed);
  const found = pictures?.filter(isInState[state]).filter(pictureFilter(wanted, files)) ?? [];
  const opened = pictures?.find(({ address }) => address === open);
  const close = () => setOpen(undefined);
  const changed = async (words: string) => {
    close();
    setStatus(words);
    await Promise.all([reload(), onFiles()]);
  };
  return (
    <div className={css.page}>
      <Header />
      <main>
        <AddPictures onAdded={async () => void (await Promise.all([reload(), onFiles()]))} />
        <Status problem={problem} status={status} />
        <div className={css.filters}>
          <TypedFilter typed={typed} onType={setTyped} />
          {pictures && <StateChoice pictures={pictures} state={state} onChoose={setState} />}
        </div>
        <p role="status" className={css.quiet}>
          {pictures ? (pictures.length === 0 ? words.none : words.found(found.length)) : words.looking}
        </p>
        <PictureGrid pictures={found} onOpen={setOpen} />
        <Films files={files} />
      </main>
      {opened && (
        <PictureDialog key={opened.address} picture={opened} files={files} onChanged={changed} onClose={close} />
      )}
    </div>
  );
}

function Header() {
  const heading = useHeading(words.heading);
  return (
    <header>
      <h1 ref={heading} tabIndex={-1}>
        {words.heading}
      </h1>
      <p className={css.quiet}>{words.explanation}</p>
    </header>
  );
}

function Status({ problem, status }: { problem: string; status: string }) {
  const shown = problem || status;
  return <div role="status">{shown !== '' && <Notice tone={problem === '' ? 'info' : 'error'}>{shown}</Notice>}</div>;
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
      <p id={`${id}-hint`} className={css.quiet}>
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

/** The films of the site with the texts that show them; nothing where there are none. Their poster images are listed with the pictures. */
function Films({ files }: { files: readonly ListedFile[] }) {
  const [films, setFilms] = useState<readonly UsedFilm[]>([]);
  useEffect(() => {
    // The pictures show even when the films cannot be loaded.
    picturesClient.films().then(setFilms, () => {});
  }, []);
  if (films.length === 0) return null;
  const titles = new Map(files.map(({ path, title }) => [path, title]));
  return (
    <section className={css.films}>
      <h2>{words.films}</h2>
      <ul>
        {films.map(({ address, bytes, uses }) => (
          <li key={address}>
            <strong>{fileName(address)}</strong> {words.weight(bytes)}
            {uses.length === 0 && ` · ${words.filmNowhere}`}
            {uses.map((use) => (
              <a key={`${use.path}:${use.line}:${use.column}`} href={linkTo(use)}>
                {`${titles.get(use.path) ?? use.path}, ${words.line(use.line)}`}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Pictures {
  /** By name; undefined until they have come. */
  pictures: readonly UsedPicture[] | undefined;
  problem: string;
  reload(): Promise<void>;
}

/** The site's pictures with the places that show them, as they were after the last build. */
function usePictures(): Pictures {
  const [pictures, setPictures] = useState<readonly UsedPicture[]>();
  const [problem, setProblem] = useState('');
  const reload = useCallback(async () => {
    try {
      setPictures(await picturesClient.uses());
      setProblem('');
    } catch (error) {
      setProblem(reasonOf(error));
    }
  }, []);
  useEffect(() => void reload(), [reload]);
  useBuildEnd(() => void reload());
  return { pictures, problem, reload };
}

interface AddPicturesProps {
  /** Some have come: those that the page shows are not all any more. */
  onAdded(): Promise<void>;
}

/** Takes pictures, several at once, that are chosen or dropped, and says of each that could not be kept why. */
function AddPictures({ onAdded }: AddPicturesProps) {
  const { send, status, problems, isBusy } = useSending(onAdded);
  return (
    <div>
      <label
        className={css.add}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          if (!isBusy) void send([...event.dataTransfer.files]);
        }}
      >
        <strong>{words.add}</strong> <small>{words.drop}</small>
        <input
          type="file"
          accept="image/*"
          multiple
          className="visually-hidden"
          disabled={isBusy}
          aria-label={words.add}
          onChange={({ target }) => {
            void send([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
      <div role="status">
        {status !== '' && <p>{status}</p>}
        {problems.length > 0 && (
          <ul className={css.problems}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function useSending(onAdded: AddPicturesProps['onAdded']) {
  const [status, setStatus] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const send = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setBusy(true);
    const refused: string[] = [];
    for (const [nth, file] of files.entries()) {
      setStatus(words.adding(nth + 1, files.length));
      try {
        await picturesClient.keep(file);
      } catch (error) {
        refused.push(words.notAdded(file.name, reasonOf(error)));
      }
    }
    const added = files.length - refused.length;
    setProblems(refused);
    setStatus(added > 0 ? words.added(added) : '');
    if (added > 0) await onAdded();
    setBusy(false);
  };
  return { send, status, problems, isBusy };
}
