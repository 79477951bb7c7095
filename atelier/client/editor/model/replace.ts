import type { Root } from 'mdast';
import type { Node } from 'prosemirror-model';
import type { EditorState, Transaction } from 'prosemirror-state';
import type { Origins } from './source-blocks.ts';
import { blockTexts, writeDocument } from './to-markdown.ts';
import { readDocument } from './to-nodes.ts';

/**
 * Returns a transaction that has a document hold a text that came from elsewhere, with its tree. Only the blocks that differ are replaced, so that
 * the caret stays in the others.
 */
export function replaceText(state: EditorState, text: string, tree: Root, origins: Origins): Transaction {
  const { tr, doc } = state;
  if (writeDocument(doc, origins) === text) return tr;
  const before = blockTexts(doc, origins);
  const fresh = readDocument(text, tree, origins);
  const after = blockTexts(fresh, origins);
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start], 'gapBefore')) start += 1;
  let end = 0;
  while (end < shorter - start && isSame(before.at(-1 - end), after.at(-1 - end), 'gapAfter')) end += 1;
  const [first, last] = [before[start - 1], before[before.length - end]];
  const [from, to] = [first ? first.at + first.node.nodeSize : 0, last ? last.at : doc.content.size];
  const nodes = after.slice(start, after.length - end).map(({ node }) => node);
  linkEnds({ before, after, start, end }, origins);
  if (nodes.length === 0 && from === 0 && to === doc.content.size) return tr.replaceWith(from, to, fresh.content);
  return tr.replaceWith(from, to, nodes);
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

/** The blocks that stay get the distance of the text to their new neighbours. */
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
