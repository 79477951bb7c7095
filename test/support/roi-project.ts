import { defaultEntries, numbersFrom } from '../../src/islands/calculator/fields.ts';
import { FIELDS, type Key } from '../../src/islands/roi-calculator/inputs.ts';

/** The numbers that the ROI calculator starts with, which are those of the article's example, some of them changed. */
export function roiNumbers(changes: Partial<Record<Key, number>> = {}): Readonly<Record<Key, number>> {
  const numbers = numbersFrom(FIELDS, defaultEntries(FIELDS));
  if (!numbers) throw new Error('the calculator starts with what it cannot use');
  return { ...numbers, ...changes };
}
