import { readNumber } from '../../islands/calculator/numbers.ts';

/** The fact that says what a dollar is worth in euros. */
export const DOLLAR = 'bce-dollar';

/** A number of dollars or euros. */
export interface Amount {
  montant: number;
  devise: '$' | '€';
}

/** Reads the first price in a sentence: '1 019,99 $ par mois' is 1019.99 dollars. Returns undefined if there is none. */
export function parseAmount(value: string): Amount | undefined {
  for (const [, digits = '', sign] of value.matchAll(/(?<![\d,.])(\d[\d\s,]{0,20})([$€])/g)) {
    const montant = readNumber(digits);
    if (montant > 0) return { montant, devise: sign === '$' ? '$' : '€' };
  }
  return undefined;
}

/** Returns a dollar's price in euros, or 1 if no fact gives it. */
export function dollarIn(facts: readonly { nom: string; valeur: string }[]): number {
  const dollar = facts.find(({ nom }) => nom === DOLLAR);
  return parseAmount(dollar?.valeur ?? '')?.montant ?? 1;
}

/** Tells a history that ends with the present price, or is empty. */
export function endsWithPrice(value: string, history: readonly { valeur: string }[]): boolean {
  return (history.at(-1)?.valeur ?? value) === value;
}
