import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aimOf, keyOf, labelOf } from '../../../../../../build/content/parse/markdown/diagrams/step-text.ts';

const test = suite('Texts of steps');

test('a text has a name, what happens there, and a count at its end', () => {
  assert.equal(labelOf('Shopify : commande payée (1 opération)'), {
    name: 'Shopify',
    action: 'commande payée',
    count: '1 opération',
  });
  assert.equal(labelOf('Make: lire: tout'), { name: 'Make', action: 'lire: tout' });
  assert.equal(labelOf('Envoyer'), { name: 'Envoyer' });
});

test('a colon without a space, and parentheses elsewhere or without a number, are of the name', () => {
  for (const name of ['10:30', 'Lire (2 fiches) et trier', 'Lire (les fiches)', ': lire'])
    assert.equal(labelOf(name), { name });
});

test('a link names a step whatever its capitals, spaces, apostrophes and count', () => {
  assert.is(keyOf("Airtable : lire l'état (2 opérations)"), keyOf('AIRTABLE :  lire \n l’état'));
  assert.is(keyOf('é'.normalize('NFD')), keyOf('é'));
  assert.is.not(keyOf('Airtable : lire'), keyOf('Airtable lire'));
  assert.is.not(keyOf('a b'), keyOf('ab'));
});

test('an arrow leads to what follows it, at the beginning alone', () => {
  assert.is(aimOf('→ Lire'), 'Lire');
  assert.is(aimOf('Lire → trier'), undefined);
});

test.run();
