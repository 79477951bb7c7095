import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { all, textOf } from '../support/dom.ts';
import { articleOf } from './support/article.ts';
import { airtableFormula, filledByMake } from './support/formulas.ts';

const test = suite('The tutorial on a CRM with Make and Airtable');
const article = articleOf('automatiser-crm-make-airtable');

const example = async (contentType: RegExp) =>
  (await article.code('text')).find((code) => contentType.test(code)) ?? '';

test('the cleaning gives one address, number and key for the same person however typed', async () => {
  const template = await example(/\{\{lower/);
  const cleaned = (email: string, telephone: string, entreprise = '') =>
    filledByMake(template, { '1.email': email, '1.telephone': telephone, '1.entreprise': entreprise });
  const once = cleaned('anne@menuiserie.example', '0465712025');
  assert.is(cleaned(' Anne@Menuiserie.EXAMPLE ', '04 65 71-20.25', 'Menuiserie'), once);
  assert.match(once, /\banne@menuiserie\.example\n/);
  assert.match(once, / menuiserie\.example$/);
  assert.match(cleaned('Anne@Gmail.com', '', ' Atelier Verdier'), / atelier verdier$/);
  assert.match(cleaned('Anne@Gmail.com', ''), / anne@gmail\.com$/);
});

test('the request completes or creates by a field that it gives, and that the table of contacts has', async () => {
  const [code = ''] = await article.code('json');
  const { performUpsert, records } = JSON.parse(code);
  const names = Object.keys(records[0].fields);
  const rows = all(await article.page(), 'article tr').map(textOf);
  for (const field of performUpsert.fieldsToMergeOn) assert.ok(names.includes(field), field);
  assert.ok(rows.some((row) => ['Contacts', ...names].every((name) => row.includes(name))));
});

test('the morning search finds the open deals whose date has come, and no other', async () => {
  const formula = await example(/^AND\(/);
  const now = new Date('2025-09-10T06:30:00Z');
  const due = (day: string | undefined, Statut: string) =>
    Boolean(airtableFormula(formula, { 'Prochaine relance': day && new Date(day), Statut }, { now }));
  assert.ok(due('2025-09-09', 'nouveau'));
  assert.ok(due('2025-09-10', 'devis envoyé'));
  assert.not(due('2025-09-11', 'nouveau'));
  assert.not(due(undefined, 'nouveau'));
  for (const closed of ['gagné', 'perdu']) assert.not(due('2025-09-09', closed));
});

test.run();
