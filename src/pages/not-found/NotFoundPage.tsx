import { Document } from '../../layout/Document.tsx';
import { paths } from '../../routes.ts';
import { ErrorScreen } from '../../ui/ErrorScreen.tsx';
import { usePage } from '../../ui/page-context.ts';
import * as css from './NotFoundPage.module.css';
import type { KnownPage } from './nearest.ts';
import offerNearest from './offer-nearest.ts?inline';
import type { NotFound } from './schema.ts';

/** `pages`: those that a reader may have looked for. */
export default function NotFoundPage({ data, pages }: { data: NotFound; pages: readonly KnownPage[] }) {
  return (
    <Document data={data} noIndex starfield contentLang="en">
      <ErrorScreen title={data.code} message={data.titre} link={data.lien}>
        <p lang="fr">Cette page n’existe pas, ou son adresse a changé.</p>
        <NearestPages pages={pages} />
      </ErrorScreen>
    </Document>
  );
}

const HEADING = 'pages-proches';

/** Pages that the reader may have looked for: all of the list, until the script beside it has chosen; without script it never shows. */
function NearestPages({ pages }: { pages: readonly KnownPage[] }) {
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
