import { z } from 'zod';
import { jsonSchemaOf, unlistedFieldValues } from '../../../../build/content/index.ts';
import { withListedValues } from '../../../../build/contract/field-values.ts';
import { assert, suite } from '../../../suite.ts';

const test = suite('Fields whose values the settings list');

const category = z.string().meta({ listed: 'categories.nom' });
const SCHEMA = z.strictObject({
  categorie: category,
  cartes: z.array(z.strictObject({ titre: z.string(), categorie: category.optional() })).optional(),
});
const SETTINGS = { categories: [{ nom: 'Outils', icone: 'cle' }, { nom: 'Design & UX' }] };

const problems = (data: object, settings: object = SETTINGS) =>
  unlistedFieldValues(SCHEMA, data, settings).map(({ at, rule, hint }) => `${at?.join('.')} ${rule} ${hint}`);

test('a value of the list is one, any other is named with the one that was probably meant', () => {
  assert.equal(problems({ categorie: 'Design & UX' }), []);
  const [wrong = '', ...others] = problems({ categorie: 'Outil' });
  assert.match(wrong, 'categorie valeur-inconnue');
  assert.match(wrong, '« Outils »');
  assert.equal(others, []);
});

test('fields of a list are looked at one by one, and those that are absent left alone', () => {
  const cartes = [{ titre: 'A' }, { titre: 'B', categorie: 'Outils' }, { titre: 'C', categorie: 'Zorglub' }];
  const [wrong = '', ...others] = problems({ categorie: 'Outils', cartes });
  assert.match(wrong, 'cartes.2.categorie');
  assert.equal(others, []);
});

test('while the settings cannot be read, no value is taken for a wrong one', () => {
  assert.equal(unlistedFieldValues(SCHEMA, { categorie: 'Outils' }, undefined), []);
});

test('forms have the values to choose from, in lists as well; without settings the field stays a text', () => {
  const { properties } = withListedValues(jsonSchemaOf(SCHEMA), SETTINGS);
  assert.equal(Object(properties?.categorie).enum, ['Outils', 'Design & UX']);
  assert.equal(Object(properties?.cartes).items.properties.categorie.enum, ['Outils', 'Design & UX']);
  assert.is(Object(withListedValues(jsonSchemaOf(SCHEMA), undefined).properties?.categorie).enum, undefined);
});
