import { Document } from '../../layout/Document.tsx';
import { ErrorScreen } from '../../ui/ErrorScreen.tsx';
import type { ServerError } from './schema.ts';

export default function ServerErrorPage({ data }: { data: ServerError }) {
  return (
    <Document data={data} noIndex starfield contentLang="en">
      <ErrorScreen title={data.titre} message={data.message} link={data.lien} />
    </Document>
  );
}
