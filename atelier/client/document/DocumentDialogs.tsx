import { useState } from 'react';
import type { Diagnostic } from '../../../build/contract/diagnostic.ts';
import type { ContentTypeInfo } from '../../../build/editing/content-type-info.ts';
import type { FieldEdit } from '../../../build/editing/front-matter/field-edit.ts';
import { type ContentList, GUIDE_ON_PUBLISHING } from '../../api.ts';
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

/** Asks which version of a paragraph to keep that was changed here and on the disk. */
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

/** Says what releasing a text does and when. A text with errors that would stop the build is not released. */
function AskRelease({ doc, contentType, publication, reading }: AskReleaseProps) {
  const { path, content, editing, actions, openDialog } = doc;
  const { today, isBuiltDaily } = content.list;
  const isDraft = reading.unpublished?.why === 'draft';
  const kind = doc.dialog === 'plan' ? 'plan' : isDraft ? 'release' : 'withdraw';
  const waitsFor = publicationDay(reading, contentType, today);
  const [day, setDay] = useState(() => waitsFor ?? dayAfter(today));
  const chosen = kind === 'plan' ? day : undefined;
  const edits = kind === 'withdraw' ? undefined : releaseEdits(editing.text, publication, chosen);
  const { value: found, problem } = useObstacles(doc, contentType, edits);
  const isFree = found?.length === 0 && (chosen === undefined || chosen > today);
  const close = () => openDialog(undefined);
  const confirm = () => {
    close();
    void (kind === 'withdraw' ? actions.withdraw() : actions.release(chosen));
  };
  return (
    <Dialog heading={HEADINGS[kind]} onClose={close}>
      <p role="status">{problem || outcomeOf(kind, found, chosen ?? waitsFor, content.list)}</p>
      {found && found.length > 0 && <ObstacleList doc={doc} found={found} onGo={close} />}
      {kind === 'plan' && <PlanFields day={day} onDay={setDay} isBuiltDaily={isBuiltDaily} />}
      {kind === 'withdraw' && <TextsLinkingTo path={path} onGo={close} />}
      <Actions close={isFree ? words.cancel : words.close} onClose={close}>
        {isFree && (
          <button type="button" className="primary" onClick={confirm}>
            {kind === 'withdraw' ? words.releasing.withdraw : words.releasing.release}
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

/** Returns what the release leads to. `from`: the day on which the text will appear. */
function outcomeOf(
  kind: keyof typeof HEADINGS,
  obstacles: readonly Diagnostic[] | undefined,
  from: string | undefined,
  { today, isBuiltDaily }: ContentList,
): string {
  const labels = words.releasing;
  if (!obstacles) return labels.looking;
  if (obstacles.length > 0) return labels.stopped(obstacles.length);
  if (kind === 'withdraw') return labels.withdrawn;
  if (from === undefined) return labels.now;
  return kind === 'plan' && from <= today ? labels.notToCome : labels.on(from, isBuiltDaily);
}

interface PlanFieldsProps {
  day: string;
  onDay(day: string): void;
  isBuiltDaily: boolean;
}

/** The publication day of a text, and how it gets published on that day. */
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

interface ObstacleListProps {
  doc: OpenDocument;
  found: readonly Diagnostic[];
  /** Closes the dialog before a link is followed. */
  onGo(): void;
}

function ObstacleList({ doc: { editing, contentType, activePane }, found, onGo }: ObstacleListProps) {
  const go = ({ line, column }: Diagnostic) => {
    onGo();
    activePane.go(line, column);
  };
  return (
    <ul className={`stack ${css.places}`}>
      {found.map((obstacle) => (
        <li key={[obstacle.line, obstacle.column, obstacle.rule].join(' ')}>
          <button type="button" onClick={() => go(obstacle)}>
            {placeName(obstacle, editing.text, contentType?.schema)}
          </button>
          <p>{obstacle.message}</p>
        </li>
      ))}
    </ul>
  );
}

/** Loads the errors of a build for visitors with these edits; loads nothing without edits. */
function useObstacles({ path, editing }: OpenDocument, contentType: ContentTypeInfo, edits?: readonly FieldEdit[]) {
  // The draft line stays, so that errors keep their lines in the open text.
  const checked = edits?.map((edit) => ('remove' in edit ? { at: edit.at, value: false } : edit));
  const released = checked && withFields(editing.text, checked, contentType);
  const loaded = useLoaded(async (text) => (text === undefined ? [] : call('obstacles', { path, text })), released);
  // The server can only answer after its first build.
  useBuildEnd(() => loaded.problem !== '' && void loaded.reload());
  return loaded;
}
