import type { PlacedEntry } from '../../contract/content.ts';
import type { ContentTypes } from '../../contract/content-type.ts';
import { contentTypeMatcher } from '../../contract/content-type-matcher.ts';
import { type Diagnostic, diagnostic, type Outcome, type Wording } from '../../contract/diagnostic.ts';
import type { Entry } from '../../contract/entry.ts';
import { stringsOf } from '../../contract/field-values.ts';
import type { ParsedFile, SourceFile } from '../../contract/source-file.ts';
import { VARIABLE, VARIABLE_MARK } from '../../contract/variables.ts';
import { type FieldDiagnostic, matchesInFields } from '../../diagnostics/field-diagnostics.ts';
import { variables as messages } from '../../diagnostics/messages/variables.fr.ts';
import { memoize } from '../../platform/memoize.ts';

type Values = Readonly<Record<string, string>>;

/** Replaces `{{name}}` in texts and front matter. Unknown names are errors if all values are known. */
export async function fillVariables(
  entries: readonly PlacedEntry[],
  values: Values,
  known: 'all' | 'some' = 'all',
): Promise<Outcome<PlacedEntry[]>> {
  const { full, escaped } = substitutions(values);
  const problems = await Promise.all(entries.map((placed) => problemsIn(placed, full, known)));
  return { value: entries.map((placed) => filled(placed, full, escaped)), diagnostics: problems.flat() };
}

/** Returns the same objects for equal values, because `filled` compares them by identity. */
const substitutions = memoize((values: Values) => {
  // A setting may name another setting, but not a chain of them.
  const full = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, substitute(value, values)]));
  return { full, escaped: escapedValues(full) };
}, JSON.stringify);

const filled = memoize(
  (placed: PlacedEntry, full: Values, escaped: Values): PlacedEntry => ({
    ...placed,
    entry: fill(placed.entry, full, escaped),
  }),
);

async function problemsIn({ file, text }: PlacedEntry, values: Values, known: 'all' | 'some'): Promise<Diagnostic[]> {
  if (!variableNames(file).some((name) => problemOf(name, values))) return [];
  const fields = await matchesInFields(file.data, text, VARIABLE);
  const named = [...fields.map(({ match: [, name = ''], ...place }) => ({ name, ...place })), ...file.variables];
  return named.flatMap(({ name, ...place }) => {
    const problem = known === 'all' || Object.hasOwn(values, name) ? problemOf(name, values) : undefined;
    return problem ? [diagnostic('error', file.path, place, problem)] : [];
  });
}

function problemOf(name: string, values: Values): Wording | undefined {
  if (!Object.hasOwn(values, name)) return messages.unknown(name, Object.keys(values));
  return values[name]?.search(VARIABLE) === -1 ? undefined : messages.circular(name);
}

function fill({ html, headings, data, ...entry }: Entry, values: Values, escaped: Values): Entry {
  const citations: NonNullable<Entry['citations']>[number][] = [];
  const text = fillMarks(html, escaped, (name, end) => citations.push({ name, end }));
  return {
    ...entry,
    data: fillData(data, values),
    html: text,
    ...(citations.length > 0 && { citations }),
    headings: headings.map((heading) => ({ ...heading, text: fillMarks(heading.text, values) })),
  };
}

function fillData(data: unknown, values: Values): unknown {
  if (typeof data === 'string') return substitute(data, values);
  if (Array.isArray(data)) return data.map((value) => fillData(value, values));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, fillData(value, values)]));
}

export function withValues(html: string, values: Values): string {
  return fillMarks(html, escapedValues(values));
}

/** Fills in marks. Braces in the HTML were escaped. `cite` is called with the end of each value. */
function fillMarks(text: string, values: Values, cite?: (name: string, end: number) => void): string {
  let added = 0;
  return text.replace(VARIABLE_MARK, (mark, name: string, at: number) => {
    const value = substitute(`{{${name}}}`, values);
    added += value.length - mark.length;
    cite?.(name, at + mark.length + added);
    return value;
  });
}

function substitute(text: string, values: Values): string {
  return text.replace(VARIABLE, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : whole));
}

function escapedValues(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, escapeHtml(value)]));
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

/** Returns the names of variables in a file, each once. */
export const variableNames = memoize(
  ({ data, variables }: { data: unknown; variables: ParsedFile['variables'] }): readonly string[] => [
    ...new Set([
      ...stringsOf(data).flatMap(({ text }) => Array.from(text.matchAll(VARIABLE), ([, name = '']) => name)),
      ...variables.map(({ name }) => name),
    ]),
  ],
);

/** Returns the values of variables. Repeated names are errors. `ofSettings`: values of the settings. */
export function namedValues(
  contentTypes: ContentTypes,
  entries: readonly PlacedEntry[],
  { settings, ofSettings }: { settings: string; ofSettings: Values },
): { values: Values; diagnostics: FieldDiagnostic[] } {
  const values: Record<string, string> = { ...ofSettings };
  const owners = new Map<string, string>();
  const diagnostics: FieldDiagnostic[] = [];
  for (const { contentType, entry, text } of entries) {
    for (const { name, value, at } of contentTypes[contentType]?.variables?.(entry.data) ?? []) {
      if (Object.hasOwn(values, name)) {
        const wording = messages.takenName(name, owners.get(name) ?? settings);
        diagnostics.push({ severity: 'error', file: entry.source, text, at, wording });
        continue;
      }
      values[name] = value;
      owners.set(name, entry.source);
    }
  }
  return { values, diagnostics };
}

/** Tells whether all files that give values are valid. Names that a broken one may give are not reported as unknown. */
export function areValueFilesValid(
  contentTypes: ContentTypes,
  entries: readonly PlacedEntry[],
  sources: readonly SourceFile[],
): boolean {
  const contentTypeOf = contentTypeMatcher(contentTypes);
  const valid = new Set(entries.map(({ file }) => file.path));
  return sources.every(({ path, name }) => valid.has(path) || !contentTypes[contentTypeOf(name) ?? '']?.variables);
}

/** Reports values that entries give and no file uses. */
export function unusedValues(
  contentTypes: ContentTypes,
  entries: readonly PlacedEntry[],
  files: readonly ParsedFile[],
): FieldDiagnostic[] {
  const used = new Set(files.flatMap((file) => variableNames(file)));
  return entries.flatMap(({ contentType, entry, text }) =>
    (contentTypes[contentType]?.variables?.(entry.data) ?? [])
      .filter(({ name }) => !used.has(name))
      .map(({ name, at }): FieldDiagnostic => {
        const wording = messages.unused(name);
        return { severity: 'warning', file: entry.source, text, at, wording };
      }),
  );
}
