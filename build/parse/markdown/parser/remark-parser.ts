import type { Root } from 'mdast';
import { remark } from 'remark';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { refuseDeepNesting } from '../nesting.ts';
import { restorePositions } from './positions.ts';

const parser = remark().use(remarkGfm).use(remarkDirective).freeze();

/** Markdown as remark-parse reads it: what all else is measured by. It may need the square of the time, and can be stopped. Throws `TooDeep`. */
export function readByRemark(text: string): Root {
  // The parser drops a byte-order mark and counts from behind it; a space in its place means as little, and is counted.
  const tree = parser.parse(text.replace(/^\ufeff/, ' '));
  refuseDeepNesting(tree);
  restorePositions(tree, text);
  return tree;
}
