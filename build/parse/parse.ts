import type { Heading } from '../contract/definition.ts';
import type { Diagnostic, Position } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../read/read.ts';
import { withinTime } from './deadline.ts';
import { type FrontMatter, splitFrontMatter } from './front-matter/front-matter.ts';
import type { MarkdownFinding } from './markdown/finding.ts';
import type { SourceLink } from './markdown/links.ts';
import { type MarkdownOptions, type RenderedMarkdown, renderMarkdown } from './markdown/markdown.ts';
import { TooDeep } from './markdown/nesting.ts';
import type { SourceSlot } from './markdown/slots.ts';
import type { SourceVariable } from './markdown/variables.ts';
import { densestLine, hiddenCharacters, isOverflow, tooDeep, tooSlow } from './parse-limits.ts';

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
  const results = files.map((source) => parseWithinLimits(source, options));
  return {
    files: results.flatMap(({ file }) => file ?? []),
    diagnostics: results.flatMap(({ diagnostics }) => diagnostics),
  };
}

interface Parsed {
  file?: ParsedFile;
  diagnostics: Diagnostic[];
}

/** Milliseconds a text may take, however short: a hundred times what a real one does, for machines that are slow or busy. */
const LEAST_TIME = 4000;
/** Milliseconds more for every character. */
const TIME_A_CHARACTER = 0.04;

/** Parsers of Markdown and YAML need the square of the time for some short texts, and a call inside a call for each level. */
function parseWithinLimits(source: SourceFile, options: MarkdownOptions): Parsed {
  const { path, text } = source;
  const hidden = hiddenCharacters(path, text);
  if (hidden.length > 0) return { diagnostics: hidden };
  try {
    const time = LEAST_TIME + text.length * TIME_A_CHARACTER;
    return withinTime(time, () => parseOne(source, options))?.value ?? { diagnostics: [tooSlow(path, text)] };
  } catch (error) {
    if (!isOverflow(error)) throw error;
    return { diagnostics: [tooDeep(path, densestLine(text))] };
  }
}

function parseOne(source: SourceFile, options: MarkdownOptions): Parsed {
  const { value, diagnostics } = splitFrontMatter(source.path, source.text);
  if (!value) return { diagnostics };
  const { data, body, bodyLine, positionOf, keyPositionOf } = value;
  const inFile = <Place extends { line: number }>(place: Place) => ({ ...place, line: place.line + bodyLine - 1 });
  const rendered = renderShallow(body, options);
  if (rendered instanceof TooDeep)
    return { diagnostics: [...diagnostics, tooDeep(source.path, inFile(rendered.place))] };
  const { findings, links, variables, slots, start, ...text } = rendered;
  return {
    file: {
      source,
      data,
      positionOf,
      keyPositionOf,
      ...text,
      links: links.map(inFile),
      variables: variables.map(inFile),
      slots: slots.map(inFile),
      textStart: start && inFile(start),
    },
    diagnostics: diagnostics.concat(findings.map((finding) => toDiagnostic(source.path, inFile(finding)))),
  };
}

function renderShallow(body: string, options: MarkdownOptions): RenderedMarkdown | TooDeep {
  try {
    return renderMarkdown(body, options);
  } catch (error) {
    if (error instanceof TooDeep) return error;
    throw error;
  }
}

function toDiagnostic(file: string, finding: MarkdownFinding): Diagnostic {
  return { file, ...finding };
}
