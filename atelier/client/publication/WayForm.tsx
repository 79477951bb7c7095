import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { PublicationWay } from '../../../build/contract/publication-way.ts';
import type { FolderList, PublicationState } from '../../server/publication/publication-api.ts';
import { publication as words } from '../../words/publication.fr.ts';
import { reasonOf } from '../api-client.ts';
import { Dialog, FormActions } from '../ui/Dialog.tsx';
import { Details, LabelledInput } from './LabelledInput.tsx';
import * as css from './PublicationPage.module.css';
import { publicationClient } from './use-publication.ts';

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
  if (by === 'folder')
    return <FolderField value={fields.folder} onValue={(folder) => onFields({ ...fields, folder })} />;
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

/** A folder of this computer, typed or chosen in a list. */
function FolderField({ value, onValue }: { value: string; onValue(folder: string): void }) {
  const { fields, folders } = labels;
  const [isBrowsing, setBrowsing] = useState(false);
  const close = () => setBrowsing(false);
  const choose = (folder: string) => {
    onValue(folder);
    close();
  };
  return (
    <>
      <LabelledInput label={fields.folder} hint={fields.localFolderHint} value={value} required onValue={onValue} />
      <div>
        <button type="button" onClick={() => setBrowsing(true)}>
          {folders.open}
        </button>
      </div>
      {isBrowsing && createPortal(<FolderDialog at={value} onChoose={choose} onClose={close} />, document.body)}
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

const folderWords = words.way.folders;

interface FolderDialogProps {
  /** The folder to open first, or empty. */
  at: string;
  /** Handed an absolute path, which may be that of a folder that is still to be made. */
  onChoose(folder: string): void;
  onClose(): void;
}

/** Leads through the folders of this computer to the one that the site is to be written into. */
function FolderDialog({ at, onChoose, onClose }: FolderDialogProps) {
  const { list, problem, open } = useFolders(at);
  const [fresh, setFresh] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React takes what happens in a dialog to the form that opened it.
    event.stopPropagation();
    if (list) onChoose(fresh.trim() === '' ? list.at : placeIn(list, fresh.trim()));
  };
  return (
    <Dialog heading={folderWords.heading} onClose={onClose}>
      <form className={css.form} onSubmit={submit}>
        <div role="status">{problem || (list ? '' : folderWords.looking)}</div>
        {list && <OpenFolder key={list.at} list={list} onOpen={open} />}
        <LabelledInput label={folderWords.fresh} hint={folderWords.freshHint} value={fresh} onValue={setFresh} />
        <FormActions confirm={folderWords.choose} onClose={onClose} />
      </form>
    </Dialog>
  );
}

/** The contents of a folder. Its path takes the focus, so that screen readers say it. */
function OpenFolder({ list, onOpen }: { list: FolderList; onOpen(path: string): void }) {
  const path = useRef<HTMLParagraphElement>(null);
  useEffect(() => path.current?.focus(), []);
  const button = (to: string, name: ReactNode) => (
    <button type="button" className="quiet" onClick={() => onOpen(to)}>
      {name}
    </button>
  );
  return (
    <>
      <nav className={css.places} aria-label={folderWords.places}>
        {list.places.map((place) => (
          <span key={place}>{button(place, place === list.home ? folderWords.home : place)}</span>
        ))}
      </nav>
      <p ref={path} tabIndex={-1} className={css.path}>
        <strong>{list.at}</strong> <span className={css.quiet}>{folderWords.within(list.names.length, list.more)}</span>
      </p>
      <ul className={css.folders}>
        {list.parent !== undefined && <li>{button(list.parent, folderWords.parent)}</li>}
        {list.names.map((name) => (
          <li key={name}>{button(placeIn(list, name), name)}</li>
        ))}
      </ul>
    </>
  );
}

/** The path of what has a name in a folder; that of a disk ends with what parts names. */
function placeIn({ at, separator }: FolderList, name: string): string {
  return at.endsWith(separator) ? at + name : at + separator + name;
}

/** The folder that was opened last, as the server lists it; one that cannot be opened is said, and the one before stays. */
function useFolders(first: string) {
  const [list, setList] = useState<FolderList>();
  const [problem, setProblem] = useState('');
  const asked = useRef(0);
  const open = async (at: string) => {
    const turn = ++asked.current;
    try {
      const found = await publicationClient.folders(at);
      if (turn !== asked.current) return;
      setList(found);
      setProblem('');
    } catch (error) {
      if (turn === asked.current) setProblem(reasonOf(error));
    }
  };
  const begin = useEffectEvent(() => void open(first));
  useEffect(() => begin(), []);
  return { list, problem, open: (at: string) => void open(at) };
}
