import { EditorState, type Extension, type Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type RefObject, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { workshopText as words } from '../../words/text.fr.ts';
import type { TextProps } from '../document/pane-props.ts';
import { LinkDialog } from './dialogs/LinkDialog.tsx';
import { PictureDialog } from './dialogs/PictureDialog.tsx';
import { TableDialog } from './dialogs/TableDialog.tsx';
import { VariableDialog } from './dialogs/VariableDialog.tsx';
import { droppedPictures } from './dropped-pictures.ts';
import { commandOf, type Edit } from './edits/edit.ts';
import { extensions } from './extensions.ts';
import { cleanPaste } from './paste/paste.ts';
import * as css from './TextEditor.module.css';
import { Toolbar } from './Toolbar.tsx';
import { openDialog, setDialog } from './tools.ts';
import { fromOutside, useTextInStep } from './use-text-in-step.ts';
import { drawer } from './visible/figures.ts';

/** The editor of a Markdown text. Another file's text wants another one (a `key`), or undoing would lead from one file into the other. */
export function TextEditor(props: TextProps) {
  const place = useRef<HTMLDivElement>(null);
  const description = useId();
  const [status, setStatus] = useState('');
  const say = useCallback((said: string) => setStatus(said), []);
  const shown = useTextView(place, props, { description, say });
  return (
    <div className={css.editor} data-text-editor>
      {shown && <Toolbar {...shown} />}
      <div ref={place} className={css.text} />
      <p className={css.status} role="status">
        {status}
      </p>
      <p id={description} hidden>
        {words.keys}
      </p>
      {shown && <TextDialogs {...shown} choices={props.choices} onPicture={props.onPicture} />}
    </div>
  );
}

interface ShownText {
  view: EditorView;
  state: EditorState;
}

/** What the editor's element is described by, and where it says what happens. Both stay the same. */
interface TextViewOptions {
  description: string;
  say: (words: string) => void;
}

/** An editor in some element, kept in step with what the component is handed, with its latest state: undefined until it is there. */
function useTextView(
  parent: RefObject<HTMLElement | null>,
  props: TextProps,
  { description, say }: TextViewOptions,
): ShownText | undefined {
  const [shown, setShown] = useState<ShownText>();
  const latest = useRef(props);
  /** Texts that were handed on, and have not come back yet. */
  const unanswered = useRef<string[]>([]);
  useLayoutEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (!parent.current) return;
    const handsOn = handingOn(latest, unanswered);
    const tellsState = EditorView.updateListener.of(({ view, state, transactions }) => {
      if (transactions.length > 0) setShown({ view, state });
    });
    const pictures = { onPicture: (file: File) => latest.current.onPicture(file), say };
    const own = [
      extensions({ ...latest.current, description }),
      droppedPictures(pictures),
      cleanPaste(pictures),
      drawer.of((source) => latest.current.onDraw(source)),
      handsOn,
      tellsState,
    ];
    const state = EditorState.create({ doc: latest.current.text, extensions: own });
    const view = new EditorView({ parent: parent.current, state });
    setShown({ view, state });
    return () => view.destroy();
  }, [parent, description, say]);
  useTextInStep(shown?.view, props, { description, latest, unanswered });
  return shown;
}

/** Tells the app what is written, and where the caret is. What is typed goes by one name until the caret is moved, or something else changes the text. */
function handingOn(latest: RefObject<TextProps>, unanswered: RefObject<string[]>): Extension {
  let turn = 0;
  return EditorView.updateListener.of(({ state, startState, docChanged, transactions }) => {
    const isTyped = transactions.every((one) => (one.docChanged ? isTyping(one) : one.selection === undefined));
    if (!isTyped) turn += 1;
    if (docChanged && !transactions.some((one) => one.annotation(fromOutside))) {
      const written = state.doc.toString();
      unanswered.current.push(written);
      latest.current.onChange(written, isTyped ? `text ${turn}` : undefined);
    }
    const line = caretLine(state);
    if (docChanged || line !== caretLine(startState)) latest.current.onLine(line + latest.current.firstLine - 1);
  });
}

/** Of letters that are put in or taken out one after the other: no paste, no command. */
function isTyping(transaction: Transaction): boolean {
  return transaction.isUserEvent('input.type') || transaction.isUserEvent('delete');
}

function caretLine({ doc, selection }: EditorState): number {
  return doc.lineAt(selection.main.head).number;
}

interface TextDialogsProps extends Pick<TextProps, 'choices' | 'onPicture'> {
  view: EditorView;
  state: EditorState;
}

/** The dialog that the text's state asks for. What it decides is done in the text, which then has the keyboard. */
function TextDialogs({ view, state, choices, onPicture }: TextDialogsProps) {
  const onClose = () => {
    if (view.state.field(openDialog) !== undefined) view.dispatch({ effects: setDialog.of(undefined) });
  };
  const onDone = (edit: Edit) => {
    commandOf(edit)(view);
    onClose();
    // The dialog gives the keyboard back to where it was, once it is gone.
    requestAnimationFrame(() => view.focus());
  };
  switch (state.field(openDialog)) {
    case 'link':
      return <LinkDialog state={state} pages={choices.pages} onDone={onDone} onClose={onClose} />;
    case 'table':
      return <TableDialog state={state} onDone={onDone} onClose={onClose} />;
    case 'picture':
      return <PictureDialog pictures={choices.pictures} onPicture={onPicture} onDone={onDone} onClose={onClose} />;
    case 'variable':
      return <VariableDialog state={state} onDone={onDone} onClose={onClose} />;
    default:
      return null;
  }
}
