import type { SiteDefinition, SiteSettings } from '../contract/definition.ts';
import type { RuleContext } from '../contract/kind.ts';
import type { Outcome } from '../contract/outcome.ts';
import { hasErrors } from '../diagnostics/diagnostic.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';
import type { SourceFile } from '../read/read.ts';
import { entriesOf } from './entries.ts';
import type { PlaceStep } from './field-findings.ts';
import { checkFieldMarkdown } from './field-markdown.ts';
import type { PlacedEntry } from './placed-entry.ts';
import { findPlaceholders } from './placeholders.ts';
import { checkProse } from './prose.ts';
import { siteOf } from './site.ts';
import { fillVariables } from './variables.ts';

/** All content, sound and complete. */
export interface Content {
  entries: readonly PlacedEntry[];
  /** The same by kind, as the site's own functions see it. */
  site: object;
  settings: SiteSettings;
  /** What every page shows of the site. */
  frame: object;
  /** What kinds say about their entries, a line each. */
  summaries: readonly string[];
}

/** For visitors (`production`), what is still a placeholder is named, too. */
export interface ValidateOptions extends RuleContext {
  /** Folder the site is served from ('/repo'), instead of the one in its settings. */
  base?: string;
}

/** Holds the files against their kinds and against each other, and puts the site's own values where they are named. No value without an error that says why. `step` finds places. */
export async function validate(
  definition: Pick<SiteDefinition, 'kinds' | 'settings' | 'frame' | 'placeholders'>,
  files: readonly ParsedFile[],
  sources: readonly SourceFile[],
  { production, now, base }: ValidateOptions,
  step?: PlaceStep,
): Promise<Outcome<Content | undefined>> {
  const { kinds, placeholders } = definition;
  const held = await entriesOf(kinds, files, sources, { production, now }, step);
  const diagnostics = [
    ...held.diagnostics,
    ...checkProse(kinds, held.value),
    ...(await checkFieldMarkdown(held.value)),
    ...(production ? findPlaceholders(sources, placeholders) : []),
  ];
  const settings = settingsOf(definition, held.value, base);
  if (!settings) return { value: undefined, diagnostics };
  const filled = await fillVariables(held.value, settings.variables);
  diagnostics.push(...filled.diagnostics);
  if (hasErrors(diagnostics)) return { value: undefined, diagnostics };
  const entries = filled.value;
  const site = siteOf(kinds, entries);
  const summaries = summarise(kinds, entries);
  return { value: { entries, site, settings, frame: definition.frame(site), summaries }, diagnostics };
}

function settingsOf(
  { settings }: Pick<SiteDefinition, 'settings'>,
  entries: readonly PlacedEntry[],
  base: string | undefined,
): SiteSettings | undefined {
  const own = entries.find(({ kind }) => kind === settings.kind);
  if (!own) return undefined;
  const { address, variables } = settings.read(own.entry.data);
  return { address: base === undefined ? address : { ...address, base }, variables };
}

function summarise(kinds: SiteDefinition['kinds'], entries: readonly PlacedEntry[]): string[] {
  return Object.entries(kinds).flatMap(([name, { summary }]) =>
    summary ? summary(entries.filter(({ kind }) => kind === name).map(({ entry }) => entry)) : [],
  );
}
