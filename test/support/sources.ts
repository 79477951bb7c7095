import type { RuleContext, SiteDefinition } from '../../build/contract/definition.ts';
import type { Diagnostic } from '../../build/diagnostics/diagnostic.ts';
import { parseFile } from '../../build/parse/parse-file.ts';
import type { ParsedFile } from '../../build/parse/parsed-file.ts';
import type { SourceFile } from '../../build/read/read.ts';
import { type PlacedEntry, validate } from '../../build/validate/validate.ts';

import { OPTIONS } from './markdown.ts';

/** Texts by their name in a content folder. */
export type Texts = Readonly<Record<string, string>>;

export function sourcesOf(texts: Texts): SourceFile[] {
  return Object.entries(texts).map(([name, text]) => ({ path: `content/${name}`, name, text }));
}

/** Files taken apart; what these tests start from must itself be sound. */
export function parsedOf(texts: Texts): ParsedFile[] {
  const outcomes = sourcesOf(texts).map((source) => parseFile(source, OPTIONS));
  const diagnostics = outcomes.flatMap((outcome) => outcome.diagnostics);
  if (diagnostics.length > 0) throw new Error(`the test's own texts do not parse: ${placesOf(diagnostics).join(', ')}`);
  return outcomes.flatMap(({ value }) => value ?? []);
}

/** What validation says of sound texts. */
export function validated(kinds: SiteDefinition['kinds'], texts: Texts, context?: RuleContext) {
  return validate(kinds, parsedOf(texts), sourcesOf(texts), context);
}

/** Validated entries, for the stages after validation. */
export function entriesOf(kinds: SiteDefinition['kinds'], texts: Texts): PlacedEntry[] {
  const { entries, diagnostics } = validated(kinds, texts);
  if (diagnostics.length > 0)
    throw new Error(`the test's own texts are not valid: ${placesOf(diagnostics).join(', ')}`);
  return entries;
}

/** Everything of a finding but its French, one line each: `error content/a.md:2:8+3 type-invalide`. */
export function placesOf(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(
    ({ severity, file, line, column, length = 1, rule }) => `${severity} ${file}:${line}:${column}+${length} ${rule}`,
  );
}
