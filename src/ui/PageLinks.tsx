import * as css from './PageLinks.module.css';

interface PageLinksProps {
  /** From 1. */
  page: number;
  pages: number;
  pathOf: (page: number) => string;
}

/** Links of a page of a list to its neighbours, to the first page and to the last. */
export function PageLinks({ page, pages, pathOf }: PageLinksProps) {
  if (pages === 1) return null;
  const near = [1, page - 2, page - 1, page, page + 1, page + 2, pages];
  const shown = [...new Set(near)].filter((number) => number >= 1 && number <= pages);
  return (
    <nav aria-label="Pages de la liste">
      <ul className={css.list}>
        {page > 1 && <Step href={pathOf(page - 1)} rel="prev" name="Plus récents" />}
        {shown.map((number) => (
          <li key={number}>
            <a
              className={css.link}
              href={pathOf(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
        {page < pages && <Step href={pathOf(page + 1)} rel="next" name="Plus anciens" />}
      </ul>
    </nav>
  );
}

function Step({ href, rel, name }: { href: string; rel: 'prev' | 'next'; name: string }) {
  return (
    <li>
      <a className={css.link} href={href} rel={rel}>
        {name}
      </a>
    </li>
  );
}
