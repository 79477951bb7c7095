import { readNumber } from '../../islands/calculator/numbers.ts';

/** The fact that says what a dollar is worth in euros. */
export const DOLLAR = 'bce-dollar';

interface Price {
  amount: number;
  currency: '$' | '€';
}

/** The price that a fact's value begins with: '1 019,99 $ par mois' → 1019.99 dollars. */
export function priceIn(value: string): Price | undefined {
  const [, digits, currency] = /^([\d\s,]*\d)\s?([$€])/.exec(value) ?? [];
  if (digits === undefined) return undefined;
  const amount = readNumber(digits);
  return Number.isNaN(amount) ? undefined : { amount, currency: currency === '$' ? '$' : '€' };
}
