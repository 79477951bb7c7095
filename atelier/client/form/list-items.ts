import { useState } from 'react';
import { isMap } from '../../../build/contract/field-values.ts';

/** Returns a React key for each entry of a list, which stays with it when it is moved or edited. */
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

/** The entries of a list as JSON, and their React keys. */
interface KeyedItems {
  words: readonly string[];
  keys: readonly number[];
  /** The next unused key. */
  next: number;
}

export const NO_ITEMS: KeyedItems = { words: [], keys: [], next: 0 };

/**
 * Returns the keys of a list after any change. Moved and edited entries keep their keys, and with them the caret and
 * the folding. Remaining entries on both sides are taken for edited ones, in order; entries left over are new.
 */
export function keysAfter(before: KeyedItems, words: readonly string[]): KeyedItems {
  const left = new Set(before.keys.keys());
  const take = (from: number | undefined) => {
    if (from !== undefined) left.delete(from);
    return from === undefined ? undefined : before.keys[from];
  };
  const ahead = before.words.length - words.length;
  const inPlace = (index: number, word: string) =>
    [index, index + ahead].find((from) => left.has(from) && before.words[from] === word);
  const anywhere = (word: string) => [...left].find((from) => before.words[from] === word);
  const stayed = words.map((word, index) => take(inPlace(index, word)));
  const moved = words.map((word, index) => stayed[index] ?? take(anywhere(word)));
  let { next } = before;
  const keys = moved.map((key) => key ?? take([...left][0]) ?? next++);
  return { words, keys, next };
}

/** Returns the first text of an entry, ignoring tags of unions; empty without a text. */
export function summaryOf(value: unknown, tag?: string): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return firstOf(value);
  if (!isMap(value)) return '';
  return firstOf(Object.entries(value).flatMap(([key, field]) => (key === tag ? [] : [field])));
}

function firstOf(values: readonly unknown[]): string {
  for (const value of values) {
    const summary = summaryOf(value);
    if (summary !== '') return summary;
  }
  return '';
}
