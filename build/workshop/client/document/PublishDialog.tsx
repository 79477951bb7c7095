import { workshopApp as words } from '../../../messages/workshop-app.fr.ts';
import { Actions } from '../ui/Actions.tsx';
import { Dialog } from '../ui/Dialog.tsx';

interface PublishDialogProps {
  /** It is a draft now. */
  draft: boolean;
  /** The day it will wait for, where that has not begun. */
  from?: string | undefined;
  errors: number;
  onConfirm(): void;
  onClose(): void;
}

/** Says what publishing a page, or taking it back, will do and when, before it is done. */
export function PublishDialog({ draft, from, errors, onConfirm, onClose }: PublishDialogProps) {
  const labels = words.publishing;
  return (
    <Dialog heading={draft ? labels.publishHeading : labels.draftHeading} onClose={onClose}>
      <p>{draft ? (from === undefined ? labels.now : labels.on(from)) : labels.withdrawn}</p>
      {draft && errors > 0 && <p>{labels.hasErrors(errors)}</p>}
      <Actions>
        <button type="button" className="primary" onClick={onConfirm}>
          {draft ? labels.publish : labels.withdraw}
        </button>
        <button type="button" onClick={onClose}>
          {words.cancel}
        </button>
      </Actions>
    </Dialog>
  );
}
