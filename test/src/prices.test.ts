import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { billsHavePrices, pricesIn } from '../../src/pages/article/prices.ts';
import { priceIn } from '../../src/pages/facts/price.ts';
import { reckonedValuesArePrices } from '../../src/pages/facts/price-rule.ts';
import type { Fact } from '../../src/pages/facts/schema.ts';

const test = suite('Prices that a text cites');

const SLOT = '<p>Un</p><div data-slot="calculateur-factures"></div>';
const CITED = ['fait.zapier-a', 'fait.make-b', 'fait.n8n-c', 'fait.bce-dollar'];

const factOf = (fact: Partial<Fact>): Fact => ({ nom: 'x', valeur: '', objet: '', source: 'https://a.fr/b', ...fact });

const rulesFor = (faits: Fact[]) =>
  reckonedValuesArePrices({
    slug: 'x',
    path: '',
    data: { produit: 'X', faits },
    html: '',
    headings: [],
    words: 0,
    source: '',
  });

test('are read from the beginning of a value', () => {
  assert.equal(priceIn('12 $ par mois'), { amount: 12, currency: '$' });
  assert.equal(priceIn('19,99 $ par mois'), { amount: 19.99, currency: '$' });
  assert.equal(priceIn('1 200 € par an'), { amount: 1200, currency: '€' });
  assert.equal(priceIn('20€'), { amount: 20, currency: '€' });
  assert.equal(priceIn('9 $'), { amount: 9, currency: '$' });
  for (const value of ['par mois', 'dès 12 $', '12 euros', '$12', '1,2,3 €', ''])
    assert.is(priceIn(value), undefined, value);
});

const CORE = { nom: 'Core', unites: 10_000 };

test('are the plans and the dollar among the facts, and no others', () => {
  const facts = [
    ...['make', 'zapier', 'n8n'].map((tool) => ({
      produit: 'Un produit',
      ...factOf({ nom: `${tool}-core`, valeur: '12 $ par mois', forfait: CORE }),
    })),
    { produit: 'Make.com', ...factOf({ nom: 'make-autre', valeur: '9 $ par mois' }) },
    { produit: 'Pipedream', ...factOf({ nom: 'pipedream-a', valeur: '9 $ par mois', forfait: CORE }) },
    { produit: 'BCE', ...factOf({ nom: 'bce-dollar', valeur: '0,89 €' }) },
  ];
  assert.equal(pricesIn(facts), {
    plans: ['Make', 'Zapier', 'n8n'].map((product) => ({
      product,
      name: 'Core',
      units: 10_000,
      price: 12,
      currency: '$',
    })),
    dollar: 0.89,
  });
});

test('are reckoned in dollars as they are while the dollar’s worth cannot be read', () => {
  for (const facts of [[], [{ produit: 'BCE', ...factOf({ nom: 'bce-dollar', valeur: 'environ un euro' }) }]])
    assert.is(pricesIn(facts).dollar, 1);
});

test('a plan, or a dollar, whose value begins with no price in its money is an error where it stands', () => {
  const placesFor = (...faits: Fact[]) =>
    rulesFor(faits).map(({ severity, rule, at }) => `${severity} ${rule} ${at.join('.')}`);
  const dollar = (valeur: string) => factOf({ nom: 'bce-dollar', valeur });
  const sound = [
    factOf({ valeur: '12 $ par mois', forfait: CORE }),
    factOf({ valeur: 'gratuit' }),
    dollar('0,89 €, soit'),
  ];
  assert.equal(placesFor(...sound), []);
  const plan = factOf({ valeur: 'sur devis', forfait: CORE });
  assert.equal(placesFor(factOf({}), plan), ['error forfait-sans-prix faits.1.valeur']);
  for (const wrong of ['environ 0,89 €', '1 $'])
    assert.equal(placesFor(dollar(wrong)), ['error dollar-sans-prix faits.0.valeur'], wrong);
});

test('an article with the calculator cites a plan of each tool and the dollar', () => {
  assert.equal(billsHavePrices({ html: SLOT, variables: CITED }), []);
  for (const name of CITED) {
    const variables = CITED.filter((other) => other !== name);
    const actual = billsHavePrices({ html: SLOT, variables }).map(({ severity, rule }) => `${severity} ${rule}`);
    assert.equal(actual, ['error calculateur-sans-prix'], name);
    assert.equal(billsHavePrices({ html: '<p>Un</p>', variables }), [], 'no calculator, nothing to cite');
  }
  assert.is(billsHavePrices({ html: SLOT }).length, 1);
});

test.run();
