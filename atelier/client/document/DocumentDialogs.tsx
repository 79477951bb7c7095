import { type ReactNode, useState } from 'react';
import type { Diagnostic } from '../../../build/contract/diagnostic.ts';
import type { ContentTypeInfo } from '../../../build/editing/content-type-info.ts';
import { GUIDE_ON_PUBLISHING } from '../../api.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { compareWords } from '../../words/compare.fr.ts';
import { call } from '../api-client.ts';
import { DeleteDialog, TextsLinkingTo } from '../bin/DeleteDialog.tsx';
import { useFileContext } from '../compare/cut-texts.ts';
import type { Sides } from '../compare/merge.ts';
import { Questions, useAnswers } from '../compare/Questions.tsx';
import { useMerge } from '../compare/use-merge.ts';
import { HistoryDialog } from '../history/HistoryDialog.tsx';
import { ReviewDialog } from '../review/ReviewDialog.tsx';
import { Actions, Dialog } from '../ui/Dialog.tsx';
import { LabelledInput } from '../ui/LabelledField.tsx';
import { useLoaded } from '../ui/use-request.ts';
import { useBuildEnd } from '../use-content.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { releaseEdits, withFields } from './use-actions.ts';
import { type OpenDocument, publicationDay, type Reading } from './use-document.ts';
import { placeName } from './use-preview.ts';
import * as css from './Workbench.module.css';

/** The open dialog of a file, if any. */
export function DocumentDialogs({ doc }: { doc: OpenDocument }) {
  if (doc.dialog === 'conflict') return <ConflictDialog doc={doc} />;
  if (doc.dialog === 'rename') return <RenameDialog doc={doc} />;
  if (doc.dialog === 'release' || doc.dialog === 'plan') return <Release key={doc.dialog} doc={doc} />;
  if (doc.dialog === 'delete') return <DeleteDialog doc={doc} />;
  if (doc.dialog === 'review') return <ReviewDialog doc={doc} />;
  if (doc.dialog === 'history') return <HistoryDialog doc={doc} />;
  return null;
}

/** Asks which text of a paragraph stays that was changed here and on the disk. */
function ConflictDialog({ doc }: { doc: OpenDocument }) {
  const { path, editing, actions, openDialog } = doc;
  const { conflict, saved, text } = editing;
  if (!conflict) return null;
  const close = () => openDialog(undefined);
  const settle = (chosen: string) => {
    actions.settle(chosen, chosen === text ? words.conflict.kept : words.conflict.settled);
    close();
  };
  const sides = { base: saved.text, mine: text, theirs: conflict.text };
  return <SidesDialog key={conflict.version} path={path} sides={sides} onSettle={settle} onClose={close} />;
}

interface SidesDialogProps {
  path: string;
  sides: Sides<string>;
  onSettle(text: string): void;
  onClose(): void;
}

const SIDES = { before: words.conflict.mine, after: words.conflict.theirs };

function SidesDialog({ path, sides, onSettle, onClose }: SidesDialogProps) {
  const labels = words.conflict;
  const file = useFileContext(path);
  const merge = useMerge(sides, file);
  const answers = useAnswers();
  return (
    <Dialog heading={labels.heading} onClose={onClose} wide>
      <p>{labels.explanation}</p>
      {merge ? (
        <Questions questions={merge.questions} labels={SIDES} file={file} {...answers} />
      ) : (
        <p role="status">{compareWords.looking}</p>
      )}
      <Actions close={labels.later} onClose={onClose}>
        <button
          type="button"
          className="primary"
          disabled={!merge}
          onClick={() => merge && onSettle(answers.textOf(merge))}
        >
          {labels.keep}
        </button>
      </Actions>
    </Dialog>
  );
}

function Release({ doc }: { doc: OpenDocument }) {
  const { contentType, reading } = doc;
  const { publication } = contentType ?? {};
  return contentType && publication && reading ? <AskRelease {...{ doc, contentType, publication, reading }} /> : null;
}

interface AskReleaseProps {
  doc: OpenDocument;
  contentType: ContentTypeInfo;
  publication: NonNullable<ContentTypeInfo['publication']>;
  reading: Reading;
}

