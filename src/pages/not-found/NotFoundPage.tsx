import { Document } from '../../layout/Document.tsx';
import { ErrorScreen } from '../../ui/ErrorScreen.tsx';
import { NearestPages } from './NearestPages.tsx';
import type { KnownPage } from './nearest.ts';
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
