import type { Entry, SiteDefinition } from '../contract/definition.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { fieldPlaces } from '../parse/front-matter/field-places.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';

interface Placed {
  kind: string;
  entry: Entry;
  file: ParsedFile;
  text: string;
}

/** Names every entry whose rank, or other field that its kind holds unique, an earlier one has already. */
export function checkUniqueFields(kinds: SiteDefinition['kinds'], entries: readonly Placed[]): Diagnostic[] {
  return Object.entries(kinds).flatMap(([name, { unique = [] }]) => {
    const own = entries.filter(({ kind }) => kind === name);
    return unique.flatMap((field) => repeated(own, field));
  });
}

function repeated(entries: readonly Placed[], field: string): Diagnostic[] {
  const owners = new Map<unknown, string>();
  const values = entries.map(({ entry }) => fieldOf(entry.data, field));
  return entries.flatMap(({ file, text }, index): Diagnostic[] => {
    const value = values[index];
    const owner = owners.get(value);
    if (value === undefined) return [];
    if (owner === undefined) {
      owners.set(value, file.path);
      return [];
    }
    const message = `« ${field}: ${value} » est déjà celui de ${owner} : l'un passera devant l'autre au hasard des noms.`;
    const place = { file: file.path, ...fieldPlaces(text).valueAt([field]) };
    return [{ severity: 'warning', ...place, rule: 'valeur-en-double', message, hint: hintFor(field, values) }];
  });
}

function hintFor(field: string, values: readonly unknown[]): string {
  const numbers = values.filter((value) => typeof value === 'number');
  return numbers.length < values.length
    ? 'Donnez à chacun le sien.'
    : `Donnez à chacun le sien ; « ${field}: ${numbers.reduce((most, one) => Math.max(most, one)) + 1} » est libre.`;
}

function fieldOf(data: unknown, field: string): unknown {
  return (data as Readonly<Record<string, unknown>>)[field];
}
