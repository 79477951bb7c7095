import {
  forEachDiagnostic,
  type Diagnostic as Lint,
  lintGutter,
  nextDiagnostic,
  previousDiagnostic,
} from '@codemirror/lint';
import type { EditorState, Extension, Text } from '@codemirror/state';
import { type Command, EditorView, keymap } from '@codemirror/view';
import { workshopText as words } from '../../../words/text.fr.ts';
import type { TextProblem } from '../diagnostics.ts';

/** The extension that marks diagnostics at their lines. F8 goes to the next, Shift-F8 to the previous one, and Mod-. fixes the one at the caret. */
export const diagnosticKeys: Extension = [
  lintGutter(),
  keymap.of([
    { key: 'F8', run: announceAfter(nextDiagnostic), shift: announceAfter(previousDiagnostic), preventDefault: true },
    { key: 'Mod-.', run: fixAtCaret, preventDefault: true },
  ]),
];

/** Returns a problem as CodeMirror shows it. */
export function lintOf(doc: Text, { line, column, length, severity, message, fix }: TextProblem): Lint {
  const { from: start, to: end } = doc.line(line);
  const from = Math.min(start + column - 1, end);
  const to = Math.min(from + length, doc.length);
  const apply = ({ state }: EditorView, at: number, behind: number) => {
    const { number, from: first } = state.doc.lineAt(at);
    fix?.apply({ line: number, column: at - first + 1, length: behind - at });
  };
  return { from, to, severity, message, ...(fix && { actions: [{ name: fix.name, apply }] }) };
}

/** Returns a command that moves to a diagnostic and announces it. */
function announceAfter(move: Command): Command {
  return (view) => {
    const found = move(view) ? lintsAtCaret(view.state)[0]?.lint : undefined;
    const mending = found?.actions?.map(({ name }) => words.mendingKey(name)).join(' ') ?? '';
    view.dispatch({ effects: EditorView.announce.of(found ? `${found.message} ${mending}` : words.noDiagnostic) });
    return true;
  };
}

function fixAtCaret(view: EditorView): boolean {
  const found = lintsAtCaret(view.state).find(({ lint }) => lint.actions?.[0]);
  if (found) found.lint.actions?.[0]?.apply(view, found.from, found.to);
  return found !== undefined;
}

function lintsAtCaret(state: EditorState): { lint: Lint; from: number; to: number }[] {
  const { from: start, to: end } = state.selection.main;
  const found: { lint: Lint; from: number; to: number }[] = [];
  forEachDiagnostic(state, (lint, from, to) => {
    if (from <= end && to >= start) found.push({ lint, from, to });
  });
  return found;
}
