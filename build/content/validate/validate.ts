import type { Content, PlacedEntry } from '../../contract/content.ts';
import type { ContentTypes, RuleContext } from '../../contract/content-type.ts';
import type { SiteDefinition, SiteSettings } from '../../contract/definition.ts';
import { type Diagnostic, hasErrors, type Outcome } from '../../contract/diagnostic.ts';
import type { Entries, Entry } from '../../contract/entry.ts';
import { redactedPatterns } from '../../contract/redaction.ts';
import type { ParsedFile, SourceFile } from '../../contract/source-file.ts';
import { locateDiagnostics } from '../../diagnostics/field-diagnostics.ts';
import { dayOf } from '../../platform/calendar.ts';
import { type Assets, entriesOf, restoreRedactedPaths } from './entries.ts';
import { unofferedFiles } from './field-assets.ts';
import { checkFieldMarkdown, checkProse, findPlaceholders } from './text-checks.ts';
import { draftErrorsAsWarnings, draftFiles, unpublishedPages } from './unpublished-pages.ts';
import { areValueFilesValid, fillVariables, namedValues, unusedValues } from './variables.ts';

/** Options of validation. `production`: true to report placeholders. */
export interface ValidateOptions extends RuleContext, Assets {
  /** The folder that the site is served from ('/repo'), in place of the one in the settings. */
  base?: string;
}

type Definition = Pick<SiteDefinition, 'contentTypes' | 'settings' | 'layout' | 'placeholders'>;

/** The valid content, without entries whose files have errors. */
export interface ValidContent extends Pick<Content, 'entries' | 'unpublished' | 'settings' | 'variables'> {
  /** All entries, unpublished ones included. */
  all: readonly PlacedEntry[];
}

/** Validates all files and fills in variables. A missing value comes with an error. */
export async function validate(
  definition: Definition & Pick<SiteDefinition, 'root' | 'staticDir' | 'downloads'>,
  files: readonly ParsedFile[],
  sources: readonly SourceFile[],
  options: ValidateOptions,
): Promise<Outcome<Content | undefined>> {
  const sound = await validContent(definition, files, sources, options);
  const { value } = sound;
  const diagnostics = [...sound.diagnostics, ...unofferedFiles(definition, files, options.copies ?? [])];
  return { value: value && !hasErrors(diagnostics) ? wholeContent(definition, value) : undefined, diagnostics };
}

/** Validates files and returns the entries without errors. There is no value if the settings are broken. */
export async function validContent(
  definition: Definition,
  files: readonly ParsedFile[],
  sources: readonly SourceFile[],
  { base, ...context }: ValidateOptions,
): Promise<Outcome<ValidContent | undefined>> {
  const { contentTypes, placeholders } = definition;
  const settingsContentType = definition.settings.contentType;
  const { production, today } = context;
  const unpublished = unpublishedPages(contentTypes, files, today);
  const ofDrafts = (all: readonly Diagnostic[]) => (production ? draftErrorsAsWarnings(all, unpublished) : all);
  const redacted = redactedPatterns(placeholders, production);
  const validated = await entriesOf(contentTypes, files, sources, { ...context, redacted, settingsContentType });
  const settings = settingsOf(definition, validated.value, base);
  const drafts = draftFiles(unpublished);
  const publicSources = sources.filter(({ path }) => !drafts.has(path));
  const diagnostics = [
    ...ofDrafts(validated.diagnostics),
    ...ofDrafts(checkProse(contentTypes, validated.value)),
    ...ofDrafts(await checkFieldMarkdown(validated.value)),
    ...(production ? findPlaceholders(publicSources, placeholders, settings?.variables) : []),
  ];
  if (!settings) return { value: undefined, diagnostics };
  const isPublished = ({ entry }: PlacedEntry) => !production || !entry.unpublished;
  const texts = { given: validated.value.filter(isPublished), files, sources };
  const { variables, ...filled } = await withVariables(definition, settings, validated.value, texts);
  diagnostics.push(...ofDrafts(filled.diagnostics));
  const entries = filled.value.filter(isPublished);
  return { value: { entries, all: filled.value, unpublished, settings, variables }, diagnostics };
}

