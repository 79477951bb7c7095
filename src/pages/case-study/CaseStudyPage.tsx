import type { Html } from '../../../build/contract/entry.ts';
import { frenchDate } from '../../format/date.ts';
import { ToolLogos } from '../../islands/tool-grid/ToolLogos.tsx';
import { Document } from '../../layout/Document.tsx';
import { anchors, paths } from '../../routes.ts';
import { caseStudyArticle } from '../../structured-data/creative-works.ts';
import { ActionGroup } from '../../ui/ActionLink.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { CheckList } from '../../ui/CheckList.tsx';
import { ClosingCard } from '../../ui/ClosingCard.tsx';
import { HeroChart } from '../../ui/ConstellationChart.tsx';
import { Figures } from '../../ui/Figures.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type LedgerLine, LinkLedger } from '../../ui/LinkLedger.tsx';
import { MeasuredLink } from '../../ui/MeasuredLink.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { usePage } from '../../ui/page-context.ts';
import { Section } from '../../ui/Section.tsx';
import { BeforeAfter, stepRules } from './BeforeAfter.tsx';
import type { Comparison } from './before-after.ts';
import * as css from './CaseStudyPage.module.css';
import type { CaseStudy } from './schema.ts';

const ANCESTORS = [{ name: 'Cas d’usage', href: paths.caseStudies }];

interface CaseStudyPageProps {
  data: CaseStudy;
  /** Absent where its writer has put none. */
  comparison: Comparison | undefined;
  /** The text around the comparison. */
  rest: Html;
  others: readonly LedgerLine[];
}

export default function CaseStudyPage({ data, comparison, rest, others }: CaseStudyPageProps) {
  return (
    <Document
      data={data}
      subject={{ sujet: data.titre, secteur: data.secteur }}
      breadcrumb={{ ancestors: ANCESTORS, current: data.secteur }}
      jsonLdNodes={[caseStudyArticle(data, usePage())]}
      pageStyles={comparison ? stepRules(comparison) : ''}
    >
      <Hero data={data} chart={comparison?.chart} />
      {comparison && <BeforeAfter {...comparison} />}
      <div className={css.story} data-lazy>
        <Chapter title="Le défi" {...data.defi} />
        <Chapter title="Notre solution" {...data.reponse} />
        <section className={css.wide}>
          <h2 className={css.title}>Résultats obtenus</h2>
          <Figures items={data.resultats} />
          <MeasuredLink href={data.mesures} />
        </section>
        <section className={css.wide}>
          <h2 className={css.title}>Technologies utilisées</h2>
          <ToolLogos tools={data.outils.map((name) => ({ name }))} />
        </section>
      </div>
      <div className={css.text} data-lazy>
        <Prose html={rest} slots={{}} />
      </div>
      <ClosingCard closing={data.fin} id={anchors.contact} />
      <Section title="Autres cas d’usage" onward>
        <LinkLedger lines={others} />
      </Section>
    </Document>
  );
}

interface HeroProps {
  data: CaseStudy;
  chart: string | undefined;
}

function Hero({ data, chart }: HeroProps) {
  return (
    <PageHero
      title={data.titre}
      lead={data.introduction}
      before={
        <Badge>
          <Icon name={data.icone} />
          {data.secteur}
        </Badge>
      }
      picture={chart ? <Chart html={chart} /> : <HeroChart />}
    >
      <Outcome {...data} />
      <Days {...data} />
    </PageHero>
  );
}

function Chart({ html }: { html: string }) {
  return <div className={css.chart} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Shows the first result, and the way to ask for the like. */
function Outcome({ resultats, fin }: Pick<CaseStudy, 'resultats' | 'fin'>) {
  const [first] = resultats;
  return (
    <div className={css.outcome}>
      {first && (
        <p>
          <strong className={css.value}>{first.valeur}</strong> {first.libelle}
        </p>
      )}
      <ActionGroup actions={fin.actions.slice(0, 1)} />
    </div>
  );
}

function Days({ date, modifie }: Pick<CaseStudy, 'date' | 'modifie'>) {
  if (date === undefined) return null;
  return (
    <p className={css.days}>
      <time dateTime={date}>{frenchDate(date, 'alone')}</time>
      {modifie && (
        <span>
          Mis à jour le <time dateTime={modifie}>{frenchDate(modifie, 'sentence')}</time>
        </span>
      )}
    </p>
  );
}

function Chapter({ title, texte, points }: { title: string } & CaseStudy['defi']) {
  return (
    <Card as="article">
      <h2 className={css.title}>{title}</h2>
      <p>{texte}</p>
      <CheckList items={points} />
    </Card>
  );
}
