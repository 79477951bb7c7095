import { paths } from '../../routes.ts';
import { usePage } from '../../ui/page-context.ts';
import * as css from './NearestPages.module.css';
import type { KnownPage } from './nearest.ts';
import offerNearest from './offer-nearest.ts?inline';

const HEADING = 'pages-proches';

/** Pages that the reader may have looked for: all of the list, until the script beside it has chosen; without script it never shows. */
export function NearestPages({ pages }: { pages: readonly KnownPage[] }) {
  const { href } = usePage();
  return (
    <>
      <nav className={css.nearest} lang="fr" aria-labelledby={HEADING} data-nearest={href(paths.home)} hidden>
        <h2 className={css.title} id={HEADING}>
          Vous cherchiez peut-être
        </h2>
        <ul className={css.pages}>
          {pages.map(({ path, title }) => (
            <li key={path}>
              <a className={css.page} href={path}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <script dangerouslySetInnerHTML={{ __html: offerNearest }} />
    </>
  );
}
