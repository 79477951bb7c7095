import type { Heading, Paragraph, Root, TableCell } from 'mdast';
import { nodesOf, visit } from '../nodes.ts';
import type { ProseLine } from './lint-rule.ts';

/** A backslash escape or a character reference: the writer means that character as text (CommonMark 0.31.2, 2.4 and 2.5). */
const MEANT = /\\[!-/:-@[-`{-~]|&(?:#\w{1,8}|\w{1,32});/g;
/** Indents and quote markers before a line of a block. */
const PREFIX = /^[ \t>]*/;

/** The lines of all paragraphs, headings and table cells, in the order of the text. */
export function proseLines(tree: Root, source: string): ProseLine[] {
  return nodesOf(tree, ['paragraph', 'heading', 'tableCell']).flatMap((block) => {
    const { start, end } = block.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return [];
    const masked = maskedText(block, source, start.offset, end.offset).split('\n');
    const lines = source.slice(start.offset, end.offset).split('\n');
    return lines.map((spelling, nth): ProseLine => {
      const prefix = PREFIX.exec(spelling)?.[0].length ?? 0;
      const column = (nth === 0 ? start.column : 1) + prefix;
      const text = (masked[nth] ?? '').slice(prefix);
      return { line: start.line + nth, column, written: spelling.slice(prefix), text, block };
    });
  });
}

/** The source of a block, masked wherever it is not text. */
function maskedText(block: Paragraph | Heading | TableCell, source: string, from: number, to: number): string {
  const pieces: string[] = [];
  let done = from;
  visit(block, 'text', ({ position }, _index, parent) => {
    const start = position?.start.offset;
    const end = position?.end.offset;
    // The text of a bare address is the address.
    const isAddress = parent.type === 'link' && source[parent.position?.start.offset ?? start ?? 0] !== '[';
    if (start === undefined || end === undefined || start < done || isAddress) return;
    pieces.push(blank(source.slice(done, start)), source.slice(start, end).replace(MEANT, blank));
    done = end;
  });
  return [...pieces, blank(source.slice(done, to))].join('');
}

function blank(text: string): string {
  return text.replace(/\S/g, '\0');
}
