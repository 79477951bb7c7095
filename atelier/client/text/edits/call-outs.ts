import type { EditorState, Line } from '@codemirror/state';
import { withBlock } from './blocks.ts';
import type { Edit } from './edit.ts';
import { changedApart, selectedLines } from './selected-lines.ts';

const OPENING = /^(:{3,})[ \t]*([\w-]+)/;

/** Puts the lines of the selection into a call-out; makes one of that name of the call-out around them, or none where it is one already. */
export function toggleCallOut(name: string): Edit {
  return (state) => {
    const around = callOutAround(state);
    if (around) {
      const { open, close, written } = around;
      if (written === name) return { changes: [wholeLine(state, open), wholeLine(state, close)] };
      const at = open.from + open.text.indexOf(written);
      return { changes: { from: at, to: at + written.length, insert: name } };
    }
    const lines = selectedLines(state);
    const [first, last] = [lines[0], lines.at(-1)];
    const isEmpty = lines.every(({ text }) => text.trim() === '');
    if (!first || !last || isEmpty) return withBlock(state, `:::${name}\n\n:::`, { from: name.length + 4 });
    const colons = ':'.repeat(Math.max(3, ...lines.map(({ text }) => (/^:{3,}/.exec(text)?.[0].length ?? 2) + 1)));
    return changedApart(state, lines, [
      { from: first.from, insert: `${colons}${name}\n` },
      { from: last.to, insert: `\n${colons}` },
    ]);
  };
}

export function isCallOut(state: EditorState, name: string): boolean {
  return callOutAround(state)?.written === name;
}

/** The innermost call-out that holds the selection, by the lines that open and close it. */
function callOutAround({ doc, selection }: EditorState): { open: Line; close: Line; written: string } | undefined {
  const [from, to] = [doc.lineAt(selection.main.from).number, doc.lineAt(selection.main.to).number];
  const open: { line: Line; colons: number; written: string }[] = [];
  for (let number = 1; number <= doc.lines; number++) {
    const line = doc.line(number);
    const [, colons, written] = OPENING.exec(line.text) ?? [];
    if (colons !== undefined && written !== undefined) {
      open.push({ line, colons: colons.length, written });
      continue;
    }
    const closing = /^(:{3,})[ \t]*$/.exec(line.text)?.[1]?.length ?? 0;
    const nth = open.findLastIndex((one) => closing >= one.colons);
    const found = closing > 0 ? open[nth] : undefined;
    if (!found) continue;
    if (number >= to && found.line.number <= from) return { open: found.line, close: line, written: found.written };
    open.length = nth;
  }
  return undefined;
}

function wholeLine({ doc }: EditorState, { from, to }: Line) {
  return to < doc.length ? { from, to: to + 1 } : { from: Math.max(0, from - 1), to };
}
