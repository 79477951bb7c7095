import type { PlacedEntry } from '../../contract/content.ts';
import type { ContentTypes, RuleContext } from '../../contract/content-type.ts';
import { contentTypeMatcher, fileMatcher, slugOfFile } from '../../contract/content-type-matcher.ts';
import { type Diagnostic, diagnostic, type Outcome, WHOLE_FILE } from '../../contract/diagnostic.ts';
import { valueAt } from '../../contract/field-values.ts';
import type { MediaLookup } from '../../contract/media.ts';
import type { CopiedFile } from '../../contract/output.ts';
import type { ParsedFile, SourceFile } from '../../contract/source-file.ts';
import { type FieldDiagnostic, locateDiagnostics } from '../../diagnostics/field-diagnostics.ts';
import { validate as messages } from '../../diagnostics/messages/validate.fr.ts';
import { groupBy } from '../../platform/group-by.ts';
import { memoize } from '../../platform/memoize.ts';
import { unlistedValues } from './listed-fields.ts';
import { unredactedPath } from './redact-fields.ts';
import { validateFile } from './validate-file.ts';

const NO_MEDIA: MediaLookup = () => ({ missing: true });
const NO_COPIES: readonly CopiedFile[] = [];
const NOTHING: readonly RegExp[] = [];

export interface Assets {
  media?: MediaLookup;
  copies?: readonly CopiedFile[];
}

interface EntryContext extends RuleContext, Assets {
  /** Patterns of hidden texts. Each build passes the same array, because it is a cache key. */
  redacted?: readonly RegExp[];
  settingsContentType?: string;
}

/** Validates files by their schemas, then references, unique fields and rules. */
export async function entriesOf(
  contentTypes: ContentTypes,
  files: readonly ParsedFile[],
  /** All files that were read. Files that could not be parsed are broken, not missing. */
  sources: readonly SourceFile[],
  { media = NO_MEDIA, copies = NO_COPIES, redacted = NOTHING, settingsContentType, ...context }: EntryContext,
): Promise<Outcome<PlacedEntry[]>> {
  const contentTypeOf = contentTypeMatcher(contentTypes);
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  const inContext = fileContext(contentTypes, context.today, media, copies, redacted);
  const validated = files.map((file) => {
    const text = texts.get(file.path) ?? '';
    return validateFileOnce(file, text, contentTypeOf(file.name), inContext);
  });
  const entries = validated.flatMap(({ entry }) => entry ?? []);
  const settings = entries.find(({ contentType }) => contentType === settingsContentType)?.entry.data;
  const acrossFiles = [
    ...repeatedFields(contentTypes, entries),
    ...brokenReferences(
      contentTypes,
      entries,
      groupBy(sources, ({ name }) => contentTypeOf(name)),
    ),
    ...unlistedValues(contentTypes, entries, settings),
    ...brokenRules(contentTypes, entries, context, settings),
  ];
  const ofFiles = validated.flatMap(({ fieldDiagnostics }) => fieldDiagnostics);
  const fieldDiagnostics = [...ofFiles, ...restoreRedactedPaths(acrossFiles, entries)];
  return {
    value: entries,
    diagnostics: [
      ...validated.flatMap(({ diagnostics }) => diagnostics),
      ...missingSingles(contentTypes, sources),
      ...(await locateDiagnostics(fieldDiagnostics)),
    ],
  };
}

const validateFileOnce = memoize(validateFile);

/** Returns the same context for the same parts, because `validateFileOnce` compares contexts by identity. */
const fileContext = memoize(
  (
    contentTypes: ContentTypes,
    today: string,
    media: MediaLookup,
    copies: readonly CopiedFile[],
    redacted: readonly RegExp[],
  ) => ({ contentTypes, today, media, copies, redacted }),
);

