import type { KeyPath } from '../contract/kind.ts';
import { lineStarts, placesIn } from '../diagnostics/places.ts';

/** A part of a front-matter value, where it stands in the file; 1-based. */
export interface FieldMatch {
  match: RegExpMatchArray;
  line: number;
  column: number;
  length: number;
}

/** All that a global pattern finds in the texts of a file's front matter (`data`); `source` is the file's text. */
export async function matchesInFields(data: unknown, source: string, pattern: RegExp): Promise<FieldMatch[]> {
  const fields = stringsOf(data, []).filter(({ text }) => text.search(pattern) !== -1);
  if (fields.length === 0) return [];
  const { fieldPlaces } = await import('../parse/front-matter/field-places.ts');
  const placeAt = placesIn(source);
  const starts = lineStarts(source);
  const { valueAt } = fieldPlaces(source);
  return fields.flatMap(({ keys, text }) => {
    const { line, column, length = 1 } = valueAt(keys);
    const from = (starts[line - 1] ?? 0) + column - 1;
    // The source has what the value has lost: quotes, indents, escapes.
    const written = [...source.slice(from, from + length).matchAll(pattern)];
    return [...text.matchAll(pattern)].map((match, nth) => ({
      match,
      ...placeAt(from + (written[nth]?.index ?? 0)),
      length: match[0].length,
    }));
  });
}

/** Every string of a tree of data, with the keys that lead to it. */
function stringsOf(data: unknown, keys: KeyPath): { keys: KeyPath; text: string }[] {
  if (typeof data === 'string') return [{ keys, text: data }];
  if (Array.isArray(data)) return data.flatMap((value, index) => stringsOf(value, [...keys, index]));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => stringsOf(value, [...keys, key]));
}
