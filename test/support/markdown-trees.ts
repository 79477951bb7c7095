import type { Root } from 'mdast';
import type { Node } from 'unist';
import * as assert from 'uvu/assert';
import { type MarkdownParser, parserWith, readBySatteri } from '../../build/content/parse/markdown/parser/parser.ts';
import { readByRemark } from '../../build/content/parse/markdown/parser/remark-parser.ts';

/** Reads texts as the site does, and counts those that remark-parse had no part in. */
export function countingParser(): { parse: MarkdownParser; fast: () => number } {
  const native = new WeakSet<Root>();
  let fast = 0;
  const read = parserWith((text) => {
    if (!readBySatteri) throw new Error('these tests need the fast parser');
    const tree = readBySatteri(text);
    native.add(tree);
    return tree;
  });
  const parse: MarkdownParser = (text) => {
    const tree = read(text);
    if (native.has(tree)) fast++;
    return tree;
  };
  return { parse, fast: () => fast };
}

/** Whether two parsers make the same of a text. */
export function areAlike(a: MarkdownParser, b: MarkdownParser, text: string): boolean {
  return lines(a(text)).join('\n') === lines(b(text)).join('\n');
}

/** Asserts that a text becomes the same nodes at the same places as remark-parse makes of it. */
export function assertSameTree(parse: MarkdownParser, text: string): void {
  assert.equal(lines(parse(text)), lines(readByRemark(text)), JSON.stringify(text));
}

/** What no step after the parser looks at: what follows a language behind a code's fence, with its spaces or without. */
const UNREAD = new Set(['type', 'position', 'children', 'meta']);

/** A tree, a line a node: its depth, type and place, and what else it says; null is as good as nothing. */
function lines(node: Node, depth = 0): string[] {
  const told = Object.entries(node)
    .filter(([key, value]) => !UNREAD.has(key) && value !== null && value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const { start, end } = node.position ?? {};
  const place = `${start?.line}:${start?.column}@${start?.offset}-${end?.line}:${end?.column}@${end?.offset}`;
  const children = 'children' in node && Array.isArray(node.children) ? node.children : [];
  const own = `${' '.repeat(depth)}${node.type} ${place} ${JSON.stringify(told)}`;
  return [own, ...children.flatMap((child: Node) => lines(child, depth + 1))];
}
