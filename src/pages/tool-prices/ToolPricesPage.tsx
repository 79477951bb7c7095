import { frenchDate } from '../../format/date.ts';
import { Document } from '../../layout/Document.tsx';
import { paths } from '../../routes.ts';
import { dataset } from '../../structured-data/creative-works.ts';
import { EvenGrid } from '../../ui/EvenGrid.tsx';
import { Figures } from '../../ui/Figures.tsx';
import { NextStep } from '../../ui/NextStep.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { useModule, usePage } from '../../ui/page-context.ts';
import { Section } from '../../ui/Section.tsx';
import { PriceTable } from './PriceTable.tsx';
import { LICENCE, newestCheck, PRICE_UNITS, type ToolPrice } from './prices.ts';
import type { ToolPrices } from './schema.ts';
import * as css from './ToolPricesPage.module.css';

const ANCESTORS = [{ name: 'Blog', href: paths.blog }];
const FILES = [
  { path: paths.toolPricesCsv, type: 'text/csv', name: 'CSV' },
  { path: paths.toolPricesJson, type: 'application/json', name: 'JSON' },
] as const;
const FEED = { path: paths.toolPricesAtom, type: 'application/atom+xml', name: 'Flux des changements' };

interface ToolPricesPageProps {
  data: ToolPrices;
  prices: readonly ToolPrice[];
  /** Price of a dollar in euros, for sorting prices of both currencies. */
  dollar: number;
  /** Path of the article that reckons a month's bill. */
  calculator: string | undefined;
}

export default function ToolPricesPage({ data, prices, dollar, calculator }: ToolPricesPageProps) {
  useModule('priceTable');
  const { titre: name, description } = data;
  const published = { name, description, license: LICENCE.url, modified: newestCheck(prices), files: FILES };
  return (
    <Document
      data={data}
      title={withYear(data.titreSeo ?? name, published.modified)}
      starfield
      subject={{ sujet: name }}
      breadcrumb={{ ancestors: ANCESTORS, current: 'Tarifs des outils' }}
      jsonLdNodes={[dataset(published, usePage())]}
    >
      <PageHero title={name} lead={data.accroche} picture={<Summary prices={prices} />} />
      <div className={css.body}>
        <div className={css.observed}>
          <PriceFilters prices={prices} />
          <PriceTable prices={prices} dollar={dollar} />
        </div>
        <aside className={css.side} aria-label="Données et calculateur">
          <OpenData />
          {calculator && <Calculator path={calculator} />}
        </aside>
      </div>
      <Notes {...data.lire} />
      <NextStep step={data.suite} />
    </Document>
  );
}

function Summary({ prices }: { prices: readonly ToolPrice[] }) {
  const newest = newestCheck(prices);
  const undated = prices.filter(({ verifie }) => verifie === undefined).length;
  const items = [
    { valeur: String(new Set(prices.map(({ produit }) => produit)).size), libelle: 'outils' },
    { valeur: String(prices.length), libelle: 'prix suivis' },
  ];
  return (
    <div className={css.summary}>
      <Figures items={items} />
      <p className={css.checked}>
        {newest && `Dernière vérification : ${frenchDate(newest, 'sentence')}. `}Prix non datés : {undated}.
      </p>
    </div>
  );
}

/** Two questions that narrow the table down. Without script the table stands whole, and they are not asked. */
function PriceFilters({ prices }: { prices: readonly ToolPrice[] }) {
  const tools = [...new Set(prices.map(({ produit }) => produit))];
  const ways = Object.entries(PRICE_UNITS).filter(([par]) => prices.some((price) => price.par === par));
  return (
    <form className={css.filters} data-price-filters>
      <Choice name="produit" label="Outil" options={tools.map((tool) => [tool, tool])} />
      <Choice name="par" label="Paiement" options={ways} />
      <p className={css.count} role="status">
        {prices.length} prix
      </p>
    </form>
  );
}

interface ChoiceProps {
  /** Of the rows' data attribute that is compared. */
  name: string;
  label: string;
  options: readonly (readonly [value: string, text: string])[];
}

function Choice({ name, label, options }: ChoiceProps) {
  return (
    <label className={css.choice}>
      {label}
      <select name={name}>
        <option value="">Tous</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function OpenData() {
  return (
    <section>
      <h2 className={css.title}>Données ouvertes</h2>
      <p>
        Le tableau et son historique, à reprendre librement sous <a href={LICENCE.url}>{LICENCE.name}</a>, en citant
        cette page et la date.
      </p>
      <ul className={css.files}>
        {[...FILES, FEED].map(({ path, type, name }) => (
          <li key={path}>
            <a href={path} type={type}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Prices are for one amount of work; bills are compared for the reader's own. */
function Calculator({ path }: { path: string }) {
  return (
    <section>
      <h2 className={css.title}>La facture d’un mois</h2>
      <p>
        À volume de travail égal, un forfait moins cher peut revenir plus cher. <a href={path}>Le calculateur</a>{' '}
        compare Zapier, Make et n8n sur vos propres volumes.
      </p>
    </section>
  );
}

function Notes({ titre, notes }: ToolPrices['lire']) {
  return (
    <Section title={titre}>
      <EvenGrid as="dl" className={css.notes}>
        {notes.map((note) => (
          <div key={note.titre}>
            <dt>{note.titre}</dt>
            <dd>{note.texte}</dd>
          </div>
        ))}
      </EvenGrid>
      <p className={css.correction}>
        Un prix a bougé ? <a href={paths.contact}>Dites-le-nous</a> : nous corrigerons le tableau et les articles qui le
        citent.
      </p>
    </Section>
  );
}

/** Adds the year of the newest check, which readers look for beside prices. */
function withYear(title: string, checked: string | undefined): string {
  return checked ? `${title} (${checked.slice(0, 4)})` : title;
}
