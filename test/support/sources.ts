import { parseFile } from '../../build/content/parse/parse-file.ts';
import { entriesOf as holdEntries } from '../../build/content/validate/entries.ts';
import { siteOf } from '../../build/content/validate/validate.ts';
import type { PlacedEntry } from '../../build/contract/content.ts';
import type { RuleContext } from '../../build/contract/content-type.ts';
import type { SiteDefinition, SiteSettings } from '../../build/contract/definition.ts';
import type { Diagnostic } from '../../build/contract/diagnostic.ts';
import type { ParsedFile, SourceFile } from '../../build/contract/source-file.ts';
import { OPTIONS } from './markdown.ts';

/** A build for a writer at work, on a day of its own. */
export const AT_WORK: RuleContext = { production: false, today: '2025-08-15' };
/** One for visitors, on the same day. */
export const FOR_VISITORS: RuleContext = { ...AT_WORK, production: true };

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

/** A site of these content types, of which one is `settings`, as validation is handed it. */
export function siteOfContentTypes(
  contentTypes: SiteDefinition['contentTypes'],
  variables: SiteSettings['variables'] = {},
) {
  const read = () => ({ address: { origin: 'https://a.test', base: '', trailingSlash: false }, variables });
  const folders = { root: '/site', staticDir: '/site/static' };
  return {
    ...folders,
    contentTypes,
    settings: { contentType: 'settings', read },
    layout: () => ({}),
    placeholders: [],
  };
}

/** Returns the diagnostics of texts, each against its content type and all against each other. */
export function validated(contentTypes: SiteDefinition['contentTypes'], texts: Texts, context = AT_WORK) {
  return holdEntries(contentTypes, parsedOf(texts), sourcesOf(texts), context);
}

/** Validated entries, for the stages after validation. */
export async function entriesOf(contentTypes: SiteDefinition['contentTypes'], texts: Texts): Promise<PlacedEntry[]> {
  const { value, diagnostics } = await validated(contentTypes, texts);
  if (diagnostics.length > 0)
    throw new Error(`the test's own texts are not valid: ${placesOf(diagnostics).join(', ')}`);
  return value;
}

/** Content of which nothing is held back, as the stages after validation are handed it. */
export function allPublished(
  contentTypes: SiteDefinition['contentTypes'],
  entries: PlacedEntry[],
  settings: SiteSettings,
) {
  const site = siteOf(contentTypes, entries);
  return { entries, site, whole: { entries, site }, unpublished: [], settings };
}

/** Everything of a diagnostic but its French, one line each: `error content/a.md:2:8+3 type-invalide`. */
export function placesOf(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(
    ({ severity, file, line, column, length = 1, rule }) => `${severity} ${file}:${line}:${column}+${length} ${rule}`,
  );
}
