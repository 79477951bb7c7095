import type { Heading, Paragraph, Root, TableCell } from 'mdast';
import type { MarkdownSettings } from '../../../contract/markdown.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { type Finding, finding, type Wording } from '../../../diagnostics/finding.ts';

/** A line of running text. */
export interface ProseLine {
  /** 1-based, of the first character of `text`. */
  line: number;
  column: number;
  /** As it was written, without the indent and the quote marks before it. */
  written: string;
  /** As long as `written`, spaces kept, with U+0000 for each other character that Markdown took for something: code, links, emphasis, escapes, entities. */
  text: string;
  block: Paragraph | Heading | TableCell;
}

/** A text under suspicion. */
interface Suspected {
  source: string;
  tree: Root;
  prose: readonly ProseLine[];
  settings: MarkdownSettings;
}

/** Looks for one sort of slip: Markdown that means something else than its writer did. */
export type Suspect = (suspected: Suspected) => Finding[];

/** A finding in a line of prose. */
export function inLine(
  { line, column }: ProseLine,
  index: number,
  length: number,
  wording: Wording,
  severity: Diagnostic['severity'] = 'warning',
): Finding {
  return finding(severity, { line, column: column + index, length }, wording);
}

/** The lines whose text holds a sign. Most hold none of those that give a slip away. */
export function withSign(prose: readonly ProseLine[], sign: string): readonly ProseLine[] {
  return prose.filter(({ text }) => text.includes(sign));
}
