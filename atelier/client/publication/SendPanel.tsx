import { useState } from 'react';
import type { PublicationWay } from '../../../build/contract/publication-way.ts';
import type { Conflict, PublicationState, PublishRequest } from '../../server/publication/publication-api.ts';
import { publication as words } from '../../words/publication.fr.ts';
import { type Decision, nextStep } from './decisions.ts';
import { OutcomePart } from './OutcomePart.tsx';
import * as css from './PublicationPage.module.css';
import { SendForm } from './SendForm.tsx';

interface SendPanelProps {
  state: PublicationState;
  way: PublicationWay;
  /** How many changes are chosen; undefined where there is no choice. */
  count: number | undefined;
  titleOf(path: string): string;
  /** `leaving`: files that are not to be published now, besides those that are not chosen. */
  onPublish(request: PublishRequest, leaving: readonly string[]): void;
  /** A file is not to be published now. */
  onLeave(path: string): void;
  /** Another way is wanted. */
  onChange(): void;
}

/** Where publishing sends the site, its button, how far it is, and how it ended. */
export function SendPanel({ state, way, count, titleOf, onPublish, onLeave, onChange }: SendPanelProps) {
  const { running, checked, outcome } = state;
  const [decisions, setDecisions] = useState<readonly Decision[]>([]);
  /** What was typed for the publication that a conflict has stopped. */
  const [asked, setAsked] = useState<PublishRequest>({});
  const publish = (request: PublishRequest, known = decisions) => {
    const { settled, left } = nextStep([], known);
    // What is left now may be published later, and is then asked about anew.
    setDecisions(known.filter(({ choice }) => choice === 'publish'));
    onPublish({ ...request, ...(settled.length > 0 && { settled }) }, left);
  };
  const decide = (conflicts: readonly Conflict[], decision: Decision) => {
    const known = [...decisions, decision];
    setDecisions(known);
    if (decision.choice === 'leave') onLeave(decision.path);
    if (nextStep(conflicts, known).publishes) publish(asked, known);
  };
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
        onPublish={(request) => {
          setAsked(request);
          publish(request);
        }}
      />
      {outcome && (!running || running.step === 'checking') && (
        <OutcomePart
          outcome={outcome}
          way={way}
          titleOf={titleOf}
          decisions={decisions}
          onDecide={decide}
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
