import { type RefObject, useEffect, useState } from 'react';
import { byKey, type Entries, entriesFrom, type Field, numbersFrom, searchWith, startOf } from './fields.ts';

/**
 * What stands in a form's uncontrolled fields, as the address says it too once it can be reckoned with.
 * `update` is called when a field has changed. `fields` are the same at each call.
 */
export function useEntries<Key extends string>(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly Field<Key>[],
): { entries: Entries<Key>; update: () => void } {
  const [entries, setEntries] = useState(() => startOf(fields));

  // What was typed before waking, else what the address says, is known only in the browser.
  useEffect(() => {
    if (!form.current) return;
    const typed = entriesOf(form.current, fields);
    const start = startOf(fields);
    const touched = fields.some(({ key }) => typed[key] !== start[key]);
    const shared = entriesFrom(fields, location.search, typed);
    setEntries(touched ? typed : shared);
    if (!touched) fill(form.current, fields, shared);
  }, [form, fields]);

  const update = () => {
    if (!form.current) return;
    const next = entriesOf(form.current, fields);
    setEntries(next);
    if (numbersFrom(fields, next))
      history.replaceState(history.state, '', searchWith(fields, location.search, next) + location.hash);
  };
  return { entries, update };
}

function entriesOf<Key extends string>(form: HTMLFormElement, fields: readonly Field<Key>[]): Entries<Key> {
  const data = new FormData(form);
  return byKey(fields, ({ name }) => String(data.get(name) ?? ''));
}

function fill<Key extends string>(form: HTMLFormElement, fields: readonly Field<Key>[], entries: Entries<Key>): void {
  for (const { key, name } of fields) {
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLInputElement) input.value = entries[key];
  }
}
