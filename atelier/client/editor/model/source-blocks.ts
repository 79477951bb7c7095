import type { Nodes } from 'mdast';
import type { Node } from 'prosemirror-model';
import type { EditorContext } from '../services.ts';

/** The source that a block was read from. */
export interface Origin {
  /** The block as it was read. */
  node: Node;
  slice: string;
  /** Begins each further line of the slice, by what the block stands in. */
  prefix: string;
  /** Line of the text that it was read from, 1-based. */
  line: number;
  /** Of a block that holds others. */
  frame?: Frame;
}

/** Source around the blocks that a block holds. Of a table, `lead` is its caption, and `tail` the line below its head. */
export interface Frame {
  lead: string;
  tail: string;
  /** Begins each further line of what it holds. */
  inner: string;
}

/** The names that tell call-outs, drawings and blocks of the site apart. */
export type BlockNames = Pick<EditorContext, 'callOuts' | 'blocks' | 'slots'>;

/** The last number of a block. It begins with the clock: what is pasted from another tab has a number of its own. */
let latest = Date.now();

/** The sources of a document's blocks. A block names its own by the attribute `origin`, and keeps it when it is moved or copied. */
export class Origins {
  readonly names: BlockNames;
  private readonly origins = new Map<number, Origin>();
  private readonly gaps = new Map<string, string>();

  constructor(names: BlockNames) {
    this.names = names;
  }

  /** The directive that gives a table its caption. */
  get captionOpening(): string {
    return this.names.blocks.find(({ isCaption }) => isCaption)?.opening ?? '';
  }

  /** Returns the node with the number of its source. */
  add(node: Node, source: Omit<Origin, 'node'>): Node {
    latest += 1;
    const numbered = node.type.create({ ...node.attrs, origin: latest }, node.content, node.marks);
    this.origins.set(latest, { ...source, node: numbered });
    return numbered;
  }

  /** Keeps what stands between two neighbours. */
  link(before: Node, after: Node, gap: string): void {
    this.gaps.set(keyOf(before, after), gap);
  }

  of(node: Node): Origin | undefined {
    return this.origins.get(node.attrs.origin);
  }

  /** Returns what stood between two blocks; undefined where they were no neighbours. */
  gap(before: Node, after: Node): string | undefined {
    return this.gaps.get(keyOf(before, after));
  }
}

function keyOf(before: Node, after: Node): string {
  return `${before.attrs.origin} ${after.attrs.origin}`;
}

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

/** The part of a text that a node of its tree stands for. */
export function originalText({ position }: Nodes, text: string): string {
  return text.slice(position?.start.offset, position?.end.offset);
}
