import type { Node } from 'prosemirror-model';
import {
  frameOf,
  hasEmptyLine,
  indent,
  markerOf,
  type Piece,
  pieceOf,
  type Sequence,
  sliceOf,
  type WriteContext,
  withFrame,
  writeSequence,
} from './pieces.ts';
import type { Frame, Origins } from './source-blocks.ts';
import { writeList } from './to-markdown-list.ts';
import { phrasingOf, print, printLabel } from './to-markdown-phrasing.ts';
import { writeTable } from './to-markdown-table.ts';

/** Returns the Markdown of a document. Unchanged blocks keep their source; others are written in the house style. */
export function writeDocument(doc: Node, origins: Origins): string {
  return writtenDocument(doc, origins).text;
}

/** Returns the line of the text, 1-based, of the block or item that a position stands in. */
export function lineOf(doc: Node, origins: Origins, position: number): number {
  const { places } = writtenDocument(doc, origins);
  return (places.findLast(({ at }) => at <= position) ?? places[0])?.line ?? 1;
}

/** Returns the position before the block or item that a line of the text, 1-based, belongs to. */
export function positionOf(doc: Node, origins: Origins, line: number): number {
  const { places } = writtenDocument(doc, origins);
  return places.findLast((place) => place.line <= line)?.at ?? 0;
}

/** Returns the blocks of a document that have text, with their positions and the text around them. */
export function blockTexts(doc: Node, origins: Origins) {
  const { blocks } = writtenDocument(doc, origins);
  return blocks.map((block, nth) => ({ ...block, gapAfter: blocks[nth + 1]?.gapBefore ?? '' }));
}

/** The written documents, as their lines are asked for repeatedly. */
const written = new WeakMap<Node, Sequence>();

function writtenDocument(doc: Node, origins: Origins): Sequence {
  const known = written.get(doc);
  if (known) return known;
  const head = String(doc.attrs.head);
  const { text, blocks, ...sequence } = writeSequence(doc, { prefix: '', origins, write: writeBlock });
  const first = head.split('\n').length;
  const places = sequence.places.map(({ at, line }) => ({ at: at - 1, line: line + first }));
  const document = { text: text === '' ? head : head + text + doc.attrs.foot, places, blocks };
  written.set(doc, document);
  return document;
}

interface Known extends Pick<WriteContext, 'prefix' | 'previousMarker'> {
  piece: Piece;
}

/** The last written form of changed blocks. */
const changed = new WeakMap<Node, Known>();

function writeBlock(node: Node, context: WriteContext): Piece {
  const { prefix, previousMarker } = context;
  const known = changed.get(node);
  if (known?.prefix === prefix && known.previousMarker === previousMarker) return known.piece;
  const slice = sliceOf(node, context);
  const goesOn = slice !== undefined && previousMarker !== undefined && markerOf(slice.text) === previousMarker;
  const piece = slice && !goesOn ? slice : writeChanged(node, context);
  changed.set(node, { prefix, previousMarker, piece });
  return piece;
}

function writeChanged(node: Node, context: WriteContext): Piece {
  const { prefix } = context;
  switch (node.type.name) {
    case 'bullet_list':
    case 'ordered_list':
      return writeList(node, context);
    case 'table':
      return writeTable(node, context);
    case 'blockquote':
      return writeHolder(node, context, { lead: '> ', tail: '', inner: `${prefix}> ` });
    case 'note':
      return writeHolder(node, context, { lead: `[^${node.attrs.label}]: `, tail: '', inner: `${prefix}    ` });
    case 'call_out':
      return writeCallOut(node, context);
    case 'paragraph':
      return pieceOf(indent(writeParagraph(node, context), prefix));
    default:
      return pieceOf(indent(writeLeaf(node, prefix), prefix));
  }
}

function writeParagraph(node: Node, { origins }: WriteContext): string {
  const text = print({ type: 'paragraph', children: phrasingOf(node.content) });
  const origin = origins.of(node);
  return origin ? keepLineBreaks(text, origin.slice, origin.prefix) : text;
}

