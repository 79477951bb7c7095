import type { PublicationWay } from '../../../contract/publication-way.ts';
import { publication as words } from '../../../diagnostics/messages/workshop-publication.fr.ts';
import type { Conflict, Outcome, PublishRequest } from '../../publication/publication-api.ts';
import { Notice } from '../ui/Notice.tsx';
import { ConflictPart } from './ConflictPart.tsx';
import { HostKeyPart } from './HostKeyPart.tsx';
import * as css from './PublicationPage.module.css';

type Settled = Pick<Conflict, 'path' | 'version'>;

interface OutcomePartProps {
  outcome: Outcome;
  way: PublicationWay;
  titleOf(path: string): string;
  /** Conflicts that the writer has settled since. */
  settled: readonly Settled[];
  onSettle(settled: Settled): void;
  onLeave(path: string): void;
  onPublish(request: PublishRequest): void;
}

const labels = words.outcome;

/** How publishing ended, with what can be done about it. */
export function OutcomePart({ outcome, way, titleOf, settled, onSettle, onLeave, onPublish }: OutcomePartProps) {
  switch (outcome.kind) {
    case 'done':
      return <Said tone="info">{[labels.done, outcome.note].filter(Boolean).join(' ')}</Said>;
    case 'nothing':
      return <Said tone="info">{labels.nothing}</Said>;
    case 'stopped':
      return <Said tone="error">{labels.stopped}</Said>;
    case 'failed':
      return <Said tone="error">{outcome.message}</Said>;
    case 'password':
      return (
        <Said tone={outcome.wrong ? 'error' : 'info'}>{outcome.wrong ? labels.wrongPassword : labels.password}</Said>
      );
    case 'host-key':
      return (
        <HostKeyPart
          outcome={outcome}
          host={way.by === 'sftp' ? way.host : ''}
          onTrust={(trust) => onPublish({ trust })}
        />
      );
    case 'foreign':
      return <Foreign files={outcome.files} onSetAside={() => onPublish({ setAside: true })} />;
    case 'conflict':
      return (
        <Conflicts
          conflicts={outcome.conflicts}
          titleOf={titleOf}
          settled={settled}
          onSettle={onSettle}
          onLeave={onLeave}
        />
      );
  }
}

interface ConflictsProps extends Pick<OutcomePartProps, 'settled' | 'onSettle' | 'onLeave' | 'titleOf'> {
  conflicts: readonly Conflict[];
}

function Conflicts({ conflicts, titleOf, settled, onSettle, onLeave }: ConflictsProps) {
  return (
    <>
      <Said tone="warning">{labels.conflict(conflicts.length)}</Said>
      {conflicts.map((conflict) => (
        <ConflictPart
          key={conflict.path + conflict.version}
          conflict={conflict}
          title={titleOf(conflict.path)}
          isSettled={settled.some(({ path, version }) => path === conflict.path && version === conflict.version)}
          onSettle={() => onSettle(conflict)}
          onLeave={() => {
            onLeave(conflict.path);
            onSettle(conflict);
          }}
        />
      ))}
    </>
  );
}

function Said({ tone, children }: { tone: 'info' | 'warning' | 'error'; children: string }) {
  return (
    <div role="status">
      <Notice tone={tone}>
        <p>{children}</p>
      </Notice>
    </div>
  );
}

/** In a list that a writer reads. */
const MOST_FILES = 10;

function Foreign({ files, onSetAside }: { files: readonly string[]; onSetAside(): void }) {
  const others = files.length - MOST_FILES;
  return (
    <div className={css.form}>
      <Said tone="warning">{labels.foreign(files.length)}</Said>
      <ul className={css.names}>
        {files.slice(0, MOST_FILES).map((file) => (
          <li key={file}>
            <code>{file}</code>
          </li>
        ))}
        {others > 0 && <li>{labels.more(others)}</li>}
      </ul>
      <p className={css.quiet}>{labels.setAsideHint}</p>
      <div>
        <button type="button" onClick={onSetAside}>
          {labels.setAside}
        </button>
      </div>
    </div>
  );
}
