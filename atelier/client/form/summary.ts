import { isMap } from '../../../build/contract/editing/front-matter/field-edit.ts';

/** What tells an entry from others while it is folded: its first text, tags of unions left out; empty where it has none. */
export function summaryOf(value: unknown, tag?: string): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return firstOf(value);
  if (!isMap(value)) return '';
  return firstOf(Object.entries(value).flatMap(([key, field]) => (key === tag ? [] : [field])));
}

function firstOf(values: readonly unknown[]): string {
  for (const value of values) {
    const summary = summaryOf(value);
    if (summary !== '') return summary;
  }
  return '';
}
