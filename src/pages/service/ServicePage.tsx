import type { DisplayedPicture } from '../../../build/contract/media.ts';
import type { CitedFact } from '../../format/cited-fact.ts';
import { Document } from '../../layout/Document.tsx';
import { anchors, paths } from '../../routes.ts';
import { breadcrumbs } from '../../structured-data/breadcrumbs.ts';
import { service } from '../../structured-data/service.ts';
import { ActionGroup } from '../../ui/ActionLink.tsx';
import { AuditSummary } from '../../ui/AuditSummary.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { ClosingCard } from '../../ui/ClosingCard.tsx';
import { HeroChart } from '../../ui/ConstellationChart.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { usePage } from '../../ui/page-context.ts';
import { Section } from '../../ui/Section.tsx';
import { SourceList } from '../../ui/SourceList.tsx';
import type { Audit } from '../contact/audit/schema.ts';
import { Questions } from './Questions.tsx';
import { SectionBody } from './SectionBody.tsx';
import * as css from './ServicePage.module.css';
import type { Service } from './schema.ts';

interface ServicePageProps {
  data: Service;
  /** Title of the page that lists them. */
  services: string;
  /** Sources of its prices, limits and dates. */
  sources: readonly CitedFact[];
  audit: Audit | undefined;
  /** The first page of an example report. */
  auditPicture: DisplayedPicture | undefined;
}

export default function ServicePage({ data, services, sources, audit, auditPicture }: ServicePageProps) {
  const page = usePage();
  const { titre, titreSeo = titre, description } = data;
  const ancestors = [
    { name: 'Accueil', href: paths.home },
    { name: services, href: paths.services },
  ];
  const breadcrumb = { ancestors, current: data.carte.titre };
  const jsonLdNodes = [service(data, page), breadcrumbs(breadcrumb, page)];
  return (
    <Document title={titreSeo} description={description} shared={data} jsonLdNodes={jsonLdNodes}>
      <PageHero title={titre} lead={data.accroche} before={<Breadcrumb {...breadcrumb} />} picture={<HeroChart />}>
        {data.badges.length > 0 && <Badges badges={data.badges} />}
        <ActionGroup actions={data.actions} />
      </PageHero>
      {data.sections.map((section) => (
        <Section key={section.titre} title={section.titre} intro={section.intro}>
          <SectionBody section={section} />
        </Section>
      ))}
      {data.questions && (
        <Section title="Ce qu’on nous demande">
          <Questions questions={data.questions} />
        </Section>
      )}
      {audit && <AuditPart audit={audit} picture={auditPicture} />}
      {sources.length > 0 && (
        <div className={css.sources}>
          <SourceList facts={sources} />
        </div>
      )}
      <ClosingCard closing={data.fin} id={anchors.contact} />
    </Document>
  );
}

/** Shows what a visitor receives who asks for an audit. */
function AuditPart({ audit, picture }: { audit: Audit; picture: DisplayedPicture | undefined }) {
  return (
    <div>
      <Section title={audit.titre}>
        <AuditSummary audit={audit} picture={picture} />
      </Section>
    </div>
  );
}

function Badges({ badges }: Pick<Service, 'badges'>) {
  return (
    <ul className={css.badges}>
      {badges.map((badge) => (
        <li key={badge}>
          <Badge>{badge}</Badge>
        </li>
      ))}
    </ul>
  );
}
