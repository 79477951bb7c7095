import { EditorState, type Extension, type Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { TextProps } from '../document/pane-props.ts';
import { droppedPictures } from './dropped-pictures.ts';
import { extensions } from './extensions.ts';
import { cleanPaste } from './paste/paste.ts';
import { fromOutside, useTextInStep } from './useTextInStep.ts';

export interface ShownText {
  view: EditorView;
  state: EditorState;
}

/** What the editor's element is described by, and where it says what happens. Both stay the same. */
export interface TextViewOptions {
  description: string;
  say: (words: string) => void;
}

/** An editor in some element, kept in step with what the component is handed, with its latest state: undefined until it is there. */
export function useTextView(
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
