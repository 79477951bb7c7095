import type { CitedFact } from '../../format/following-sections.ts';
import { Document } from '../../layout/Document.tsx';
import { anchors, paths } from '../../routes.ts';
import { service } from '../../structured-data/organization.ts';
import { ActionGroup } from '../../ui/ActionLink.tsx';
import { ClosingCard } from '../../ui/ClosingCard.tsx';
import { ConstellationChart, HeroChart } from '../../ui/ConstellationChart.tsx';
import { EvenGrid } from '../../ui/EvenGrid.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { usePage } from '../../ui/page-context.ts';
import { Section } from '../../ui/Section.tsx';
import { SourceList } from '../../ui/SourceList.tsx';
import { TagList } from '../../ui/TagList.tsx';
import { ProductPiece } from './ProductPiece.tsx';
import { type Product, productOf } from './product.ts';
import { SectionBody } from './SectionBody.tsx';
import * as css from './ServicePage.module.css';
import type { Service } from './schema.ts';

/** Answers that are open from the start; readers open the others. */
const OPEN = 3;

interface ServicePageProps {
  data: Service;
  /** Title of the page that lists them. */
  services: string;
  /** Sources of its prices, limits and dates. */
  sources: readonly CitedFact[];
}

export default function ServicePage({ data, services, sources }: ServicePageProps) {
  const breadcrumb = { ancestors: [{ name: services, href: paths.services }], current: data.carte.titre };
  const product = productOf(data);
  return (
    <Document
      data={data}
      subject={{ sujet: data.titre }}
      breadcrumb={breadcrumb}
      jsonLdNodes={[service(data, usePage())]}
    >
      <Hero data={data} product={product} />
      {product?.type === 'maquette' && (
        <div className={css.wide}>
          <ProductPiece product={product} />
        </div>
      )}
      {data.sections.filter(isBelow(product)).map((section) => (
        <Section key={section.titre} title={section.titre} intro={section.intro}>
          <SectionBody section={section} />
        </Section>
      ))}
      {data.questions && (
        <Section title="Ce qu’on nous demande">
          <Questions questions={data.questions} />
          <SourceList facts={sources} />
        </Section>
      )}
      {!data.questions && sources.length > 0 && (
        <div className={css.wide}>
          <SourceList facts={sources} />
        </div>
      )}
      <ClosingCard closing={data.fin} id={anchors.contact} />
    </Document>
  );
}

interface HeroProps {
  data: Service;
  product: Product | undefined;
}

/** Shows the product on the ground of the service's constellation, or that one alone. Drawn screens are too wide for the head and stand below it. */
function Hero({ data, product }: HeroProps) {
  const { path } = usePage();
  const inHead = product?.type === 'maquette' ? undefined : product;
  return (
    <PageHero
      title={data.titre}
      lead={data.accroche}
      picture={
        inHead ? (
          <div className={css.stage}>
            <ConstellationChart path={path} />
            <ProductPiece product={inHead} />
          </div>
        ) : (
          <HeroChart />
        )
      }
    >
      {data.badges.length > 0 && <TagList tags={data.badges} />}
      <ActionGroup actions={data.actions} />
      {inHead && <Caption {...inHead} />}
    </PageHero>
  );
}

/** Tells the sections that the head of the page does not show whole. */
function isBelow(product: Product | undefined) {
  return (section: Service['sections'][number]) => section !== product || section.type === 'maquette';
}

function Caption({ titre, intro }: Pick<Product, 'titre' | 'intro'>) {
  return (
    <div className={css.caption}>
      <h2>{titre}</h2>
      <p>{intro}</p>
    </div>
  );
}

/** Questions and their answers. Paper shows all of them. */
function Questions({ questions }: { questions: NonNullable<Service['questions']> }) {
  return (
    <EvenGrid as="div" columns="pairs" className={css.questions}>
      {questions.map(({ question, reponse, chiffres, liens }, index) => (
        <section key={question}>
          <details open={index < OPEN}>
            <summary>
              <h3 className={css.question}>{question}</h3>
            </summary>
            <p>{reponse}</p>
            {chiffres && <p>{chiffres}</p>}
            {liens && (
              <ul>
                {liens.map(({ libelle, lien }) => (
                  <li key={lien}>
                    <a href={lien}>{libelle}</a>
                  </li>
                ))}
              </ul>
            )}
          </details>
        </section>
      ))}
    </EvenGrid>
  );
}
