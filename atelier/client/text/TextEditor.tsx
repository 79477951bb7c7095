import { type Diagnostic as Lint, setDiagnostics } from '@codemirror/lint';
import { Annotation, EditorState, type Extension, type Text, type Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type RefObject, useCallback, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Diagnostic } from '../../../build/contract/diagnostic.ts';
import { type Remark, remarkPlaces } from '../../server/review/review-api.ts';
import { workshopReview as reviewWords } from '../../words/review.fr.ts';
import { workshopText as words } from '../../words/text.fr.ts';
import type { Place, TextProps } from '../document/pane-props.ts';
import { lintOf } from './diagnostics.ts';
import { PictureDialog } from './dialogs/PictureDialog.tsx';
import { LinkDialog, VariableDialog } from './dialogs/SearchDialogs.tsx';
import { TableDialog } from './dialogs/TableDialog.tsx';
import { commandOf, type Edit, smallestChange } from './edits/edit.ts';
import { changed, extensions } from './extensions.ts';
import { droppedPictures } from './paste/dropped-pictures.ts';
import { cleanPaste } from './paste/paste.ts';
import * as css from './TextEditor.module.css';
import { Toolbar } from './Toolbar.tsx';
import { openDialog, setDialog } from './tools.ts';
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

/** The ids of the description and the status of the editor. Both stay the same. */
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

/** Marks changes of a text that its editor was handed. */
const fromOutside = Annotation.define<boolean>();

interface InStepOptions {
  description: string;
  latest: RefObject<TextProps>;
  /** Texts that were handed on, and have not come back yet. */
  unanswered: RefObject<string[]>;
}

/** Brings to an editor whatever changes in what its component is handed. */
function useTextInStep(view: EditorView | undefined, props: TextProps, options: InStepOptions): void {
  const { text, firstLine, choices, callOuts, blocks, slots, variables, valueSources, label } = props;
  const { description, latest, unanswered } = options;
  const around = useSame({ firstLine, choices, callOuts, blocks, slots, variables, valueSources, label, description });
  const diagnostics = useSame(props.diagnostics);
  const remarks = useSame(
    props.remarks.map(({ id, line, quote, text, reader, at }) => ({ id, line, quote, text, reader, at })),
  );
  const goTo = useSame(props.goTo ?? null);
  useEffect(() => {
    if (view) bring(view, text, unanswered);
  }, [view, text, unanswered]);
  useEffect(() => {
    view?.dispatch({ effects: changed(around) });
  }, [view, around]);
  useEffect(() => {
    if (!view) return;
    const onFix = (diagnostic: Diagnostic) => latest.current.onFix(diagnostic);
    const firstLine = () => latest.current.firstLine;
    const lints = lintOf(view.state.doc, diagnostics, { firstLine, onFix });
    const marks = remarkMarks(view.state.doc, remarks, firstLine());
    view.dispatch(setDiagnostics(view.state, [...lints, ...marks]));
  }, [view, diagnostics, remarks, latest]);
  useEffect(() => {
    if (view && goTo) show(view, goTo, latest.current.firstLine);
  }, [view, goTo, latest]);
}

/** Plain data that is another value only where it says something else: what an app makes anew at each letter costs nothing, and diagnostics that have moved with their text are not put back. */
function useSame<Value>(value: Value): Value {
  const said = JSON.stringify(value);
  return useMemo((): Value => JSON.parse(said), [said]);
}

/** Has the editor hold a text that comes from outside. One that the editor itself handed on is only late, and must not take back what was typed since. */
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
