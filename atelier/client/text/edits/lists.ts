import type { EditorState } from '@codemirror/state';
import type { Edit } from './edit.ts';
import { changedApart, writtenLines } from './selected-lines.ts';

export type ListKind = 'bullet' | 'ordered' | 'task';

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
