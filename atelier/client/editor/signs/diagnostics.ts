import {
  forEachDiagnostic,
  type Diagnostic as Lint,
  lintGutter,
  nextDiagnostic,
  previousDiagnostic,
} from '@codemirror/lint';
import type { EditorState, Extension, Text } from '@codemirror/state';
import { type Command, EditorView, keymap } from '@codemirror/view';
import type { Diagnostic } from '../../../../build/contract/diagnostic.ts';
import { workshopText as words } from '../../../words/text.fr.ts';

/** Diagnostics at their lines, marked in the margin; F8 goes to the next, Shift-F8 to the one before, Mod-. fixes the one at the caret. */
export const diagnosticKeys: Extension = [
  lintGutter(),
  keymap.of([
    { key: 'F8', run: goingTo(nextDiagnostic), shift: goingTo(previousDiagnostic), preventDefault: true },
    { key: 'Mod-.', run: fixAtCaret, preventDefault: true },
  ]),
];

export interface DiagnosticOptions {
  /** Line of the file that the text begins on, whenever it is asked. */
  firstLine: () => number;
  /** Gets the diagnostic with the present place of its text. */
  onFix: (diagnostic: Diagnostic) => void;
}

/** The diagnostics of a file that stand in the text of the editor. */
export function lintOf(doc: Text, diagnostics: readonly Diagnostic[], { firstLine, onFix }: DiagnosticOptions): Lint[] {
  const first = firstLine();
  return diagnostics.flatMap((diagnostic): Lint[] => {
    const number = diagnostic.line - first + 1;
    if (number < 1 || number > doc.lines) return [];
    const line = doc.line(number);
    const from = Math.min(line.from + diagnostic.column - 1, line.to);
    const { severity, message, hint, fix, length = 1 } = diagnostic;
    const apply = (view: EditorView, start: number, end: number) =>
      onFix({ ...diagnostic, ...placeOf(view.state.doc, start, firstLine()), length: end - start });
    return [
      {
        from,
        to: Math.min(from + length, doc.length),
        severity,
        message: `${message} ${hint}`,
        renderMessage: () => shown(message, hint),
        ...(fix !== undefined && { actions: [{ name: words.replaceBy(fix), apply }] }),
      },
    ];
  });
}

function placeOf(doc: Text, at: number, firstLine: number): { line: number; column: number } {
  const line = doc.lineAt(at);
  return { line: line.number + firstLine - 1, column: at - line.from + 1 };
}

function shown(message: string, hint: string): HTMLElement {
  const box = document.createElement('div');
  box.append(message, document.createElement('br'), hint);
  return box;
}

/** Goes to a diagnostic and has it read out. */
function goingTo(move: Command): Command {
  return (view) => {
    const hasMoved = move(view);
    const [found] = at(view.state);
    view.dispatch({
      effects: EditorView.announce.of(
        hasMoved && found ? `${found.lint.message} ${mending(found.lint)}` : words.noDiagnostic,
      ),
    });
    return true;
  };
}

function mending({ actions = [] }: Lint): string {
  return actions.map(({ name }) => words.mendingKey(name)).join(' ');
}

function fixAtCaret(view: EditorView): boolean {
  for (const { lint, from, to } of at(view.state)) {
    const [action] = lint.actions ?? [];
    if (!action) continue;
    action.apply(view, from, to);
    return true;
  }
  return false;
}

interface Found {
  lint: Lint;
  from: number;
  to: number;
}

function at(state: EditorState): Found[] {
  const { from: start, to: end } = state.selection.main;
  const found: Found[] = [];
  forEachDiagnostic(state, (lint, from, to) => {
    if (from <= end && to >= start) found.push({ lint, from, to });
  });
  return found;
}
