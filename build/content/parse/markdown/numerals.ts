import { getOrCompute } from '../../../platform/get-or-compute.ts';

export interface Numeral {
  value: number;
  /** Currency sign before the digits, and unit behind them: `$`, `€ / mois`. */
  before: string;
  unit: string;
  /** The space between digits and unit. */
  gap: string;
  /** The number as it is written, with single spaces. */
  text: string;
}

/** Digits of a number; JavaScript would lose further ones. */
const MAX_DIGITS = 15;
/** Words of a unit; with more words the cell is a sentence. */
const MAX_WORDS = 6;

const readers = new Map<string, RegExp>();

/** Reads one number with its unit in a language (BCP 47). Returns undefined for ranges, dates and `1 h 30`. */
export function numeralIn(cell: string, language: string): Numeral | undefined {
  const text = cell.replace(/\s+/gu, ' ').trim();
  const [, sign = '', before = '', whole = '', decimals = '', gap = '', unit = ''] =
    text.match(getOrCompute(readers, language, readerOf)) ?? [];
  const digits = whole.replace(/\D/g, '');
  if (digits === '' || digits.length + decimals.length > MAX_DIGITS) return undefined;
  if (unit.split(' ').length > MAX_WORDS) return undefined;
  const size = Number(`${digits}.${decimals || '0'}`);
  return { value: /[-−–]/.test(sign) ? -size : size, before, unit: unit.trim(), gap, text };
}

/** Tells whether two numbers have the same unit, in singular or plural. */
export function isSameUnit(one: Numeral, other: Numeral): boolean {
  return one.before === other.before && toSingular(one.unit) === toSingular(other.unit);
}

function toSingular(unit: string): string {
  return unit.toLowerCase().replace(/(?<=\p{L}{2})s(?!\p{L})/gu, '');
}

/** Formats a value with the unit of another number. */
export function formatLike(value: number, { before, unit, gap }: Numeral, language: string): string {
  const digits = new Intl.NumberFormat(language).format(Math.abs(value));
  return `${value < 0 ? '−' : ''}${before}${digits}${gap && '\u00a0'}${unit}`;
}

function readerOf(language: string): RegExp {
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567.8);
  const [group, decimal] = (['group', 'decimal'] as const).map((type) => signOf(parts, type));
  const number = `(\\d{1,3}(?:${group}\\d{3})+|\\d+)(?:${decimal}(\\d+))?`;
  return new RegExp(
    `^(?:[≈~] ?)?([-−–+]?) ?([\\p{Sc}×]?) ?${number}( ?)((?![-−–/²³])[\\p{L}²³\\p{Sc}%‰°×/.'\\u2019() -]*)$`,
    'u',
  );
}

function signOf(parts: readonly Intl.NumberFormatPart[], type: 'group' | 'decimal'): string {
  const sign = parts.find((part) => part.type === type)?.value ?? '';
  return sign.replace(/\s/u, ' ').replace(/[.]/, '\\.');
}
