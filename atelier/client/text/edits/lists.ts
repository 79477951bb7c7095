import type { EditorState, Line } from '@codemirror/state';
import { changedApart, type Edit, nodeAround, selectedLines, smallestChange, treeOf, writtenLines } from './edit.ts';

type ListKind = 'bullet' | 'ordered' | 'task';

/** Indent, sign with the space behind it, box with the space behind it, text. */
const ITEM = /^(\s*)([-+*]\s+|\d+[.)]\s+)(\[[ xX]\]\s+)?(.*)$/s;
const OTHER = /^(\s*)(?:#{1,6}\s+)?(.*)$/s;

/** Makes items of some list of the lines, or text of them where they are that already. */
export function toggleList(kind: ListKind): Edit {
  return (state) => {
    const lines = writtenLines(state).filter(({ text }, nth) => nth === 0 || !isContinued(text));
    const isOn = isList(state, kind);
    const numbers = new Map<string, number>();
    const signs = lines.map(({ from, text }) => {
      const indent = /^\s*/.exec(text)?.[0] ?? '';
      const written = text.length - textOf(text).length;
      const number = (numbers.get(indent) ?? 0) + 1;
      numbers.set(indent, number);
      return { from: from + indent.length, to: from + written, insert: isOn ? '' : signOf(kind, number) };
    });
    return changedApart(state, lines, signs, (neighbour) => kindOf(neighbour) !== undefined || isContinued(neighbour));
  };
}

export function isList(state: EditorState, kind: ListKind): boolean {
  return writtenLines(state).every(({ text }, nth) => (nth > 0 && isContinued(text)) || kindOf(text) === kind);
}

function kindOf(text: string): ListKind | undefined {
  const [, , sign, box] = ITEM.exec(text) ?? [];
  if (sign === undefined) return undefined;
  if (box !== undefined) return 'task';
  return /\d/.test(sign) ? 'ordered' : 'bullet';
}

/** More of the item above it. */
function isContinued(text: string): boolean {
  return /^\s{2,}\S/.test(text) && kindOf(text) === undefined;
}

function textOf(text: string): string {
  return ITEM.exec(text)?.[4] ?? OTHER.exec(text)?.[2] ?? text;
}

function signOf(kind: ListKind, number: number): string {
  if (kind === 'ordered') return `${number}. `;
  return kind === 'task' ? '- [ ] ' : '- ';
}

const INDENTED_ITEM = /^(\s*)([-+*]|\d+(?=[.)]))([.)]?\s+)/;

/** Puts the items of the selection below the one before them, with all that they hold. */
export const indentItems: Edit = (state) =>
  shifted(state, (lines, nth) => {
    const indent = indentOf(lines[nth] ?? '');
    for (const above of lines.slice(0, nth).reverse()) {
      const item = INDENTED_ITEM.exec(above);
      if (item && indentOf(above) === indent) return indent + widthOf(item);
      if (item && indentOf(above) < indent) return indent;
    }
    return indent;
  });

/** Puts them beside the one that holds them. */
export const dedentItems: Edit = (state) =>
  shifted(state, (lines, nth) => {
    const indent = indentOf(lines[nth] ?? '');
    const holder = lines.slice(0, nth).findLast((above) => INDENTED_ITEM.test(above) && indentOf(above) < indent);
    return holder === undefined ? indent : indentOf(holder);
  });

/** `target`: the indent that the item of that number is to have. */
function shifted(state: EditorState, target: (lines: readonly string[], nth: number) => number) {
  const lines = linesOfList(state);
  const before = lines.map(({ text }) => text);
  const after = [...before];
  const chosen = new Set(selectedLines(state).map(({ number }) => number));
  const nth = lines.findIndex(({ number, text }) => chosen.has(number) && INDENTED_ITEM.test(text));
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
    const item = INDENTED_ITEM.exec(text);
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

const EMPTY_ITEM = /^(?:[-+*]|\d+[.)])\s+(?:\[[ xX]\]\s+)?$/;

/** Ends a list at its empty item, with an empty line behind the list: without it, what is written next would belong to the last item. */
export const endList: Edit = (state) => {
  const { main } = state.selection;
  const { from, to, text } = state.doc.lineAt(main.head);
  if (!main.empty || main.head !== to || !EMPTY_ITEM.test(text)) return undefined;
  if (!nodeAround(state, from, from + 1, 'ListItem')) return undefined;
  return { changes: { from, to, insert: '\n' }, selection: { anchor: from + 1 } };
};
