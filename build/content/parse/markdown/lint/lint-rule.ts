import type { Heading, Paragraph, Root, TableCell } from 'mdast';
import type { MarkdownSettings } from '../../../../contract/markdown.ts';
import {
  type Diagnostic,
  type TextDiagnostic,
  textDiagnostic,
  type Wording,
} from '../../../../diagnostics/diagnostic.ts';

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

/** The lines whose text holds a sign. Most lines hold none of those that the rules look for. */
export function withSign(prose: readonly ProseLine[], sign: string): readonly ProseLine[] {
  return prose.filter(({ text }) => text.includes(sign));
}
