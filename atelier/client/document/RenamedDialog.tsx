import { workshopApp as words } from '../../words/app.fr.ts';
import { Actions } from '../ui/Actions.tsx';
import { Dialog } from '../ui/Dialog.tsx';

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
          <li key={path}>{path}</li>
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
