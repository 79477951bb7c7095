import type { Root } from 'mdast';
import type { Node } from 'unist';
import type { Position } from '../../../diagnostics/diagnostic.ts';

/** A page has a dozen levels. The steps after the parser are recursive. */
const MAX_DEPTH = 100;

/** Thrown for a text so deeply nested that recursive steps would overflow the stack. Its place counts from the start of the Markdown text. */
export class TooDeep extends Error {
  readonly place: Position;

  constructor(place: Position) {
    super('nested too deeply');
    this.place = place;
  }
}

/** Throws `TooDeep` for a tree of too many levels. */
export function refuseDeepNesting(tree: Root): void {
  let level: Node[] = tree.children;
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw new TooDeep(placeOf(level));
    level = level.flatMap(childrenOf);
  }
}

function childrenOf(node: Node): Node[] {
  return 'children' in node && Array.isArray(node.children) ? node.children : [];
}

function placeOf(nodes: readonly Node[]): Position {
  const { line, column } = nodes.find(({ position }) => position)?.position?.start ?? { line: 1, column: 1 };
  return { line, column };
}
