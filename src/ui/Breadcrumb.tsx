import { paths } from '../routes.ts';
import * as css from './Breadcrumb.module.css';

export interface BreadcrumbProps {
  /** The pages between the home page and this one, from above. */
  ancestors?: readonly { name: string; href: string }[];
  /** The page's short name; left out if its title follows at once. */
  current?: string;
}

/** The page that each breadcrumb starts with. */
export const HOME = { name: 'Accueil', href: paths.home };

/** Links to the pages above a page, then its own name. */
export function Breadcrumb({ ancestors = [], current }: BreadcrumbProps) {
  return (
    <nav aria-label="Fil d'Ariane">
      <ol className={css.trail}>
        {[HOME, ...ancestors].map(({ name, href }) => (
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
