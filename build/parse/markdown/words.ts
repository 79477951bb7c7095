import type { Root } from 'mdast';
import { visit } from './visit.ts';

/** From its first letter or digit on. */
const WORD = /[\p{L}\p{N}]\S*/gu;

/** Words a reader reads: runs of letters or digits between spaces, code blocks left out. */
export function countWords(tree: Root): number {
  let words = 0;
  visit(tree, ['text', 'inlineCode'], ({ value }) => {
    words += value.match(WORD)?.length ?? 0;
  });
  return words;
}
