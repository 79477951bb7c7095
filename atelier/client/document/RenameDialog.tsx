import { useState } from 'react';
import { linkTo } from '../../file-link.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { Actions, Dialog, FormDialog } from '../ui/Dialog.tsx';
import { SlugField, slugProblem } from '../ui/SlugField.tsx';
import { useAction } from '../ui/use-request.ts';
import { useTitles } from '../use-content.ts';
import { isUnsaved } from './editing.ts';
import type { OpenDocument } from './use-document.ts';

/** Asks for a file's new name. The old address of its page keeps leading to it. */
export function RenameDialog({ doc }: { doc: OpenDocument }) {
  const { content, editing, actions, openDialog, onFiles, onRenamed } = doc;
  const { slug = '', contentType } = doc.file ?? {};
  const [name, setName] = useState(slug);
  const { problem, run } = useAction();
  const taken = content.list.files.filter((file) => file.contentType === contentType).map((file) => file.slug);
  const rename = async () => {
    const wrong = name === slug ? words.renaming.same : slugProblem(name, taken);
    if (wrong !== '') throw new Error(wrong);
    const { path, changed } = await actions.rename(name);
    await onFiles();
    // The browser's back button must not lead to the former name.
    location.replace(linkTo({ path }));
    onRenamed(changed);
  };
  return (
    <FormDialog
      title={words.renaming.heading}
      done={words.renaming.confirm}
      onDone={() => run(rename)}
      onClose={() => openDialog(undefined)}
    >
      <SlugField label={words.renaming.name} slug={name} onChange={setName} />
      <p>
        {words.renaming.keepsAddress} {isUnsaved(editing) && words.renaming.unsaved}
      </p>
      <p role="alert">{problem}</p>
    </FormDialog>
  );
}

interface RenamedDialogProps {
  /** Paths of the other files that were changed. */
  changed: readonly string[];
  onClose(): void;
}

/** Lists the files that a rename has changed. The app shows it over the page of the new name, as the page of the former name is gone. */
export function RenamedDialog({ changed, onClose }: RenamedDialogProps) {
  const titleOf = useTitles();
  return (
    <Dialog heading={words.renaming.heading} onClose={onClose}>
      <p>{words.renaming.changed}</p>
      <ul>
        {changed.map((path) => (
          <li key={path}>{titleOf(path)}</li>
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
