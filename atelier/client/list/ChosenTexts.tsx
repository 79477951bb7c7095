import { useState } from 'react';
import type { ContentList, ListedFile, TextOutcome } from '../../api.ts';
import type { SeveralChange } from '../../server/files/file-handlers.ts';
import { workshopOverview } from '../../words/overview.fr.ts';
import { call } from '../api-client.ts';
import { chooseForPublication, PUBLICATION_FRAGMENT } from '../publication/use-publication.ts';
import { FormDialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useAction } from '../ui/use-request.ts';

const { several: words } = workshopOverview;

interface ChosenTextsProps {
  list: ContentList;
  /** Paths of the chosen texts. */
  chosen: ReadonlySet<string>;
  /** Paths of texts of which something is written and not saved. */
  unsaved: ReadonlySet<string>;
  onChoose(chosen: ReadonlySet<string>): void;
  /** Has the list read anew. */
  onFiles(): Promise<void>;
}

/** The actions on the chosen texts, and their results. */
export function ChosenTexts({ list, chosen, unsaved, onChoose, onFiles }: ChosenTextsProps) {
  const [isDeleting, setDeleting] = useState(false);
  const files = list.files.filter(({ path }) => chosen.has(path));
  const { change, report, problem, isBusy } = useChange(files, onFiles, () => onChoose(new Set()));
  const written = files.filter(({ path }) => unsaved.has(path));
  const close = () => setDeleting(false);
  const run = (wanted: Wanted) => {
    close();
    void change(wanted);
  };
  return (
    <div>
      <div role="status">
        {files.length > 0 && <p>{words.chosen(files.length)}</p>}
        {written.length > 0 && <Notice tone="warning">{words.unsaved(written.map(({ title }) => title))}</Notice>}
        {problem !== '' && <Notice tone="error">{problem}</Notice>}
        {report && <Report {...report} />}
      </div>
      {files.length > 0 && (
        <ChosenActions
          files={files}
          isBusy={isBusy}
          onDelete={() => setDeleting(true)}
          onRun={run}
          onNone={() => onChoose(new Set())}
        />
      )}
      {isDeleting && <DeletionDialog files={files} onRun={run} onClose={close} />}
    </div>
  );
}

interface ChosenActionsProps {
  files: readonly ListedFile[];
  isBusy: boolean;
  onDelete(): void;
  onRun(wanted: Wanted): void;
  onNone(): void;
}

function ChosenActions({ files, isBusy, onDelete, onRun, onNone }: ChosenActionsProps) {
  const publish = () => {
    chooseForPublication(files.map(({ path }) => path));
    location.hash = PUBLICATION_FRAGMENT;
  };
  return (
    <div className="row" role="toolbar" aria-label={words.actions}>
      <button type="button" disabled={isBusy} onClick={() => onRun('release')}>
        {words.release}
      </button>
      <button type="button" disabled={isBusy} onClick={onDelete}>
        {words.delete}
      </button>
      <button type="button" disabled={isBusy} onClick={publish}>
        {words.publish}
      </button>
      <button type="button" className="quiet" onClick={onNone}>
        {words.none}
      </button>
    </div>
  );
}

type Wanted = SeveralChange['action'];

interface Done {
  action: Wanted;
  outcomes: readonly TextOutcome[];
}

/** Sends a change of all chosen texts, and keeps the result. */
function useChange(files: readonly ListedFile[], onFiles: () => Promise<void>, onDone: () => void) {
  const [report, setReport] = useState<Done>();
  const { running: isBusy, problem, run } = useAction();
  const change = (action: Wanted) => {
    setReport(undefined);
    return run(async () => {
      const outcomes = await call('files/several', { action, paths: files.map(({ path }) => path) });
      setReport({ action, outcomes });
      onDone();
      await onFiles();
    });
  };
  return { change, report, problem, isBusy };
}

function Report({ action, outcomes }: Done) {
  return (
    <Notice tone="info">
      <p>{words.done(outcomes.filter(({ changed }) => changed).length, outcomes.length)}</p>
      <ul>
        {outcomes.map(({ path, title, changed, lost, unlistedFrom }) => (
          <li key={path}>
            {`${title} : ${changed ? words.outcomes[action] : words.same}`}
            {changed && lost.length > 0 && ` ${words.lost(lost)}`}
            {unlistedFrom.length > 0 && ` ${words.unlisted(unlistedFrom)}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface AskingProps {
  onRun(wanted: Wanted): void;
  onClose(): void;
}

function DeletionDialog({ files, onRun, onClose }: AskingProps & { files: readonly ListedFile[] }) {
  return (
    <FormDialog
      title={words.deleteHeading(files.length)}
      done={words.delete}
      onDone={() => onRun('delete')}
      onClose={onClose}
    >
      <p>{words.deleteHint}</p>
      <ul className="short-list">
        {files.map(({ path, title }) => (
          <li key={path}>{title}</li>
        ))}
      </ul>
    </FormDialog>
  );
}
