import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { workshopText as words } from '../../../../messages/workshop-text.fr.ts';
import * as css from './dialogs.module.css';

interface DialogProps {
  title: string;
  /** What the button that ends it is called; without one, what is in the dialog ends it. */
  done?: string;
  children: ReactNode;
  onDone?(): void;
  /** It has been closed, by whatever means. */
  onClose(): void;
}

/** A modal dialog of the browser's own: Escape closes it, and the keyboard goes back to where it was. */
export function Dialog({ title, done, children, onDone, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onDone?.();
  };
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={name} onClose={onClose}>
      <form className={css.form} onSubmit={submit}>
        <h2 id={name}>{title}</h2>
        {children}
        <div className={css.buttons}>
          <button type="button" onClick={() => dialog.current?.close()}>
            {words.dialogs.cancel}
          </button>
          {done !== undefined && (
            <button type="submit" className="primary">
              {done}
            </button>
          )}
        </div>
      </form>
    </dialog>
  );
}
