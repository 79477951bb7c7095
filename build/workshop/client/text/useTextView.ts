import { isolateHistory } from '@codemirror/commands';
import { setDiagnostics } from '@codemirror/lint';
import { Annotation, EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Place, TextProps } from '../document/seats.ts';
import { type Changing, changed, extensions } from './extensions.ts';
import { lintOf } from './findings.ts';
import { smallestChange } from './smallest-change.ts';

/** An editor in some element, kept in step with what the component is handed: undefined until it is there. */
export function useTextView(
  parent: RefObject<HTMLElement | null>,
  props: TextProps,
  description: string,
): EditorView | undefined {
  const { text, firstLine, findings, choices, callOuts, slots, variables, goTo, label } = props;
  const [view, setView] = useState<EditorView>();
  const latest = useRef(props);
  const unanswered = useRef<string[]>([]);
  const changing: Changing = { firstLine, choices, callOuts, slots, variables, label, description };
  const first = useRef(changing);
  useLayoutEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (!parent.current) return;
    const listener = EditorView.updateListener.of(({ state, startState, docChanged, transactions }) => {
      if (docChanged && !transactions.some((one) => one.annotation(fromOutside))) {
        const written = state.doc.toString();
        unanswered.current.push(written);
        latest.current.onChange(written);
      }
      if (docChanged || caretLine(state) !== caretLine(startState)) {
        latest.current.onLine(caretLine(state) + latest.current.firstLine - 1);
      }
    });
    const state = EditorState.create({ doc: latest.current.text, extensions: [extensions(first.current), listener] });
    const editor = new EditorView({ parent: parent.current, state });
    setView(editor);
    return () => editor.destroy();
  }, [parent]);

  useEffect(() => {
    if (view) bring(view, text, unanswered);
  }, [view, text]);
  useEffect(() => {
    const around = { firstLine, choices, callOuts, slots, variables, label, description };
    view?.dispatch({ effects: changed(around) });
  }, [view, firstLine, choices, callOuts, slots, variables, label, description]);
  useEffect(() => {
    if (!view) return;
    const options = {
      firstLine: () => latest.current.firstLine,
      onFix: (finding: TextProps['findings'][number]) => latest.current.onFix(finding),
    };
    view.dispatch(setDiagnostics(view.state, lintOf(view.state.doc, findings, options)));
  }, [view, findings]);
  useEffect(() => {
    if (view && goTo) show(view, goTo, latest.current.firstLine);
  }, [view, goTo]);
  return view;
}

function caretLine({ doc, selection }: EditorState): number {
  return doc.lineAt(selection.main.head).number;
}

const fromOutside = Annotation.define<boolean>();

/** Has the editor hold a text that comes from outside. One that the editor itself handed on is only late, and must not take back what was typed since. */
function bring(view: EditorView, text: string, unanswered: RefObject<string[]>): void {
  const held = view.state.doc.toString();
  const nth = unanswered.current.indexOf(text);
  unanswered.current = held === text || nth === -1 ? [] : unanswered.current.slice(nth + 1);
  const changes = nth === -1 ? smallestChange(held, text) : undefined;
  if (changes) view.dispatch({ changes, annotations: [fromOutside.of(true), isolateHistory.of('full')] });
}

function show(view: EditorView, { line, column }: Place, firstLine: number): void {
  const { doc } = view.state;
  const found = doc.line(Math.min(Math.max(line - firstLine + 1, 1), doc.lines));
  const anchor = Math.min(found.from + column - 1, found.to);
  view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
  view.focus();
}
