import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FolderList } from '../../server/publication/publication-api.ts';
import { publication as words } from '../../words/publication.fr.ts';
import { reasonOf } from '../api-client.ts';
import { Dialog, FormActions } from '../ui/Dialog.tsx';
import { LabelledInput } from './LabelledInput.tsx';
import * as css from './PublicationPage.module.css';
import { publicationClient } from './use-publication.ts';

const labels = words.way.folders;

interface FolderDialogProps {
  /** Where it begins: a folder of this computer, or empty. */
  at: string;
  /** Handed an absolute path, which may be that of a folder that is still to be made. */
  onChoose(folder: string): void;
  onClose(): void;
}

/** Leads through the folders of this computer to the one that the site is to be written into. */
export function FolderDialog({ at, onChoose, onClose }: FolderDialogProps) {
  const { list, problem, open } = useFolders(at);
  const [fresh, setFresh] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React takes what happens in a dialog to the form that opened it.
    event.stopPropagation();
    if (list) onChoose(fresh.trim() === '' ? list.at : placeIn(list, fresh.trim()));
  };
  return (
    <Dialog heading={labels.heading} onClose={onClose}>
      <form className={css.form} onSubmit={submit}>
        <div role="status">{problem}</div>
        {list && <OpenFolder key={list.at} list={list} onOpen={open} />}
        <LabelledInput label={labels.fresh} hint={labels.freshHint} value={fresh} onValue={setFresh} />
        <FormActions confirm={labels.choose} onClose={onClose} />
      </form>
    </Dialog>
  );
}

/** What lies in a folder, and the ways out of it. Its path takes the focus, so that whoever reads by ear hears where one is. */
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
      <nav className={css.places} aria-label={labels.places}>
        {list.places.map((place) => (
          <span key={place}>{button(place, place === list.home ? labels.home : place)}</span>
        ))}
      </nav>
      <p ref={path} tabIndex={-1} className={css.path}>
        <strong>{list.at}</strong> <span className={css.quiet}>{labels.within(list.names.length, list.more)}</span>
      </p>
      <ul className={css.folders}>
        {list.parent !== undefined && <li>{button(list.parent, labels.parent)}</li>}
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
