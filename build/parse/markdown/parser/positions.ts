import type { PhrasingContent, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Node } from 'unist';
import { placesIn } from '../../../diagnostics/places.ts';
import { visit } from '../visit.ts';

/**
 * Gives back the positions that remark-gfm loses where it finds a bare address in a text (`[https://…`):
 * the address is looked up in the source, the texts around it take what is left.
 */
export function restorePositions(tree: Root, source: string): void {
  const placeAt = placesIn(source);
  const place = (node: Node, from: number, to: number): void => {
    node.position = { start: { ...placeAt(from), offset: from }, end: { ...placeAt(to), offset: to } };
  };
  visit(tree, ['paragraph', 'heading', 'tableCell', 'emphasis', 'strong', 'delete'], (node) => {
    if (node.children.every(({ position }) => position)) return;
    let end = node.position?.start.offset ?? 0;
    let waiting: Node | undefined;
    const settle = (until: number): void => {
      if (waiting) place(waiting, end, until);
      waiting = undefined;
    };
    for (const child of node.children as PhrasingContent[]) {
      if (!child.position && child.type !== 'link') {
        waiting = child;
        continue;
      }
      const start = child.position?.start.offset ?? Math.max(end, source.indexOf(textOf(child), end));
      settle(start);
      if (!child.position) place(child, start, start + textOf(child).length);
      end = child.position?.end.offset ?? start;
    }
    settle(node.position?.end.offset ?? end);
  });
}
