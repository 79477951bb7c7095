import type { EditorState, Line } from '@codemirror/state';
import { smallestChange } from '../smallest-change.ts';
import { type Edit, treeOf } from './edit.ts';
import { selectedLines } from './selected-lines.ts';

const ITEM = /^(\s*)([-+*]|\d+(?=[.)]))([.)]?\s+)/;

/** Puts the items of the selection below the one before them, with all that they hold. */
export const indentItems: Edit = (state) =>
  shifted(state, (lines, nth) => {
    const indent = indentOf(lines[nth] ?? '');
    for (const above of lines.slice(0, nth).reverse()) {
      const item = ITEM.exec(above);
      if (item && indentOf(above) === indent) return indent + widthOf(item);
      if (item && indentOf(above) < indent) return indent;
    }
    return indent;
  });

/** Puts them beside the one that holds them. */
export const dedentItems: Edit = (state) =>
  shifted(state, (lines, nth) => {
    const indent = indentOf(lines[nth] ?? '');
    const holder = lines.slice(0, nth).findLast((above) => ITEM.test(above) && indentOf(above) < indent);
    return holder === undefined ? indent : indentOf(holder);
  });

/** `target`: the indent that the item of that number is to have. */
function shifted(state: EditorState, target: (lines: readonly string[], nth: number) => number) {
  const lines = linesOfList(state);
  const before = lines.map(({ text }) => text);
  const after = [...before];
  const chosen = new Set(selectedLines(state).map(({ number }) => number));
  const nth = lines.findIndex(({ number, text }) => chosen.has(number) && ITEM.test(text));
  if (nth === -1) return undefined;
  const own = indentOf(before[nth] ?? '');
  const by = target(before, nth) - own;
  for (const [at, text] of before.entries()) {
    if (at < nth || text.trim() === '') continue;
    const isChosen = chosen.has(lines[at]?.number ?? 0);
    if (!isChosen && indentOf(text) <= own) break;
    after[at] = by > 0 ? ' '.repeat(by) + text : text.slice(Math.min(-by, indentOf(text)));
  }
  return changesOf(lines, renumbered(after));
}

/** The lines of the outermost list around the selection. */
function linesOfList(state: EditorState): Line[] {
  const { doc } = state;
  const line = doc.lineAt(state.selection.main.from);
  const tree = treeOf(state);
  let [from, to] = [line.from, line.from];
  for (
    let node = tree.resolveInner(Math.min(line.from + indentOf(line.text) + 1, doc.length), -1);
    node.parent;
    node = node.parent
  ) {
    if (/^(?:Bullet|Ordered)List$/.test(node.name)) [from, to] = [node.from, node.to];
  }
  const [first, last] = [doc.lineAt(from).number, doc.lineAt(to).number];
  return Array.from({ length: last - first + 1 }, (_, nth) => doc.line(first + nth));
}

/** Numbers count on below each other; those of lists within start at 1. */
function renumbered(lines: readonly string[]): string[] {
  const numbers = new Map<number, number>();
  return lines.map((text) => {
    const item = ITEM.exec(text);
    if (!item) return text;
    const indent = indentOf(text);
    for (const deeper of [...numbers.keys()].filter((one) => one > indent)) numbers.delete(deeper);
    const written = Number(item[2]);
    if (Number.isNaN(written)) return text;
    const number = (numbers.get(indent) ?? (indent === 0 ? written - 1 : 0)) + 1;
    numbers.set(indent, number);
    return text.replace(/\d+/, String(number));
  });
}

function changesOf(lines: readonly Line[], after: readonly string[]) {
  const changes = lines.flatMap(({ from, text }, nth) => {
    const change = smallestChange(text, after[nth] ?? text);
    return change ? [{ from: from + change.from, to: from + change.to, insert: change.insert }] : [];
  });
  return changes.length > 0 ? { changes } : undefined;
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

function widthOf([, , sign = '', rest = '']: RegExpExecArray): number {
  return sign.length + rest.length;
}
