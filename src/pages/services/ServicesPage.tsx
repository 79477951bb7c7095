import { Document } from '../../layout/Document.tsx';
import { anchors } from '../../routes.ts';
import { ClosingCard } from '../../ui/ClosingCard.tsx';
import { EvenGrid } from '../../ui/EvenGrid.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { Section } from '../../ui/Section.tsx';
import { ServiceCard, type ServiceSummary } from '../../ui/ServiceCard.tsx';
import type { Services } from './schema.ts';

export default function ServicesPage({ data, services }: { data: Services; services: readonly ServiceSummary[] }) {
  return (
    <Document data={data} pageType="CollectionPage">
      <PageHero title={data.titre} lead={data.accroche} />
      <Section title="Ce que nous construisons">
        <EvenGrid>
          {services.map((service) => (
            <ServiceCard key={service.path} {...service} />
          ))}
        </EvenGrid>
      </Section>
      <ClosingCard closing={data.fin} id={anchors.contact} />
    </Document>
  );
}
