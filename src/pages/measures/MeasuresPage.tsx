import type { Html } from '../../../build/contract/entry.ts';
import { Document } from '../../layout/Document.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { TextColumn } from '../../ui/TextColumn.tsx';
import { Ledger } from './Ledger.tsx';
import type { Measures } from './schema.ts';

interface MeasuresPageProps {
  data: Measures;
  html: Html<'registre'>;
}

export default function MeasuresPage({ data, html }: MeasuresPageProps) {
  return (
    <Document title={data.titreSeo ?? data.titre} description={data.description} shared={data} starfield>
      <PageHero title={data.titre} />
      <TextColumn>
        <Prose html={html} slots={{ registre: <Ledger groups={data.registre} /> }} />
      </TextColumn>
    </Document>
  );
}
