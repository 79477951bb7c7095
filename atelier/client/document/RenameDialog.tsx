import { type FormEvent, useState } from 'react';
import { fileName } from '../../file-link.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { reasonOf } from '../api-client.ts';
import { Actions, Dialog, FormActions } from '../ui/Dialog.tsx';
import { SlugField, slugProblem } from '../ui/SlugField.tsx';

interface RenameDialogProps {
  slug: string;
  taken: readonly string[];
  unsaved: boolean;
  /** Rejects with why it cannot be. */
  onRename(slug: string): Promise<void>;
  onClose(): void;
}

/** Asks for a file's new name; its page's old address goes on leading there. */
export function RenameDialog({ slug, taken, unsaved, onRename, onClose }: RenameDialogProps) {
  const [name, setName] = useState(slug);
  const [problem, setProblem] = useState('');
  const rename = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = name === slug ? words.renaming.same : slugProblem(name, taken);
    setProblem(wrong);
    if (wrong === '') await onRename(name).catch((error) => setProblem(reasonOf(error)));
  };
  return (
    <Dialog heading={words.renaming.heading} onClose={onClose}>
      <form onSubmit={rename} noValidate>
        <SlugField label={words.renaming.name} slug={name} onChange={setName} />
        <p>
          {words.renaming.keepsAddress} {unsaved && words.renaming.unsaved}
        </p>
        <p role="alert">{problem}</p>
        <FormActions confirm={words.renaming.confirm} onClose={onClose} />
      </form>
    </Dialog>
  );
}

interface RenamedDialogProps {
  /** Paths of the other files that were changed. */
  changed: readonly string[];
  onClose(): void;
}

/** Names the files that a rename has changed. It stands over the page of the new name, whatever becomes of that of the former one. */
export function RenamedDialog({ changed, onClose }: RenamedDialogProps) {
  return (
    <Dialog heading={words.renaming.heading} onClose={onClose}>
      <p>{words.renaming.changed}</p>
      <ul>
        {changed.map((path) => (
          <li key={path}>{fileName(path)}</li>
        ))}
      </ul>
      <Actions>
        <button type="button" className="primary" onClick={onClose}>
          {words.renaming.goOn}
        </button>
      </Actions>
    </Dialog>
  );
}
