import { useDeferredValue, useMemo, useState } from 'react';
import type { ContentTypeInfo } from '../../../build/contract/editing/content-type-info.ts';
import type { ContentList, LastChanges } from '../../api.ts';
import { workshopOverview as words } from '../../words/overview.fr.ts';
import { AddMenu } from './AddMenu.tsx';
import { arranged } from './arrange.ts';
import { ContentFilters } from './ContentFilters.tsx';
import * as css from './ContentSection.module.css';
import { ContentTable } from './ContentTable.tsx';
import { NewFileDialog } from './NewFileDialog.tsx';
import { Pager } from './Pager.tsx';
import { rowsOf } from './rows.ts';
import { useArrangement } from './use-arrangement.ts';
import { useArrowKeys } from './use-arrow-keys.ts';

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
