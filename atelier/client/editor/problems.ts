import { keymap } from 'prosemirror-keymap';
import { type Command, type EditorState, Plugin, PluginKey, TextSelection } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import { workshopText as words } from '../../words/text.fr.ts';
import { claimKey } from './commands.ts';
import type { TextProblem } from './diagnostics.ts';
import { rangeOf } from './model/lines.ts';
import { lineOf } from './model/to-markdown.ts';
import type { Services } from './services.ts';
import type { TextSync } from './text-sync.ts';

/** A diagnostic or a comment at its place in a text. */
export interface Problem extends Pick<TextProblem, 'severity' | 'message'> {
  from: number;
  to: number;
  /** The fix, applied at the present position of the problem. */
  fix?: { name: string; apply(state: EditorState, at: number): void };
}

const key = new PluginKey<DecorationSet>('problems');

/** Returns a plugin that marks diagnostics and comments. F8 goes to the next, Shift-F8 to the previous one, and Mod-. fixes the one at the caret. */
export function problems(announce: Services['announce']): Plugin<DecorationSet> {
  const { props = {} } = keymap({
    F8: claimKey(goToProblem(1, announce)),
    'Shift-F8': claimKey(goToProblem(-1, announce)),
    'Mod-.': claimKey(fixAt),
  }).spec;
  return new Plugin<DecorationSet>({
    key,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, marks, _, { doc }) {
        const found: readonly Problem[] | undefined = tr.getMeta(key);
        return found ? DecorationSet.create(doc, found.map(markOf)) : marks.map(tr.mapping, doc);
      },
    },
    props: { ...props, decorations: (state) => key.getState(state) },
  });
}

function markOf(problem: Problem): Decoration {
  const { from, to, severity } = problem;
  return Decoration.inline(from, to, { class: `rich-problem rich-problem-${severity}` }, problem);
}

/** Returns the problems between two positions, or all without positions, at their present places. */
function problemsIn(state: EditorState, start?: number, end?: number): Problem[] {
  const marks = key.getState(state)?.find(start, end) ?? [];
  return marks.map(({ from, to, spec }): Problem => ({ ...spec, from, to })).sort((a, b) => a.from - b.from);
}

/** Shows the problems of a text. */
export function setProblems(view: EditorView, found: readonly TextProblem[], sync: TextSync): void {
  const { doc } = view.state;
  const { text, origins } = sync;
  const lines = text.split('\n');
  const shown = found.map(({ fix, severity, message, ...place }): Problem => {
    const { line, column, length } = place;
    const written = (lines[line - 1] ?? '').slice(column - 1, column - 1 + length);
    const apply = (state: EditorState, at: number) => {
      const now = lineOf(state.doc, origins, at);
      fix?.apply({ line: now, column: columnOf(sync.text.split('\n')[now - 1] ?? '', written, column), length });
    };
    return { ...rangeOf(doc, origins, place), severity, message, ...(fix && { fix: { name: fix.name, apply } }) };
  });
  const marked = shown.filter(({ from, to }) => from < to);
  view.dispatch(view.state.tr.setMeta(key, marked));
}

/** Returns the column of words in a line: their former column if they are still there, else the first place where they stand. */
function columnOf(line: string, written: string, before: number): number {
  return line.startsWith(written, before - 1) ? before : Math.max(0, line.indexOf(written)) + 1;
}

/** Returns the problem at the selection. */
export function problemAt(state: EditorState): Problem | undefined {
  const { from, to } = state.selection;
  return problemsIn(state, from, to)[0];
}

function fixAt(state: EditorState): boolean {
  const problem = problemAt(state);
  problem?.fix?.apply(state, problem.from);
  return problem?.fix !== undefined;
}

/** Returns a command that moves to the next or previous problem and announces it. */
function goToProblem(side: 1 | -1, announce: Services['announce']): Command {
  return (state, dispatch) => {
    const all = problemsIn(state);
    const { from } = state.selection;
    const next =
      side === 1
        ? (all.find((one) => one.from > from) ?? all[0])
        : (all.findLast((one) => one.from < from) ?? all.at(-1));
    if (!next) {
      announce(words.noDiagnostic);
      return false;
    }
    announce(`${next.message} ${next.fix ? words.mendingKey(next.fix.name) : ''}`);
    const selection = TextSelection.between(state.doc.resolve(next.from), state.doc.resolve(next.from));
    dispatch?.(state.tr.setSelection(selection).scrollIntoView());
    return true;
  };
}
