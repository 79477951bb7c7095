import type { Root } from 'mdast';
import type { SourceLink } from '../../contract/parsed-file.ts';
import { spanOf } from './finding.ts';
import { visit } from './visit.ts';

/** Lists the links and images of a text, and marks those that leave the site. */
export function links(tree: Root): SourceLink[] {
  const found: SourceLink[] = [];
  visit(tree, ['link', 'image', 'definition'], (node) => {
    found.push({ href: node.url, ...spanOf(node) });
    if (node.type === 'link' && /^https?:/.test(node.url)) {
      node.data = { ...node.data, hProperties: { rel: ['external', 'noopener'] } };
    }
  });
  return found;
}
