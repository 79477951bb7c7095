import { type Diagnostic as Lint, setDiagnostics } from '@codemirror/lint';
import { Annotation, EditorState, type Extension, type Text, type Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Diagnostic } from '../../../../build/contract/diagnostic.ts';
import { type Remark, remarkPlaces } from '../../../server/review/review-api.ts';
import { workshopReview as reviewWords } from '../../../words/review.fr.ts';
import type { Place } from '../../document/pane-props.ts';
import type { ViewProps } from '../services.ts';
import * as css from '../TextEditor.module.css';
import { smallestChange } from '../text-changes.ts';
import { lintOf } from './diagnostics.ts';
import { changed, extensions } from './extensions.ts';
import { markdownPaste } from './paste.ts';

/** A text as it is in its file, with all its signs. */
export function SignsText(props: ViewProps) {
  const place = useRef<HTMLDivElement>(null);
  useTextView(place, props);
  return <div ref={place} className={css.text} />;
}

/** Keeps an editor in an element in sync with the props. */
function useTextView(parent: RefObject<HTMLElement | null>, props: ViewProps): void {
  const [view, setView] = useState<EditorView>();
  const latest = useRef(props);
  /** Texts that were reported, and have not come back yet. */
  const unanswered = useRef<string[]>([]);
  useLayoutEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (!parent.current) return;
    const { context, label, description } = latest.current;
    const services: Parameters<typeof markdownPaste>[0] = {
      keepPicture: (file) => latest.current.onPicture(file),
      announce: (message) => latest.current.announce(message),
    };
    const own = [
      extensions({ ...context, label, description }),
      reportChanges(latest, unanswered),
      markdownPaste(services),
    ];
    const state = EditorState.create({ doc: latest.current.text, extensions: own });
    const made = new EditorView({ parent: parent.current, state });
    setView(made);
    return () => made.destroy();
  }, [parent]);
  useTextSync(view, props, { latest, unanswered });
}

/** Tells the app what is written, and where the caret is. What is typed goes by one name until the caret is moved, or something else changes the text. */
function reportChanges(latest: RefObject<ViewProps>, unanswered: RefObject<string[]>): Extension {
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
    if (docChanged || line !== caretLine(startState))
      latest.current.onLine(line + latest.current.context.firstLine - 1);
  });
}

/** Of letters that are put in or taken out one after the other: no paste, no command. */
function isTyping(transaction: Transaction): boolean {
  return transaction.isUserEvent('input.type') || transaction.isUserEvent('delete');
}

function caretLine({ doc, selection }: EditorState): number {
  return doc.lineAt(selection.main.head).number;
}

/** Marks changes that come from outside. */
const fromOutside = Annotation.define<boolean>();

interface SyncOptions {
  latest: RefObject<ViewProps>;
  /** Texts that were reported, and have not come back yet. */
  unanswered: RefObject<string[]>;
}

/** Updates the view where the props change. */
function useTextSync(view: EditorView | undefined, props: ViewProps, options: SyncOptions): void {
  const { text, context, diagnostics, remarks, place, label, description } = props;
  const { latest, unanswered } = options;
  useEffect(() => {
    if (view) bring(view, text, unanswered);
  }, [view, text, unanswered]);
  useEffect(() => {
    view?.dispatch({ effects: changed({ ...context, label, description }) });
  }, [view, context, label, description]);
  useEffect(() => {
    if (!view) return;
    const onFix = (diagnostic: Diagnostic) => latest.current.onFix(diagnostic);
    const firstLine = () => latest.current.context.firstLine;
    const lints = lintOf(view.state.doc, diagnostics, { firstLine, onFix });
    const marks = remarkMarks(view.state.doc, remarks, firstLine());
    view.dispatch(setDiagnostics(view.state, [...lints, ...marks]));
  }, [view, diagnostics, remarks, latest]);
  useEffect(() => {
    if (view && place) show(view, place, latest.current.context.firstLine);
  }, [view, place, latest]);
}

/** Shows a text that comes from outside. One that the editor itself has reported is only late, and must not take back what was typed since. */
function bring(view: EditorView, text: string, unanswered: RefObject<string[]>): void {
  const held = view.state.doc.toString();
  const nth = unanswered.current.indexOf(text);
  unanswered.current = held === text || nth === -1 ? [] : unanswered.current.slice(nth + 1);
  const changes = nth === -1 ? smallestChange(held, text) : undefined;
  if (changes) view.dispatch({ changes, annotations: fromOutside.of(true) });
}

function show(view: EditorView, { line, column }: Place, firstLine: number): void {
  const { doc } = view.state;
  const found = doc.line(Math.min(Math.max(line - firstLine + 1, 1), doc.lines));
  const anchor = Math.min(found.from + column - 1, found.to);
  view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
  view.focus();
}

/** Remarks of readers, marked in the margin like diagnostics and reached by the same keys. `firstLine`: of the file that the text begins on. */
function remarkMarks(doc: Text, remarks: readonly Remark[], firstLine: number): Lint[] {
  if (remarks.length === 0) return [];
  const placeOf = remarkPlaces(doc.toString());
  return remarks.map((remark) => {
    const { line, column, length } = placeOf({ ...remark, line: remark.line - firstLine + 1 });
    const from = doc.line(line).from + column - 1;
    return { from, to: from + length, severity: 'info', message: reviewWords.mark(remark.reader, remark.text) };
  });
}
