import { useState } from 'react';
import type { Unpublished } from '../../../build/contract/entry.ts';
import { foldText } from '../../../build/contract/fold-text.ts';
import type { ContentList, LastChanges, ListedFile } from '../../api.ts';
import { workshopApp } from '../../words/app.fr.ts';
import { workshopOverview as words } from '../../words/overview.fr.ts';
import { labelsOf } from '../form/field-schema.ts';

/** The state of a file, as filters name it. */
export type FileState = keyof typeof words.states;

/** A file as the table shows it. */
export interface Row {
  file: ListedFile;
  /** The title of its content type. */
  contentType: string;
  badges: readonly Badge[];
  states: ReadonlySet<FileState>;
  /** ISO 8601; empty when unknown. */
  changed: string;
  author: string;
  /** The searched text, without accents and capitals. */
  sought: string;
}

/** Returns the rows of a list, in its order. `online`: paths of the texts of which visitors see this version. */
export function rowsOf(
  { contentTypes, files, settings }: ContentList,
  unsaved: ReadonlySet<string>,
  changes: LastChanges,
  online: ReadonlySet<string> = new Set(),
): Row[] {
  const titles = new Map(contentTypes.map(({ name, title, single }) => [name, single ? words.table.singles : title]));
  const fields = contentTypes.find(({ name }) => name === files.find(({ path }) => path === settings)?.contentType);
  const settingNames = [...labelsOf(fields?.schema ?? {}).values()];
  return files.map((file) => {
    const contentType = titles.get(file.contentType ?? '') ?? words.table.unknown;
    const badges = badgesOf(file, unsaved, online);
    const { at: changed = '', author = '' } = changes[file.path] ?? {};
    const texts = [
      file.title,
      file.menuName,
      ...(file.path === settings ? settingNames : []),
      file.path,
      file.address,
      contentType,
      file.category,
      author,
      ...badges.map(({ text }) => text),
    ];
    return {
      file,
      contentType,
      badges,
      states: statesOf(file, unsaved),
      changed,
      author,
      sought: foldText(texts.join(' ')),
    };
  });
}

function badgesOf(file: ListedFile, unsaved: ReadonlySet<string>, online: ReadonlySet<string>): Badge[] {
  const publication = file.contentType === undefined ? [] : [releaseBadge(file.unpublished, online.has(file.path))];
  return [...publication, ...faultsOf(file), ...(unsaved.has(file.path) ? [UNSAVED] : [])];
}

function statesOf(
  { path, contentType, unpublished, errors }: ListedFile,
  unsaved: ReadonlySet<string>,
): Set<FileState> {
  return new Set<FileState>([
    ...(contentType === undefined ? [] : [unpublished?.why ?? ('released' as const)]),
    ...(errors > 0 ? (['errors'] as const) : []),
    ...(unsaved.has(path) ? (['unsaved'] as const) : []),
  ]);
}

/** A label beside the title of a file. */
export interface Badge {
  text: string;
  tone: 'success' | 'quiet' | 'warning' | 'error';
}

/** Returns the label of a draft, a scheduled page or a page of the site. */
export function releaseBadge(unpublished: Unpublished | undefined, isOnline = false): Badge {
  const { state } = workshopApp;
  if (!unpublished) return { text: isOnline ? state.online : state.released, tone: 'success' };
  return unpublished.why === 'draft'
    ? { text: workshopApp.state.draft, tone: 'quiet' }
    : { text: workshopApp.state.scheduled(unpublished.from), tone: 'quiet' };
}

/** Returns the labels of errors and warnings. */
function faultsOf({ errors, warnings }: ListedFile): Badge[] {
  return [
    ...(errors > 0 ? [{ text: workshopApp.state.errors(errors), tone: 'error' as const }] : []),
    ...(warnings > 0 ? [{ text: workshopApp.state.warnings(warnings), tone: 'warning' as const }] : []),
  ];
}

/** The label of a text that differs from its file. */
const UNSAVED: Badge = { text: workshopApp.state.unsaved, tone: 'warning' };

/** The columns that the table can be sorted by. */
export type Column = 'title' | 'contentType' | 'state' | 'date' | 'changed' | 'author';

/** The filters and the order of a list. Empty filters keep all rows. */
export interface Arrangement {
  typed: string;
  contentType: string;
  category: string;
  state: FileState | '';
  sort: Column;
  descending: boolean;
}

export const DEFAULT_ARRANGEMENT: Arrangement = {
  typed: '',
  contentType: '',
  category: '',
  state: '',
  sort: 'changed',
  descending: true,
};

/** Filters and sorts rows. Rows without a value in the column come last in both directions. */
export function arrangeRows(rows: readonly Row[], arrangement: Arrangement): Row[] {
  const { sort, descending } = arrangement;
  const value = VALUES[sort];
  const direction = descending ? -1 : 1;
  return rows
    .filter(arrangementFilter(arrangement))
    .map((row) => ({ row, value: value(row) }))
    .sort(
      (a, b) =>
        Number(a.value === '') - Number(b.value === '') ||
        direction * compare(a.value, b.value) ||
        compare(a.row.file.title, b.row.file.title),
    )
    .map(({ row }) => row);
}

/** Returns the categories of a content type's rows, sorted and without duplicates. */
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

/** Returns a test for rows that pass all filters and contain every typed word, ignoring accents and capitals. */
function arrangementFilter({ typed, contentType, category, state }: Arrangement): (row: Row) => boolean {
  const wanted = foldText(typed).split(/\s+/);
  return ({ file, states, sought }) =>
    (contentType === '' || file.contentType === contentType) &&
    (category === '' || file.category === category) &&
    (state === '' || states.has(state)) &&
    wanted.every((word) => sought.includes(word));
}

export type ArrangementState = ReturnType<typeof useArrangement>;

/** The last filters and page (from 0), for a writer who returns from a text. */
let left: { arrangement: Arrangement; page: number } = { arrangement: DEFAULT_ARRANGEMENT, page: 0 };

export function useArrangement() {
  const [state, setState] = useState(left);
  const set = (next: typeof left) => {
    left = next;
    setState(next);
  };
  return {
    ...state,
    arrange: (changed: Partial<Arrangement>) => set({ arrangement: { ...left.arrangement, ...changed }, page: 0 }),
    turn: (page: number) => set({ ...left, page }),
  };
}
