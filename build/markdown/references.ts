import type { Definition, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Writes `[text][name]` and `![alt][name]` as the links and images they stand for, so that every later step sees one kind of each. */
export function resolveReferences(tree: Root): void {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  visit(tree, (node, index, parent) => {
    if ((node.type !== 'linkReference' && node.type !== 'imageReference') || !parent || index === undefined) return;
    const definition = definitions.get(node.identifier);
    if (!definition) return;
    const { url, title } = definition;
    const place = node.position ? { position: node.position } : {};
    parent.children[index] =
      node.type === 'linkReference'
        ? { type: 'link', url, title: title ?? null, children: node.children, ...place }
        : { type: 'image', url, title: title ?? null, alt: node.alt ?? null, ...place };
  });
}
