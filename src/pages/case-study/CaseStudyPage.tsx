import { ToolLogos } from '../../islands/tool-grid/ToolLogos.tsx';
import { Document } from '../../layout/Document.tsx';
import { anchors, paths } from '../../routes.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Breadcrumb } from '../../ui/Breadcrumb.tsx';
import { Card, CardGrid } from '../../ui/Card.tsx';
import { CaseStudyTeaser } from '../../ui/CaseStudyCard.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { ClosingCard } from '../../ui/ClosingCard.tsx';
import { ConstellationChart } from '../../ui/ConstellationChart.tsx';
import { constellationOf } from '../../ui/constellation.ts';
import { Figures } from '../../ui/Figures.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { byOrder } from '../../ui/order.ts';
import { PageHero } from '../../ui/PageHero.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';
import type { Entry, PageProps } from '../index.ts';
import * as css from './CaseStudyPage.module.css';
import type { CaseStudy } from './schema.ts';

const OTHERS = 3;

export default function CaseStudyPage({ entry, site }: PageProps<CaseStudy>) {
  const { slug, data, html } = entry;
  const trail = [
    { name: 'Accueil', href: paths.home },
    { name: 'Cas d’usage', href: paths.caseStudies },
  ];
  return (
    <Document title={data.titreSeo ?? data.titre} description={data.description}>
      <PageHero
        title={data.titre}
        lead={data.introduction}
        before={<Breadcrumb trail={trail} here={data.secteur} />}
        picture={<ConstellationChart constellation={constellationOf(slug)} />}
      >
        <Badge>
          <Icon name={data.icone} />
          {data.secteur}
        </Badge>
      </PageHero>
      <div className={css.story}>
        <Card as="article">
          <h2 className={css.title}>Le défi</h2>
          <p>{data.defi.texte}</p>
          <CheckList items={data.defi.points} />
        </Card>
        <Card as="article">
          <h2 className={css.title}>Notre solution</h2>
          <p>{data.reponse.texte}</p>
          <CheckList items={data.reponse.points} />
        </Card>
      </div>
      <Section title="Résultats obtenus">
        <Figures items={data.resultats} />
      </Section>
      <div className={css.prose}>
        <Prose html={html} />
      </div>
      <Section title="Technologies utilisées">
        <ToolLogos tools={data.outils.map((name) => ({ name }))} />
      </Section>
      <ClosingCard closing={data.fin} id={anchors.contact} />
      <Section title="Autres cas d’usage">
        <CardGrid>
          {othersThan(entry, byOrder(site.caseStudy)).map(({ slug: other, path, data: study }) => (
            <CaseStudyTeaser key={other} path={path} study={study} />
          ))}
        </CardGrid>
      </Section>
    </Document>
  );
}

/** The ones that follow, starting over at the end, so that each study leads on to others. */
function othersThan(entry: Entry<CaseStudy>, all: readonly Entry<CaseStudy>[]): Entry<CaseStudy>[] {
  const here = all.findIndex(({ slug }) => slug === entry.slug);
  return [...all.slice(here + 1), ...all.slice(0, here)].slice(0, OTHERS);
}
