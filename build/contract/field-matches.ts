import { WHOLE_FILE } from '../diagnostics/diagnostic.ts';
import { locateFields } from '../diagnostics/front-matter/locate-fields.ts';
import { lineStarts, placesIn } from '../diagnostics/places.ts';
import type { KeyPath } from './content-type.ts';

/** A part of a front-matter value, where it stands in the file; 1-based. */
export interface FieldMatch {
  match: RegExpMatchArray;
  line: number;
  column: number;
  length: number;
}

/** All that a global pattern finds in the texts of a file's front matter (`data`); `source` is the file's text. */
export async function matchesInFields(data: unknown, source: string, pattern: RegExp): Promise<FieldMatch[]> {
  const fields = fieldsMatching(data, pattern);
  if (fields.length === 0) return [];
  const places = await locateFields(source, fields);
  const placeAt = placesIn(source);
  const starts = lineStarts(source);
  return fields.flatMap(({ text }, index) => {
    const { line, column, length = 1 } = places[index] ?? WHOLE_FILE;
    const from = (starts[line - 1] ?? 0) + column - 1;
    // The source has what the value has lost: quotes, indents, escapes.
    const spelling = [...source.slice(from, from + length).matchAll(pattern)];
    return [...text.matchAll(pattern)].map((match, nth) => ({
      match,
      ...placeAt(from + (spelling[nth]?.index ?? 0)),
      length: match[0].length,
    }));
  });
}

/** The texts of a front matter in which a pattern finds something. */
export function fieldsMatching(data: unknown, pattern: RegExp): { at: KeyPath; text: string }[] {
  return stringsOf(data, []).filter(({ text }) => text.search(pattern) !== -1);
}

/** Every string of a tree of data, with the keys that lead to it. */
function stringsOf(data: unknown, at: KeyPath): { at: KeyPath; text: string }[] {
  if (typeof data === 'string') return [{ at, text: data }];
  if (Array.isArray(data)) return data.flatMap((value, index) => stringsOf(value, [...at, index]));
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => stringsOf(value, [...at, key]));
}
