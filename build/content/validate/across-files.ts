import type { PlacedEntry } from '../../contract/content.ts';
import type { ContentTypes } from '../../contract/content-type.ts';
import { slugOf } from '../../contract/content-type-matcher.ts';
import type { SourceFile } from '../../contract/source-file.ts';
import type { FieldDiagnostic } from '../../diagnostics/field-diagnostics.ts';
import { validate as messages } from '../../diagnostics/messages/validate.fr.ts';
import type { ValidatedFile } from './validate-file.ts';

/** Entries that name another one which no file stands for. `sources`: every file by content type, the broken ones included, so that one mistake is reported once. */
export function brokenReferences(
  contentTypes: ContentTypes,
  entries: readonly PlacedEntry[],
  sources: ReadonlyMap<string | undefined, readonly SourceFile[]>,
): FieldDiagnostic[] {
  const slugs = new Map(
    Array.from(sources, ([contentType, own]) => [contentType, new Set(own.map(({ name }) => slugOf(name)))]),
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

/** Published entries that name one which is not, the broken ones included. */
export function unpublishedReferences(
  contentTypes: ContentTypes,
  validated: readonly Pick<ValidatedFile, 'contentType' | 'slug' | 'unpublished' | 'entry'>[],
): FieldDiagnostic[] {
  const unpublished = validated.filter((one) => one.unpublished);
  if (unpublished.length === 0) return [];
  const byName = new Map(unpublished.map((one) => [`${one.contentType} ${one.slug}`, one.unpublished]));
  const published = validated.flatMap(({ entry }) => (entry && !entry.entry.unpublished ? entry : []));
  return published.flatMap(({ contentType, entry, text }) =>
    (contentTypes[contentType]?.references?.(entry.data) ?? []).flatMap((reference): FieldDiagnostic[] => {
      const why = byName.get(`${reference.contentType} ${reference.slug}`);
      if (!why) return [];
      const wording = messages.unpublishedReference(reference.slug, why);
      return [{ severity: 'warning', file: entry.source, text, at: reference.at, wording }];
    }),
  );
}

/** Reports every entry whose rank, or other unique field, has the value of an earlier entry of its content type. */
export function repeatedFields(contentTypes: ContentTypes, entries: readonly PlacedEntry[]): FieldDiagnostic[] {
  return Object.entries(contentTypes).flatMap(([name, { unique = [] }]) => {
    if (unique.length === 0) return [];
    const own = entries.filter(({ contentType }) => contentType === name);
    return unique.flatMap((field) => repeated(own, field));
  });
}

function repeated(entries: readonly PlacedEntry[], field: string): FieldDiagnostic[] {
  const owners = new Map<unknown, string>();
  const values = entries.map(({ entry }) => fieldOf(entry.data, field));
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

/** The one behind the highest, where all are numbers. */
function freeNumber(values: readonly unknown[]): number | undefined {
  const numbers = values.filter((value) => typeof value === 'number');
  return numbers.length < values.length ? undefined : numbers.reduce((most, one) => Math.max(most, one)) + 1;
}

function fieldOf(data: unknown, field: string): unknown {
  return typeof data === 'object' && data !== null
    ? Object.entries(data).find(([key]) => key === field)?.[1]
    : undefined;
}
