import type { Nodes, Parents } from 'mdast';
import type {} from 'mdast-util-directive';

type Type = Nodes['type'];
type OfType<Name extends Type> = Extract<Nodes, { type: Name }>;

/** A visitor returns it to leave out a node's content. */
export const SKIP = 'skip';

/**
 * Calls a visitor with all nodes of some types, in the order of the text. The visitor may replace a node; the content of the replaced
 * one is still visited. unist-util-visit takes ten times as long, which was half of a page's time.
 */
export function visit<Name extends Type>(
  tree: Parents,
  types: Name | readonly Name[],
  see: (node: OfType<Name>, index: number, parent: Parents) => typeof SKIP | undefined,
): void {
  const wanted: readonly Type[] = typeof types === 'string' ? [types] : types;
  const isWanted = (node: Nodes): node is OfType<Name> => wanted.includes(node.type);
  const within = (parent: Parents): void => {
    for (let index = 0; index < parent.children.length; index++) {
      const node = parent.children[index];
      if (node === undefined || (isWanted(node) && see(node, index, parent) === SKIP)) continue;
      if ('children' in node) within(node);
    }
  };
  within(tree);
}

/** All nodes of some types, in the order of the text. */
export function nodesOf<Name extends Type>(tree: Parents, types: Name | readonly Name[]): OfType<Name>[] {
  const found: OfType<Name>[] = [];
  visit(tree, types, (node) => {
    found.push(node);
    return undefined;
  });
  return found;
}
