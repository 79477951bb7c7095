import type { Heading, Html } from '../../../build/contract/entry.ts';
import { Document } from '../../layout/Document.tsx';
import { LongRead } from '../../ui/LongRead.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Ledger } from './Ledger.tsx';
import type { Measures } from './schema.ts';

interface MeasuresPageProps {
  data: Measures;
  html: Html<'registre'>;
  headings: readonly Heading[];
}

export default function MeasuresPage({ data, html, headings }: MeasuresPageProps) {
  return (
    <Document title={data.titreSeo ?? data.titre} description={data.description} shared={data} starfield>
      <PageHero title={data.titre} />
      <LongRead headings={headings}>
        <Prose html={html} slots={{ registre: <Ledger groups={data.registre} /> }} />
      </LongRead>
    </Document>
  );
}
