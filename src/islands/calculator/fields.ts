import { type RefObject, useEffect, useState } from 'react';
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

/** Fields under one heading. Their number is even, because they stand two by two on a phone. */
export interface FieldGroup<Key extends string = string> {
  title: string;
  fields: readonly CalculatorField<Key>[];
}

/** The main result, the words around it in its sentence, and the other results in sentences of their own. */
export interface Summary {
  figure: string;
  label: string;
  others: string;
}

/** The fields' texts as typed, by key. */
export type Entries<Key extends string = string> = Readonly<Record<Key, string>>;

/**
 * Returns the entries of a form's uncontrolled fields, and writes them into the address while they are valid. Call `update` when a field has changed.
 * Pass the same `fields` on each call.
 */
export function useEntries<Key extends string>(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly CalculatorField<Key>[],
): { entries: Entries<Key>; update: () => void } {
  const [entries, setEntries] = useState(() => defaultEntries(fields));

  // Values typed before hydration, or given in the address, are known in the browser only.
  useEffect(() => {
    if (!form.current) return;
    const typed = entriesOf(form.current, fields);
    const start = defaultEntries(fields);
    const touched = fields.some(({ key }) => typed[key] !== start[key]);
    const shared = entriesFromAddress(fields, location.search, typed);
    setEntries(touched ? typed : shared);
    if (!touched) fill(form.current, fields, shared);
  }, [form, fields]);

  // Going back within the page leaves the fields as they are, and brings an address that said something else.
  useEffect(() => {
    const follow = () => form.current && share(fields, entriesOf(form.current, fields));
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [form, fields]);

  const update = () => {
    if (!form.current) return;
    const next = entriesOf(form.current, fields);
    setEntries(next);
    share(fields, next);
  };
  return { entries, update };
}

/** Writes valid entries into the address. An address that already means them stays as it is. */
function share<Key extends string>(fields: readonly CalculatorField<Key>[], entries: Entries<Key>): void {
  if (!numbersFrom(fields, entries)) return;
  const current = searchWith(
    fields,
    location.search,
    entriesFromAddress(fields, location.search, defaultEntries(fields)),
  );
  const search = searchWith(fields, location.search, entries);
  if (search !== current) history.replaceState(history.state, '', search + location.hash);
}

function entriesOf<Key extends string>(form: HTMLFormElement, fields: readonly CalculatorField<Key>[]): Entries<Key> {
  const data = new FormData(form);
  return byKey(fields, ({ name }) => String(data.get(name) ?? ''));
}

function fill<Key extends string>(
  form: HTMLFormElement,
  fields: readonly CalculatorField<Key>[],
  entries: Entries<Key>,
): void {
  for (const { key, name } of fields) {
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLInputElement) input.value = entries[key];
  }
}

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

function byKey<Key extends string, Value>(
  fields: readonly CalculatorField<Key>[],
  value: (field: CalculatorField<Key>) => Value,
): Record<Key, Value> {
  return Object.fromEntries(fields.map((field) => [field.key, value(field)])) as Record<Key, Value>;
}
