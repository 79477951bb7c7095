import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { PublicationWay } from '../../../build/contract/publication-way.ts';
import type { PublicationState } from '../../server/publication/publication-api.ts';
import { publication as words } from '../../words/publication.fr.ts';
import * as css from './PublicationPage.module.css';

const labels = words.way;
const WAYS = ['git', 'sftp', 'folder'] as const;

interface WayFormProps {
  state: PublicationState;
  onSave(way: PublicationWay): void;
}

/** Asks how the site gets online, which its settings then say. */
export function WayForm({ state: { way, repository }, onSave }: WayFormProps) {
  const [by, setBy] = useState<PublicationWay['by']>(way?.by ?? (repository ? 'git' : 'sftp'));
  const [fields, setFields] = useState<Fields>(() => ({ ...NOTHING, ...repository, ...textsOf(way) }));
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(wayOf(by, fields));
  };
  return (
    <section className={css.part} aria-labelledby="moyen">
      <h2 id="moyen">{labels.heading}</h2>
      <p className={css.quiet}>{labels.explanation}</p>
      <form className={css.form} onSubmit={save}>
        <div role="radiogroup" aria-labelledby="moyen" className={css.ways}>
          {WAYS.map((name) => (
            <label key={name}>
              <input type="radio" name="moyen" checked={by === name} onChange={() => setBy(name)} />{' '}
              {labels.names[name]}
            </label>
          ))}
        </div>
        {by === 'git' && <p>{repository ? labels.knownRepository : labels.noRepository}</p>}
        {by === 'git' && repository ? (
          <OtherRepository>
            <WayFields by={by} fields={fields} onFields={setFields} />
          </OtherRepository>
        ) : (
          <WayFields by={by} fields={fields} onFields={setFields} />
        )}
        <div>
          <button type="submit" className="primary">
            {labels.save}
          </button>
        </div>
      </form>
    </section>
  );
}

/** Fields that are filled in already, folded away; one that is wrong is shown, to be told there. */
function OtherRepository({ children }: { children: ReactNode }) {
  return (
    <details
      onInvalidCapture={({ currentTarget }) => {
        currentTarget.open = true;
      }}
    >
      <summary>{labels.otherRepository}</summary>
      {children}
    </details>
  );
}

interface WayFieldsProps {
  by: PublicationWay['by'];
  fields: Fields;
  onFields(fields: Fields): void;
}

function WayFields({ by, fields, onFields }: WayFieldsProps) {
  const { fields: names } = labels;
  const input = (field: keyof Fields, label: string, hint?: string) => (
    <LabelledInput
      key={field}
      type={field === 'port' ? 'number' : 'text'}
      label={label}
      hint={hint}
      value={fields[field]}
      required
      onValue={(value) => onFields({ ...fields, [field]: value })}
    />
  );
  if (by === 'git')
    return (
      <div className={css.fields}>
        {[input('remote', names.remote, names.remoteHint), input('branch', names.branch)]}
      </div>
    );
  if (by === 'folder') return <div className={css.fields}>{input('folder', names.folder, names.localFolderHint)}</div>;
  return (
    <div className={css.fields}>
      {[
        input('host', names.host, names.hostHint),
        input('port', names.port),
        input('user', names.user),
        input('folder', names.folder, names.remoteFolderHint),
      ]}
    </div>
  );
}

interface Fields {
  remote: string;
  branch: string;
  host: string;
  port: string;
  user: string;
  folder: string;
}

const NOTHING: Fields = { remote: 'origin', branch: 'main', host: '', port: '22', user: '', folder: '' };

function textsOf(way: PublicationWay | undefined): Partial<Fields> {
  if (!way) return {};
  return way.by === 'sftp' ? { ...way, port: String(way.port) } : way;
}

function wayOf(by: PublicationWay['by'], { remote, branch, host, port, user, folder }: Fields): PublicationWay {
  if (by === 'git') return { by, remote: remote.trim(), branch: branch.trim() };
  if (by === 'folder') return { by, folder: folder.trim() };
  return { by, host: host.trim(), port: Number(port), user: user.trim(), folder: folder.trim() };
}

interface LabelledInputProps {
  label: string;
  hint?: string | undefined;
  value: string;
  type?: 'text' | 'email' | 'number' | 'password';
  required?: boolean;
  onValue(value: string): void;
}

/** A field of a form, with its name above and what helps to fill it in below. */
export function LabelledInput({ label, hint, value, type = 'text', required = false, onValue }: LabelledInputProps) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        value={value}
        required={required}
        autoComplete={type === 'password' ? 'current-password' : 'off'}
        spellCheck={false}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onValue(event.target.value)}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className={css.quiet}>
          {hint}
        </p>
      )}
    </div>
  );
}
