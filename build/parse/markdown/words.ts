import type { Root } from 'mdast';
import { visit } from './visit.ts';

/** Words a reader reads: runs of letters or digits between spaces, code blocks left out. */
export function countWords(tree: Root): number {
  let words = 0;
  visit(tree, ['text', 'inlineCode'], ({ value }) => {
    words += value.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  });
  return words;
}
