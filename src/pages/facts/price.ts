import { readNumber } from '../../islands/calculator/numbers.ts';
import type { Price } from './price/schema.ts';

/** The fact that says what a dollar is worth in euros. */
export const DOLLAR = 'bce-dollar';

/** Whether a sentence writes this price as a number before its sign: '1 019,99 $ par mois' writes 1019.99 dollars. */
export function writesPrice(value: string, { montant, devise }: Pick<Price, 'montant' | 'devise'>): boolean {
  return Array.from(value.matchAll(/(\d[\d\s,]*)([$€])/g)).some(
    ([, digits = '', sign]) => sign === devise && readNumber(digits) === montant,
  );
}
