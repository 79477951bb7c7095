import { type ComponentProps, type KeyboardEvent, useDeferredValue, useMemo, useState } from 'react';
import type { ContentTypeInfo } from '../../../build/editing/content-type-info.ts';
import type { ContentList, LastChanges } from '../../api.ts';
import { workshopApp } from '../../words/app.fr.ts';
import { workshopOverview as words } from '../../words/overview.fr.ts';
import { LabelledInput, LabelledSelect, Options } from '../ui/LabelledField.tsx';
import { Technique } from '../ui/Technique.tsx';
import * as css from './ContentSection.module.css';
import { ContentTable } from './ContentTable.tsx';
import { AddMenu, NewFileDialog } from './NewFileDialog.tsx';
import {
  type ArrangementState,
  arrangeRows,
  categoriesOf,
  DEFAULT_ARRANGEMENT,
  type FileState,
  type Row,
  rowsOf,
  useArrangement,
} from './rows.ts';

/** The rows of a page, which are rendered at once. */
const ROWS = 50;

interface ContentSectionProps {
  list: ContentList;
  unsaved: ReadonlySet<string>;
  /** Paths of the texts of which visitors see this version. */
  online: ReadonlySet<string>;
  /** The last changes; undefined until they are loaded. */
  changes: LastChanges | undefined;
  onFiles(): Promise<void>;
}

/** The filtered list of content by pages, and the button that adds a text. */
export function ContentSection({ list, unsaved, online, changes, onFiles }: ContentSectionProps) {
  const [adding, setAdding] = useState<ContentTypeInfo>();
  const arranging = useArrangement();
  const rows = useMemo(() => rowsOf(list, unsaved, changes ?? {}, online), [list, unsaved, changes, online]);
  const arrangement = useDeferredValue(arranging.arrangement);
  const found = useMemo(() => arrangeRows(rows, arrangement), [rows, arrangement]);
  const pages = Math.max(1, Math.ceil(found.length / ROWS));
  const page = Math.min(arranging.page, pages - 1);
  const shown = found.slice(page * ROWS, (page + 1) * ROWS);
  const caption = words.table.caption(found.length, rows.length);
  return (
    <section className="stack" aria-label={words.table.heading}>
      <div className={`row ${css.head}`}>
        <h2>{words.table.heading}</h2>
        <span className="muted">{caption}</span>
        <AddMenu contentTypes={list.contentTypes} onAdd={setAdding} />
      </div>
      <ContentFilters contentTypes={list.contentTypes} rows={rows} found={found.length} arranging={arranging} />
      <ContentTable rows={shown} label={words.table.heading} isWaiting={changes === undefined} arranging={arranging} />
      {pages > 1 && <Pager page={page} pages={pages} onTurn={arranging.turn} />}
      <Addresses rows={shown} />
      {adding && (
        <NewFileDialog
          contentType={adding}
          files={list.files}
          onClose={() => setAdding(undefined)}
          onCreated={onFiles}
        />
      )}
    </section>
  );
}

/** The addresses and files of texts. */
function Addresses({ rows }: { rows: readonly Row[] }) {
  return (
    <Technique>
      <dl className={css.addresses}>
        {rows.map(({ file: { path, title, address } }) => (
          <div key={path}>
            <dt>{title}</dt>
            <dd>{[address, path].filter(Boolean).join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </Technique>
  );
}

interface PagerProps {
  /** The page, from 0. */
  page: number;
  pages: number;
  onTurn(page: number): void;
}

/** The buttons that turn the pages of a list. */
function Pager({ page, pages, onTurn }: PagerProps) {
  return (
    <nav className="row muted" aria-label={words.table.pages}>
      <button type="button" disabled={page === 0} onClick={() => onTurn(page - 1)}>
        {words.table.previous}
      </button>
      <span role="status">{words.table.page(page + 1, pages)}</span>
      <button type="button" disabled={page === pages - 1} onClick={() => onTurn(page + 1)}>
        {words.table.next}
      </button>
    </nav>
  );
}

interface ContentFiltersProps {
  contentTypes: readonly ContentTypeInfo[];
  rows: readonly Row[];
  found: number;
  arranging: ArrangementState;
}

const STATES = Object.entries(words.states).map(([value, label]) => ({ value, label }));

/** The filters of the list: words, content type, category and state. */
function ContentFilters({ contentTypes, rows, found, arranging }: ContentFiltersProps) {
  const { arrangement, arrange } = arranging;
  const { typed, contentType, category, state } = arrangement;
  const categories = categoriesOf(rows, contentType);
  const used = contentTypes.filter(({ name }) => rows.some(({ file }) => file.contentType === name));
  const filtered = typed !== '' || contentType !== '' || category !== '' || state !== '';
  const chooseType = (next: string) => arrange({ contentType: next, category: '' });
  return (
    <search className={css.filters} aria-label={words.table.filters}>
      <SearchField typed={typed} found={found} onType={(next) => arrange({ typed: next })} />
      <Choice label={words.table.contentType} value={contentType} onValue={chooseType}>
        <option value="">{words.table.all}</option>
        <Options options={used.map(({ name, plural }) => ({ value: name, label: plural }))} />
      </Choice>
      {categories.length > 0 && (
        <Choice label={words.table.category} value={category} onValue={(next) => arrange({ category: next })}>
          <option value="">{words.table.all}</option>
          <Options options={categories.map((name) => ({ value: name, label: name }))} />
        </Choice>
      )}
      <Choice label={words.table.state} value={state} onValue={(next) => arrange({ state: stateNamed(next) })}>
        <option value="">{words.table.allStates}</option>
        <Options options={STATES} />
      </Choice>
      {filtered && (
        <button type="button" onClick={() => arrange({ ...DEFAULT_ARRANGEMENT })}>
          {words.table.clear}
        </button>
      )}
    </search>
  );
}

function stateNamed(name: string): FileState | '' {
  return name in words.states ? (name as FileState) : '';
}

function Choice(props: ComponentProps<typeof LabelledSelect>) {
  return <LabelledSelect className={css.choice} {...props} />;
}

interface SearchFieldProps {
  typed: string;
  found: number;
  onType(typed: string): void;
}

/** The search field, which announces the number of results. */
function SearchField({ typed, found, onType }: SearchFieldProps) {
  const { search, searchHint } = workshopApp.list;
  return (
    <div>
      <LabelledInput
        label={search}
        placeholder={searchHint}
        type="search"
        value={typed}
        onValue={onType}
        onKeyDown={focusFirstFound}
      />
      <p role="status" className="visually-hidden">
        {typed.trim() !== '' && workshopApp.list.found(found)}
      </p>
    </div>
  );
}

/** Moves the focus from the search field past all filters to the first result. */
function focusFirstFound(event: KeyboardEvent): void {
  if (event.key !== 'ArrowDown') return;
  event.preventDefault();
  document.querySelector<HTMLElement>('tbody a')?.focus();
}
