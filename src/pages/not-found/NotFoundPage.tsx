import { Document } from '../../layout/Document.tsx';
import { ErrorScreen } from '../../ui/ErrorScreen.tsx';
import type { NotFound } from './schema.ts';

export default function NotFoundPage({ data }: { data: NotFound }) {
  return (
    <Document title={data.titreSeo ?? data.titre} description={data.description} noIndex starfield contentLang="en">
      <ErrorScreen title={data.code} message={data.titre} link={data.lien} />
    </Document>
  );
}
