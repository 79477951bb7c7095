import type { Heading } from './definition.ts';
import type { Diagnostic, Position } from './diagnostic.ts';
import type { MarkdownFinding } from './markdown/finding.ts';
import { type FrontMatter, splitFrontMatter } from './markdown/front-matter.ts';
import type { SourceLink } from './markdown/links.ts';
import { type MarkdownOptions, renderMarkdown } from './markdown/markdown.ts';
import type { SourceSlot } from './markdown/slots.ts';
import type { SourceVariable } from './markdown/variables.ts';
import type { SourceFile } from './read.ts';

/** A content file taken apart: its data with the place of every value, and its text as HTML. */
export interface ParsedFile extends Pick<FrontMatter, 'data' | 'positionOf' | 'keyPositionOf'> {
  source: SourceFile;
  html: string;
  headings: Heading[];
  words: number;
  /** Positions count from the start of the file. */
  links: SourceLink[];
  variables: SourceVariable[];
  slots: SourceSlot[];
  /** Where its text begins; undefined when it has none. */
  textStart: Position | undefined;
}

/** Front matter and Markdown of every file. A file that cannot be taken apart is left out and named in the diagnostics. */
export function parse(
  files: readonly SourceFile[],
  options: MarkdownOptions,
): { files: ParsedFile[]; diagnostics: Diagnostic[] } {
  const parsed: ParsedFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const source of files) {
    const front = splitFrontMatter(source.path, source.text);
    if ('diagnostics' in front) {
      diagnostics.push(...front.diagnostics);
      continue;
    }
    const { data, body, bodyLine, positionOf, keyPositionOf } = front.value;
    const { findings, links, variables, slots, start, ...text } = renderMarkdown(body, options);
    const inFile = <Place extends { line: number }>(place: Place) => ({ ...place, line: place.line + bodyLine - 1 });
    diagnostics.push(...findings.map((finding) => toDiagnostic(source.path, inFile(finding))));
    parsed.push({
      source,
      data,
      positionOf,
      keyPositionOf,
      ...text,
      links: links.map(inFile),
      variables: variables.map(inFile),
      slots: slots.map(inFile),
      textStart: start && inFile(start),
    });
  }
  return { files: parsed, diagnostics };
}

function toDiagnostic(file: string, finding: MarkdownFinding): Diagnostic {
  return { file, ...finding };
}
