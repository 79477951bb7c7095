import type { FieldDiagnostic } from '../../contract/field-diagnostics.ts';
import type { Kind } from '../../contract/kind.ts';
import type { PlacedEntry } from '../../contract/placed-entry.ts';
import { validate as messages } from '../../diagnostics/messages/validate.fr.ts';
import type { ValidatedFile } from './validate-file.ts';

/** Entries that name another one which no file stands for. `slugs`: of every file by kind, the broken ones included, so that one mistake is reported once. */
export function brokenReferences(
  kinds: Readonly<Record<string, Kind>>,
  entries: readonly PlacedEntry[],
  slugs: ReadonlyMap<string | undefined, ReadonlySet<string>>,
): FieldDiagnostic[] {
  return entries.flatMap(({ kind, entry, text }) =>
    (kinds[kind]?.references?.(entry.data) ?? []).flatMap((reference): FieldDiagnostic[] => {
      const known = slugs.get(reference.kind) ?? new Set();
      if (known.has(reference.slug)) return [];
      const wording = messages.unknownReference(reference.slug, [...known]);
      return [{ severity: 'error', file: entry.source, text, at: reference.at, wording }];
    }),
  );
}

/** Published entries that name one which is not, the broken ones included. */
export function unpublishedReferences(
  kinds: Readonly<Record<string, Kind>>,
  validated: readonly Pick<ValidatedFile, 'kind' | 'slug' | 'unpublished' | 'entry'>[],
): FieldDiagnostic[] {
  const unpublished = validated.filter((one) => one.unpublished);
  if (unpublished.length === 0) return [];
  const byName = new Map(unpublished.map((one) => [`${one.kind} ${one.slug}`, one.unpublished]));
  const published = validated.flatMap(({ entry }) => (entry && !entry.entry.unpublished ? entry : []));
  return published.flatMap(({ kind, entry, text }) =>
    (kinds[kind]?.references?.(entry.data) ?? []).flatMap((reference): FieldDiagnostic[] => {
      const why = byName.get(`${reference.kind} ${reference.slug}`);
      if (!why) return [];
      const wording = messages.unpublishedReference(reference.slug, why);
      return [{ severity: 'warning', file: entry.source, text, at: reference.at, wording }];
    }),
  );
}