/** Fills variables into all entries. `given`: the published entries. Unused values are reported if every file could be read. */
async function withVariables(
  { contentTypes, settings: { contentType } }: Pick<Definition, 'contentTypes' | 'settings'>,
  { variables: ofSettings }: SiteSettings,
  entries: readonly PlacedEntry[],
  texts: { given: readonly PlacedEntry[]; files: readonly ParsedFile[]; sources: readonly SourceFile[] },
): Promise<Outcome<PlacedEntry[]> & Pick<Content, 'variables'>> {
  const { given, files, sources } = texts;
  const named = namedValues(contentTypes, given, {
    settings: contentTypes[contentType]?.files ?? contentType,
    ofSettings,
  });
  const unused = files.length === sources.length ? unusedValues(contentTypes, entries, files) : [];
  const known = areValueFilesValid(contentTypes, entries, sources) ? 'all' : 'some';
  const { value, diagnostics } = await fillVariables(entries, named.values, known);
  const ofNames = await locateDiagnostics(restoreRedactedPaths([...named.diagnostics, ...unused], entries));
  return { value, diagnostics: [...diagnostics, ...ofNames], variables: named.values };
}

/** Returns the content as the site's own functions see it. Throws the errors of these functions. */
export function wholeContent({ contentTypes, layout }: Definition, { all, ...sound }: ValidContent): Content {
  const { entries } = sound;
  const site = siteOf(contentTypes, entries);
  const isWhole = entries.length === all.length;
  const whole = { entries: all, site: isWhole ? site : siteOf(contentTypes, all) };
  return { ...sound, whole, site, layout: layout(site), summaries: summarise(contentTypes, entries) };
}

function settingsOf(
  { settings }: Pick<SiteDefinition, 'settings'>,
  entries: readonly PlacedEntry[],
  base: string | undefined,
): SiteSettings | undefined {
  const own = entries.find(({ contentType }) => contentType === settings.contentType);
  if (!own) return undefined;
  const read = settings.read(own.entry.data);
  return base === undefined ? read : { ...read, address: { ...read.address, base } };
}

function summarise(contentTypes: SiteDefinition['contentTypes'], entries: readonly PlacedEntry[]): string[] {
  return Object.entries(contentTypes).flatMap(([name, { summary }]) =>
    summary ? summary(entries.filter(({ contentType }) => contentType === name).map(({ entry }) => entry)) : [],
  );
}

/** Returns the options of `validate`. `now`: by default this moment. */
export function validateOptions(
  { timeZone = 'UTC' }: Pick<SiteDefinition, 'timeZone'>,
  assets: Required<Assets>,
  {
    base,
    production = false,
    lookOnly = false,
    now = new Date(),
  }: { base?: string | undefined; production?: boolean; lookOnly?: boolean; now?: Date | undefined },
): ValidateOptions {
  const today = dayOf(now, timeZone);
  return { production, lookOnly, today, ...assets, ...(base !== undefined && { base }) };
}

/** Returns all content by type: the entry of a single content type, or ordered entries. */
export function siteOf(contentTypes: ContentTypes, entries: readonly PlacedEntry[]): object {
  const byContentType = new Map<string, Entry[]>(Object.keys(contentTypes).map((name) => [name, []]));
  for (const { contentType, entry } of entries) byContentType.get(contentType)?.push(entry);
  return Object.fromEntries(
    Object.entries(contentTypes).map(([name, { single, order }]) => {
      const own = byContentType.get(name) ?? [];
      return [name, single ? own[0] : orderEntries(order ? own.sort(order) : own)];
    }),
  );
}

function orderEntries(list: readonly Entry[]): Entries {
  const places = new Map(list.map(({ slug }, index) => [slug, index]));
  const at = (slug: string, step: number) => {
    const place = places.get(slug);
    return place === undefined ? undefined : list[place + step];
  };
  return {
    list,
    bySlug: (slug) => at(slug, 0),
    around: (slug) => ({ before: at(slug, -1), after: at(slug, 1) }),
  };
}
