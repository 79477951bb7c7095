import type { Heading, Html } from '../../../build/contract/entry.ts';
import { Document } from '../../layout/Document.tsx';
import { LongRead } from '../../ui/LongRead.tsx';
import { NextStep } from '../../ui/NextStep.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Ledger } from './Ledger.tsx';
import type { MeasureGroup, Measures } from './schema.ts';

interface MeasuresPageProps {
  data: Measures;
  html: Html<'registre'>;
  headings: readonly Heading[];
}

export default function MeasuresPage({ data, html, headings }: MeasuresPageProps) {
  const groups = data.registre;
  return (
    <Document data={data} starfield>
      <PageHero title={data.titre} lead={data.accroche} />
      <LongRead headings={sectionsInOrder(html, headings, groups)}>
        <Prose html={html} slots={{ registre: <Ledger groups={groups} /> }} />
      </LongRead>
      <NextStep step={data.suite} />
    </Document>
  );
}

/** Returns the text's own sections, with the groups of the ledger at the place of the ledger. */
function sectionsInOrder(html: string, headings: readonly Heading[], groups: readonly MeasureGroup[]): Heading[] {
  const [above = ''] = html.split('data-slot="registre"');
  const isAbove = ({ id }: Heading) => above.includes(`id="${id}"`);
  return [
    ...headings.filter(isAbove),
    ...groups.map(({ ancre, titre }) => ({ depth: 2, id: ancre, text: titre })),
    ...headings.filter((heading) => !isAbove(heading)),
  ];
}
