import type { Node } from 'prosemirror-model';
import type { Frame, Origin, Origins } from './source-blocks.ts';

/** The text of a node. */
export interface Piece {
  text: string;
  /** Lines, from 0, that what the node holds begins on. Positions count from the node's own. */
  places: readonly { at: number; line: number }[];
}

/** A sequence of blocks, with each that has a text. */
export interface Sequence extends Piece {
  blocks: readonly { node: Node; at: number; text: string; gapBefore: string }[];
}

/** The surroundings that a block is written for. */
export interface WriteContext {
  origins: Origins;
  /** Begins each further line. */
  prefix: string;
  /** Lists stand close below their paragraph. */
  tight?: boolean;
  /** The sign of the list right before this one, which would go on with the same. */
  previousMarker?: string | undefined;
  /** `nth`: number among the nodes that its parent holds. */
  write: (node: Node, context: WriteContext, nth: number) => Piece;
}

/** Returns what stands between two nodes, of which the second is written as `text`. */
type GapOf = (before: Node, after: Node, text: string, context: WriteContext) => string;

/** Writes the blocks that a node holds, with what stood between those that were neighbours before. A paragraph without words is left out. */
export function writeSequence(parent: Node, context: WriteContext, gapOf: GapOf = gapBetween): Sequence {
  let before: Node | undefined;
  let [text, line, previousMarker]: [string, number, string | undefined] = ['', 0, undefined];
  const places: { at: number; line: number }[] = [];
  const blocks: Sequence['blocks'][number][] = [];
  parent.forEach((node, offset, nth) => {
    const own = { ...context, previousMarker: before?.type === node.type ? previousMarker : undefined };
    const written = context.write(node, own, nth);
    const gap = before && written.text !== '' ? gapOf(before, node, written.text, context) : '';
    line += breaksIn(gap);
    for (const place of written.places) places.push({ at: offset + 1 + place.at, line: line + place.line });
    if (written.text === '') return;
    text += gap + written.text;
    blocks.push({ node, at: offset, text: written.text, gapBefore: gap });
    line += breaksIn(written.text);
    before = node;
    previousMarker = markerOf(written.text);
  });
  return { text, places, blocks };
}

/** The sign of a list's items: a bullet, or what stands behind their numbers. */
export function markerOf(list: string): string | undefined {
  return /^(?:\d+)?([-*+.)])(?=\s|$)/.exec(list)?.[1];
}

/** A list that may follow a paragraph without an empty line: its first line says something. */
const CLOSE_LIST = /^(?:[-*+]|1[.)])[ \t]+(?!(?:(?:[-*+]|\d+[.)])[ \t]*)+(?:\n|$))\S/;

function gapBetween(before: Node, after: Node, text: string, { origins, prefix, tight }: WriteContext): string {
  const isList = after.type.name.endsWith('_list');
  const canBeClose = !isList || before.type.name !== 'paragraph' || CLOSE_LIST.test(text);
  const [from, to] = [origins.of(before), origins.of(after)];
  const gap = from?.prefix === prefix && to?.prefix === prefix ? origins.gap(before, after) : undefined;
  if (
    gap !== undefined &&
    (to?.slice === text || gap.endsWith(prefix)) &&
    (hasEmptyLine(gap) ||
      (canBeClose &&
        isSameKind(before, from) &&
        isSameKind(after, to) &&
        (before.type.name !== 'source' || to?.node.eq(after))))
  )
    return gap;
  return lineGap(prefix, tight && isList && canBeClose && before.type.name === 'paragraph');
}

/** Returns what begins the next line, or the one behind an empty one. */
export function lineGap(prefix: string, isTight: boolean | undefined): string {
  return isTight ? `\n${prefix}` : `\n${prefix.trimEnd()}\n${prefix}`;
}

/** Tells whether a gap holds an empty line, which keeps any two blocks apart. */
export function hasEmptyLine(gap: string): boolean {
  return /\n[ \t>]*\n/.test(gap);
}

/** The block is of the kind that it was. */
function isSameKind(node: Node, origin: Origin | undefined): boolean {
  return origin !== undefined && node.sameMarkup(origin.node);
}

/** The source of a node that is as it was read, where that may stand. */
export function sliceOf(node: Node, { origins, prefix }: WriteContext): Piece | undefined {
  const origin = origins.of(node);
  if (!origin?.node.eq(node)) return undefined;
  if (origin.prefix !== prefix && origin.slice.includes('\n')) return undefined;
  const places = [{ at: 0, line: 0 }];
  node.descendants((child, position) => {
    const part = origins.of(child);
    if (part) places.push({ at: position + 1, line: part.line - origin.line });
  });
  return { text: origin.slice, places };
}

/** The frame of a block as it was written, where it stands as it stood. */
export function frameOf(node: Node, { origins, prefix }: WriteContext): Frame | undefined {
  const origin = origins.of(node);
  return origin?.prefix === prefix && node.sameMarkup(origin.node) ? origin.frame : undefined;
}

/** Puts a text between two others. */
export function withFrame({ text, places }: Piece, lead: string, tail: string): Piece {
  const lines = breaksIn(lead);
  const inside = places.map(({ at, line }) => ({ at, line: line + lines }));
  return { text: lead + text + tail, places: [{ at: 0, line: 0 }, ...inside] };
}

/** A piece of nothing but text. */
export function pieceOf(text: string): Piece {
  return { text, places: [{ at: 0, line: 0 }] };
}

/** Begins each further line with a prefix; an empty line without the spaces at its end. */
export function indent(text: string, prefix: string): string {
  const lines = text.split('\n');
  return lines.map((line, nth) => (nth === 0 ? line : line === '' ? prefix.trimEnd() : prefix + line)).join('\n');
}

function breaksIn(text: string): number {
  return text.split('\n').length - 1;
}
