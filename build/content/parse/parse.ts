import { setImmediate as turn } from 'node:timers/promises';
import { pagePaths, slotNames } from '../../contract/content-type-matcher.ts';
import type { SiteDefinition } from '../../contract/definition.ts';
import type { Outcome } from '../../contract/diagnostic.ts';
import type { MediaLookup } from '../../contract/media.ts';
import { redactedPatterns } from '../../contract/redaction.ts';
import type { ParsedFile, SourceFile } from '../../contract/source-file.ts';
import type { MarkdownOptions } from './markdown/markdown.ts';

export type ParseStep = (source: SourceFile, options: MarkdownOptions) => Promise<Outcome<ParsedFile | undefined>>;

/** Parses all files. Files that cannot be parsed are left out and reported. `wrapped` may add a cache to the step. */
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

/** Parses one file. The slow parsers are loaded on demand. */
async function parseOne(source: SourceFile, options: MarkdownOptions): Promise<Outcome<ParsedFile | undefined>> {
  // esbuild bundles meanwhile and waits for plugins that run in this thread.
  await turn();
  const { parseFile } = await import('./parse-file.ts');
  return parseFile(source, options);
}

/** Returns the options for Markdown. `isForVisitors`: true to leave out everything that visitors may not see. */
export function markdownOptions(
  {
    markdown: settings,
    contentTypes,
    placeholders,
  }: Pick<SiteDefinition, 'markdown' | 'contentTypes' | 'placeholders'>,
  media: MediaLookup,
  isForVisitors: boolean,
): MarkdownOptions {
  const redacted = redactedPatterns(placeholders, isForVisitors);
  return { settings, slots: slotNames(contentTypes), pagePathOf: pagePaths(contentTypes), media, redacted };
}
