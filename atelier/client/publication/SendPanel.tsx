import { type FormEvent, useState } from 'react';
import type { PublicationWay } from '../../../build/contract/publication-way.ts';
import { linkTo } from '../../file-link.ts';
import type {
  Change,
  Conflict,
  Progress,
  PublicationState,
  PublishRequest,
} from '../../server/publication/publication-api.ts';
import { publication as words } from '../../words/publication.fr.ts';
import { LabelledInput } from '../ui/LabelledField.tsx';
import { OutcomePart } from './OutcomePart.tsx';
import * as css from './PublicationPage.module.css';
import { openConflicts, type Settled } from './use-publication.ts';

interface SendPanelProps {
  state: PublicationState;
  way: PublicationWay;
  /** The path of the settings, which define the way of publishing. */
  settings: string | undefined;
  /** The number of chosen changes; undefined if there is no choice. */
  count: number | undefined;
  /** True if the day of scheduled texts has come: the site can then be published without changed files. */
  isDue: boolean;
  /** The changes that this page sent last. */
  sent: readonly Change[];
  onPublish(request: PublishRequest): void;
}

/** The panel with the target, button, progress and result of publishing. */
export function SendPanel({ state, way, settings, count, isDue, sent, onPublish }: SendPanelProps) {
  const { running, outcome } = state;
  const [settled, setSettled] = useState<readonly Settled[]>([]);
  /** The request of the publication that a conflict has stopped. */
  const [asked, setAsked] = useState<PublishRequest>({});
  const publish = (request: PublishRequest, known = settled) =>
    onPublish({ ...request, ...(known.length > 0 && { settled: known }) });
  const settle = (conflicts: readonly Conflict[], { path, version }: Conflict) => {
    const known = [...settled, { path, version }];
    setSettled(known);
    if (openConflicts(conflicts, known).length === 0) publish(asked, known);
  };
  return (
    <section className={css.part} aria-labelledby="envoi">
      <SendHead way={way} settings={settings} />
      <SendForm
        state={state}
        way={way}
        button={count === undefined || count === 0 ? words.send.button : words.send.chosen(count)}
        isIdle={count === 0 && !isDue}
        onPublish={(request) => {
          setAsked(request);
          publish(request);
        }}
      />
      {outcome && !running && (
        <OutcomePart {...{ outcome, way, sent, settled }} onSettle={settle} onPublish={publish} />
      )}
    </section>
  );
}

function SendHead({ way, settings }: Pick<SendPanelProps, 'way' | 'settings'>) {
  return (
    <div className={`row ${css.head}`}>
      <h2 id="envoi">{words.send.heading}</h2>
      <span className="muted">{summaryOf(way)}</span>
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
  /** True if there is nothing to publish. */
  isIdle: boolean;
  onPublish(request: PublishRequest): void;
}

const PASSWORD = { type: 'password', autoComplete: 'current-password' };

/** The fields that publishing still needs, and its button. */
function SendForm({ state, way, button, isIdle, onPublish }: SendFormProps) {
  const { running, outcome } = state;
  const [typed, setTyped] = useState({ message: '', name: '', email: '', password: '' });
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
        <LabelledInput {...field('password', labels.password)} {...PASSWORD} hint={labels.passwordHint} required />
      )}
      <div className="row">
        <button type="submit" className="primary" disabled={running !== undefined || isIdle}>
          {wantsPassword && outcome.revert ? words.revert.confirm : button}
        </button>
        {running && <StepProgress running={running} />}
      </div>
    </form>
  );
}

/** The running step, with its progress if that is known. */
function StepProgress({ running: { step, build, done, total = 0 } }: { running: Progress }) {
  const share = build?.share ?? (done !== undefined && total > 0 ? done / total : undefined);
  return (
    <div className="row grow">
      <p role="status">{words.steps[step]}</p>
      <progress {...(share !== undefined && { value: share })} aria-label={words.steps[step]} />
      {share !== undefined && (
        <span>{[words.percent(share), build?.stage ?? words.progress(done ?? 0, total)].join(', ')}</span>
      )}
      <p className="muted">{labels.running}</p>
    </div>
  );
}
