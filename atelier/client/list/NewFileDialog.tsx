import { type FormEvent, useId, useState } from 'react';
import type { ContentTypeInfo } from '../../../build/contract/editing/content-type-info.ts';
import { slugFrom } from '../../../build/contract/editing/slug.ts';
import { linkTo } from '../../server/file-link.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { apiClient } from '../api-client.ts';
import { reasonOf } from '../reasons.ts';
import { FormActions } from '../ui/Actions.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { SlugField } from '../ui/SlugField.tsx';
import { slugProblem } from '../ui/slug-problem.ts';

interface NewFileDialogProps {
  contentType: ContentTypeInfo;
  /** Names of files that are there. */
  taken: readonly string[];
  onClose(): void;
  onCreated(): Promise<void>;
}

/** Asks for a title, proposes the file's name, and opens the new file. */
export function NewFileDialog({ contentType, taken, onClose, onCreated }: NewFileDialogProps) {
  const id = useId();
  const [title, setTitle] = useState('');
  const [own, setOwn] = useState<string>();
  const [problem, setProblem] = useState('');
  const slug = own ?? slugFrom(title);
  const create = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = title.trim() === '' ? words.newFile.noTitle : slugProblem(slug, taken);
    setProblem(wrong);
    if (wrong !== '') return;
    try {
      const { path } = await apiClient.create({ contentType: contentType.name, title: title.trim(), slug });
      await onCreated();
      onClose();
      location.hash = linkTo({ path });
    } catch (error) {
      setProblem(reasonOf(error));
    }
  };
  return (
    <Dialog heading={words.newFile.heading(contentType.title)} onClose={onClose}>
      <form onSubmit={create} noValidate>
        <label htmlFor={id}>{words.newFile.title}</label>
        <input id={id} value={title} autoComplete="off" onChange={(event) => setTitle(event.target.value)} />
        <SlugField label={words.newFile.slug} folder={contentType.folder} slug={slug} onChange={setOwn} />
        <p role="alert">{problem}</p>
        <FormActions confirm={words.newFile.create} onClose={onClose} />
      </form>
    </Dialog>
  );
}
