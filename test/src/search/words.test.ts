import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formsOf, stemOf, wordsOf } from '../../../src/search/words.ts';

const test = suite('Words that are looked for');

const forms = (text: string) => wordsOf(text).flatMap(formsOf);
const stems = (text: string) => forms(text).map(stemOf);

test('case, accents and ligatures count for nothing', () => {
  assert.equal(forms('SÉCURITÉ Œuvre'), ['securite', 'oeuvre']);
  assert.equal(forms('sécurité'.normalize('NFD')), ['securite']);
});

test('an apostrophe, straight or curved, ends an elided word', () => {
  for (const sign of ["'", '’'])
    assert.equal(forms(`l${sign}automatisation qu${sign}aujourd`), ['automatisation', 'aujourd']);
});

test('what a hyphen joins is found in parts and as a whole', () => {
  assert.equal(forms('No-Code'), ['no', 'code', 'nocode']);
  assert.equal(forms('e-commerce'), ['commerce', 'ecommerce']);
});

test('words that say nothing are left out, « AI » is not', () => {
  assert.equal(forms('le logiciel de la facturation est à vous'), ['logiciel', 'facturation']);
  assert.equal(forms('Notion AI, l’IA'), ['notion', 'ai', 'ia']);
});

test('forms of a word have one stem, with or without the accents', () => {
  for (const family of [
    'automatisation automatiser automatisé automatisée automatisées automatisees automatise',
    'entreprise entreprises',
    'premier première premieres',
    'facture factures facturer facturation facturée',
    'employé employée employés employees',
    'cheval chevaux',
  ])
    assert.is(new Set(stems(family)).size, 1, family);
});

test('a word says where it stands in the text', () => {
  const text = 'Gérer l’équipe no-code';
  const actual = wordsOf(text).map(({ start, end }) => text.slice(start, end));
  assert.equal(actual, ['Gérer', 'équipe', 'no-code']);
});

test.run();
