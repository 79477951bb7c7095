import type { KeyPath } from '../contract/content-type.ts';
import { type Diagnostic, diagnostic, type Position, WHOLE_FILE, type Wording } from '../contract/diagnostic.ts';
import { stringsOf } from '../contract/field-values.ts';
import { groupBy } from '../platform/group-by.ts';
import { lineStarts, placesIn } from './places.ts';

export interface FieldDiagnostic extends FieldPlace {
  severity: Diagnostic['severity'];
  file: string;
  text: string;
  wording: Wording;
}

/** Returns diagnostics with the positions of their fields. Each text is parsed once. */
export async function locateDiagnostics(diagnostics: readonly FieldDiagnostic[]): Promise<Diagnostic[]> {
  const places = new Map<FieldDiagnostic, Position | undefined>();
  for (const [text, ofText] of groupBy(diagnostics, ({ text }) => text)) {
    const fields = ofText.map(({ at, onKey = false }) => ({ at, onKey }));
    const found = await locateFields(text, fields);
    for (const [index, one] of ofText.entries()) places.set(one, found[index]);
  }
  return diagnostics.map((one) => {
    const { severity, file, wording, at } = one;
    return { ...diagnostic(severity, file, places.get(one) ?? WHOLE_FILE, wording), at };
  });
}

interface FieldMatch {
  match: RegExpMatchArray;
  line: number;
  column: number;
  length: number;
}

/** Finds all matches of a global pattern in front-matter texts. `source`: the file's text. */
export async function matchesInFields(data: unknown, source: string, pattern: RegExp): Promise<FieldMatch[]> {
  const fields = fieldsMatching(data, pattern);
  if (fields.length === 0) return [];
  const places = await locateFields(source, fields);
  const placeAt = placesIn(source);
  const starts = lineStarts(source);
  return fields.flatMap(({ text }, index) => {
    const { line, column, length = 1 } = places[index] ?? WHOLE_FILE;
    const from = (starts[line - 1] ?? 0) + column - 1;
    // The source contains quotes, indents and escapes that the value lacks.
    const spelling = [...source.slice(from, from + length).matchAll(pattern)];
    return [...text.matchAll(pattern)].map((match, nth) => ({
      match,
      ...placeAt(from + (spelling[nth]?.index ?? 0)),
      length: match[0].length,
    }));
  });
}

/** Returns the front-matter texts that a pattern matches. */
export function fieldsMatching(data: unknown, pattern: RegExp): { at: KeyPath; text: string }[] {
  return stringsOf(data).filter(({ text }) => text.search(pattern) !== -1);
}

export interface FieldPlace {
  at: KeyPath;
  /** True if the key itself is meant, not its value. */
  onKey?: boolean;
}

/** Returns the positions of fields; for a missing field, that of its parent. The slow YAML parser is loaded on demand. */
export async function locateFields(text: string, fields: readonly FieldPlace[]): Promise<Position[]> {
  const { fieldPlaces } = await import('./front-matter/field-places.ts');
  const { keyAt, valueAt } = fieldPlaces(text);
  return fields.map(({ at, onKey }) => (onKey ? keyAt(at) : valueAt(at)));
}
