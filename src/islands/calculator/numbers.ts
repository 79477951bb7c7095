/** A number and its unit stay on one line. */
const NO_BREAK = '\u00a0';

const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });

/** Formats a number in French: 13900 → '13 900', 8.07 → '8,07', -40 → '−40'. Zero has no sign, nor has a number that rounds to it. */
export function formatNumber(number: number): string {
  return decimal.format(number).replace(/^-0$/, '0').replace('-', '−');
}

/** Formats an amount, rounded to a multiple of `step` euros: 231932 with step 100 → '231 900 €'. */
export function formatEuros(amount: number, step = 1): string {
  return withUnit(Math.round(amount / step) * step, '€');
}

/** Formats a number with its unit: 1.7, 'mois' → '1,7 mois'. */
export function withUnit(number: number, unit: string): string {
  return formatNumber(number) + NO_BREAK + unit;
}

/** Reads a number as French people write it: spaces between thousands, a comma (or a point) before decimals. */
export function readNumber(text: string): number {
  const plain = withoutSpaces(text).replace('−', '-').replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Removes any kind of space between thousands: '13 900' → '13900'. */
export function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '');
}