function AskRelease({ doc, contentType, publication, reading }: AskReleaseProps) {
  const { path, content, editing, actions, activePane, openDialog } = doc;
  const plans = doc.dialog === 'plan';
  const releases = plans || reading.unpublished?.why === 'draft';
  const { today, isBuiltDaily } = content.list;
  const from = publicationDay(reading, contentType, today);
  const [day, setDay] = useState(() => from ?? dayAfter(today));
  const edits = releases ? releaseEdits(editing.text, publication, plans ? day : undefined) : undefined;
  // The line of a draft stays, for errors to be placed in the open text.
  const checked = edits?.map((edit) => ('remove' in edit ? { at: edit.at, value: false } : edit));
  const released = checked && withFields(editing.text, checked, contentType);
  const obstacles = useObstacles(path, released);
  const close = () => openDialog(undefined);
  const confirm = () => {
    close();
    void (releases ? actions.release(plans ? day : undefined) : actions.withdraw());
  };
  const go = (obstacle: Diagnostic) => {
    close();
    activePane.go(obstacle.line, obstacle.column);
  };
  return (
    <ReleaseDialog
      kind={plans ? 'plan' : releases ? 'release' : 'withdraw'}
      from={plans ? day : from}
      today={today}
      isBuiltDaily={isBuiltDaily}
      obstacles={obstacles}
      nameOf={(obstacle) => placeName(obstacle, editing.text, contentType.schema)}
      onGo={go}
      onConfirm={confirm}
      onClose={close}
    >
      {plans && <PlanFields day={day} onDay={setDay} isBuiltDaily={isBuiltDaily} />}
      {!releases && <TextsLinkingTo path={path} onGo={close} />}
    </ReleaseDialog>
  );
}

interface PlanFieldsProps {
  day: string;
  onDay(day: string): void;
  isBuiltDaily: boolean;
}

/** The day of a text, and what publishes it then. */
function PlanFields({ day, onDay, isBuiltDaily }: PlanFieldsProps) {
  const labels = words.releasing;
  return (
    <>
      <LabelledInput label={labels.day} hint={labels.hour(isBuiltDaily)} type="date" value={day} onValue={onDay} />
      {!isBuiltDaily && (
        <p>
          <a href={GUIDE_ON_PUBLISHING}>{labels.guide}</a>
        </p>
      )}
    </>
  );
}

const DAY_MS = 86_400_000;

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
}

interface ReleaseDialogProps {
  kind: 'release' | 'plan' | 'withdraw';
  /** The day that the text is to wait for. */
  from: string | undefined;
  today: string;
  /** The host builds the site anew on that day by itself. */
  isBuiltDaily: boolean;
  /** Errors that would stop a build after the release. */
  obstacles: Obstacles;
  /** The place of one of them in words. */
  nameOf(obstacle: Diagnostic): string;
  onGo(obstacle: Diagnostic): void;
  onConfirm(): void;
  onClose(): void;
  /** More to know before the change. */
  children: ReactNode;
}

/** Says what will be done with a text and when, before it is done. What would stop the site from being built is not released. */
function ReleaseDialog(props: ReleaseDialogProps) {
  const { kind, from, today, isBuiltDaily, obstacles, onConfirm, onClose, children } = props;
  const labels = words.releasing;
  const { value: found, problem } = obstacles;
  const isLate = kind === 'plan' && (from === undefined || from <= today);
  const isFree = found?.length === 0 && !isLate;
  const released = from === undefined ? labels.now : labels.on(from, isBuiltDaily);
  const done = kind === 'withdraw' ? labels.withdrawn : isLate ? labels.notToCome : released;
  const outcome = found && found.length > 0 ? labels.stopped(found.length) : found ? done : labels.looking;
  return (
    <Dialog heading={HEADINGS[kind]} onClose={onClose}>
      <p role="status">{problem || outcome}</p>
      {found && found.length > 0 && <ObstacleList {...props} found={found} />}
      {children}
      <Actions close={isFree ? words.cancel : words.close} onClose={onClose}>
        {isFree && (
          <button type="button" className="primary" onClick={onConfirm}>
            {kind === 'withdraw' ? labels.withdraw : labels.release}
          </button>
        )}
      </Actions>
    </Dialog>
  );
}

const HEADINGS = {
  release: words.releasing.releaseHeading,
  plan: words.releasing.planHeading,
  withdraw: words.releasing.draftHeading,
};

interface ObstacleListProps extends Pick<ReleaseDialogProps, 'nameOf' | 'onGo'> {
  found: readonly Diagnostic[];
}

function ObstacleList({ found, nameOf, onGo }: ObstacleListProps) {
  return (
    <ul className={`stack ${css.places}`}>
      {found.map((obstacle) => (
        <li key={[obstacle.line, obstacle.column, obstacle.rule].join(' ')}>
          <button type="button" onClick={() => onGo(obstacle)}>
            {nameOf(obstacle)}
          </button>
          <p>{obstacle.message}</p>
        </li>
      ))}
    </ul>
  );
}

/** The errors of a build for visitors, undefined until they have been looked for, and why they could not be. */
type Obstacles = Pick<ReturnType<typeof useLoaded<readonly Diagnostic[]>>, 'value' | 'problem'>;

/** Asks for the errors of a build for visitors with this text; asks nothing without a text. */
function useObstacles(path: string, text: string | undefined): Obstacles {
  const loaded = useLoaded(async (of) => (of === undefined ? [] : call('obstacles', { path, text: of })), text);
  // The server answers once it has built the site.
  useBuildEnd(() => loaded.problem !== '' && void loaded.reload());
  return loaded;
}
