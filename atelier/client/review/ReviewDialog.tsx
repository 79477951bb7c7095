import { workshopReview as words } from '../../words/review.fr.ts';
import type { OpenDocument } from '../document/use-document.ts';
import { Actions } from '../ui/Actions.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { HandOver } from './HandOver.tsx';
import * as css from './ReviewDialog.module.css';
import { TakeBack } from './TakeBack.tsx';

/** A text goes out to be read, and what its readers say comes back. */
export function ReviewDialog({ doc: { path, editing, remarks, openDialog } }: { doc: OpenDocument }) {
  const close = () => openDialog(undefined);
  return (
    <Dialog heading={words.heading} onClose={close}>
      <HandOver path={path} text={editing.text} />
      <TakeBack path={path} onAdded={remarks.reload} />
      <p className={css.kept}>{words.kept}</p>
      <Actions>
        <button type="button" onClick={close}>
          {words.close}
        </button>
      </Actions>
    </Dialog>
  );
}
