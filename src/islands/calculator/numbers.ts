/** A number and its unit stay on one line. */
const NO_BREAK = '\u00a0';

const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });

/** 13900 → '13 900', 8.07 → '8,07', -40 → '−40'. Nought has no sign, nor has what rounds to it. */
export function formatNumber(number: number): string {
  return decimal.format(number).replace(/^-0$/, '0').replace('-', '−');
}

/** An amount of money, to the unit of `step` euros: 231932 to the hundred → '231 900 €'. */
export function formatEuros(amount: number, step = 1): string {
  return withUnit(Math.round(amount / step) * step, '€');
}

/** 1.7, 'mois' → '1,7 mois'. */
export function withUnit(number: number, unit: string): string {
  return formatNumber(number) + NO_BREAK + unit;
}

/** Reads a number as French people write it: spaces between thousands, a comma (or a point) before decimals. */
export function readNumber(text: string): number {
  const plain = withoutSpaces(text).replace('−', '-').replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** '13 900' → '13900', whichever spaces stand between thousands. */
export function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '');
}
