import type { Kind } from '../contract/kind.ts';
import { messages } from '../messages.fr.ts';
import type { FieldFinding } from './field-findings.ts';
import type { PlacedEntry } from './placed-entry.ts';

/** Entries that name another one which no file stands for. `slugs`: of every file by kind, the broken ones included, so that one mistake is reported once. */
export function brokenReferences(
  kinds: Readonly<Record<string, Kind>>,
  entries: readonly PlacedEntry[],
  slugs: ReadonlyMap<string | undefined, ReadonlySet<string>>,
): FieldFinding[] {
  return entries.flatMap(({ kind, entry, text }) =>
    (kinds[kind]?.references?.(entry.data) ?? []).flatMap((reference): FieldFinding[] => {
      const known = slugs.get(reference.kind) ?? new Set();
      if (known.has(reference.slug)) return [];
      const wording = messages.validate.unknownReference(reference.slug, [...known]);
      return [{ severity: 'error', file: entry.source, text, at: reference.at, wording }];
    }),
  );
}
