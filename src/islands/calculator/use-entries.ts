import { type RefObject, useEffect, useState } from 'react';
import {
  byKey,
  type CalculatorField,
  defaultEntries,
  type Entries,
  entriesFromAddress,
  numbersFrom,
  searchWith,
} from './fields.ts';

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
