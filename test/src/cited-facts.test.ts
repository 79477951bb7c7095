import type { Entries } from '../../build/contract/entry.ts';
import { citedFacts } from '../../src/pages/facts/cited.ts';
import type { Facts } from '../../src/pages/facts/schema.ts';
import { assert, suite } from '../suite.ts';
import { entriesIn, entryOf } from '../support/planned-site.ts';

const test = suite('Facts that a text cites');

function factsOf(products: Readonly<Record<string, readonly string[]>>): Entries<Facts> {
  const factOf = (nom: string) => ({ nom, valeur: '1 €', objet: 'Un', source: 'https://exemple.fr/' });
  return entriesIn(
    Object.entries(products).map(([produit, names]) => entryOf(produit, { produit, faits: names.map(factOf) })),
  );
}

const FACTS = factsOf({ Make: ['make-a', 'make-b'], Zapier: ['zapier-a'], Notion: ['notion-a'] });

function cited(...names: readonly string[]): string[] {
  return citedFacts({ variables: names }, FACTS).map(({ produit, nom }) => `${produit} ${nom}`);
}

test('come in the order of their names, grouped by product, without other facts', () => {
  assert.equal(cited('fait.zapier-a', 'marque', 'fait.inconnu', 'fait.make-b'), ['Zapier zapier-a', 'Make make-b']);
  assert.equal(cited('fait.make-b', 'fait.zapier-a', 'fait.make-a'), ['Make make-b', 'Make make-a', 'Zapier zapier-a']);
  assert.equal(cited('make-a'), []);
  assert.equal(citedFacts({}, FACTS), []);
});

test('say all that is known of them', () => {
  assert.equal(citedFacts({ variables: ['fait.notion-a'] }, FACTS), [
    { produit: 'Notion', nom: 'notion-a', valeur: '1 €', objet: 'Un', source: 'https://exemple.fr/' },
  ]);
});

test('are looked up in the site’s own facts, whichever site was asked about before', () => {
  const others = factsOf({ Autre: ['make-a'] });
  assert.equal(cited('fait.make-a'), ['Make make-a']);
  assert.is(citedFacts({ variables: ['fait.make-a'] }, others)[0]?.produit, 'Autre');
});
