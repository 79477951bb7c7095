import type { Nodes } from 'mdast';

/** The text of a node and all that it holds, without marks; of a picture its alternative text. */
export function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  if ('alt' in node && node.alt) return node.alt;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
