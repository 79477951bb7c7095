import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { articleOf } from './support/article.ts';
import { airtableFormula } from './support/formulas.ts';

const test = suite('Formulas of the article on Airtable');
const article = articleOf('airtable-pro-astuces');

const formula = async (contentType: RegExp) =>
  (await article.code('text')).find((code) => contentType.test(code)) ?? '';
const shows = async (text: unknown) =>
  assert.ok(await article.says(new RegExp(String(text).trim().replace(/[.|]/g, '\\$&'))), String(text));

test('the name of an order is the one that the article shows, and holds without a date', async () => {
  const name = await formula(/\{Objet\}/);
  const order = { Client: 'Atelier Nord', Objet: 'Badges' };
  await shows(airtableFormula(name, { ...order, Date: new Date('2025-01-18') }));
  assert.is(airtableFormula(name, order), 'Atelier Nord | Badges');
});

test('a delay is told in days, and only while it lasts', async () => {
  const delay = await formula(/En retard/);
  const now = new Date('2025-01-18T09:00:00Z');
  const late = airtableFormula(delay, { Échéance: new Date('2025-01-12') }, { now });
  assert.is(late, 'En retard de 6 j');
  await shows(late);
  assert.is(airtableFormula(delay, { Échéance: new Date('2025-01-12'), Terminé: true }, { now }), '');
  assert.is(airtableFormula(delay, { Échéance: new Date('2025-01-18') }, { now }), '');
  assert.is(airtableFormula(delay, {}, { now }), '');
});

test('one person has one key, however address and number are written', async () => {
  const key = await formula(/^LOWER/);
  const keys = ['04.65.71.38.42', '+33 (0)4 65 71 38 42', '+33 4 65 71 38 42', '0033465713842'].map((Téléphone) =>
    airtableFormula(key, { 'E-mail': ' Anne@Atelier.example', Téléphone }),
  );
  assert.equal([...new Set(keys)], ['anne@atelier.example#0465713842']);
  await shows('0465713842');
  assert.is(airtableFormula(key, {}), '#');
});

test('what a record lacks is named, and nothing where it lacks nothing', async () => {
  const lacking = await formula(/\{SIRET\}/);
  await shows(airtableFormula(lacking, { 'E-mail': 'anne@atelier.example' }));
  assert.is(airtableFormula(lacking, { 'E-mail': 'a', SIRET: '1', Responsable: 'b' }), '');
});

test('the age of a stage counts from its last change, or from the creation of the record', async () => {
  const age = await formula(/LAST_MODIFIED_TIME/);
  const times = { now: new Date('2025-03-01T12:00:00Z'), created: new Date('2025-01-20T12:00:00Z') };
  assert.is(airtableFormula(age, {}, times), 40);
  assert.is(airtableFormula(age, {}, { ...times, changed: { Statut: new Date('2025-02-26T08:00:00Z') } }), 3);
});

test.run();
