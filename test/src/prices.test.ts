import { billsHavePrices, pricesIn } from '../../src/pages/article/prices.ts';
import { parseAmount } from '../../src/pages/facts/price.ts';
import { pricesAreNumbers } from '../../src/pages/facts/price-rule.ts';
import type { Fact } from '../../src/pages/facts/schema.ts';
import { assert, suite } from '../suite.ts';

const test = suite('Prices that a text cites');

const SLOT = '<p>Un</p><div data-slot="calculateur-factures"></div>';
const CITED = ['fait.zapier-a', 'fait.make-b', 'fait.n8n-c', 'fait.bce-dollar'];

const factOf = (fact: Partial<Fact>): Fact => ({ nom: 'x', valeur: '', objet: '', source: 'https://a.fr/b', ...fact });

const placesFor = (...faits: Fact[]) =>
  pricesAreNumbers({ data: { produit: 'X', faits } }, { today: '2026-11-23' }).map(
    ({ severity, rule, at }) => `${severity} ${rule} ${at.join('.')}`,
  );

const MONTHLY = { par: 'mois' } as const;
const USE = { par: 'usage' } as const;

test('are the first that the sentence of its readers writes: there is no second place to say them', () => {
  for (const [value, ...amount] of [
    ['12 $ par mois', 12, '$'],
    ['1\u202f200 € par an', 1200, '€'],
    ['1,5 % + 0,25 €', 0.25, '€'],
    ['0,10 $ en entrée et 0,50 $ en sortie', 0.1, '$'],
  ] as const) {
    const found = parseAmount(value);
    assert.equal([found?.montant, found?.devise], amount, value);
  }
  for (const value of ['par mois', '12', '$12', '0 €', '1.019 $', '']) assert.is(parseAmount(value), undefined, value);
});

const CORE = { nom: 'Core', unites: 10_000 };

test('are the plans and the dollar among the facts, and no others', () => {
  const facts = [
    ...['make', 'zapier', 'n8n'].map((tool) => ({
      produit: 'Un produit',
      ...factOf({ nom: `${tool}-core`, valeur: '12 $ par mois', prix: MONTHLY, forfait: CORE }),
    })),
    { produit: 'Make.com', ...factOf({ nom: 'make-autre', valeur: '12 $ par mois', prix: MONTHLY }) },
    { produit: 'Pipedream', ...factOf({ nom: 'pipedream-a', prix: MONTHLY, forfait: CORE }) },
    { produit: 'BCE', ...factOf({ nom: 'bce-dollar', valeur: '0,89 €', prix: USE }) },
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

test('a plan or a dollar without a price, and a price that no number says, are errors where they stand', () => {
  const dollar = (valeur: string, prix?: Fact['prix']) => factOf({ nom: 'bce-dollar', valeur, ...(prix && { prix }) });
  const plan = { valeur: '12 $ par mois', forfait: CORE };
  const sound = [factOf({ ...plan, prix: MONTHLY }), factOf({ valeur: 'gratuit' }), dollar('0,89 €', USE)];
  assert.equal(placesFor(...sound), []);
  assert.equal(placesFor(factOf({}), factOf(plan)), ['error forfait-sans-prix faits.1.forfait']);
  assert.equal(placesFor(dollar('0,89 €')), ['error dollar-sans-prix faits.0.nom']);
  assert.equal(placesFor(dollar('0,89 $', USE)), ['error dollar-sans-prix faits.0.valeur']);
  assert.equal(placesFor(factOf({ ...plan, valeur: 'gratuit', prix: MONTHLY })), [
    'error prix-sans-nombre faits.0.valeur',
  ]);
});

test('a changed price stops no build: a line for its history is asked for', () => {
  const historique = [{ valeur: '9 $' }, { depuis: '2026-01-02', valeur: '12 $' }];
  assert.equal(placesFor(factOf({ valeur: '13 $', prix: { ...MONTHLY, historique } })), [
    'warning historique-de-prix faits.0.prix.historique.1.valeur',
  ]);
});

test('have a history that goes from day to day up to today’s price', () => {
  const placesOf = (...historique: NonNullable<NonNullable<Fact['prix']>['historique']>) =>
    placesFor(factOf({ valeur: '12 $', prix: { ...MONTHLY, historique } })).map((place) =>
      place.replace(/^.*prix\./, ''),
    );
  const [old, now] = [{ valeur: '9 $' }, { depuis: '2026-01-02', valeur: '12 $' }];
  assert.equal(placesOf(old, now), []);
  assert.equal(placesOf({ ...old, depuis: '2026-01-01' }, now), []);
  assert.equal(placesOf({ ...old, depuis: '2026-01-02' }, now), ['historique.1.depuis']);
  assert.equal(placesOf(now, { valeur: '12 $' }), ['historique.1']);
  assert.equal(placesOf({ depuis: '2026-11-24', valeur: '12 $' }), ['historique.0.depuis']);
  assert.equal(placesOf(now, { depuis: '2026-02-01', valeur: '9 $' }), ['historique.1.valeur']);
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
