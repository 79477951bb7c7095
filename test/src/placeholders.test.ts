import { findPlaceholders } from '../../build/content/validate/text-checks.ts';
import { placeholders } from '../../src/placeholders.ts';
import { assert, suite } from '../suite.ts';
import { placesOf, sourcesOf } from '../support/sources.ts';

const test = suite("What waits for the agency's own words");

function found(text: string): string[] {
  return placesOf(findPlaceholders(sourcesOf({ 'a.md': text }), placeholders));
}

test('a blank is one however it is written, so that no visitor ever reads one', () => {
  for (const opening of ['À compléter', 'A compléter', 'à compléter', 'a completer', 'À COMPLÉTER', ' À compléter']) {
    assert.equal(found(`Un [${opening} : le nom].`), [`warning content/a.md:1:4+${opening.length + 11} a-completer`]);
    assert.is(found(`Un [${opening} : le nom].`.normalize('NFD')).length, 1, `${opening}, in parts`);
  }
  assert.is(found('Un [À\ncompléter : le nom].').length, 1);
  assert.is(found('Un [À\u00a0compléter\u00a0: le nom').length, 1);
  for (const text of ['À compléter : le nom.', '- [ ] à compléter', '[compléter](/a)', '[la compléter](/a)'])
    assert.equal(found(text), [], text);
});

test('says of a blank what it waits for', () => {
  const [diagnostic] = findPlaceholders(sourcesOf({ 'a.md': 'Un [a completer : le nom].' }), placeholders);
  assert.match(diagnostic?.message ?? '', 'le nom');
  assert.not.match(diagnostic?.message ?? '', /\[|\]|completer/);
});

test('reports the former agency’s name in any text once the settings name another', () => {
  const texts = sourcesOf({ 'a.md': 'Chez Orbite, à Montpellier : 04 65 71 20 25. Trois orbites, Orbites.' });
  const former = { marque: 'Orbite', ville: 'Montpellier', telephone: '04 65 71 20 25' };
  assert.equal(findPlaceholders(texts, placeholders, former), []);
  const found = findPlaceholders(texts, placeholders, { marque: 'Abc', ville: 'Brest', telephone: '02 61 91 42 17' });
  assert.equal(placesOf(found), [
    'warning content/a.md:1:6+6 valeur-par-defaut',
    'warning content/a.md:1:16+11 valeur-par-defaut',
    'warning content/a.md:1:30+14 valeur-par-defaut',
  ]);
  assert.match(found[1]?.hint ?? '', '{{ville}}');
  assert.is(findPlaceholders(texts, placeholders, { ...former, ville: 'Brest' }).length, 1);
});
