import type { Investment } from './roi.ts';

/** A field of the calculator. `name` is also its name in the address. */
export interface CalculatorField {
  key: keyof Investment;
  name: string;
  label: string;
  unit: string;
  min: number;
  max: number;
  whole?: boolean;
}

export const FIELDS: readonly CalculatorField[] = [
  { key: 'costs', name: 'couts', label: 'Coûts du projet', unit: '€', min: 1, max: 1e9 },
  { key: 'gains', name: 'gains', label: 'Gains annuels', unit: '€', min: 0, max: 1e9 },
  { key: 'years', name: 'annees', label: 'Durée', unit: 'ans', min: 1, max: 10, whole: true },
  { key: 'rate', name: 'taux', label: 'Taux d’actualisation', unit: '%', min: 0, max: 100 },
];

/** The example that the article works out. */
export const EXAMPLE: Investment = { costs: 13_900, gains: 95_500, years: 3, rate: 8.07 };

const decimal = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 2 });

/** 13900 → '13 900', 8.07 → '8,07'. */
export function written(number: number): string {
  return decimal.format(number);
}

/** Reads a number as French people write it: spaces between thousands, a comma (or a point) before decimals. */
export function readNumber(text: string): number {
  const plain = text.replace(/[\s\u00a0\u202f]/g, '').replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}

/** What is wrong with an entry, for the reader; undefined when nothing is. */
export function problemWith({ min, max, whole }: CalculatorField, text: string): string | undefined {
  const number = readNumber(text);
  if (Number.isNaN(number)) return 'Écrivez un nombre, par exemple 1 500 ou 8,07.';
  if (whole && !Number.isInteger(number)) return 'Écrivez un nombre entier.';
  if (number < min) return `Écrivez un nombre d’au moins ${written(min)}.`;
  if (number > max) return `Écrivez un nombre d’au plus ${written(max)}.`;
  return undefined;
}

export type Entries = Record<keyof Investment, string>;

export const exampleEntries = Object.fromEntries(FIELDS.map(({ key }) => [key, written(EXAMPLE[key])])) as Entries;

/** The entries that an address carries, over those given. */
export function entriesFrom(search: string, fallback: Entries): Entries {
  const query = new URLSearchParams(search);
  return Object.fromEntries(FIELDS.map(({ key, name }) => [key, query.get(name) ?? fallback[key]])) as Entries;
}

/** An address's query with these entries, beside whatever else it holds. */
export function searchWith(search: string, entries: Entries): string {
  const query = new URLSearchParams(search);
  for (const { key, name } of FIELDS) query.set(name, entries[key].replace(/[\s\u00a0\u202f]/g, ''));
  return `?${query}`;
}

/** The entries as numbers; undefined while one of them cannot be used. */
export function investmentFrom(entries: Entries): Investment | undefined {
  if (FIELDS.some((field) => problemWith(field, entries[field.key]) !== undefined)) return undefined;
  const { costs, gains, years, rate } = entries;
  return { costs: readNumber(costs), gains: readNumber(gains), years: readNumber(years), rate: readNumber(rate) };
}
