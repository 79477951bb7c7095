import { type ReactNode, useEffect, useState } from 'react';
import type { Diagnostic } from '../../../build/contract/diagnostic.ts';
import type { ContentTypeInfo } from '../../../build/editing/content-type-info.ts';
import { linkTo } from '../../file-link.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { apiClient, reasonOf } from '../api-client.ts';
import { DeleteDialog, TextsLinkingTo } from '../bin/DeleteDialog.tsx';
import { HistoryDialog } from '../history/HistoryDialog.tsx';
import { ReviewDialog } from '../review/ReviewDialog.tsx';
import { Actions, Dialog } from '../ui/Dialog.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { isUnsaved } from './editing.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { withFields } from './use-actions.ts';
import { type OpenDocument, publicationDay, type Reading } from './use-document.ts';
import { fieldName } from './use-preview.ts';
import * as css from './Workbench.module.css';

/** The open dialog of a file, if any. */
export function DocumentDialogs({ doc }: { doc: OpenDocument }) {
  if (doc.dialog === 'conflict') return <ConflictDialog doc={doc} />;
  if (doc.dialog === 'rename') return <Renaming doc={doc} />;
  if (doc.dialog === 'release') return <Release doc={doc} />;
  if (doc.dialog === 'delete') return <DeleteDialog doc={doc} />;
  if (doc.dialog === 'review') return <ReviewDialog doc={doc} />;
  if (doc.dialog === 'history') return <HistoryDialog doc={doc} />;
  return null;
}

function Renaming({ doc: { file, content, editing, actions, openDialog, onFiles, onRenamed } }: { doc: OpenDocument }) {
  if (!file) return null;
  const rename = async (slug: string) => {
    const { path, changed } = await actions.rename(slug);
    await onFiles();
    // The former name leads nowhere: going back must not lead to it.
    location.replace(linkTo({ path }));
    onRenamed(changed);
  };
  const others = content.list.files.filter(({ contentType }) => contentType === file.contentType);
  return (
    <RenameDialog
      slug={file.slug}
      taken={others.map(({ slug }) => slug)}
      unsaved={isUnsaved(editing)}
      onRename={rename}
      onClose={() => openDialog(undefined)}
    />
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
  const draft = reading.unpublished?.why === 'draft';
  const { today, isBuiltDaily } = content.list;
  const from = publicationDay(reading, contentType, today);
  const released = draft
    ? withFields(editing.text, [{ at: [publication.draft], value: false }], contentType)
    : undefined;
  const obstacles = useObstacles(path, released);
  const release = () => {
    openDialog(undefined);
    void actions.release(!draft, from === undefined ? undefined : { from, isBuiltDaily });
  };
  const go = (obstacle: Diagnostic) => {
    openDialog(undefined);
    activePane.go(obstacle.line, obstacle.column);
  };
  return (
    <ReleaseDialog
      draft={draft}
      from={from}
      isBuiltDaily={isBuiltDaily}
      obstacles={obstacles}
      nameOf={(obstacle) => fieldName(obstacle, editing.text, contentType.schema)}
      onGo={go}
      onConfirm={release}
      onClose={() => openDialog(undefined)}
    >
      {!draft && <TextsLinkingTo path={path} onGo={() => openDialog(undefined)} />}
    </ReleaseDialog>
  );
}

interface ReleaseDialogProps {
  /** It is a draft now. */
  draft: boolean;
  /** The day it will wait for, where that has not begun. */
  from?: string | undefined;
  /** The host builds the site anew on that day by itself. */
  isBuiltDaily: boolean;
  /** Errors that would stop a build after the release. */
  obstacles: Obstacles;
  /** The field that one of them is about; empty for none. */
  nameOf(obstacle: Diagnostic): string;
  onGo(obstacle: Diagnostic): void;
  onConfirm(): void;
  onClose(): void;
  /** More to know before the change. */
  children: ReactNode;
}

/** Says what releasing a draft, or making it one again, will do and when, before it is done. What would stop the site from being built is not released. */
function ReleaseDialog(props: ReleaseDialogProps) {
  const { draft, from, isBuiltDaily, obstacles, onConfirm, onClose, children } = props;
  const labels = words.releasing;
  const { found, problem } = obstacles;
  const isFree = found?.length === 0;
  const done = draft ? (from === undefined ? labels.now : labels.on(from, isBuiltDaily)) : labels.withdrawn;
  const outcome = isFree ? done : found ? labels.stopped(found.length) : labels.looking;
  return (
    <Dialog heading={draft ? labels.releaseHeading : labels.draftHeading} onClose={onClose}>
      <p role="status">{problem || outcome}</p>
      {children}
      {found && !isFree && <ObstacleList {...props} found={found} />}
      <Actions>
        {isFree && (
          <button type="button" className="primary" onClick={onConfirm}>
            {draft ? labels.release : labels.withdraw}
          </button>
        )}
        <button type="button" onClick={onClose}>
          {isFree ? words.cancel : words.close}
        </button>
      </Actions>
    </Dialog>
  );
}

interface ObstacleListProps extends Pick<ReleaseDialogProps, 'nameOf' | 'onGo'> {
  found: readonly Diagnostic[];
}

function ObstacleList({ found, nameOf, onGo }: ObstacleListProps) {
  return (
    <ul className={css.places}>
      {found.map((obstacle) => (
        <li key={[obstacle.line, obstacle.column, obstacle.rule].join(' ')}>
          <button type="button" onClick={() => onGo(obstacle)}>
            {nameOf(obstacle) || words.diagnostics.place(obstacle.line)}
          </button>
          <p>{obstacle.message}</p>
        </li>
      ))}
    </ul>
  );
}

interface Obstacles {
  /** Undefined until they have been looked for. */
  found?: readonly Diagnostic[];
  /** Why they could not be. */
  problem: string;
}

/** Asks for the errors of a build for visitors with this text; asks nothing without a text. */
function useObstacles(path: string, text: string | undefined): Obstacles {
  const [obstacles, setObstacles] = useState<Obstacles>({ problem: '' });
  useEffect(() => {
    if (text === undefined) return setObstacles({ found: [], problem: '' });
    let ended = false;
    const tell = (known: Obstacles) => {
      if (!ended) setObstacles(known);
    };
    apiClient.obstacles({ path, text }).then(
      (found) => tell({ found, problem: '' }),
      (error) => tell({ problem: reasonOf(error) }),
    );
    return () => {
      ended = true;
    };
  }, [path, text]);
  return obstacles;
}
