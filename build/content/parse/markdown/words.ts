import type { Root } from 'mdast';
import { visit } from './visit.ts';

/** A word from its first letter or digit on. */
const WORD = /[\p{L}\p{N}]\S*/gu;

/** Counts the words between spaces that hold a letter or digit, without code blocks. */
export function countWords(tree: Root): number {
  let words = 0;
  visit(tree, ['text', 'inlineCode'], ({ value }) => {
    words += value.match(WORD)?.length ?? 0;
  });
  return words;
}
