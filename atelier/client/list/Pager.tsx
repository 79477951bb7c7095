import { workshopOverview as words } from '../../words/overview.fr.ts';
import * as css from './Pager.module.css';

interface PagerProps {
  /** From 0. */
  page: number;
  pages: number;
  onTurn(page: number): void;
}

/** Leads through the pages of a list. */
export function Pager({ page, pages, onTurn }: PagerProps) {
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
