import { type FormEvent, useState } from 'react';
import type { PublicationWay } from '../../../build/contract/publication-way.ts';
import type { Change, Conflict, Outcome, PublishRequest } from '../../server/publication/publication-api.ts';
import { publication as words } from '../../words/publication.fr.ts';
import { call, openText, reasonOf } from '../api-client.ts';
import { useFileContext } from '../compare/cut-texts.ts';
import { Questions, useAnswers } from '../compare/Questions.tsx';
import { useMerge } from '../compare/use-merge.ts';
import { Actions } from '../ui/Dialog.tsx';
import { LabelledInput } from '../ui/LabelledField.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Technique } from '../ui/Technique.tsx';
import { useTitles } from '../use-content.ts';
import { Places } from './Places.tsx';
import * as css from './PublicationPage.module.css';
import { openConflicts, type Settled } from './use-publication.ts';

interface OutcomePartProps {
  outcome: Outcome;
  way: PublicationWay;
  /** The changes that this page sent last. */
  sent: readonly Change[];
  /** The conflicts that the writer has settled so far. */
  settled: readonly Settled[];
  onSettle(conflicts: readonly Conflict[], settled: Conflict): void;
  onPublish(request: PublishRequest): void;
}

const labels = words.outcome;

/** The result of publishing, with the next steps. */
export function OutcomePart({ outcome, way, sent, settled, onSettle, onPublish }: OutcomePartProps) {
  switch (outcome.kind) {
    case 'done':
      return <Note tone="info">{[labels.done, ...newsOf(sent), outcome.note].filter(Boolean).join(' ')}</Note>;
    case 'reverted':
      return <Note tone="info">{[words.revert.done, outcome.note].filter(Boolean).join(' ')}</Note>;
    case 'nothing':
      return <Note tone="info">{labels.nothing}</Note>;
    case 'stopped':
      return (
        <>
          <Note tone="error">{labels.stopped}</Note>
          <Places diagnostics={outcome.diagnostics} />
        </>
      );
    case 'failed':
      return <Note tone="error">{outcome.message}</Note>;
    case 'password':
      return (
        <Note tone={outcome.wrong ? 'error' : 'info'}>{outcome.wrong ? labels.wrongPassword : labels.password}</Note>
      );
    case 'host-key':
      return (
        <HostKeyPart
          outcome={outcome}
          host={way.by === 'sftp' ? way.host : ''}
          onTrust={(trust) => onPublish({ trust, ...(outcome.revert && { revert: true }) })}
        />
      );
    case 'foreign':
      return <Foreign files={outcome.files} />;
    case 'conflict':
      return <Conflicts conflicts={outcome.conflicts} {...{ settled, onSettle }} />;
  }
}

/** Returns sentences on which of the sent changes visitors see, and which not yet. */
function newsOf(sent: readonly Change[]): string[] {
  const titles = (isHidden: boolean) => sent.flatMap(({ title, hidden }) => (hidden === isHidden ? [title] : []));
  return [labels.news(titles(false)), labels.hidden(titles(true))];
}

interface ConflictsProps extends Pick<OutcomePartProps, 'settled' | 'onSettle'> {
  conflicts: readonly Conflict[];
}

function Conflicts({ conflicts, settled, onSettle }: ConflictsProps) {
  const titleOf = useTitles();
  const open = openConflicts(conflicts, settled);
  return (
    <>
      <Note tone="warning">{labels.conflict(conflicts.length)}</Note>
      <p className="muted">{conflictLabels.later}</p>
      {conflicts.map((conflict) => (
        <ConflictPart
          key={conflict.path + conflict.version}
          conflict={conflict}
          title={titleOf(conflict.path)}
          isOpen={open.includes(conflict)}
          open={open.length}
          onSettle={() => onSettle(conflicts, conflict)}
        />
      ))}
    </>
  );
}

function Note({ tone, children }: { tone: 'info' | 'warning' | 'error'; children: string }) {
  return (
    <div role="status">
      <Notice tone={tone}>
        <p>{children}</p>
      </Notice>
    </div>
  );
}

/** The most files that a list names. */
const MAX_FILES = 10;

