import type { EditorState, Line, TransactionSpec } from '@codemirror/state';
import { changedApart, type Edit, nodeAround, selectedLines, treeOf, writtenLines } from './edit.ts';

/** A block behind the one of some place, with empty lines around it. `from`, `to`: what of it is selected then. */
export function withBlock(
  state: EditorState,
  block: string,
  { from = block.length, to = from, at = state.selection.main.to }: { from?: number; to?: number; at?: number } = {},
): TransactionSpec {
  const { doc } = state;
  const line = doc.lineAt(endOfBlock(state, at));
  const isFree = line.text.trim() === '';
  const before = isFree ? gapBefore(state, line.number - 1) : '\n\n';
  const after = line.number === doc.lines ? '\n' : doc.line(line.number + 1).text.trim() === '' ? '' : '\n';
  const start = isFree ? line.from : line.to;
  return {
    changes: { from: start, to: line.to, insert: before + block + after },
    selection: { anchor: start + before.length + from, head: start + before.length + to },
  };
}

function gapBefore({ doc }: EditorState, number: number): string {
  return number < 1 || doc.line(number).text.trim() === '' ? '' : '\n';
}

/** End of the top-level block around a place, or the place itself between blocks. */
function endOfBlock(state: EditorState, at: number): number {
  if (state.doc.lineAt(at).text.trim() === '') return at;
  const tree = treeOf(state);
  let found = tree.resolveInner(at, -1);
  if (found.parent === null) found = tree.resolveInner(at, 1);
  while (found.parent && found.parent.name !== 'Document') found = found.parent;
  return found.parent === null ? state.doc.lineAt(at).to : Math.max(found.to, state.doc.lineAt(at).to);
}

const LINE_OPENING = /^\s*(?:#{1,6}\s+|[-+*]\s+(?:\[[ xX]\]\s+)?|\d+[.)]\s+)?/;

/** Makes headings of some level of the lines, or text of them where they are that already. */
export function toggleHeading(level: number): Edit {
  return (state) => {
    const lines = writtenLines(state);
    const insert = isHeading(state, level) ? '' : `${'#'.repeat(level)} `;
    const signs = lines.map(({ from, text }) => ({
      from,
      to: from + (LINE_OPENING.exec(text)?.[0].length ?? 0),
      insert,
    }));
    return changedApart(state, lines, signs);
  };
}

export function isHeading(state: EditorState, level: number): boolean {
  return writtenLines(state).every(({ text }) => /^(#{1,6})\s/.exec(text)?.[1]?.length === level);
}

const SIGN = /^>[ ]?/;

/** Makes a quote of the lines, or text of it. */
export const toggleQuote: Edit = (state) => {
  const lines = selectedLines(state);
  if (isQuote(state)) {
    return { changes: lines.map(({ from, text }) => ({ from, to: from + (SIGN.exec(text)?.[0].length ?? 0) })) };
  }
  const signs = lines.map(({ from, text }) => ({ from, insert: text === '' && lines.length > 1 ? '>' : '> ' }));
  return changedApart(state, lines, signs, (neighbour) => SIGN.test(neighbour));
};

export function isQuote(state: EditorState): boolean {
  return selectedLines(state).every(({ text }) => SIGN.test(text));
}

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

/** Makes code of the lines, or text of the code around the caret. */
export const toggleCodeBlock: Edit = (state) => {
  const { from, to } = state.selection.main;
  const block = nodeAround(state, from, to, 'FencedCode');
  if (block) {
    const [first, last] = [state.doc.lineAt(block.from), state.doc.lineAt(block.to)];
    const isClosed = last.number > first.number && /^\s*(?:`{3,}|~{3,})\s*$/.test(last.text);
    const closing = isClosed ? [{ from: last.from - 1, to: last.to }] : [];
    return { changes: [{ from: first.from, to: Math.min(first.to + 1, state.doc.length) }, ...closing] };
  }
  const lines = selectedLines(state);
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last || lines.every(({ text }) => text.trim() === ''))
    return withBlock(state, '```\n\n```', { from: 4 });
  const fence = fenceFor(lines.map(({ text }) => text));
  return changedApart(state, lines, [
    { from: first.from, insert: `${fence}\n` },
    { from: last.to, insert: `\n${fence}` },
  ]);
};

export function isCodeBlock(state: EditorState): boolean {
  const { from, to } = state.selection.main;
  return nodeAround(state, from, to, 'FencedCode') !== undefined;
}

/** Accents that no line of the code can close (CommonMark 0.31.2, 4.5). */
function fenceFor(lines: readonly string[]): string {
  return '`'.repeat(Math.max(3, ...lines.map((text) => (/^\s*(`{3,})/.exec(text)?.[1]?.length ?? 0) + 1)));
}
