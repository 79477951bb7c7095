import { type Diagnostic as Lint, setDiagnostics } from '@codemirror/lint';
import { Annotation, type Text } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type RefObject, useEffect, useMemo } from 'react';
import type { Diagnostic } from '../../../build/diagnostics/diagnostic.ts';
import { type Remark, remarkPlaces } from '../../server/review/review-api.ts';
import { workshopReview as words } from '../../words/review.fr.ts';
import type { Place, TextProps } from '../document/pane-props.ts';
import { lintOf } from './diagnostics.ts';
import { smallestChange } from './edits/edit.ts';
import { changed } from './extensions.ts';

/** Marks changes of a text that its editor was handed. */
export const fromOutside = Annotation.define<boolean>();

interface InStepOptions {
  description: string;
  latest: RefObject<TextProps>;
  /** Texts that were handed on, and have not come back yet. */
  unanswered: RefObject<string[]>;
}

/** Brings to an editor whatever changes in what its component is handed. */
export function useTextInStep(view: EditorView | undefined, props: TextProps, options: InStepOptions): void {
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
    return { from, to: from + length, severity: 'info', message: words.mark(remark.reader, remark.text) };
  });
}
