import type { KeyPath } from '../../../build/contract/content-type.ts';
import { hyphenated, isSaidIn } from '../../../build/contract/folded.ts';

/**
 * The field whose value is what an element of the page says; else the one with the longest value that the element says among other things, else the
 * first that says what the element does. Typography, accents and capitals are no difference.
 */
export function fieldSaying(data: unknown, words: string): KeyPath | undefined {
  const fields = fieldsOf(data, []);
  const plain = hyphenated(words);
  const same = fields.find(({ value }) => plain !== '' && hyphenated(value) === plain);
  const within = fields
    .filter(({ value }) => isSaidIn(value, words))
    .reduce<Field | undefined>((best, one) => (best && best.value.length >= one.value.length ? best : one), undefined);
  return (same ?? within ?? fields.find(({ value }) => isSaidIn(words, value)))?.at;
}

/** What a field's value says in letters and digits; empty for a group, a list and a choice of yes or no. */
export function wordsOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

interface Field {
  at: KeyPath;
  value: string;
}

function fieldsOf(value: unknown, at: KeyPath): Field[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => fieldsOf(one, [...at, index]));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) => fieldsOf(one, [...at, key]));
  const words = wordsOf(value);
  return words === '' ? [] : [{ at, value: words }];
}
