import { type ReactNode, type SubmitEvent, useEffect, useId, useRef } from 'react';
import { workshopApp as words } from '../../words/app.fr.ts';
import * as css from './Dialog.module.css';

interface DialogProps {
  heading: string;
  children: ReactNode;
  /** Called when the dialog closes, also by Escape. */
  onClose(): void;
  /** True if the dialog has room for two texts side by side. */
  wide?: boolean;
}

/** A modal dialog, which is open while it is mounted. The browser keeps the focus inside, and returns it afterwards. */
export function Dialog({ heading, children, onClose, wide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`card ${css.dialog}`}
      data-wide={wide}
      aria-labelledby={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={title}>{heading}</h2>
      {children}
    </dialog>
  );
}

interface ActionsProps {
  children?: ReactNode;
  /** Label of the button that closes. */
  close?: string;
  onClose?(): void;
}

/** The buttons at the end of a dialog; the one that closes it comes last. */
export function Actions({ children, close = words.close, onClose }: ActionsProps) {
  return (
    <div className={css.actions}>
      {children}
      {onClose && (
        <button type="button" onClick={onClose}>
          {close}
        </button>
      )}
    </div>
  );
}

interface FormDialogProps {
  title: string;
  /** Label of the button that submits; without one, a choice inside the dialog ends it. */
  done?: string;
  /** Label of the button that changes nothing. */
  cancel?: string;
  wide?: boolean;
  children: ReactNode;
  onDone?(): unknown;
  onClose(): void;
}

/** A dialog with a form or a question. */
export function FormDialog({
  title,
  done,
  cancel = words.cancel,
  wide = false,
  children,
  onDone,
  onClose,
}: FormDialogProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onDone?.();
  };
  return (
    <Dialog heading={title} onClose={onClose} wide={wide}>
      <form className="stack" onSubmit={submit}>
        {children}
        <Actions close={cancel} onClose={onClose}>
          {done !== undefined && (
            <button type="submit" className="primary">
              {done}
            </button>
          )}
        </Actions>
      </form>
    </Dialog>
  );
}
