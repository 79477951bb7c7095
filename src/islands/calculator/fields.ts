import { formatNumber, readNumber, withoutSpaces } from './numbers.ts';

/** A number that a calculator asks for. */
export interface CalculatorField<Key extends string = string> {
  key: Key;
  /** In the form and in the address. */
  name: string;
  label: string;
  unit: string;
  /** The default value. */
  start: number;
  min: number;
  max: number;
  whole?: boolean;
}

/** Fields under one heading, an even number of them: they stand two by two on a phone. */
export interface FieldGroup<Key extends string = string> {
  title: string;
  fields: readonly CalculatorField<Key>[];
}

/** A result at a glance, the words that make a sentence of it, and the other results in sentences of their own. */
export interface Summary {
  figure: string;
  label: string;
  others: string;
}

/** The fields' texts as typed, by key. */
export type Entries<Key extends string = string> = Readonly<Record<Key, string>>;

/** Returns the French error of an entry; undefined when it is valid. */
export function entryError({ min, max, whole }: CalculatorField, text: string): string | undefined {
  const number = readNumber(text);
  if (Number.isNaN(number)) return 'Écrivez un nombre, par exemple 1\u202f500 ou 8,2.';
  if (whole && !Number.isInteger(number)) return 'Écrivez un nombre entier.';
  if (number < min) return `Écrivez un nombre d’au moins ${formatNumber(min)}.`;
  if (number > max) return `Écrivez un nombre d’au plus ${formatNumber(max)}.`;
  return undefined;
}

export function defaultEntries<Key extends string>(fields: readonly CalculatorField<Key>[]): Entries<Key> {
  return byKey(fields, ({ start }) => formatNumber(start));
}

/** Returns the entries of an address, or else the fallback's. */
export function entriesFromAddress<Key extends string>(
  fields: readonly CalculatorField<Key>[],
  search: string,
  fallback: Entries<Key>,
): Entries<Key> {
  const query = new URLSearchParams(search);
  return byKey(fields, ({ key, name }) => query.get(name) ?? fallback[key]);
}

/** Returns an address's query with these entries; other parameters stay. */
export function searchWith<Key extends string>(
  fields: readonly CalculatorField<Key>[],
  search: string,
  entries: Entries<Key>,
): string {
  const query = new URLSearchParams(search);
  for (const { key, name } of fields) query.set(name, withoutSpaces(entries[key]));
  return `?${query}`;
}

/** Returns the entries as numbers; undefined while one of them is invalid. */
export function numbersFrom<Key extends string>(
  fields: readonly CalculatorField<Key>[],
  entries: Entries<Key>,
): Readonly<Record<Key, number>> | undefined {
  if (fields.some((field) => entryError(field, entries[field.key]) !== undefined)) return undefined;
  return byKey(fields, ({ key }) => readNumber(entries[key]));
}

export function byKey<Key extends string, Value>(
  fields: readonly CalculatorField<Key>[],
  value: (field: CalculatorField<Key>) => Value,
): Record<Key, Value> {
  return Object.fromEntries(fields.map((field) => [field.key, value(field)])) as Record<Key, Value>;
}