/** A start of a line that begins no list, table or other block: a word, perhaps with a mark. */
const WORD = /^(?:«\s?|\*\*|[*_`[("'“]|\{\{)?\p{L}/u;

/** The characters behind the last line break in which the next one is searched. */
const REACH = 5000;
/** The characters on one side of a line break that identify its place. */
const CONTEXT = 20;

/** Returns a changed paragraph with the line breaks of its source, where the words on one side of a break remain. `prefix` begins each further line of the source. */
function keepLineBreaks(text: string, source: string, prefix: string): string {
  const lines = source.split(`\n${prefix}`);
  const flat = lines.join(' ');
  let written = '';
  let from = 0;
  let end = -1;
  for (const line of lines.slice(0, -1)) {
    end += 1 + line.length;
    const near = text.slice(0, from + REACH);
    const [before, after] = [flat.slice(Math.max(0, end - CONTEXT), end + 1), flat.slice(end, end + CONTEXT)];
    const [behind, ahead] = [near.indexOf(before, Math.max(0, from - CONTEXT)), near.indexOf(after, from)];
    const found = ahead !== -1 ? ahead : behind === -1 ? -1 : behind + before.length - 1;
    // Behind a backslash or a space the break would be one on the page.
    if (found <= from || /[\\\s]/.test(text.charAt(found - 1))) continue;
    if (!WORD.test(text.slice(found + 1, found + CONTEXT))) continue;
    written += `${text.slice(from, found)}\n`;
    from = found + 1;
  }
  return written + text.slice(from);
}

function writeLeaf({ type, attrs, content, textContent }: Node, prefix: string): string {
  switch (type.name) {
    case 'heading': {
      const words = phrasingOf(content).map((child) =>
        child.type === 'break' ? { type: 'text' as const, value: ' ' } : child,
      );
      const id = attrs.id === null ? [] : [{ type: 'html' as const, value: ` {#${attrs.id}}` }];
      return print({ type: 'heading', depth: attrs.level, children: [...words, ...id] });
    }
    case 'code_block':
      return print({ type: 'code', lang: attrs.language, meta: attrs.meta, value: textContent });
    case 'figure': {
      const { address: url, description: alt, caption: title } = attrs;
      return print({ type: 'paragraph', children: [{ type: 'image', url, alt, title }] });
    }
    case 'rule':
      // Hyphens could be read as a list, or as the line below a heading.
      return prefix === '' ? '---' : '___';
    default:
      return attrs.source;
  }
}

function writeHolder(node: Node, context: WriteContext, frame: Frame): Piece {
  const { lead, tail, inner } = frameOf(node, context) ?? frame;
  return withFrame(writeSequence(node, { ...context, prefix: inner, tight: false }), lead, tail);
}

/** Writes a call-out. Its fence is longer than those inside it, and an empty line separates it from a table, which would read it as a row. */
function writeCallOut(node: Node, context: WriteContext): Piece {
  const { prefix } = context;
  const content = writeSequence(node, { ...context, tight: false });
  const fences = [...content.text.matchAll(/^[ \t>]*(:{3,})/gm)].map(([, colons = '']) => colons.length);
  const longest = Math.max(2, ...fences);
  const frame = frameOf(node, context);
  const length = /^:*/.exec(frame?.lead ?? '')?.[0].length ?? 0;
  const own = length > longest ? frame : undefined;
  const colons = ':'.repeat(own ? length : longest + 1);
  const { name, title } = node.attrs;
  const lead = own?.lead ?? `${colons}${name}${title ? printLabel(title) : ''}\n${prefix}`;
  const isTable = content.text.slice(content.text.lastIndexOf('\n') + 1).includes('|');
  if (own && (!isTable || hasEmptyLine(own.tail))) return withFrame(content, lead, own.tail);
  return withFrame(content, lead, `\n${isTable ? `${prefix.trimEnd()}\n` : ''}${prefix}${colons}`);
}
