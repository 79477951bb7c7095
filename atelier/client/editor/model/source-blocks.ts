import type { Nodes } from 'mdast';
import type { Node } from 'prosemirror-model';
import type { EditorContext } from '../services.ts';

/** The source from which a block was read. */
export interface Origin {
  /** The block as it was read. */
  node: Node;
  slice: string;
  /** The prefix of each further line of the slice, due to the blocks around it. */
  prefix: string;
  /** The line in the text, 1-based. */
  line: number;
  /** The source around the content of a block that contains others. */
  frame?: Frame;
}

/** The source around the content of a block. For a table, `lead` is its caption, and `tail` the line below its head. */
export interface Frame {
  lead: string;
  tail: string;
  /** The prefix of each further line of the content. */
  inner: string;
}

/** The names that distinguish call-outs, drawings and blocks of the site. */
export type BlockNames = Pick<EditorContext, 'callOuts' | 'blocks' | 'slots'>;

/** The last number of a block. The first is taken from the clock, so that blocks pasted from another tab have other numbers. */
let latest = Date.now();

/** The sources of a document's blocks. A block refers to its source by its `origin` attribute, and keeps it when it is moved or copied. */
export class Origins {
  readonly names: BlockNames;
  private readonly origins = new Map<number, Origin>();
  private readonly gaps = new Map<string, string>();

  constructor(names: BlockNames) {
    this.names = names;
  }

  /** The opening of the directive that gives a table its caption. */
  get captionOpening(): string {
    return this.names.blocks.find(({ isCaption }) => isCaption)?.opening ?? '';
  }

  /** Registers a node's source, and returns the node with the number of that source. */
  add(node: Node, source: Omit<Origin, 'node'>): Node {
    latest += 1;
    const numbered = node.type.create({ ...node.attrs, origin: latest }, node.content, node.marks);
    this.origins.set(latest, { ...source, node: numbered });
    return numbered;
  }

  /** Records the gap between two neighbours. */
  link(before: Node, after: Node, gap: string): void {
    this.gaps.set(keyOf(before, after), gap);
  }

  of(node: Node): Origin | undefined {
    return this.origins.get(node.attrs.origin);
  }

  /** Returns the gap between two blocks; undefined if they were no neighbours. */
  gap(before: Node, after: Node): string | undefined {
    return this.gaps.get(keyOf(before, after));
  }
}

function keyOf(before: Node, after: Node): string {
  return `${before.attrs.origin} ${after.attrs.origin}`;
}

/** The context in which a text is read. */
export interface ReadContext {
  text: string;
  origins: Origins;
  /** The prefix of each further line of the blocks. */
  prefix: string;
}

/** A node with the offsets of its source. */
export interface ReadNode {
  node: Node;
  from: number;
  to: number;
}

/** Returns the offsets of a node's ends in the text. */
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

/** Records the gaps between neighbours. */
export function linkNeighbours(blocks: readonly ReadNode[], { text, origins }: ReadContext): void {
  for (const [nth, { node, to }] of blocks.entries()) {
    const next = blocks[nth + 1];
    if (next) origins.link(node, next.node, text.slice(to, next.from));
  }
}

/** Returns the source of a tree node. */
export function originalText({ position }: Nodes, text: string): string {
  return text.slice(position?.start.offset, position?.end.offset);
}