/** Restores the paths that fields have in the file, before redaction. */
export function restoreRedactedPaths(
  diagnostics: readonly FieldDiagnostic[],
  entries: readonly PlacedEntry[],
): FieldDiagnostic[] {
  const redactedFields = new Map(
    entries.flatMap(({ file, redactedFields = [] }) =>
      redactedFields.length > 0 ? [[file.path, redactedFields] as const] : [],
    ),
  );
  return diagnostics.map((one) => ({ ...one, at: unredactedPath(one.at, redactedFields.get(one.file) ?? []) }));
}

function brokenRules(
  contentTypes: ContentTypes,
  entries: readonly PlacedEntry[],
  context: RuleContext,
  settings: unknown,
): FieldDiagnostic[] {
  return entries.flatMap(({ contentType, entry, text }) =>
    (contentTypes[contentType]?.rules?.(entry, context, settings) ?? []).map(({ severity, at, ...wording }) => ({
      severity,
      file: entry.source,
      text,
      at,
      wording,
    })),
  );
}

function missingSingles(contentTypes: ContentTypes, sources: readonly SourceFile[]): Diagnostic[] {
  const folder = folderOf(sources);
  return Object.values(contentTypes).flatMap(({ single, files }) => {
    if (!single || files === undefined) return [];
    const matches = fileMatcher(files);
    if (sources.some(({ name }) => matches(name))) return [];
    return [diagnostic('error', folder + files, WHOLE_FILE, messages.missingFile(folder + files))];
  });
}

function folderOf([first]: readonly SourceFile[]): string {
  return first ? first.path.slice(0, -first.name.length) : '';
}

/** Reports references to missing entries. `sources`: all files by content type, broken ones included, so that one mistake is reported once. */
function brokenReferences(
  contentTypes: ContentTypes,
  entries: readonly PlacedEntry[],
  sources: ReadonlyMap<string | undefined, readonly SourceFile[]>,
): FieldDiagnostic[] {
  const slugs = new Map(
    Array.from(sources, ([contentType, own]) => [contentType, new Set(own.map(({ name }) => slugOfFile(name)))]),
  );
  return entries.flatMap(({ contentType, entry, text }) =>
    (contentTypes[contentType]?.references?.(entry.data) ?? []).flatMap((reference): FieldDiagnostic[] => {
      const known = slugs.get(reference.contentType) ?? new Set<string>();
      if (known.has(reference.slug)) return [];
      const wording = messages.unknownReference(reference.slug, [...known]);
      return [{ severity: 'error', file: entry.source, text, at: reference.at, wording }];
    }),
  );
}

/** Reports entries that repeat the value of a unique field, such as a rank. */
function repeatedFields(contentTypes: ContentTypes, entries: readonly PlacedEntry[]): FieldDiagnostic[] {
  return Object.entries(contentTypes).flatMap(([name, { unique = [] }]) => {
    if (unique.length === 0) return [];
    const own = entries.filter(({ contentType }) => contentType === name);
    return unique.flatMap((field) => repeated(own, field));
  });
}

function repeated(entries: readonly PlacedEntry[], field: string): FieldDiagnostic[] {
  const owners = new Map<unknown, string>();
  const values = entries.map(({ entry }) => valueAt(entry.data, [field]));
  return entries.flatMap(({ entry, text }, index): FieldDiagnostic[] => {
    const value = values[index];
    const owner = owners.get(value);
    if (value === undefined) return [];
    if (owner === undefined) {
      owners.set(value, entry.source);
      return [];
    }
    const wording = messages.repeatedValue(field, value, owner, freeNumber(values));
    return [{ severity: 'warning', file: entry.source, text, at: [field], wording }];
  });
}

/** Returns the number after the highest, or undefined unless all values are numbers. */
function freeNumber(values: readonly unknown[]): number | undefined {
  const numbers = values.filter((value) => typeof value === 'number');
  return numbers.length < values.length ? undefined : numbers.reduce((most, one) => Math.max(most, one)) + 1;
}
