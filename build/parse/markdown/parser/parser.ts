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
export function parserWith(fast: MarkdownParser | undefined): (text: string, doubtful?: boolean) => Root {
  return (text, doubtful = isDoubtful(text)) => {
    if (!fast || doubtful) return readByRemark(text);
    const tree = fast(text);
    refuseDeepNesting(tree);
    return holdsSlips(tree, text) ? readByRemark(text) : tree;
  };
}

/** HTML and code by indent are nobody's aim, and named as mistakes: where they begin and end, and what they interrupt, need not be told apart. */
function holdsSlips(tree: Root, text: string): boolean {
  let found = false;
  visit(tree, ['html', 'code'], ({ type, position }) => {
    if (type === 'html' || !/[`~]/.test(text.charAt(position?.start.offset ?? 0))) found = true;
  });
  return found;
}
