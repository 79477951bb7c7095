import type { Outcome } from '../contract/outcome.ts';
import type { SourceFile } from '../read/read.ts';
import type { MarkdownOptions } from './markdown/markdown.ts';
import type { ParsedFile } from './parsed-file.ts';

/** Takes one file apart; no value without an error that says why. */
export type ParseStep = (source: SourceFile, options: MarkdownOptions) => Promise<Outcome<ParsedFile | undefined>>;

/** Front matter and Markdown of every file. A file that cannot be taken apart is left out and named in the diagnostics. */
export async function parse(
  sources: readonly SourceFile[],
  options: MarkdownOptions,
  step: ParseStep = parseOne,
): Promise<Outcome<ParsedFile[]>> {
  const outcomes = await Promise.all(sources.map((source) => step(source, options)));
  return {
    value: outcomes.flatMap(({ value }) => value ?? []),
    diagnostics: outcomes.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** The pure step. The parsers are slow to load, and whoever remembers what it gave for every file needs none. */
export const parseOne: ParseStep = async (source, options) => {
  const { parseFile } = await import('./parse-file.ts');
  return parseFile(source, options);
};
