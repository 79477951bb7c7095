import type { ReactNode, SubmitEvent } from 'react';
import { workshopApp as words } from '../../../words/app.fr.ts';
import { Actions, Dialog, FormActions } from '../../ui/Dialog.tsx';
import * as css from './dialogs.module.css';

interface FormDialogProps {
  title: string;
  /** Label of the button that submits; without one, a choice inside the dialog ends it. */
  done?: string;
  wide?: boolean;
  children: ReactNode;
  onDone?(): void;
  onClose(): void;
}

/** Asks for something that goes into the text. */
export function FormDialog({ title, done, wide = false, children, onDone, onClose }: FormDialogProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onDone?.();
  };
  return (
    <Dialog heading={title} onClose={onClose} wide={wide}>
      <form className={css.form} onSubmit={submit}>
        {children}
        {done === undefined ? (
          <Actions>
            <button type="button" onClick={onClose}>
              {words.cancel}
            </button>
          </Actions>
        ) : (
          <FormActions confirm={done} onClose={onClose} />
        )}
      </form>
    </Dialog>
  );
}