function Foreign({ files }: { files: readonly string[] }) {
  const others = files.length - MAX_FILES;
  return (
    <div className={css.form}>
      <Note tone="warning">{labels.foreign(files.length)}</Note>
      <ul className="short-list">
        {files.slice(0, MAX_FILES).map((file) => (
          <li key={file}>
            <code>{file}</code>
          </li>
        ))}
        {others > 0 && <li>{labels.more(others)}</li>}
      </ul>
      <p>{labels.foreignHint}</p>
    </div>
  );
}

interface HostKeyPartProps {
  outcome: Outcome & { kind: 'host-key' };
  host: string;
  onTrust(fingerprint: string): void;
}

/** The confirmation of an unknown server. A server with another key than before is trusted only by a fingerprint from its host. */
function HostKeyPart({ outcome: { fingerprint, former }, host, onTrust }: HostKeyPartProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const isChanged = former !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isChanged || typed.trim() === fingerprint) onTrust(fingerprint);
    else setProblem(labels.notThisKey);
  };
  return (
    <form className={css.form} onSubmit={submit}>
      <Note tone={isChanged ? 'error' : 'warning'}>
        {problem || (isChanged ? labels.changedKey(host) : labels.hostKey(host))}
      </Note>
      <p>{isChanged ? labels.changedKeyHint : labels.hostKeyHint}</p>
      {isChanged && <LabelledInput label={labels.confirmedKey} value={typed} required onValue={setTyped} />}
      <Technique>
        {isChanged && (
          <p>
            {labels.formerKey} <code>{former}</code>
          </p>
        )}
        <p>
          {labels.currentKey} <code>{fingerprint}</code>
        </p>
      </Technique>
      <div>
        <button type="submit">{isChanged ? labels.confirmKey : labels.trust}</button>
      </div>
    </form>
  );
}

const conflictLabels = words.conflict;

const SIDES = { before: conflictLabels.mine, after: conflictLabels.theirs };

interface ConflictPartProps {
  conflict: Conflict;
  title: string;
  isOpen: boolean;
  /** The number of open conflicts. */
  open: number;
  onSettle(): void;
}

/** A file that somebody else has changed too, with a choice for each conflicting passage. The result is saved, and published once no other conflict is open. */
function ConflictPart({ conflict, title, isOpen, open, onSettle }: ConflictPartProps) {
  const { path, base = '', mine = '', theirs = '' } = conflict;
  const file = useFileContext(path);
  const merge = useMerge({ base, mine, theirs }, file);
  const answers = useAnswers();
  const [problem, setProblem] = useState('');
  const hasTexts = conflict.mine !== undefined && conflict.theirs !== undefined;
  const settle = async () => {
    const why = hasTexts && merge ? await whyNotSaved(path, mine, answers.textOf(merge)) : '';
    setProblem(why);
    if (why === '') onSettle();
  };
  return (
    <section className={css.conflict} aria-label={conflictLabels.heading(title)}>
      <h3>{conflictLabels.heading(title)}</h3>
      {!hasTexts && <p className="muted">{conflictLabels.noText}</p>}
      {hasTexts && merge && (
        <>
          <p className="muted">{conflictLabels.hint(merge.questions.length)}</p>
          <Questions questions={merge.questions} labels={SIDES} file={file} {...answers} />
        </>
      )}
      <div role="status">{isOpen ? problem : conflictLabels.settled(open)}</div>
      {isOpen && (
        <Actions>
          <button type="button" className="primary" disabled={!merge} onClick={() => void settle()}>
            {hasTexts ? conflictLabels.keep : conflictLabels.keepFile}
          </button>
        </Actions>
      )}
    </section>
  );
}

/** Saves the chosen text over the writer's own, unless that has changed meanwhile. Resolves to the reason why it was not saved; empty otherwise. */
async function whyNotSaved(path: string, mine: string, chosen: string): Promise<string> {
  try {
    const { text, version } = await openText(path);
    if (text === chosen) return '';
    if (text !== mine) return conflictLabels.changedMeanwhile;
    return 'conflict' in (await call('files/save', { path, text: chosen, version }))
      ? conflictLabels.changedMeanwhile
      : '';
  } catch (error) {
    return reasonOf(error);
  }
}
