import { useState } from 'react';
import type { PublicationWay } from '../../../contract/publication-way.ts';
import { publication as words } from '../../../diagnostics/messages/workshop-publication.fr.ts';
import type { Conflict, PublicationState, PublishRequest } from '../../publication/publication-api.ts';
import { OutcomePart } from './OutcomePart.tsx';
import * as css from './PublicationPage.module.css';
import { SendForm } from './SendForm.tsx';

interface SendPanelProps {
  state: PublicationState;
  way: PublicationWay;
  /** How many changes are chosen; undefined where there is no choice. */
  count: number | undefined;
  titleOf(path: string): string;
  onPublish(request: PublishRequest): void;
  /** A file is not to be published now. */
  onLeave(path: string): void;
  /** Another way is wanted. */
  onChange(): void;
}

/** Where publishing sends the site, its button, how far it is, and how it ended. */
export function SendPanel({ state, way, count, titleOf, onPublish, onLeave, onChange }: SendPanelProps) {
  const { running, checked, outcome } = state;
  const [settled, setSettled] = useState<readonly Pick<Conflict, 'path' | 'version'>[]>([]);
  const publish = (request: PublishRequest) => onPublish({ ...request, ...(settled.length > 0 && { settled }) });
  const isStopped = way.by !== 'git' && checked?.ok === false;
  return (
    <section className={css.part} aria-labelledby="envoi">
      <div className={css.head}>
        <h2 id="envoi">{words.send.heading}</h2>
        <span className={css.quiet}>{summaryOf(way, state.repository)}</span>
        <button type="button" className="quiet" disabled={running !== undefined} onClick={onChange}>
          {words.way.change}
        </button>
      </div>
      <SendForm
        state={state}
        way={way}
        button={count === undefined || count === 0 ? words.send.button : words.send.chosen(count)}
        isIdle={isStopped || count === 0}
        onPublish={publish}
      />
      {outcome && (!running || running.step === 'checking') && (
        <OutcomePart
          outcome={outcome}
          way={way}
          titleOf={titleOf}
          settled={settled}
          onSettle={({ path, version }) => setSettled([...settled, { path, version }])}
          onLeave={onLeave}
          onPublish={publish}
        />
      )}
    </section>
  );
}

function summaryOf(way: PublicationWay, repository: PublicationState['repository']): string {
  const { short } = words.way;
  if (way.by === 'git') {
    const isKnown = way.remote === repository?.remote && way.branch === repository.branch;
    return isKnown ? short.knownGit : short.git(way.remote, way.branch);
  }
  return way.by === 'sftp' ? short.sftp(way.user, way.host, way.folder) : short.folder(way.folder);
}
