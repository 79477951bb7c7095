import { hoursAYear } from '../../format/workload.ts';
import { Document } from '../../layout/Document.tsx';
import { anchors, paths } from '../../routes.ts';
import { organization } from '../../structured-data/organization.ts';
import { webSite } from '../../structured-data/web-page.ts';
import { ActionGroup } from '../../ui/ActionLink.tsx';
import { ClosingCard } from '../../ui/ClosingCard.tsx';
import { Figures } from '../../ui/Figures.tsx';
import { type LedgerLine, LinkLedger } from '../../ui/LinkLedger.tsx';
import { MeasuredLink } from '../../ui/MeasuredLink.tsx';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { usePage } from '../../ui/page-context.ts';
import { Section } from '../../ui/Section.tsx';
import * as css from './HomePage.module.css';
import { HERO_STARS, STARS_PER_LAYER } from './hero-stars.ts';
import { lightRules, OrbitPicture } from './OrbitPicture.tsx';
import { Showcase, type ShowcaseItem } from './Showcase.tsx';
import type { Home } from './schema.ts';
import { WorkloadForm } from './WorkloadForm.tsx';

interface HomePageProps {
  data: Home;
  exhibits: readonly ShowcaseItem[];
  /** The ways to services that it does not show. */
  otherServices: readonly { libelle: string; lien: string }[];
  studies: readonly LedgerLine[];
  /** The latest ones. */
  articles: readonly LedgerLine[];
}

export default function HomePage({ data, exhibits, otherServices, studies, articles }: HomePageProps) {
  const page = usePage();
  const ways = [...otherServices, ...(data.services.liens ?? [])];
  const samples = exhibits.some(({ product }) => product) ? ' Les écrans montrent des données d’exemple.' : '';
  return (
    <Document
      data={data}
      brandFirst
      starfield
      jsonLdNodes={[webSite(page), organization(page)]}
      decoration={HERO_STARS}
      pageStyles={lightRules(data.orbites, data.trajet.depart, data.trajet.arrivee)}
    >
      <Hero {...data} />
      <Section title={data.services.titre} intro={`${data.services.intro}${samples}`}>
        <Showcase exhibits={exhibits} />
        <div className={css.ways}>
          {ways.map(({ libelle, lien }) => (
            <MoreLink key={lien} href={lien}>
              {libelle}
            </MoreLink>
          ))}
        </div>
      </Section>
      <Section title={data.casUsage.titre} intro={data.casUsage.intro}>
        <LinkLedger lines={studies} />
        <MoreLink href={paths.caseStudies}>Tous les cas d’usage</MoreLink>
      </Section>
      <Section title={data.articles.titre} intro={data.articles.intro}>
        <LinkLedger lines={articles} />
        <MoreLink href={paths.blog}>Tout le blog</MoreLink>
      </Section>
      <ClosingCard closing={data.fin} id={anchors.contact} />
    </Document>
  );
}

function Hero({ surtitre, titre, accroche, trajet, actions, orbites, chiffres, mesures }: Home) {
  const { depart, arrivee, nombre, minutes } = trajet;
  return (
    <div className={css.hero}>
      <HeroStars />
      <div className={css.columns}>
        <div className={css.words}>
          <p className={css.above}>{surtitre}</p>
          <h1 className={css.title}>{titre}</h1>
          <p className={css.lead}>{accroche}</p>
          <WorkloadForm workload={trajet} tools={orbites.outils}>
            <ActionGroup actions={actions} />
          </WorkloadForm>
        </div>
        <OrbitPicture {...orbites} from={depart} to={arrivee} hours={hoursAYear({ times: nombre, minutes })} />
        <div className={css.figures}>
          <Figures items={chiffres} />
          <MeasuredLink href={mesures} />
        </div>
      </div>
    </div>
  );
}

/** The sky behind the home page's title: four layers that drift apart, the nearest the fastest. */
function HeroStars() {
  return (
    <div data-starfield="hero" aria-hidden="true">
      {STARS_PER_LAYER.map((count) => (
        <i key={count} />
      ))}
    </div>
  );
}
