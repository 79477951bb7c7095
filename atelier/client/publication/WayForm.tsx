import { type FormEvent, type ReactNode, useState } from 'react';
import type { PublicationWay } from '../../../build/contract/publication-way.ts';
import type { PublicationState } from '../../server/publication/publication-api.ts';
import { publication as words } from '../../words/publication.fr.ts';
import { Details, LabelledInput } from './LabelledInput.tsx';
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
        <WayChoice by={by} onBy={setBy} />
        {by === 'git' && <p>{repository ? labels.knownRepository : labels.noRepository}</p>}
        <WayFields by={by} fields={fields} onFields={setFields} />
        <div>
          <button type="submit" className="primary">
            {labels.save}
          </button>
        </div>
      </form>
    </section>
  );
}

function WayChoice({ by, onBy }: { by: PublicationWay['by']; onBy(by: PublicationWay['by']): void }) {
  return (
    <div role="radiogroup" aria-labelledby="moyen" className={css.ways}>
      {WAYS.map((name) => (
        <label key={name}>
          <input type="radio" name="moyen" checked={by === name} onChange={() => onBy(name)} /> {labels.names[name]}
        </label>
      ))}
    </div>
  );
}

interface WayFieldsProps {
  by: PublicationWay['by'];
  fields: Fields;
  onFields(fields: Fields): void;
}

/** The fields of a way: those without a default in sight, the others under details. */
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
  const group = (...inputs: ReactNode[]) => <div className={css.fields}>{inputs}</div>;
  if (by === 'folder') return input('folder', names.folder, names.localFolderHint);
  if (by === 'git')
    return (
      <Details>
        {group(input('remote', names.remote, names.remoteHint), input('branch', names.branch, names.branchHint))}
      </Details>
    );
  return (
    <>
      {group(
        input('host', names.host, names.hostHint),
        input('user', names.user),
        input('folder', names.folder, names.remoteFolderHint),
      )}
      <Details>{group(input('port', names.port, names.portHint))}</Details>
    </>
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
