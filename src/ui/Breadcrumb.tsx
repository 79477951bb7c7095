import * as css from './Breadcrumb.module.css';

export interface BreadcrumbProps {
  /** The pages above it, from the home page down. */
  ancestors: readonly { name: string; href: string }[];
  /** The page's short name; left out if its title follows at once. */
  current?: string;
}

/** Links to the pages above a page, then its own name. */
export function Breadcrumb({ ancestors, current }: BreadcrumbProps) {
  return (
    <nav aria-label="Fil d'Ariane">
      <ol className={css.trail}>
        {ancestors.map(({ name, href }) => (
          <li key={href} className={css.step}>
            <a className={css.link} href={href}>
              {name}
            </a>
          </li>
        ))}
        {current && (
          <li className={css.step} aria-current="page">
            {current}
          </li>
        )}
      </ol>
    </nav>
  );
}
