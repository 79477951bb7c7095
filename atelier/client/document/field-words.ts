import type { KeyPath } from '../../../build/contract/content-type.ts';
import { hyphenated, isSaidIn } from '../../../build/contract/folded.ts';

/**
 * The field with the longest value that an element of the page says, alone or among other things; else the first field that says what the element
 * does. Typography, accents and capitals are no difference.
 */
export function fieldSaying(data: unknown, words: string): KeyPath | undefined {
  const fields = fieldsOf(data, []);
  const plain = hyphenated(words);
  const within = fields
    .filter(({ value }) => isSaidIn(value, plain))
    .reduce<Field | undefined>((best, one) => (best && best.value.length >= one.value.length ? best : one), undefined);
  return (within ?? fields.find(({ value }) => isSaidIn(plain, value)))?.at;
}

/** What a field's value says in letters and digits; empty for a group, a list and a choice of yes or no. */
export function wordsOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

interface Field {
  at: KeyPath;
  /** As `hyphenated` makes it; never empty. */
  value: string;
}

function fieldsOf(value: unknown, at: KeyPath): Field[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => fieldsOf(one, [...at, index]));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) => fieldsOf(one, [...at, key]));
  const plain = hyphenated(wordsOf(value));
  return plain === '' ? [] : [{ at, value: plain }];
}
