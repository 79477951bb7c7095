import picomatch from 'picomatch';
import type { Entry } from '../contract/entry.ts';
import type { Kind, RuleContext } from '../contract/kind.ts';
import type { Outcome } from '../contract/outcome.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnostic, OPENING_DASHES, WHOLE_FILE } from '../diagnostics/finding.ts';
import { messages } from '../messages.fr.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';
import type { SourceFile } from '../read/read.ts';
import { type FieldFinding, type PlaceStep, placed, placesOfFields } from './field-findings.ts';
import type { PlacedEntry } from './placed-entry.ts';
import { brokenReferences } from './references.ts';
import { checkSchema } from './schema-issues.ts';
import { repeatedFields } from './unique-fields.ts';

type Kinds = Readonly<Record<string, Kind>>;

const CLEAN_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Holds every file against its kind's schema, then the files against each other. */
export async function entriesOf(
  kinds: Kinds,
  files: readonly ParsedFile[],
  /** All files that were read: one that could not be parsed is broken, not missing. */
  sources: readonly SourceFile[],
  context: RuleContext,
  step: PlaceStep = placesOfFields,
): Promise<Outcome<PlacedEntry[]>> {
  const kindOf = matcher(kinds);
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const held = files.map((file) => hold(file, texts.get(file.path) ?? '', kindOf(file.name), kinds));
  const entries = held.flatMap(({ entry }) => entry ?? []);
  const slugs = slugsByKind(sources, kindOf);
  const findings = [
    ...held.flatMap(({ findings }) => findings),
    ...repeatedFields(kinds, entries),
    ...brokenReferences(kinds, entries, slugs),
    ...brokenRules(kinds, entries, context),
  ];
  return {
    value: entries,
    diagnostics: [
      ...held.flatMap(({ diagnostics }) => diagnostics),
      ...missingSingles(kinds, sources),
      ...(await placed(findings, step)),
    ],
  };
}

interface Held {
  entry?: PlacedEntry;
  findings: FieldFinding[];
  diagnostics: Diagnostic[];
}

function hold(file: ParsedFile, text: string, kind: string | undefined, kinds: Kinds): Held {
  const { path: source, name, html, headings, words, data } = file;
  const definition = kind === undefined ? undefined : kinds[kind];
  if (kind === undefined || !definition?.schema) {
    const wording = messages.validate.unknownFile(patterns(kinds));
    return { findings: [], diagnostics: [diagnostic('error', source, OPENING_DASHES, wording)] };
  }
  const slug = slugOf(name);
  const diagnostics = CLEAN_SLUG.test(slug)
    ? []
    : [diagnostic('error', source, OPENING_DASHES, messages.validate.badSlug(slug))];
  const result = checkSchema(definition.schema, data);
  if ('findings' in result) {
    const findings = result.findings.map(({ severity, at, onKey, ...wording }) => ({
      severity,
      file: source,
      text,
      at,
      onKey,
      wording,
    }));
    return { findings, diagnostics };
  }
  const entry: Entry = {
    slug,
    path: definition.path?.(slug) ?? '',
    data: result.value,
    html,
    headings,
    words,
    source,
  };
  return { entry: { kind, entry, file, text }, findings: [], diagnostics };
}

function matcher(kinds: Kinds): (name: string) => string | undefined {
  const matchers = Object.entries(kinds).flatMap(([name, { files }]) =>
    files === undefined ? [] : [[name, picomatch(files)] as const],
  );
  return (file) => matchers.find(([, matches]) => matches(file))?.[0];
}

function slugsByKind(
  sources: readonly SourceFile[],
  kindOf: (name: string) => string | undefined,
): Map<string | undefined, Set<string>> {
  const slugs = new Map<string | undefined, Set<string>>();
  for (const { name } of sources) {
    const kind = kindOf(name);
    const known = slugs.get(kind) ?? new Set();
    slugs.set(kind, known.add(slugOf(name)));
  }
  return slugs;
}

function brokenRules(kinds: Kinds, entries: readonly PlacedEntry[], context: RuleContext): FieldFinding[] {
  return entries.flatMap(({ kind, entry, text }) =>
    (kinds[kind]?.rules?.(entry, context) ?? []).map(({ severity, at, ...wording }) => ({
      severity,
      file: entry.source,
      text,
      at,
      wording,
    })),
  );
}

function missingSingles(kinds: Kinds, sources: readonly SourceFile[]): Diagnostic[] {
  const folder = folderOf(sources);
  return Object.values(kinds).flatMap(({ single, files }) => {
    if (!single || files === undefined) return [];
    const matches = picomatch(files);
    if (sources.some(({ name }) => matches(name))) return [];
    return [diagnostic('error', folder + files, WHOLE_FILE, messages.validate.missingFile(folder + files))];
  });
}

/** The content folder as diagnostics name it, with its slash. */
function folderOf([first]: readonly SourceFile[]): string {
  return first ? first.path.slice(0, -first.name.length) : '';
}

function slugOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1).replace(/\.md$/, '');
}

function patterns(kinds: Kinds): string[] {
  return Object.values(kinds).flatMap(({ files }) => files ?? []);
}
