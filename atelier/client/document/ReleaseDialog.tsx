import { type ReactNode, useEffect, useState } from 'react';
import type { Diagnostic } from '../../../build/diagnostics/diagnostic.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { apiClient, reasonOf } from '../api-client.ts';
import { Actions, Dialog } from '../ui/Dialog.tsx';

interface ReleaseDialogProps {
  /** It is a draft now. */
  draft: boolean;
  /** The day it will wait for, where that has not begun. */
  from?: string | undefined;
  /** The host builds the site anew on that day by itself. */
  isBuiltDaily: boolean;
  /** What would stop the site from being built once it is released. */
  obstacles: Obstacles;
  /** The field that one of them is about; empty for none. */
  nameOf(obstacle: Diagnostic): string;
  onGo(obstacle: Diagnostic): void;
  onConfirm(): void;
  onClose(): void;
  /** What else is to be known before it is done. */
  children: ReactNode;
}

/** Says what releasing a draft, or making it one again, will do and when, before it is done. What would stop the site from being built is not released. */
export function ReleaseDialog(props: ReleaseDialogProps) {
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
    <ul>
      {found.map((obstacle) => (
        <li key={[obstacle.line, obstacle.column, obstacle.rule].join(' ')}>
          <button type="button" className="quiet" onClick={() => onGo(obstacle)}>
            {nameOf(obstacle) || words.diagnostics.place(obstacle.line)}
          </button>{' '}
          {obstacle.message}
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

/** What would stop a build for visitors if a file held this text; nothing is looked for without one. */
export function useObstacles(path: string, text: string | undefined): Obstacles {
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
