import { useState } from 'react';
import { keysAfter, NO_ITEMS } from './item-keys.ts';

/** A key for each entry of a list that stays with it wherever it moves, and while it is edited. */
export function useItemKeys(items: readonly unknown[]): readonly number[] {
  const [known, setKnown] = useState(() => ({ items, keyed: keysAfter(NO_ITEMS, wordsOf(items)) }));
  if (known.items === items) return known.keyed.keys;
  const keyed = keysAfter(known.keyed, wordsOf(items));
  setKnown({ items, keyed });
  return keyed.keys;
}

function wordsOf(items: readonly unknown[]): string[] {
  return items.map((item) => JSON.stringify(item) ?? '');
}
