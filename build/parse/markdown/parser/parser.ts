import type { Root } from 'mdast';
import { refuseDeepNesting } from '../nesting.ts';
import { visit } from '../visit.ts';
import { isDoubtful } from './doubtful.ts';
import { type MarkdownParser, readBySatteri } from './native-parser.ts';
import { readByRemark } from './remark-parser.ts';

/** The one place that knows the parsers. Throws `TooDeep`. */
export const parseMarkdown = parserWith(readBySatteri);

/** Whether remark-parse reads every text, because the fast parser's binary is not there. */
export const isSlow = readBySatteri === undefined;

/** A parser that is fast, where there is a fast one, and makes the same trees and positions as remark-parse: what they might not read alike is left to that. */
export function parserWith(fast: MarkdownParser | undefined): MarkdownParser {
  return (text) => {
    if (!fast || isDoubtful(text)) return readByRemark(text);
    const tree = fast(text);
    refuseDeepNesting(tree);
    // HTML in a text is refused, and rare: where it ends, and what it interrupts, need not be told apart.
    return holdsHtml(tree) ? readByRemark(text) : tree;
  };
}

function holdsHtml(tree: Root): boolean {
  let found = false;
  visit(tree, 'html', () => {
    found = true;
  });
  return found;
}
