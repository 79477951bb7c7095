import type { Root } from 'mdast';
import { visit } from './visit.ts';

/** A colon that merely touches a word (`mot:mot`) is no directive to a writer: it stays as it was written. */
export function textDirectives(tree: Root, source: string): void {
  visit(tree, 'textDirective', (node, index, parent) => {
    const value = source.slice(node.position?.start.offset, node.position?.end.offset);
    parent.children[index] = { type: 'text', value, ...(node.position && { position: node.position }) };
  });
}
