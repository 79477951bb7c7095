import type { Nodes } from 'mdast';
import type { Node } from 'prosemirror-model';
import type { Frame, Origins } from './source-blocks.ts';

/** A text that is being read. */
export interface ReadContext {
  text: string;
  origins: Origins;
  /** Begins each further line of the blocks that are read. */
  prefix: string;
}

/** A node with the offsets of its source. */
export interface ReadNode {
  node: Node;
  from: number;
  to: number;
}

/** The ends of a node in the text. */
export function endsOf({ position }: Nodes, text: string): { from: number; to: number } {
  return { from: position?.start.offset ?? 0, to: position?.end.offset ?? text.length };
}

/** Registers a node that was read from one of the tree. */
export function register(source: Nodes, { text, origins, prefix }: ReadContext, node: Node, frame?: Frame): ReadNode {
  const ends = endsOf(source, text);
  const slice = text.slice(ends.from, ends.to);
  const line = source.position?.start.line ?? 1;
  return { node: origins.add(node, { slice, prefix, line, ...(frame && { frame }) }), ...ends };
}

/** Keeps what stands between neighbours. */
export function linkNeighbours(blocks: readonly ReadNode[], { text, origins }: ReadContext): void {
  for (const [nth, { node, to }] of blocks.entries()) {
    const next = blocks[nth + 1];
    if (next) origins.link(node, next.node, text.slice(to, next.from));
  }
}
