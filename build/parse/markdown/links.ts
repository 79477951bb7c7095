import type { Root } from 'mdast';
import type { SourceLink } from '../parsed-file.ts';
import { visit } from './visit.ts';

/** Lists the links and images of a text, and marks those that leave the site. */
export function links(tree: Root): SourceLink[] {
  const found: SourceLink[] = [];
  visit(tree, ['link', 'image', 'definition'], (node) => {
    const { start, end } = node.position ?? { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };
    const length = start.line === end.line ? Math.max(1, end.column - start.column) : 1;
    found.push({ href: node.url, line: start.line, column: start.column, length });
    if (node.type === 'link' && /^https?:/.test(node.url)) {
      node.data = { ...node.data, hProperties: { rel: ['external', 'noopener'] } };
    }
  });
  return found;
}
