import { setImmediate as turn } from 'node:timers/promises';
import type { Outcome } from '../../contract/diagnostic.ts';
import type { ParsedFile, SourceFile } from '../../contract/source-file.ts';
import type { MarkdownOptions } from './markdown/markdown.ts';

/** Parses one file; no value without an error that says why. The result depends on the file alone, and on what `options` answer. */
export type ParseStep = (source: SourceFile, options: MarkdownOptions) => Promise<Outcome<ParsedFile | undefined>>;

/**
 * Parses front matter and Markdown of every file. A file that cannot be parsed is left out and named in the diagnostics.
 * `wrapped` may wrap the step, for example in one that looks into a cache first.
 */
export async function parse(
  sources: readonly SourceFile[],
  options: MarkdownOptions,
  wrapped: (step: ParseStep) => ParseStep = (step) => step,
): Promise<Outcome<ParsedFile[]>> {
  const step = wrapped(parseOne);
  const outcomes: Outcome<ParsedFile | undefined>[] = [];
  for (const source of sources) outcomes.push(await step(source, options));
  return {
    value: outcomes.flatMap(({ value }) => value ?? []),
    diagnostics: outcomes.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** The parsers are slow to load: a build that finds every text in its cache never imports them. */
async function parseOne(source: SourceFile, options: MarkdownOptions): Promise<Outcome<ParsedFile | undefined>> {
  // The site's code is bundled meanwhile; esbuild waits for answers of plugins that run in this thread.
  await turn();
  const { parseFile } = await import('./parse-file.ts');
  return parseFile(source, options);
}
