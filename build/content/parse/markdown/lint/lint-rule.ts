import type { Heading, Paragraph, Root, TableCell } from 'mdast';
import { type Diagnostic, type TextDiagnostic, textDiagnostic, type Wording } from '../../../../contract/diagnostic.ts';
import type { MarkdownSettings } from '../../../../contract/markdown.ts';
import { nodesOf, visit } from '../nodes.ts';

/** A line of a paragraph, a heading or a table cell. */
export interface ProseLine {
  /** 1-based, of the first character of `text`. */
  line: number;
  column: number;
  /** The source of the line, without the indent and the quote markers before it. */
  written: string;
  /** As long as `written`: spaces are kept, and U+0000 replaces each other character that Markdown took for syntax, such as code, links, emphasis, escapes, entities. */
  text: string;
  block: Paragraph | Heading | TableCell;
}

/** A text, as the rules look at it. */
interface LintedText {
  source: string;
  tree: Root;
  prose: readonly ProseLine[];
  settings: MarkdownSettings;
}

/** Finds one type of mistake: Markdown that means something else than its writer did. */
export type LintRule = (text: LintedText) => TextDiagnostic[];

/** A diagnostic in a line of prose. */
export function inLine(
  { line, column }: ProseLine,
  index: number,
  length: number,
  wording: Wording,
  severity: Diagnostic['severity'] = 'warning',
): TextDiagnostic {
  return textDiagnostic(severity, { line, column: column + index, length }, wording);
}

/** Returns the lines whose text holds a sign. Most lines hold none of those that the rules look for. */
export function linesWithSign(prose: readonly ProseLine[], sign: string): readonly ProseLine[] {
  return prose.filter(({ text }) => text.includes(sign));
}

/** Returns the text with U+0000 in the place of each character that a global pattern finds: all else keeps its place. */
export function maskMatches(text: string, pattern: RegExp): string {
  return text.replace(pattern, (found) => '\0'.repeat(found.length));
}

/** A backslash escape or a character reference: the writer means that character as text (CommonMark 0.31.2, 2.4 and 2.5). */
const MEANT = /\\[!-/:-@[-`{-~]|&(?:#\w{1,8}|\w{1,32});/g;
/** Indents and quote markers before a line of a block. */
const PREFIX = /^[ \t>]*/;

/** The lines of all paragraphs, headings and table cells, in the order of the text. */
export function proseLines(tree: Root, source: string): ProseLine[] {
  return nodesOf(tree, ['paragraph', 'heading', 'tableCell']).flatMap((block) => {
    const { start, end } = block.position ?? {};
    if (start?.offset === undefined || end?.offset === undefined) return [];
    const texts = maskedText(block, source, start.offset, end.offset).split('\n');
    const lines = source.slice(start.offset, end.offset).split('\n');
    return lines.map((spelling, nth): ProseLine => {
      const prefix = PREFIX.exec(spelling)?.[0].length ?? 0;
      const column = (nth === 0 ? start.column : 1) + prefix;
      const text = (texts[nth] ?? '').slice(prefix);
      return { line: start.line + nth, column, written: spelling.slice(prefix), text, block };
    });
  });
}

/** Returns the source of a block, masked wherever it is not text. */
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

/**
 * A formula of LaTeX, or the dollars around one that goes over lines. Between single dollars it has a command or a raised or lowered group, which
 * amounts and names of variables have not.
 */
export const FORMULA =
  /(?:^\$\$\s*$)|\$\$[^$\n]{1,300}\$\$|(?<![\p{L}\p{N}$])\$(?=[^$\n]{0,200}(?:\\[a-z]{2}|[_^]\{))[^$\n]{1,300}\$(?![\p{N}$])/giu;
