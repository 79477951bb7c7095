import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { SourceLink } from '../parsed-file.ts';

/** Lists the links and images of a text, and marks those that leave the site. */
export function links(tree: Root): SourceLink[] {
  const found: SourceLink[] = [];
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
    const { start, end } = node.position ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };
    const length = start.line === end.line ? Math.max(1, end.column - start.column) : 1;
    found.push({ href: node.url, line: start.line, column: start.column, length });
    if (node.type === 'link' && /^https?:/.test(node.url)) {
      node.data = { ...node.data, hProperties: { rel: ['external', 'noopener'] } };
    }
  });
  return found;
}
