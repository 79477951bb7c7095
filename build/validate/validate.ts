import type { SiteDefinition, SiteSettings } from '../contract/definition.ts';
import type { RuleContext } from '../contract/kind.ts';
import type { Outcome } from '../contract/outcome.ts';
import type { ParsedFile } from '../contract/parsed-file.ts';
import type { SourceFile } from '../contract/source-file.ts';
import { type Diagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import { type Assets, entriesOf, inWrittenPlaces } from './entries.ts';
import { type PlaceStep, placed } from './field-findings.ts';
import { checkFieldMarkdown } from './field-markdown.ts';
import { draftsAmong, type HeldPage, heldPages, lenient } from './held.ts';
import { givesAll, namedValues, unusedValues } from './named-values.ts';
import type { PlacedEntry } from './placed-entry.ts';
import { findPlaceholders, withheldFrom } from './placeholders.ts';
import { checkProse } from './prose.ts';
import { siteOf } from './site.ts';
import { unofferedFiles } from './unoffered-files.ts';
import { fillVariables } from './variables.ts';

/** All content that is published, sound and complete; while a writer is at work, also what is not published yet. */
export interface Content {
  entries: readonly PlacedEntry[];
  /** What is not published yet: drafts last, the others by their days. */
  held: readonly HeldPage[];
  /** All content that holds, whether it is published or not. */
  whole: { entries: readonly PlacedEntry[]; site: object };
  /** The same by kind, as the site's own functions see it. */
  site: object;
  settings: SiteSettings;
  /** Names and values of all that texts may write `{{name}}` for. */
  variables: Readonly<Record<string, string>>;
  /** What every page shows of the site. */
  frame: object;
  /** What kinds say about their entries, a line each. */
  summaries: readonly string[];
}

/** For visitors (`production`), what is still a placeholder is named, too. */
export interface ValidateOptions extends RuleContext, Assets {
  /** Folder the site is served from ('/repo'), instead of the one in its settings. */
  base?: string;
}

type Definition = Pick<SiteDefinition, 'kinds' | 'settings' | 'frame' | 'placeholders'>;

/** What of the content holds: entries whose own files are broken are not among them. */
export interface SoundContent extends Pick<Content, 'entries' | 'held' | 'settings' | 'variables'> {
  /** Those that are not published yet among them. */
  all: readonly PlacedEntry[];
}

/** Holds the files against their kinds and against each other, and puts the site's own values where they are named. No value without an error that says why. `step` finds places. */
export async function validate(
  definition: Definition & Pick<SiteDefinition, 'root' | 'staticDir' | 'downloads'>,
  files: readonly ParsedFile[],
  sources: readonly SourceFile[],
  options: ValidateOptions,
  step?: PlaceStep,
): Promise<Outcome<Content | undefined>> {
  const sound = await soundContent(definition, files, sources, options, step);
  const { value } = sound;
  const diagnostics = [...sound.diagnostics, ...unofferedFiles(definition, files, options.copies ?? [])];
  return { value: value && !hasErrors(diagnostics) ? wholeContent(definition, value) : undefined, diagnostics };
}

/** The same, but for those who can do with what holds. No value where not even the settings do. */
export async function soundContent(
  definition: Definition,
  files: readonly ParsedFile[],
  sources: readonly SourceFile[],
  { base, ...context }: ValidateOptions,
  step?: PlaceStep,
): Promise<Outcome<SoundContent | undefined>> {
  const { kinds, placeholders } = definition;
  const { production, today } = context;
  const held = heldPages(kinds, files, today);
  const spared = (found: readonly Diagnostic[]) => (production ? lenient(found, held) : found);
  const withheld = withheldFrom(placeholders, production);
  const judged = await entriesOf(kinds, files, sources, { ...context, withheld }, step);
  const diagnostics = [
    ...spared(judged.diagnostics),
    ...spared(checkProse(kinds, judged.value)),
    ...spared(await checkFieldMarkdown(judged.value)),
    ...(production ? findPlaceholders(withoutDrafts(sources, held), placeholders) : []),
  ];
  const settings = settingsOf(definition, judged.value, base);
  if (!settings) return { value: undefined, diagnostics };
  const given = production ? judged.value.filter(({ entry }) => !entry.held) : judged.value;
  const { variables, ...filled } = await withVariables(definition, settings, judged.value, {
    given,
    files,
    sources,
    step,
  });
  diagnostics.push(...spared(filled.diagnostics));
  const entries = production ? filled.value.filter(({ entry }) => !entry.held) : filled.value;
  return { value: { entries, all: filled.value, held, settings, variables }, diagnostics };
}

/** Entries with the values that they name, of those that are `given` by entries which are published. That a value is named nowhere is known once every file can be read. */
async function withVariables(
  { kinds, settings: { kind } }: Pick<Definition, 'kinds' | 'settings'>,
  { variables: ofSettings }: SiteSettings,
  entries: readonly PlacedEntry[],
  {
    given,
    files,
    sources,
    step,
  }: {
    given: readonly PlacedEntry[];
    files: readonly ParsedFile[];
    sources: readonly SourceFile[];
    step: PlaceStep | undefined;
  },
): Promise<Outcome<PlacedEntry[]> & Pick<Content, 'variables'>> {
  const named = namedValues(kinds, given, { settings: kinds[kind]?.files ?? kind, ofSettings });
  const unused = files.length === sources.length ? unusedValues(kinds, entries, files) : [];
  const known = givesAll(kinds, entries, sources) ? 'all' : 'some';
  const { value, diagnostics } = await fillVariables(entries, named.values, known);
  const findings = await placed(inWrittenPlaces([...named.findings, ...unused], entries), step);
  return { value, diagnostics: [...diagnostics, ...findings], variables: named.values };
}

/** Content as the site's own functions see it. Throws what these throw where they miss something. */
export function wholeContent({ kinds, frame }: Definition, { all, ...sound }: SoundContent): Content {
  const { entries } = sound;
  const site = siteOf(kinds, entries);
  const isWhole = entries.length === all.length;
  const whole = { entries: all, site: isWhole ? site : siteOf(kinds, all) };
  return { ...sound, whole, site, frame: frame(site), summaries: summarise(kinds, entries) };
}

/** A draft may still have much to fill. */
function withoutDrafts(sources: readonly SourceFile[], held: readonly HeldPage[]): SourceFile[] {
  const drafts = draftsAmong(held);
  return sources.filter(({ path }) => !drafts.has(path));
}

function settingsOf(
  { settings }: Pick<SiteDefinition, 'settings'>,
  entries: readonly PlacedEntry[],
  base: string | undefined,
): SiteSettings | undefined {
  const own = entries.find(({ kind }) => kind === settings.kind);
  if (!own) return undefined;
  const read = settings.read(own.entry.data);
  return base === undefined ? read : { ...read, address: { ...read.address, base } };
}

function summarise(kinds: SiteDefinition['kinds'], entries: readonly PlacedEntry[]): string[] {
  return Object.entries(kinds).flatMap(([name, { summary }]) =>
    summary ? summary(entries.filter(({ kind }) => kind === name).map(({ entry }) => entry)) : [],
  );
}
