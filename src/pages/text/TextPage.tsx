import type { Heading, Html } from '../../../build/contract/entry.ts';
import { frenchDate } from '../../format/date.ts';
import { type CitedFact, type Download, sectionsAfter } from '../../format/following-sections.ts';
import { Document } from '../../layout/Document.tsx';
import { anchors, paths } from '../../routes.ts';
import { textArticle } from '../../structured-data/creative-works.ts';
import { Badge } from '../../ui/Badge.tsx';
import { CompanyFacts } from '../../ui/CompanyFacts.tsx';
import { DownloadList } from '../../ui/DownloadList.tsx';
import { LongRead } from '../../ui/LongRead.tsx';
import { NextStep } from '../../ui/NextStep.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { usePage } from '../../ui/page-context.ts';
import { SourceList } from '../../ui/SourceList.tsx';
import type { Text } from './schema.ts';

/** Blocks of the settings that a text may ask for. */
const SLOTS = {
  entreprise: <CompanyFacts about="identity" />,
  publication: <CompanyFacts about="publication" />,
  assurance: <CompanyFacts about="insurance" />,
};

/** The way on from a text whose writer has named none. */
const TO_AUDIT = {
  texte: 'Une tâche vous prend trop de temps ? L’audit gratuit dit si elle s’automatise, et ce que cela changerait.',
  action: { libelle: 'Demander un audit gratuit', lien: `${paths.contact}#${anchors.audit}` },
} satisfies Text['suite'];

interface TextPageProps {
  data: Text;
  html: Html<keyof typeof SLOTS>;
  headings: readonly Heading[];
  downloads: readonly Download[];
  /** Sources of its prices, limits and dates. */
  sources: readonly CitedFact[];
}

/** The kind of document. In print it is repeated on each sheet. */
function Mention({ children }: { children: string }) {
  return (
    <p data-mention>
      <Badge>{children}</Badge>
    </p>
  );
}

function Dates({ miseAJour, version }: Pick<Text, 'miseAJour' | 'version'>) {
  return (
    <>
      {miseAJour && `Dernière mise à jour : ${miseAJour}`}
      {miseAJour && version && ' · '}
      {version && (
        <>
          Version du <time dateTime={version}>{frenchDate(version, 'sentence')}</time>
        </>
      )}
    </>
  );
}

export default function TextPage({ data, html, headings, downloads, sources }: TextPageProps) {
  const { mention, miseAJour, version } = data;
  const page = usePage();
  return (
    <Document
      data={data}
      canonical={data.canonique}
      jsonLdNodes={version && !mention && sources.length > 0 ? [textArticle({ ...data, version }, page)] : []}
      starfield
    >
      <PageHero
        title={data.titre}
        lead={(miseAJour || version) && <Dates {...{ miseAJour, version }} />}
        before={mention && <Mention>{mention}</Mention>}
      />
      <LongRead headings={headings} more={sectionsAfter(downloads, sources)}>
        <Prose html={html} slots={SLOTS} />
        <DownloadList files={downloads} />
        <SourceList facts={sources} />
      </LongRead>
      <NextStep step={data.suite ?? TO_AUDIT} />
    </Document>
  );
}
