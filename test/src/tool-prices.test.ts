import type { Entries } from '../../build/contract/entry.ts';
import { csv, pricesAsJson } from '../../src/files/tool-prices/data.ts';
import { priceChanges } from '../../src/files/tool-prices/index.ts';
import { dollarIn } from '../../src/pages/facts/price.ts';
import type { Fact, Facts } from '../../src/pages/facts/schema.ts';
import { observatoryOf } from '../../src/pages/tool-prices/observatory.ts';
import { listToolPrices } from '../../src/pages/tool-prices/prices.ts';
import type { ToolPrices } from '../../src/pages/tool-prices/schema.ts';
import { assert, suite } from '../suite.ts';
import { entriesIn, entryOf, url } from '../support/planned-site.ts';

const test = suite('Prices of tools');

const PAGE: ToolPrices = {
  titre: 'Les tarifs',
  description: 'Ce que coûtent les outils.',
  accroche: 'Les prix.',
  lire: { titre: 'Lire', notes: [{ titre: 'Prix', texte: 'Un prix.' }] },
};

const fact = (nom: string, valeur: string, prix?: Fact['prix']): Fact => ({
  ...{ nom, valeur, objet: `objet de ${nom}`, source: `https://exemple.fr/${nom}` },
  ...(prix && { prix }),
});

function factsOf(products: Readonly<Record<string, Fact[]>>): Entries<Facts> {
  return entriesIn(Object.entries(products).map(([produit, faits]) => entryOf(produit, { produit, faits })));
}

const FACTS = factsOf({
  Zest: [
    fact('zest-usage', '1 $ les dix', { par: 'usage' }),
    fact('zest-deux', '20 $', { par: 'mois', engagement: 'an' }),
    fact('zest-un', '9,50 $', { par: 'mois' }),
    fact('zest-lignes', '100 lignes'),
  ],
  abeille: [
    {
      ...fact('abeille-prix', '12 €, dit « tout compris »', {
        ...{ par: 'mois' },
        historique: [{ valeur: '9 €' }, { depuis: '2026-01-02', valeur: '12 €, dit « tout compris »' }],
      }),
      ...{ objet: 'forfait "Ruche" payé', verifie: '2026-03-04', forfait: { nom: 'Ruche', unites: 500 } },
    },
  ],
  Banque: [fact('bce-dollar', '0,89 €', { par: 'usage' })],
});

const siteWith = (facts: Entries<Facts>, texts = [PAGE]) => ({
  facts,
  toolPrices: entriesIn(texts.map((data) => entryOf('tarifs-outils', data))),
});

test('are those facts that are prices, by tool, by what is paid for, the lowest first', () => {
  const names = listToolPrices(FACTS).map(({ nom }) => nom);
  assert.equal(names, ['abeille-prix', 'zest-un', 'zest-deux', 'zest-usage']);
  const found = dollarIn(FACTS.list.flatMap(({ data }) => data.faits));
  assert.is(found, 0.89, 'by which they are compared, and which is no price of a tool');
});

test('have an anchor of their name on their page, with a number where it is taken', () => {
  const named = (nom: string) => fact(nom, '1 $', { par: 'usage' });
  const anchors = listToolPrices(factsOf({ Zest: ['contact', 'contact-2', 'contenu', 'zest-un'].map(named) }));
  const found = anchors.map(({ ancre }) => ancre);
  assert.equal(found, ['contact-3', 'contact-2', 'contenu-2', 'zest-un']);
});

test('show no history that does not lead up to the price of today', () => {
  const changed = fact('zest-usage', '2 $ les dix', { par: 'usage', historique: [{ valeur: '1 $ les dix' }] });
  const [price] = listToolPrices(factsOf({ Zest: [changed] }));
  assert.equal([price?.montant, price?.historique], [2, []]);
});

test('have a page where there is a text for it, and two tools to compare', () => {
  assert.is(observatoryOf(siteWith(FACTS))?.prices.length, 4);
  assert.is(observatoryOf(siteWith(FACTS, [])), undefined);
  const one = factsOf({ Zest: FACTS.list[0]?.data.faits ?? [], Autre: [fact('autre-lignes', '100 lignes')] });
  for (const facts of [one, factsOf({})]) assert.is(observatoryOf(siteWith(facts)), undefined);
});

test('are lines of CSV with plain numbers, quotes where needed, and empty cells', () => {
  const [head, bee, zest] = csv(listToolPrices(FACTS)).split('\r\n');
  assert.is(head, 'nom,outil,objet,valeur,montant,devise,par,engagement,unites,verifie,source');
  assert.is(
    bee,
    'abeille-prix,abeille,"forfait ""Ruche"" payé","12 €, dit « tout compris »",12,EUR,mois,,500,2026-03-04,https://exemple.fr/abeille-prix',
  );
  assert.is(zest, 'zest-un,Zest,objet de zest-un,"9,50 $",9.5,USD,mois,,,,https://exemple.fr/zest-un');
  const long = listToolPrices(FACTS).map((price) => ({ ...price, objet: 'deux\nlignes' }));
  assert.match(csv(long), ',Zest,"deux\nlignes",');
});

test('are no formulas in a spreadsheet, whichever sign parts its cells', () => {
  const [line = ''] = csv(
    listToolPrices(FACTS).map((price) => ({
      ...price,
      nom: '=HYPERLINK("https://x.test")',
      produit: '@SUM(1)',
      objet: 'a;=1+1;"+2',
      valeur: '-20 %, en plus',
      montant: -3,
    })),
  )
    .split('\r\n')
    .slice(1);
  assert.match(line, /^"'=HYPERLINK\(""https:\/\/x\.test""\)",'@SUM\(1\),"a;'=1\+1;'""\+2","'-20 %, en plus",-3,/);
});

test('are JSON with their licence, and each price with its history', () => {
  const { page, licence, prix } = JSON.parse(pricesAsJson(PAGE, listToolPrices(FACTS), { url }));
  assert.is(page, 'https://exemple.test/tarifs-outils');
  assert.match(licence.adresse, /^https:/);
  assert.equal([prix[0].montant, prix[0].verifie, prix[1].verifie], [12, '2026-03-04', null]);
  const found = prix[0].historique.map(({ depuis }: { depuis: string | null }) => depuis);
  assert.equal(found, [null, '2026-01-02']);
});

test('tell in a feed what has changed on a known day, with the price before', () => {
  const plan = { address: { origin: 'https://exemple.test', base: '', trailingSlash: false }, url };
  const changes = priceChanges(listToolPrices(FACTS), { ...plan, typeset: (text) => text });
  const found = changes.map(({ id, published }) => [id, published]);
  assert.equal(found, [['tag:exemple.test,2026-01-02:/tarifs-outils#abeille-prix', '2026-01-02T00:00:00+01:00']]);
  assert.match(changes[0]?.summary ?? '', /9 €/);
});
