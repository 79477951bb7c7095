import type { Node } from 'prosemirror-model';
import { frameOf, type Piece, sliceOf, type WriteContext } from './pieces.ts';
import type { Align } from './schema.ts';
import { phrasingOf, print } from './to-markdown-phrasing.ts';

/** Writes a table that was changed. Rows and cells that were not keep their source, as long as the table has as many columns. */
export function writeTable(table: Node, context: WriteContext): Piece {
  const { prefix, origins } = context;
  const before = origins.of(table)?.node;
  const own = frameOf(table, context);
  const isSameWidth = before?.firstChild?.childCount === table.firstChild?.childCount;
  const isSame = own !== undefined && isSameWidth && String(sidesOf(table)) === String(before && sidesOf(before));
  const caption = own?.lead ?? captionOf(table, context);
  const delimiter = isSame ? own.tail : `${prefix}|${sidesOf(table).map(dashesOf).join('|')}|`;
  const places = [{ at: 0, line: 0 }];
  const lines: string[] = [];
  const first = caption.split('\n').length - 1;
  table.forEach((row, offset, nth) => {
    places.push({ at: offset + 1, line: first + lines.length });
    const kept = isSameWidth ? sliceOf(row, context)?.text : undefined;
    lines.push((nth === 0 ? '' : prefix) + (kept ?? writeRow(row, context)));
    if (nth === 0) lines.push(delimiter);
  });
  return { text: caption + lines.join('\n'), places };
}

function captionOf({ attrs: { caption } }: Node, { origins, prefix }: WriteContext): string {
  if (caption === null) return '';
  const title = print({ type: 'paragraph', children: [{ type: 'text', value: caption }] }).replace(/(?<!\\)\]/g, '\\]');
  return `${origins.captionOpening}[${title}]\n${prefix.trimEnd()}\n${prefix}`;
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
