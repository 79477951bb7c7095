import { useState } from 'react';
import { isMap } from '../../../build/contract/field-values.ts';

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

/** Entries of a list, as the words that tell them apart, and the key that each is known by on the page. */
interface KeyedItems {
  words: readonly string[];
  keys: readonly number[];
  /** No entry has had this key or a higher one. */
  next: number;
}

export const NO_ITEMS: KeyedItems = { words: [], keys: [], next: 0 };

/**
 * The keys of a list after it has changed, by whomever: an entry that moved keeps its key, and so does one that was edited, so that its place on
 * the page (caret, what is unfolded) stays with it. The rest on both sides was edited, in order; entries without a key are new.
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

/** Returns the first text of a folded entry, without tags of unions; empty without one. */
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
