import type { PlacedEntry } from '../../contract/content.ts';
import type { ContentTypes } from '../../contract/content-type.ts';
import { slugOf } from '../../contract/content-type-matcher.ts';
import type { FieldDiagnostic } from '../../contract/field-diagnostics.ts';
import type { SourceFile } from '../../contract/source-file.ts';
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
