import type { Node } from 'prosemirror-model';
import type { Frame, Origin, Origins } from './source-blocks.ts';

/** The text of a node. */
export interface Piece {
  text: string;
  /** The 0-based lines on which the node's content begins. Positions count from the node's own. */
  places: readonly { at: number; line: number }[];
}

/** A sequence of blocks, with each that has a text. */
export interface Sequence extends Piece {
  blocks: readonly { node: Node; at: number; text: string; gapBefore: string }[];
}

/** The context in which a block is written. */
export interface WriteContext {
  origins: Origins;
  /** The prefix of each further line. */
  prefix: string;
  /** True if lists follow their paragraph without an empty line. */
  tight?: boolean;
  /** The marker of the list right before this one, which a list with the same marker would continue. */
  previousMarker?: string | undefined;
  /** Writes a node. `nth`: its index in its parent. */
  write: (node: Node, context: WriteContext, nth: number) => Piece;
}

/** The function for the text between two nodes, of which the second is written as `text`. */
type GapOf = (before: Node, after: Node, text: string, context: WriteContext) => string;

/** Writes the children of a node. Former neighbours keep the gap between them, and empty paragraphs are left out. */
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

/** Returns the marker of a list: its bullet, or the sign behind its numbers. */
export function markerOf(list: string): string | undefined {
  return /^(?:\d+)?([-*+.)])(?=\s|$)/.exec(list)?.[1];
}

/** A list that may follow a paragraph without an empty line, as its first item has text. */
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

/** Returns the gap before the next line, with an empty line unless `isTight`. */
export function lineGap(prefix: string, isTight: boolean | undefined): string {
  return isTight ? `\n${prefix}` : `\n${prefix.trimEnd()}\n${prefix}`;
}

/** Tells whether a gap contains an empty line, which separates any two blocks. */
export function hasEmptyLine(gap: string): boolean {
  return /\n[ \t>]*\n/.test(gap);
}

/** Tells whether a block is still of the kind that was read. */
function isSameKind(node: Node, origin: Origin | undefined): boolean {
  return origin !== undefined && node.sameMarkup(origin.node);
}

/** Returns the source of an unchanged node, if it may stand here. */
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

/** Returns the source around a block's content, if the block stands where it stood. */
export function frameOf(node: Node, { origins, prefix }: WriteContext): Frame | undefined {
  const origin = origins.of(node);
  return origin?.prefix === prefix && node.sameMarkup(origin.node) ? origin.frame : undefined;
}

/** Returns a piece with a text before and after it. */
export function withFrame({ text, places }: Piece, lead: string, tail: string): Piece {
  const lines = breaksIn(lead);
  const inside = places.map(({ at, line }) => ({ at, line: line + lines }));
  return { text: lead + text + tail, places: [{ at: 0, line: 0 }, ...inside] };
}

/** Returns a piece of text without places. */
export function pieceOf(text: string): Piece {
  return { text, places: [{ at: 0, line: 0 }] };
}

/** Indents each further line by a prefix. Empty lines get no trailing spaces. */
export function indent(text: string, prefix: string): string {
  const lines = text.split('\n');
  return lines.map((line, nth) => (nth === 0 ? line : line === '' ? prefix.trimEnd() : prefix + line)).join('\n');
}

function breaksIn(text: string): number {
  return text.split('\n').length - 1;
}
