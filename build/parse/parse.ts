import type { Outcome } from '../contract/outcome.ts';
import type { ParsedFile } from '../contract/parsed-file.ts';
import type { SourceFile } from '../contract/source-file.ts';
import type { MarkdownOptions } from './markdown/markdown.ts';
import { ParseQueue } from './parse-queue.ts';

/** Takes one file apart; no value without an error that says why. What it makes depends on the file alone, and on what it asks the options. */
export type ParseStep = (source: SourceFile, options: MarkdownOptions) => Promise<Outcome<ParsedFile | undefined>>;

/**
 * Front matter and Markdown of every file. A file that cannot be taken apart is left out and named in the diagnostics.
 * `remembered` may put a step in the place of the one that does the work, such as one that asks a cache first.
 */
export async function parse(
  sources: readonly SourceFile[],
  options: MarkdownOptions,
  remembered: (step: ParseStep) => ParseStep = (step) => step,
): Promise<Outcome<ParsedFile[]>> {
  const queue = new ParseQueue(options);
  const step = remembered((source, asked) => queue.parsed(source, asked));
  const outcomes = await Promise.all(sources.map((source) => step(source, options)));
  return {
    value: outcomes.flatMap(({ value }) => value ?? []),
    diagnostics: [...queue.notices, ...outcomes.flatMap(({ diagnostics }) => diagnostics)],
  };
}
