import { Document } from '../../layout/Document.tsx';
import { anchors } from '../../routes.ts';
import { Card, CardTitle } from '../../ui/Card.tsx';
import { ClosingCard } from '../../ui/ClosingCard.tsx';
import { ConstellationChart } from '../../ui/ConstellationChart.tsx';
import { EvenGrid } from '../../ui/EvenGrid.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { Section } from '../../ui/Section.tsx';
import { TagList } from '../../ui/TagList.tsx';
import type { Service } from '../service/schema.ts';
import * as css from './ServicesPage.module.css';
import type { Services } from './schema.ts';

interface ServicesPageProps {
  data: Services;
  services: readonly { path: string; carte: Service['carte'] }[];
}

export default function ServicesPage({ data, services }: ServicesPageProps) {
  return (
    <Document data={data} pageType="CollectionPage">
      <PageHero title={data.titre} lead={data.accroche} />
      <Section title="Ce que nous construisons">
        <EvenGrid>
          {services.map(({ path, carte }) => (
            <Card key={path} as="li">
              <span className={css.picture}>
                <ConstellationChart path={path} />
              </span>
              <CardTitle href={path}>{carte.titre}</CardTitle>
              <p>{carte.description}</p>
              <TagList tags={carte.outils} label="Outils" />
            </Card>
          ))}
        </EvenGrid>
      </Section>
      <ClosingCard closing={data.fin} id={anchors.contact} />
    </Document>
  );
}
