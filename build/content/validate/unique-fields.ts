import type { PlacedEntry } from '../../contract/content.ts';
import type { ContentTypes } from '../../contract/content-type.ts';
import type { FieldDiagnostic } from '../../contract/field-diagnostics.ts';
import { validate as messages } from '../../diagnostics/messages/validate.fr.ts';

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
