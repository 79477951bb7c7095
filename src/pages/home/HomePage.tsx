import { Document } from '../../layout/Document.tsx';
import { anchors, paths } from '../../routes.ts';
import { organization } from '../../structured-data/organization.ts';
import { webSite } from '../../structured-data/web-site.ts';
import { ActionGroup } from '../../ui/ActionLink.tsx';
import type { ArticleSummary } from '../../ui/ArticleCard.tsx';
import { ArticleGrid } from '../../ui/ArticleGrid.tsx';
import { ClosingCard } from '../../ui/ClosingCard.tsx';
import { Figures } from '../../ui/Figures.tsx';
import { MeasuredLink } from '../../ui/MeasuredLink.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { usePage } from '../../ui/page-context.ts';
import { Section } from '../../ui/Section.tsx';
import type { ServiceSummary } from '../../ui/ServiceCard.tsx';
import { Steps } from '../../ui/Steps.tsx';
import type { CaseStudy } from '../case-study/schema.ts';
import { CaseLedger } from './CaseLedger.tsx';
import { HeroStars } from './HeroStars.tsx';
import * as css from './HomePage.module.css';
import { HERO_STARS } from './hero-stars.ts';
import { OrbitPicture } from './OrbitPicture.tsx';
import { type Exhibit, Showcase } from './Showcase.tsx';
import type { Home } from './schema.ts';

interface HomePageProps {
  data: Home;
  exhibits: readonly Exhibit[];
  otherServices: readonly ServiceSummary[];
  studies: readonly { path: string; study: CaseStudy }[];
  /** The latest ones. */
  articles: readonly ArticleSummary[];
}

export default function HomePage({ data, exhibits, otherServices, studies, articles }: HomePageProps) {
  const page = usePage();
  return (
    <Document
      title={data.titreSeo ?? data.titre}
      description={data.description}
      shared={data}
      brandFirst
      starfield
      jsonLdNodes={[webSite(page), organization(page)]}
      decoration={HERO_STARS}
    >
      <Hero {...data} />
      <Section title={data.services.titre} intro={data.services.intro}>
        <Showcase exhibits={exhibits} others={otherServices} />
        <div className={css.ways}>
          {data.services.liens?.map(({ libelle, lien }) => (
            <MoreLink key={lien} href={lien}>
              {libelle}
            </MoreLink>
          ))}
        </div>
      </Section>
      <Studies {...data.casUsage} studies={studies} />
      <Section title={data.demarche.titre}>
        <Steps steps={data.demarche.elements} />
      </Section>
      <Section title={data.articles.titre} intro={data.articles.intro}>
        <ArticleGrid articles={articles} />
        <MoreLink href={paths.blog}>Tout le blog</MoreLink>
      </Section>
      <ClosingCard closing={data.fin} id={anchors.contact} />
    </Document>
  );
}

function Studies({ titre, intro, studies }: Home['casUsage'] & Pick<HomePageProps, 'studies'>) {
  return (
    <Section title={titre} intro={intro}>
      <CaseLedger studies={studies} />
      <MoreLink href={paths.caseStudies}>Tous les cas d’usage</MoreLink>
    </Section>
  );
}

function Hero({ titre, accroche, actions, orbites, chiffres, mesures }: Home) {
  return (
    <div className={css.hero}>
      <HeroStars />
      <div className={css.columns}>
        <div className={css.words}>
          <h1 className={css.title}>{titre}</h1>
          <p className={css.lead}>{accroche}</p>
          <ActionGroup actions={actions} />
        </div>
        <OrbitPicture {...orbites} />
        <div className={css.figures}>
          <Figures items={chiffres} />
          <MeasuredLink href={mesures} />
        </div>
      </div>
    </div>
  );
}
