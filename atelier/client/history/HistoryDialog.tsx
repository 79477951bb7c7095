import { useEffect, useState } from 'react';
import type { TextVersion } from '../../server/history/versions.ts';
import { workshopHistory as words } from '../../words/history.fr.ts';
import { call, reasonOf } from '../api-client.ts';
import { Comparison } from '../compare/Comparison.tsx';
import type { OpenDocument } from '../document/use-document.ts';
import { Actions, Dialog } from '../ui/Dialog.tsx';
import { useLoaded } from '../ui/use-request.ts';
import * as css from './HistoryDialog.module.css';

/** The versions of a file, each compared with the present text, which it can replace. */
export function HistoryDialog({ doc }: { doc: OpenDocument }) {
  const { path, editing, actions, openDialog } = doc;
  const { versions, chosen, text, isSame, problem, choose } = useVersions(path, editing.text);
  const same = text === editing.text;
  const close = () => openDialog(undefined);
  const restore = () => {
    if (text === undefined || !chosen) return;
    actions.writeVersion(text, words.restored(momentOf(chosen.at)));
    close();
  };
  return (
    <Dialog heading={words.heading} onClose={close} wide>
      <p role="status">{problem || stateOf(versions?.length, text !== undefined && same)}</p>
      {versions && versions.length > 0 && (
        <div className={css.history}>
          <VersionList versions={versions} chosen={chosen} isSame={isSame} onChoose={choose} />
          {chosen && text !== undefined && (
            <Comparison
              path={path}
              before={{ label: words.version(momentOf(chosen.at)), text }}
              after={{ label: words.now, text: editing.text }}
            />
          )}
        </div>
      )}
      <Actions onClose={close}>
        {versions && versions.length > 0 && (
          <button type="button" className="primary" disabled={text === undefined || same} onClick={restore}>
            {words.restore}
          </button>
        )}
      </Actions>
    </Dialog>
  );
}

function stateOf(count: number | undefined, same: boolean): string {
  if (count === undefined) return words.looking;
  if (count === 0) return words.none;
  return same ? words.same : words.explanation;
}

/** Returns a moment in the reader's time zone: '22 novembre 2026 à 10:42'. */
function momentOf(at: string): string {
  return new Date(at).toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short' });
}

interface VersionListProps {
  versions: readonly TextVersion[];
  chosen: TextVersion | undefined;
  isSame(version: TextVersion): boolean;
  onChoose(version: TextVersion): void;
}

/** The list of versions, with the time and the author if known. */
function VersionList({ versions, chosen, isSame, onChoose }: VersionListProps) {
  return (
    <ul className={css.versions} aria-label={words.heading}>
      {versions.map((version) => (
        <li key={version.id}>
          <button type="button" className="quiet" aria-pressed={version === chosen} onClick={() => onChoose(version)}>
            <span>{momentOf(version.at)}</span>
            <small>{version.commit ? words.by(version.commit.author) : words.savedHere}</small>
            {version.commit && <small className={css.subject}>{version.commit.subject}</small>}
            {isSame(version) && <small>{words.isNow}</small>}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Returns the versions of a file. At first the newest that differs from the present text is chosen. */
function useVersions(path: string, now: string) {
  const { value: versions, problem: unknown } = useLoaded((of) => call('history/list', { path: of }), path);
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const [picked, choose] = useState<TextVersion>();
  const [problem, setProblem] = useState('');
  /** Tells whether a version is known to equal the present text. */
  const isSame = ({ id }: TextVersion) => texts.get(id) === now;
  const chosen = picked ?? versions?.find((version) => !isSame(version)) ?? versions?.[0];
  const id = chosen?.id;
  const isKnown = id === undefined || texts.has(id);
  useEffect(() => {
    if (isKnown) return;
    setProblem('');
    call('history/text', { path, id }).then(
      (text) => setTexts((known) => new Map(known).set(id, text)),
      (error) => setProblem(reasonOf(error)),
    );
  }, [path, id, isKnown]);
  // The text of the chosen version is undefined until it is loaded.
  return { versions, chosen, choose, text: texts.get(id ?? ''), isSame, problem: unknown || problem };
}
