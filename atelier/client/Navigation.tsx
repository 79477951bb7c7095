import { GUIDE } from '../api.ts';
import { workshopApp as words } from '../words/app.fr.ts';
import * as css from './Navigation.module.css';
import { site } from './site.ts';
import type { View } from './view.ts';
import { views } from './views.ts';

interface NavigationProps {
  current: View;
  /** Folder that the site is served from: '' or '/depot'. */
  base: string;
}

/** The workshop's own pages, its guide and the site. */
export function Navigation({ current, base }: NavigationProps) {
  return (
    <nav className={css.navigation} aria-label={words.title}>
      {views.map(({ fragment, title }) => (
        <a key={fragment} href={fragment} aria-current={fragment === current.fragment ? 'page' : undefined}>
          {title}
        </a>
      ))}
      <a href={GUIDE} className={css.elsewhere}>
        {words.list.guide}
      </a>
      <a href={`${site}${base}/`}>{words.list.site}</a>
    </nav>
  );
}
