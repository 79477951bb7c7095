import { type FormEvent, useState } from 'react';
import { workshopApp as words } from '../../../messages/workshop-app.fr.ts';
import type { Renamed } from '../../api.ts';
import { reasonOf } from '../reasons.ts';
import { Actions, FormActions } from '../ui/Actions.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { SlugField } from '../ui/SlugField.tsx';
import { slugProblem } from '../ui/slug-problem.ts';

interface RenameDialogProps {
  folder: string;
  slug: string;
  taken: readonly string[];
  unsaved: boolean;
  /** Rejects with why it cannot be. */
  onRename(slug: string): Promise<Renamed>;
  /** The file has another path now. */
  onRenamed(path: string): void;
  onClose(): void;
}

/** Asks for a file's new name; its page's old address goes on leading there. Other files that had to be changed are named. */
export function RenameDialog({ onRename, onRenamed, ...props }: RenameDialogProps) {
  const [renamed, setRenamed] = useState<Renamed>();
  const rename = async (name: string) => {
    const file = await onRename(name);
    if (file.changed.length === 0) onRenamed(file.path);
    else setRenamed(file);
  };
  if (!renamed) return <Asking {...props} onRename={rename} />;
  const leave = () => onRenamed(renamed.path);
  return (
    <Dialog heading={words.renaming.heading} onClose={leave}>
      <p>{words.renaming.changed}</p>
      <ul>
        {renamed.changed.map((path) => (
          <li key={path}>{path}</li>
        ))}
      </ul>
      <Actions>
        <button type="button" className="primary" onClick={leave}>
          {words.renaming.goOn}
        </button>
      </Actions>
    </Dialog>
  );
}

interface AskingProps extends Omit<RenameDialogProps, 'onRename' | 'onRenamed'> {
  onRename(slug: string): Promise<void>;
}

function Asking({ folder, slug, taken, unsaved, onRename, onClose }: AskingProps) {
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
        <SlugField label={words.renaming.name} folder={folder} slug={name} onChange={setName} />
        <p>
          {words.renaming.keepsAddress} {unsaved && words.renaming.unsaved}
        </p>
        <p role="alert">{problem}</p>
        <FormActions confirm={words.renaming.confirm} onClose={onClose} />
      </form>
    </Dialog>
  );
}
