import type { KeyPath } from '../../contract/content-type.ts';
import { editFrontMatter } from '../../contract/editing/front-matter/edit.ts';
import { valueAt } from '../../contract/editing/front-matter/field-edit.ts';
import { readFrontMatter } from '../../contract/editing/front-matter/read.ts';

/** A text without the items of lists that these fields stand in; a list that would be empty goes, and so does a field that stands in none. */
export function withoutItems(text: string, fields: readonly KeyPath[]): string {
  const items = new Map(fields.map(itemOf).map((at) => [JSON.stringify(at), at]));
  // From the last to the first: those before keep their places.
  const ordered = [...items.values()].sort((a, b) => Number(b.at(-1)) - Number(a.at(-1)) || 0);
  return ordered.reduce((current, at) => {
    const read = readFrontMatter(current);
    const list = 'data' in read ? valueAt(read.data, at.slice(0, -1)) : undefined;
    const isLast = typeof at.at(-1) === 'number' && Array.isArray(list) && list.length === 1;
    return editFrontMatter(current, { at: isLast ? at.slice(0, -1) : at, remove: true });
  }, text);
}

/** The item of the innermost list that a field stands in. */
function itemOf(field: KeyPath): KeyPath {
  const depth = field.findLastIndex((key) => typeof key === 'number');
  return depth === -1 ? field : field.slice(0, depth + 1);
}

/** Where a front matter says one of these values. */
export function fieldsWith(data: unknown, values: ReadonlySet<string>, at: KeyPath = []): KeyPath[] {
  if (typeof data === 'string') return values.has(data) ? [at] : [];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    fieldsWith(value, values, [...at, Array.isArray(data) ? Number(key) : key]),
  );
}
