import { setDiagnostics } from '@codemirror/lint';
import { Annotation, EditorState, type Extension, type Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { workshopPaste as words } from '../../../words/text.fr.ts';
import type { Place } from '../../document/pane-props.ts';
import { useLatest } from '../../ui/stable.ts';
import { addressOf } from '../addresses.ts';
import { readHtml } from '../clipboard.ts';
import { problemsOf } from '../diagnostics.ts';
import { filesIn, placePictures } from '../dropped-pictures.ts';
import type { Services, ViewProps } from '../services.ts';
import * as css from '../TextEditor.module.css';
import { smallestChange } from '../text-changes.ts';
import { lintOf } from './diagnostics.ts';
import { extensions, updateEffect } from './extensions.ts';

/** The editor of a text's Markdown source. */
export function SignsText(props: ViewProps) {
  const place = useRef<HTMLDivElement>(null);
  useTextView(place, props);
  return <div ref={place} className={css.text} />;
}

/** Keeps an editor in an element in sync with the props. */
function useTextView(parent: RefObject<HTMLElement | null>, props: ViewProps): void {
  const [view, setView] = useState<EditorView>();
  const latest = useLatest(props);
  useEffect(() => {
    if (!parent.current) return;
    const { context, firstLine, label, description } = latest.current;
    const services: PasteServices = {
      keepPicture: (file) => latest.current.onPicture(file),
      announce: (message) => latest.current.announce(message),
    };
    const own = [
      extensions({ ...context, firstLine, label, description }),
      reportChanges(latest),
      markdownPaste(services),
    ];
    const state = EditorState.create({ doc: latest.current.text, extensions: own });
    const made = new EditorView({ parent: parent.current, state });
    setView(made);
    return () => made.destroy();
  }, [parent, latest]);
  useTextSync(view, props, latest);
}

/** Reports changes of the text and the caret. Typing keeps one name until the caret is moved, or something else changes the text. */
function reportChanges(latest: RefObject<ViewProps>): Extension {
  let turn = 0;
  return EditorView.updateListener.of(({ state, startState, docChanged, transactions }) => {
    const isTyped = transactions.every((one) => (one.docChanged ? isTyping(one) : one.selection === undefined));
    if (!isTyped) turn += 1;
    if (docChanged && !transactions.some((one) => one.annotation(fromOutside))) {
      latest.current.onChange(state.doc.toString(), isTyped ? `text ${turn}` : undefined);
    }
    const line = caretLine(state);
    if (docChanged || line !== caretLine(startState)) latest.current.onLine(line);
  });
}

/** Tells whether a transaction inserts or deletes letters one after the other, unlike a paste or a command. */
function isTyping(transaction: Transaction): boolean {
  return transaction.isUserEvent('input.type') || transaction.isUserEvent('delete');
}

function caretLine({ doc, selection }: EditorState): number {
  return doc.lineAt(selection.main.head).number;
}

/** The mark of changes from outside. */
const fromOutside = Annotation.define<boolean>();

/** Updates the view where the props change. */
function useTextSync(view: EditorView | undefined, props: ViewProps, latest: RefObject<ViewProps>): void {
  const { text, revision, context, firstLine, diagnostics, remarks, place, label, description } = props;
  const shown = useRef(revision);
  // The effect runs before the next key, while all typing is part of the text.
  useLayoutEffect(() => {
    if (!view || shown.current === revision) return;
    shown.current = revision;
    bring(view, text);
  }, [view, text, revision]);
  useEffect(() => {
    view?.dispatch({ effects: updateEffect({ ...context, firstLine, label, description }) });
  }, [view, context, firstLine, label, description]);
  useEffect(() => {
    if (!view || !diagnostics || !remarks) return;
    const { doc } = view.state;
    const problems = problemsOf(doc.toString(), latest).map((problem) => lintOf(doc, problem));
    view.dispatch(setDiagnostics(view.state, problems));
  }, [view, diagnostics, remarks, latest]);
  useEffect(() => {
    if (view && place) show(view, place, latest.current.firstLine);
  }, [view, place, latest]);
}

/** Shows a text from outside. */
function bring(view: EditorView, text: string): void {
  const changes = smallestChange(view.state.doc.toString(), text);
  if (changes) view.dispatch({ changes, annotations: fromOutside.of(true) });
}

function show(view: EditorView, { line, column }: Place, firstLine: number): void {
  const { doc } = view.state;
  const found = doc.line(Math.min(Math.max(line - firstLine + 1, 1), doc.lines));
  const anchor = Math.min(found.from + column - 1, found.to);
  view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
  view.focus();
}

type PasteServices = Pick<Services, 'keepPicture' | 'announce'>;

/** Returns an extension that pastes from other programs as Markdown, and uploads pictures that are pasted or dropped. With Shift, the browser gives plain text alone. */
function markdownPaste(services: PasteServices): Extension {
  const insert = (view: EditorView, data: DataTransfer | null, at?: number | null) => {
    const text = view.state.doc.toString();
    const found = data && at === undefined ? readHtml(data, text) : undefined;
    const first = words.pictureMarks(text) + 1;
    const dropped = filesIn(data).map((file, nth) => ({ file, mark: words.missingPicture(first + nth, ''), alt: '' }));
    const pictures = found?.pictures ?? dropped;
    if (!found && dropped.length === 0) return false;
    const { from, to } = view.state.selection.main;
    const range = at === undefined ? { from, to } : { from: at ?? to };
    const markdown = found?.text ?? dropped.map(({ mark }) => mark).join('\n\n');
    const anchor = range.from + markdown.length;
    view.dispatch({ changes: { ...range, insert: markdown }, selection: { anchor }, userEvent: 'input.paste' });
    if (found) services.announce(words.pasted(found.leftOut));
    if (pictures.length === 0) return true;
    void placePictures(pictures, services, (mark, { address, description }) => {
      const start = view.state.doc.toString().indexOf(mark);
      const picture = `![${description}](${addressOf(address)})`;
      if (start !== -1) view.dispatch({ changes: { from: start, to: start + mark.length, insert: picture } });
    });
    return true;
  };
  return EditorView.domEventHandlers({
    paste: (event, view) => insert(view, event.clipboardData),
    drop: (event, view) => insert(view, event.dataTransfer, view.posAtCoords({ x: event.clientX, y: event.clientY })),
  });
}
