import { useCallback, useEffect, useState } from 'react';
import type { ListedFile } from '../../api.ts';
import { fileName, linkTo } from '../../file-link.ts';
import type { BinEntry, RestoredEntry } from '../../server/bin/bin-api.ts';
import { workshopApp } from '../../words/app.fr.ts';
import { workshopBin as words } from '../../words/bin.fr.ts';
import { reasonOf } from '../api-client.ts';
import { Actions, Dialog } from '../ui/Dialog.tsx';
import { useHeading } from '../ui/focus.ts';
import { Notice } from '../ui/Notice.tsx';
import type { ViewProps } from '../use-content.ts';
import * as css from './BinPage.module.css';
import { binClient, titlesOf } from './bin-client.ts';

/** The list of deleted files: each can be restored, until the bin is emptied. */
export function BinPage({ content: { list }, onFiles }: ViewProps) {
  const heading = useHeading(words.heading);
  const bin = useBin(onFiles);
  const { entries, back, problem, putBack, empty } = bin;
  return (
    <div className={css.page}>
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {words.heading}
        </h1>
      </header>
      <main>
        <p className={css.explanation}>{words.explanation}</p>
        <div role="status">
          {problem !== '' && <Notice tone="error">{problem}</Notice>}
          {back && <IsBack back={back} files={list.files} />}
          {entries?.length === 0 && <p>{words.empty}</p>}
        </div>
        {entries && entries.length > 0 && (
          <ul className={css.entries}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} files={list.files} onPutBack={() => putBack(entry)} />
            ))}
          </ul>
        )}
        {entries && entries.length > 0 && <Emptying count={entries.length} onEmpty={empty} />}
      </main>
    </div>
  );
}

interface IsBackProps {
  back: NonNullable<Bin['back']>;
  files: readonly ListedFile[];
}

function IsBack({ back, files }: IsBackProps) {
  const { path, title, moved, changed, sort, unlistedFrom = [] } = back;
  return (
    <Notice tone="info">
      <p>
        {moved ? words.isBackElsewhere(fileName(path)) : words.isBack(title)}{' '}
        {changed.map((path) => words.released(fileName(path))).join(' ')}{' '}
        {unlistedFrom.length > 0 && words.stillUnlisted(titlesOf(unlistedFrom, files))}
      </p>
      {sort === 'text' && <a href={linkTo({ path })}>{words.open}</a>}
    </Notice>
  );
}

function Emptying({ count, onEmpty }: { count: number; onEmpty(): Promise<void> }) {
  const [asks, setAsks] = useState(false);
  const close = () => setAsks(false);
  const empty = () => {
    close();
    void onEmpty();
  };
  return (
    <div>
      <button type="button" className="quiet" onClick={() => setAsks(true)}>
        {words.clear}
      </button>
      {asks && (
        <Dialog heading={words.clear} onClose={close}>
          <p>{words.clearing(count)}</p>
          <Actions>
            <button type="button" className="primary" onClick={empty}>
              {words.clearForGood}
            </button>
            <button type="button" onClick={close}>
              {workshopApp.cancel}
            </button>
          </Actions>
        </Dialog>
      )}
    </div>
  );
}

interface EntryProps {
  entry: BinEntry;
  files: readonly ListedFile[];
  onPutBack(): void;
}

function Entry({ entry, files, onPutBack }: EntryProps) {
  const { title, path, deletedAt, unlistedFrom = [] } = entry;
  return (
    <li className={css.entry}>
      <div>
        <h2>{title}</h2>
        <p className={css.path}>{fileName(path)}</p>
        <p className={css.when}>
          {words.deletedOn(dayOf(deletedAt))} {unlistedFrom.length > 0 && words.unlisted(titlesOf(unlistedFrom, files))}
        </p>
      </div>
      <button type="button" onClick={onPutBack}>
        {words.putBack}
        <span className="visually-hidden">{` : ${title}`}</span>
      </button>
    </li>
  );
}

/** Formats a moment by the calendar of this browser. */
function dayOf(moment: string): string {
  return new Date(moment).toLocaleDateString('fr-FR', { dateStyle: 'long' });
}

interface Bin {
  /** The last deleted first; undefined until they have come. */
  entries: readonly BinEntry[] | undefined;
  /** The last restored file. */
  back: (RestoredEntry & Omit<BinEntry, 'path'>) | undefined;
  problem: string;
  putBack(entry: BinEntry): Promise<void>;
  /** Removes the listed entries for good. */
  empty(): Promise<void>;
}

/** Loads, restores and removes entries. `onFiles` reloads the list of content. */
function useBin(onFiles: () => Promise<void>): Bin {
  const [entries, setEntries] = useState<readonly BinEntry[]>();
  const [back, setBack] = useState<Bin['back']>();
  const [problem, setProblem] = useState('');
  const load = useCallback(() => binClient.entries().then(setEntries, (error) => setProblem(reasonOf(error))), []);
  useEffect(() => void load(), [load]);
  const putBack = async (entry: BinEntry) => {
    setBack(undefined);
    setProblem('');
    try {
      setBack({ ...entry, ...(await binClient.putBack(entry.id)) });
      await onFiles();
    } catch (error) {
      setProblem(reasonOf(error));
    }
    await load();
  };
  const empty = async () => {
    setBack(undefined);
    setProblem('');
    await binClient.empty((entries ?? []).map(({ id }) => id)).then(setEntries, (error) => setProblem(reasonOf(error)));
  };
  return { entries, back, problem, putBack, empty };
}
