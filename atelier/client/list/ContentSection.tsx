import { type RefObject, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import type { ContentTypeInfo } from '../../../build/contract/editing/content-type-info.ts';
import type { ContentList, LastChanges } from '../../api.ts';
import { workshopOverview as words } from '../../words/overview.fr.ts';
import { ContentFilters } from './ContentFilters.tsx';
import * as css from './ContentSection.module.css';
import { ContentTable } from './ContentTable.tsx';
import { AddMenu, NewFileDialog } from './NewFileDialog.tsx';
import { rowsOf } from './rows.ts';
import { arranged, useArrangement } from './use-arrangement.ts';

/** Rows at a time: a page of them is drawn at once, however many there are. */
const ROWS = 50;

interface ContentSectionProps {
  list: ContentList;
  unsaved: ReadonlySet<string>;
  changes: LastChanges;
  onFiles(): Promise<void>;
}

/** All content, as much of it as fits, a page at a time; and the way to more of it. */
export function ContentSection({ list, unsaved, changes, onFiles }: ContentSectionProps) {
  const [adding, setAdding] = useState<ContentTypeInfo>();
  const area = useArrowKeys();
  const arranging = useArrangement();
  const rows = useMemo(() => rowsOf(list, unsaved, changes), [list, unsaved, changes]);
  const arrangement = useDeferredValue(arranging.arrangement);
  const found = useMemo(() => arranged(rows, arrangement), [rows, arrangement]);
  const pages = Math.max(1, Math.ceil(found.length / ROWS));
  const page = Math.min(arranging.page, pages - 1);
  const caption = words.table.caption(found.length, rows.length);
  return (
    <section ref={area} className={css.section} aria-label={words.table.heading}>
      <div className={css.head}>
        <h2>{words.table.heading}</h2>
        <span className={css.count}>{caption}</span>
        <AddMenu contentTypes={list.contentTypes} onAdd={setAdding} />
      </div>
      <ContentFilters contentTypes={list.contentTypes} rows={rows} found={found.length} arranging={arranging} />
      {found.length === 0 ? (
        <p>{words.table.none}</p>
      ) : (
        <ContentTable
          rows={found.slice(page * ROWS, (page + 1) * ROWS)}
          label={words.table.heading}
          arranging={arranging}
        />
      )}
      {pages > 1 && <Pager page={page} pages={pages} onTurn={arranging.turn} />}
      {adding && (
        <NewFileDialog
          contentType={adding}
          taken={list.files.filter(({ contentType }) => contentType === adding.name).map(({ slug }) => slug)}
          onClose={() => setAdding(undefined)}
          onCreated={onFiles}
        />
      )}
    </section>
  );
}

interface PagerProps {
  /** From 0. */
  page: number;
  pages: number;
  onTurn(page: number): void;
}

/** Leads through the pages of a list. */
function Pager({ page, pages, onTurn }: PagerProps) {
  return (
    <nav className={css.pager} aria-label={words.table.pages}>
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

/** The up and down arrows go from the search field of an element through the links of its results, and back. */
function useArrowKeys(): RefObject<HTMLElement | null> {
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      const next = area.current && nextOf(area.current, event);
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    const element = area.current;
    element?.addEventListener('keydown', step);
    return () => element?.removeEventListener('keydown', step);
  }, []);
  return area;
}

function nextOf(area: HTMLElement, { key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): HTMLElement | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (!step || altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return undefined;
  const stops = [...area.querySelectorAll<HTMLElement>('input[type="search"], tbody a')];
  const index = stops.indexOf(target);
  return index === -1 ? undefined : stops[index + step];
}
