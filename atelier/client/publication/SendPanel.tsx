import { type FormEvent, useState } from 'react';
import type { PublicationWay } from '../../../build/contract/publication-way.ts';
import { linkTo } from '../../file-link.ts';
import type { Conflict, Progress, PublicationState, PublishRequest } from '../../server/publication/publication-api.ts';
import { publication as words } from '../../words/publication.fr.ts';
import { LabelledInput } from './LabelledInput.tsx';
import { OutcomePart } from './OutcomePart.tsx';
import * as css from './PublicationPage.module.css';
import { type Decision, nextStep } from './use-publication.ts';

interface SendPanelProps {
  state: PublicationState;
  way: PublicationWay;
  /** Path of the settings, which say the way. */
  settings: string | undefined;
  /** Number of chosen changes; undefined if there is no choice. */
  count: number | undefined;
  /** A day has come that texts waited for: the site is published even where no file has changed. */
  isDue: boolean;
  /** Titles of what was sent last from this page. */
  news: readonly string[];
  titleOf(path: string): string;
  /** `leaving`: files that are not to be published now, besides those that are not chosen. */
  onPublish(request: PublishRequest, leaving: readonly string[]): void;
  /** A file is not to be published now. */
  onLeave(path: string): void;
}

/** Target, button, progress and result of publishing. */
export function SendPanel({ state, way, settings, count, isDue, news, titleOf, onPublish, onLeave }: SendPanelProps) {
  const { running, checked, outcome } = state;
  const [decisions, setDecisions] = useState<readonly Decision[]>([]);
  /** Values typed for the publication that a conflict has stopped. */
  const [asked, setAsked] = useState<PublishRequest>({});
  const publish = (request: PublishRequest, known = decisions) => {
    const { settled, left } = nextStep([], known);
    // Changes left for later are conflicts again the next time.
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
      <SendHead way={way} settings={settings} />
      <SendForm
        state={state}
        way={way}
        button={count === undefined || count === 0 ? words.send.button : words.send.chosen(count)}
        isIdle={isStopped || (count === 0 && !isDue)}
        onPublish={(request) => {
          setAsked(request);
          publish(request);
        }}
      />
      {outcome && (!running || running.step === 'checking') && (
        <OutcomePart {...{ outcome, way, news, titleOf, decisions }} onDecide={decide} onPublish={publish} />
      )}
    </section>
  );
}

function SendHead({ way, settings }: Pick<SendPanelProps, 'way' | 'settings'>) {
  return (
    <div className={css.head}>
      <h2 id="envoi">{words.send.heading}</h2>
      <span className={css.quiet}>{summaryOf(way)}</span>
      {settings !== undefined && <a href={linkTo({ path: settings })}>{words.way.change}</a>}
    </div>
  );
}

function summaryOf(way: PublicationWay): string {
  const { short } = words.way;
  if (way.by === 'git') return short.git;
  return way.by === 'sftp' ? short.sftp(way.user, way.host, way.folder) : short.folder(way.folder);
}

const labels = words.send;

interface SendFormProps {
  state: PublicationState;
  way: PublicationWay;
  button: string;
  /** There is nothing that may be published. */
  isIdle: boolean;
  onPublish(request: PublishRequest): void;
}

/** The fields that publishing still needs, and its button. */
function SendForm({ state, way, button, isIdle, onPublish }: SendFormProps) {
  const { running, outcome } = state;
  const [typed, setTyped] = useState({ message: '', name: '', email: '', password: '' });
  const isPublishing = running !== undefined && running.step !== 'checking';
  const wantsWriter = way.by === 'git' && !state.writer;
  const wantsPassword = outcome?.kind === 'password';
  const field = (name: keyof typeof typed, label: string) => ({
    label,
    value: typed[name],
    onValue: (value: string) => setTyped({ ...typed, [name]: value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onPublish({
      ...(typed.message.trim() !== '' && { message: typed.message }),
      ...(wantsWriter && { writer: { name: typed.name, email: typed.email } }),
      ...(wantsPassword && { password: typed.password, ...(outcome.revert && { revert: true }) }),
    });
  };
  return (
    <form className={css.form} onSubmit={submit}>
      {wantsWriter && (
        <div className={css.fields}>
          <LabelledInput {...field('name', labels.writer)} required />
          <LabelledInput {...field('email', labels.email)} type="email" hint={labels.writerHint} required />
        </div>
      )}
      {way.by === 'git' && <LabelledInput {...field('message', labels.message)} />}
      {wantsPassword && (
        <LabelledInput {...field('password', labels.password)} type="password" hint={labels.passwordHint} required />
      )}
      <div className={css.send}>
        <button type="submit" className="primary" disabled={isPublishing || isIdle}>
          {wantsPassword && outcome.revert ? words.revert.confirm : button}
        </button>
        {isPublishing && <StepProgress running={running} hint={labels.running} />}
      </div>
    </form>
  );
}

/** The step that runs, and the share of it that is done where that is known. */
export function StepProgress({
  running: { step, build, done, total = 0 },
  hint,
}: {
  running: Progress;
  hint?: string;
}) {
  const share = build?.share ?? (done !== undefined && total > 0 ? done / total : undefined);
  return (
    <div className={css.progress}>
      <p role="status">{words.steps[step]}</p>
      <progress {...(share !== undefined && { value: share })} aria-label={words.steps[step]} />
      {share !== undefined && (
        <span>{[words.percent(share), build?.stage ?? words.progress(done ?? 0, total)].join(', ')}</span>
      )}
      {hint !== undefined && <p className={css.quiet}>{hint}</p>}
    </div>
  );
}
