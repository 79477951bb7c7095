import type { Heading, Html } from '../../../build/contract/entry.ts';
import type { CitedFact } from '../../format/cited-fact.ts';
import { frenchDate } from '../../format/date.ts';
import type { Download } from '../../format/downloads.ts';
import { sectionsAfter } from '../../format/sections-after.ts';
import { Document } from '../../layout/Document.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { CompanyIdentity, CompanyInsurance, CompanyPublication } from '../../ui/CompanyFacts.tsx';
import { DownloadList } from '../../ui/DownloadList.tsx';
import { LongRead } from '../../ui/LongRead.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { SourceList } from '../../ui/SourceList.tsx';
import type { Text } from './schema.ts';

/** What the settings say of the agency, where a text asks for it. */
const SLOTS = {
  entreprise: <CompanyIdentity />,
  publication: <CompanyPublication />,
  assurance: <CompanyInsurance />,
};

interface TextPageProps {
  data: Text;
  html: Html<keyof typeof SLOTS>;
  headings: readonly Heading[];
  downloads: readonly Download[];
  /** Where its prices, limits and dates come from. */
  sources: readonly CitedFact[];
}

/** What the document is: printing takes it over onto each page of paper. */
function Mention({ children }: { children: string }) {
  return (
    <p data-mention>
      <Badge>{children}</Badge>
    </p>
  );
}

export default function TextPage({ data, html, headings, downloads, sources }: TextPageProps) {
  const { mention, miseAJour, version } = data;
  const dates = [
    ...(miseAJour ? [`Dernière mise à jour : ${miseAJour}`] : []),
    ...(version ? [`Version du ${frenchDate(version, 'sentence')}`] : []),
  ];
  return (
    <Document
      title={data.titreSeo ?? data.titre}
      description={data.description}
      shared={data}
      canonical={data.canonique}
      starfield
    >
      <PageHero
        title={data.titre}
        lead={dates.join(' · ') || undefined}
        before={mention && <Mention>{mention}</Mention>}
      />
      <LongRead headings={headings} more={sectionsAfter(downloads, sources)}>
        <Prose html={html} slots={SLOTS} />
        <DownloadList files={downloads} />
        <SourceList facts={sources} />
      </LongRead>
    </Document>
  );
}
