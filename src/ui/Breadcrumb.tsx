import * as css from './Breadcrumb.module.css';

/** Where a page stands. */
export interface Trail {
  /** The pages above it. */
  trail: readonly { name: string; href: string }[];
  /** What it is called among its neighbours. */
  here: string;
}

/** Links to the pages above a page, then its own name. */
export function Breadcrumb({ trail, here }: Trail) {
  return (
    <nav aria-label="Fil d'Ariane">
      <ol className={css.trail}>
        {trail.map(({ name, href }) => (
          <li key={href} className={css.step}>
            <a className={css.link} href={href}>
              {name}
            </a>
          </li>
        ))}
        <li className={css.step} aria-current="page">
          {here}
        </li>
      </ol>
    </nav>
  );
}
