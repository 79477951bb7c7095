import type { Node } from 'prosemirror-model';
import { type EditorState, Selection, type Transaction } from 'prosemirror-state';
import type { Origins } from './source-blocks.ts';
import { blockTexts, writeDocument } from './to-markdown.ts';

/**
 * Returns a transaction that replaces only the blocks that differ from another document, so that the caret stays in the
 * others. In a replaced block the caret goes to the end of the change.
 */
export function replaceDocument({ tr, doc, selection }: EditorState, next: Node, origins: Origins): Transaction {
  if (writeDocument(doc, origins) === writeDocument(next, origins)) return tr;
  const [before, after] = [blockTexts(doc, origins), blockTexts(next, origins)];
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start], 'gapBefore')) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end), 'gapAfter')) end += 1;
  const [first, last] = [before[start - 1], before[before.length - end]];
  const [from, to] = [first ? first.at + first.node.nodeSize : 0, last ? last.at : doc.content.size];
  const nodes = after.slice(start, after.length - end).map(({ node }) => node);
  linkEnds({ before, after, start, end }, origins);
  const isWhole = nodes.length === 0 && from === 0 && to === doc.content.size;
  tr.replaceWith(from, to, isWhole ? next.content : nodes);
  for (const name of ['head', 'foot']) tr.setDocAttribute(name, next.attrs[name]);
  return tr.setSelection(Selection.near(tr.doc.resolve(mapCaret(doc, tr.doc, selection.head)), -1));
}

function mapCaret(before: Node, after: Node, head: number): number {
  const start = before.content.findDiffStart(after.content);
  const end = before.content.findDiffEnd(after.content);
  if (start === null || end === null || head <= start) return head;
  return Math.max(start, head >= end.a ? head + end.b - end.a : end.b);
}

type Block = ReturnType<typeof blockTexts>[number];

function isSame(one: Block | undefined, other: Block | undefined, gap: 'gapBefore' | 'gapAfter'): boolean {
  return one?.text === other?.text && one?.node.type === other?.node.type && one?.[gap] === other?.[gap];
}

interface Match {
  before: readonly Block[];
  after: readonly Block[];
  start: number;
  end: number;
}

/** Records the gaps between the blocks that stay and their new neighbours. */
function linkEnds({ before, after, start, end }: Match, origins: Origins): void {
  const merged: (Node | undefined)[] = [
    before[start - 1]?.node,
    ...after.slice(start, after.length - end).map(({ node }) => node),
    before[before.length - end]?.node,
  ];
  for (const [nth, node] of merged.entries()) {
    const next = merged[nth + 1];
    const gap = after[start - 1 + nth]?.gapAfter;
    if (node && next && gap !== undefined) origins.link(node, next, gap);
  }
}
