import { useState } from 'react';
import { folded } from '../../../build/contract/folded.ts';
import type { Row, State } from './rows.ts';

/** The table's columns that it can be sorted by. */
export type Column = 'title' | 'contentType' | 'state' | 'date' | 'changed' | 'author';

/** What is left of a list, and in which order. Empty: all. */
export interface Arrangement {
  typed: string;
  contentType: string;
  category: string;
  state: State | '';
  sort: Column;
  descending: boolean;
}

export const AS_IT_COMES: Arrangement = {
  typed: '',
  contentType: '',
  category: '',
  state: '',
  sort: 'changed',
  descending: true,
};

/** The rows that fit, in order; those of which nothing is known in the column come last, whichever the direction. */
export function arranged(rows: readonly Row[], arrangement: Arrangement): Row[] {
  const { sort, descending } = arrangement;
  const value = VALUES[sort];
  const direction = descending ? -1 : 1;
  return rows
    .filter(fitting(arrangement))
    .map((row) => ({ row, value: value(row) }))
    .sort(
      (a, b) =>
        Number(a.value === '') - Number(b.value === '') ||
        direction * compare(a.value, b.value) ||
        compare(a.row.file.title, b.row.file.title),
    )
    .map(({ row }) => row);
}

/** The categories of the rows of a content type, each once, in their order. */
export function categoriesOf(rows: readonly Row[], contentType: string): string[] {
  const own = rows.filter(({ file }) => contentType === '' || file.contentType === contentType);
  return [...new Set(own.flatMap(({ file }) => file.category ?? []))].sort(compare);
}

const { compare } = new Intl.Collator('fr', { numeric: true });

const VALUES: Readonly<Record<Column, (row: Row) => string>> = {
  title: ({ file }) => file.title,
  contentType: ({ contentType, file }) => [contentType, file.category].join(' '),
  state: ({ badges }) => badges.map(({ text }) => text).join(' '),
  date: ({ file }) => file.date ?? '',
  changed: ({ changed }) => (changed === '' ? '' : new Date(changed).toISOString()),
  author: ({ author }) => author,
};

/** Every word that was typed is somewhere in a row, accents and capitals aside. */
function fitting({ typed, contentType, category, state }: Arrangement): (row: Row) => boolean {
  const wanted = folded(typed).split(/\s+/);
  return ({ file, states, sought }) =>
    (contentType === '' || file.contentType === contentType) &&
    (category === '' || file.category === category) &&
    (state === '' || states.has(state)) &&
    wanted.every((word) => sought.includes(word));
}

export interface Arranging {
  arrangement: Arrangement;
  /** From 0. */
  page: number;
  arrange(changed: Partial<Arrangement>): void;
  turn(page: number): void;
}

/** How the list was left: whoever comes back from a text finds it so. */
let left: { arrangement: Arrangement; page: number } = { arrangement: AS_IT_COMES, page: 0 };

export function useArrangement(): Arranging {
  const [state, setState] = useState(left);
  const set = (next: typeof left) => {
    left = next;
    setState(next);
  };
  return {
    ...state,
    arrange: (changed) => set({ arrangement: { ...left.arrangement, ...changed }, page: 0 }),
    turn: (page) => set({ ...left, page }),
  };
}
