import type { Node } from 'prosemirror-model';
import {
  frameOf,
  lineGap,
  type Piece,
  pieceOf,
  sliceOf,
  type WriteContext,
  withFrame,
  writeSequence,
} from './pieces.ts';
import type { Align } from './schema.ts';
import { phrasingOf, print, printLabel } from './to-markdown-phrasing.ts';

/** Writes a changed table. Unchanged rows and cells keep their source if the number of columns is the same. */
export function writeTable(table: Node, context: WriteContext): Piece {
  const { prefix, origins } = context;
  const before = origins.of(table)?.node;
  const own = frameOf(table, context);
  const isSameWidth = before?.firstChild?.childCount === table.firstChild?.childCount;
  const isSame = own !== undefined && isSameWidth && String(sidesOf(table)) === String(before && sidesOf(before));
  const caption = own?.lead ?? captionOf(table, context);
  const delimiter = isSame ? own.tail : `${prefix}|${sidesOf(table).map(dashesOf).join('|')}|`;
  const write = (row: Node) =>
    pieceOf((isSameWidth ? sliceOf(row, context)?.text : undefined) ?? writeRow(row, context));
  const gapOf = (before: Node) => (before === table.firstChild ? `\n${delimiter}\n${prefix}` : `\n${prefix}`);
  const rows = writeSequence(table, { ...context, write }, gapOf);
  return withFrame(rows, caption, table.childCount === 1 ? `\n${delimiter}` : '');
}

function captionOf({ attrs: { caption } }: Node, { origins, prefix }: WriteContext): string {
  if (caption === null) return '';
  return `${origins.captionOpening}${printLabel(caption)}${lineGap(prefix, false)}`;
}

function writeRow(row: Node, context: WriteContext): string {
  const cells: string[] = [];
  row.forEach((cell) => {
    const content = cell.firstChild?.content;
    const written =
      sliceOf(cell, context)?.text ?? (content ? print({ type: 'tableCell', children: phrasingOf(content) }) : '');
    cells.push(written === '' ? ' ' : ` ${written} `);
  });
  return `|${cells.join('|')}|`;
}

function sidesOf(table: Node): Align[] {
  return table.firstChild?.children.map(({ attrs }): Align => attrs.align) ?? [];
}

function dashesOf(side: Align): string {
  if (side === 'center') return ':-:';
  if (side === 'right') return '--:';
  return side === 'left' ? ':--' : '---';
}
