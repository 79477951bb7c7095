import type { Root } from 'mdast';
import { nodesOf } from './nodes.ts';

/** A word from its first letter or digit on. */
const WORD = /[\p{L}\p{N}]\S*/gu;

/** Counts the words between spaces that hold a letter or digit, without code blocks. */
export function countWords(tree: Root): number {
  return nodesOf(tree, ['text', 'inlineCode']).reduce((sum, { value }) => sum + (value.match(WORD)?.length ?? 0), 0);
}
