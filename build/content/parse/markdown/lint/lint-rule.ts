import type { Heading, Paragraph, Root, TableCell } from 'mdast';
import { type Diagnostic, type TextDiagnostic, textDiagnostic, type Wording } from '../../../../contract/diagnostic.ts';
import type { MarkdownSettings } from '../../../../contract/markdown.ts';
import { nodesOf, visit } from '../nodes.ts';

export interface ProseLine {
  /** 1-based line in which `text` begins. */
  line: number;
  column: number;
  /** Source of the line without indent and quote markers. */
  written: string;
  /** `written` with U+0000 for each character of syntax: code, links, emphasis, escapes, entities. Spaces are kept. */
  text: string;
  block: Paragraph | Heading | TableCell;
}

interface LintedText {
  source: string;
  tree: Root;
  prose: readonly ProseLine[];
  settings: MarkdownSettings;
}

/** Finds Markdown with another meaning than its writer intended. */
export type LintRule = (text: LintedText) => TextDiagnostic[];

export function inLine(
  { line, column }: ProseLine,
  index: number,
  length: number,
  wording: Wording,
  severity: Diagnostic['severity'] = 'warning',
): TextDiagnostic {
  return textDiagnostic(severity, { line, column: column + index, length }, wording);
}

/** Returns the lines with a sign, which few lines contain. */
export function linesWithSign(prose: readonly ProseLine[], sign: string): readonly ProseLine[] {
  return prose.filter(({ text }) => text.includes(sign));
}

/** Replaces the matches of a global pattern by U+0000, so that everything else keeps its place. */
export function maskMatches(text: string, pattern: RegExp): string {
  return text.replace(pattern, (found) => '\0'.repeat(found.length));
}

/** Escapes and character references, whose characters are meant as text (CommonMark 0.31.2, 2.4 and 2.5). */
const MEANT = /\\[!-/:-@[-`{-~]|&(?:#\w{1,8}|\w{1,32});/g;
const PREFIX = /^[ \t>]*/;

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

/** Returns the source of a block, masked except for its text. */
function maskedText(block: Paragraph | Heading | TableCell, source: string, from: number, to: number): string {
  const pieces: string[] = [];
  let done = from;
  visit(block, 'text', ({ position }, _index, parent) => {
    const start = position?.start.offset;
    const end = position?.end.offset;
    // The text of a bare address is the address, and is masked.
    const isAddress = parent.type === 'link' && source[parent.position?.start.offset ?? start ?? 0] !== '[';
    if (start === undefined || end === undefined || start < done || isAddress) return;
    pieces.push(blankOut(source.slice(done, start)), source.slice(start, end).replace(MEANT, blankOut));
    done = end;
  });
  return [...pieces, blankOut(source.slice(done, to))].join('');
}

function blankOut(text: string): string {
  return text.replace(/\S/g, '\0');
}

/** LaTeX formulas. Between single dollars they have a command or group, unlike amounts and variables. */
export const FORMULA =
  /(?:^\$\$\s*$)|\$\$[^$\n]{1,300}\$\$|(?<![\p{L}\p{N}$])\$(?=[^$\n]{0,200}(?:\\[a-z]{2}|[_^]\{))[^$\n]{1,300}\$(?![\p{N}$])/giu;
