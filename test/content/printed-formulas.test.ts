import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { all, textOf } from '../support/dom.ts';
import { articleOf } from './support/article.ts';
import { airtableFormula, filledByMake } from './support/formulas.ts';

const test = suite('Formulas and messages that articles print for Make and Airtable');

const airtable = articleOf('airtable-pro-astuces');
const crm = articleOf('automatiser-crm-make-airtable');
const messages = articleOf('ux-writing-automatisation');

/** The first block of text of a kind that an article prints. */
const printed = async (article: typeof airtable, kind: RegExp) => {
  const found = (await article.code('text')).find((code) => kind.test(code));
  if (!found) throw new Error(`no example fits ${kind}`);
  return found;
};
const shows = async (text: unknown) =>
  assert.ok(await airtable.says(new RegExp(String(text).trim().replace(/[.|]/g, '\\$&'))), String(text));

test('the name of an order is the one that the article shows, and holds without a date', async () => {
  const name = await printed(airtable, /\{Objet\}/);
  const order = { Client: 'Atelier Nord', Objet: 'Badges' };
  await shows(airtableFormula(name, { ...order, Date: new Date('2025-01-18') }));
  assert.is(airtableFormula(name, order), 'Atelier Nord | Badges');
});

test('a delay is told in days, and only while it lasts', async () => {
  const delay = await printed(airtable, /En retard/);
  const now = new Date('2025-01-18T09:00:00Z');
  const late = airtableFormula(delay, { Échéance: new Date('2025-01-12') }, { now });
  assert.is(late, 'En retard de 6 j');
  await shows(late);
  assert.is(airtableFormula(delay, { Échéance: new Date('2025-01-12'), Terminé: true }, { now }), '');
  assert.is(airtableFormula(delay, { Échéance: new Date('2025-01-18') }, { now }), '');
  assert.is(airtableFormula(delay, {}, { now }), '');
});

test('one person has one key, however address and number are written', async () => {
  const key = await printed(airtable, /^LOWER/);
  const keys = ['04.65.71.38.42', '+33 (0)4 65 71 38 42', '+33 4 65 71 38 42', '0033465713842'].map((Téléphone) =>
    airtableFormula(key, { 'E-mail': ' Anne@Atelier.example', Téléphone }),
  );
  assert.equal([...new Set(keys)], ['anne@atelier.example#0465713842']);
  await shows('0465713842');
  assert.is(airtableFormula(key, {}), '#');
});

test('what a record lacks is named, and nothing where it lacks nothing', async () => {
  const lacking = await printed(airtable, /\{SIRET\}/);
  await shows(airtableFormula(lacking, { 'E-mail': 'anne@atelier.example' }));
  assert.is(airtableFormula(lacking, { 'E-mail': 'a', SIRET: '1', Responsable: 'b' }), '');
});

test('the age of a stage counts from its last change, or from the creation of the record', async () => {
  const age = await printed(airtable, /LAST_MODIFIED_TIME/);
  const times = { now: new Date('2025-03-01T12:00:00Z'), created: new Date('2025-01-20T12:00:00Z') };
  assert.is(airtableFormula(age, {}, times), 40);
  assert.is(airtableFormula(age, {}, { ...times, changed: { Statut: new Date('2025-02-26T08:00:00Z') } }), 3);
});

test('the cleaning gives one address, number and key for the same person however typed', async () => {
  const template = await printed(crm, /\{\{lower/);
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
  const [code = ''] = await crm.code('json');
  const { performUpsert, records } = JSON.parse(code);
  const names = Object.keys(records[0].fields);
  const rows = all(await crm.page(), 'article tr').map(textOf);
  for (const field of performUpsert.fieldsToMergeOn) assert.ok(names.includes(field), field);
  assert.ok(rows.some((row) => ['Contacts', ...names].every((name) => row.includes(name))));
});

test('the morning search finds the open deals whose date has come, and no other', async () => {
  const formula = await printed(crm, /^AND\(/);
  const now = new Date('2025-09-10T06:30:00Z');
  const due = (day: string | undefined, Statut: string) =>
    Boolean(airtableFormula(formula, { 'Prochaine relance': day && new Date(day), Statut }, { now }));
  assert.ok(due('2025-09-09', 'nouveau'));
  assert.ok(due('2025-09-10', 'devis envoyé'));
  assert.not(due('2025-09-11', 'nouveau'));
  assert.not(due(undefined, 'nouveau'));
  for (const closed of ['gagné', 'perdu']) assert.not(due('2025-09-09', closed));
});

/** 0:05 in Paris on the first of the month, when it is still the day before in UTC. */
const FIRST = new Date('2025-09-30T22:05:00Z');
const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

test("Make's message comes out as the article says", async () => {
  const filled = filledByMake(await printed(messages, /formatDate/), {
    '1.prenom': 'Léa',
    '1.date': new Date('2025-10-01T07:05:00Z'),
  });
  assert.is(filled, await printed(messages, /^Bonjour [^{]/));
});

test('a message without a first name greets without a stray space, and each month has its French name', async () => {
  const template = await printed(messages, /formatDate/);
  for (const [month, name] of MONTHS.entries()) {
    const date = new Date(Date.UTC(2026, month, 15, 10));
    const filled = filledByMake(template, { '1.prenom': '', '1.date': date });
    assert.match(filled, /^Bonjour,\n/);
    assert.match(filled, new RegExp(` 15 ${name} à \\d`));
  }
});

test("Airtable's formula names day and month in French, on the day that a clock in Paris shows", async () => {
  const formula = await printed(messages, /DATETIME_FORMAT/);
  const first = airtableFormula(formula, { Date: FIRST });
  assert.is(first, 'mercredi 1er octobre 2025');
  assert.ok(await messages.says(new RegExp(`${first}`)));
  assert.is(airtableFormula(formula, { Date: new Date('2025-09-16T12:30:00Z') }), 'mardi 16 septembre 2025');
});

/** GSM 03.38, the basic set, without what our messages never hold: one character each; any other makes the SMS one of 70. */
const GSM = /^[\n\r @£$¥èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà_]*$/;

test('the SMS names its sender first, gives a day that exists and fits one message', async () => {
  const sms = await printed(messages, /^Votre enseigne/);
  assert.match(sms, GSM);
  assert.ok(sms.length <= 160, `${sms.length} characters`);
  assert.not.match('empêchement', GSM);
  const [, weekday, day, month] = /(\w+) (\d+) (\S+) à/.exec(sms) ?? [];
  const date = new Date(Date.UTC(2025, MONTHS.indexOf(month ?? ''), Number(day)));
  assert.is(new Intl.DateTimeFormat('fr', { weekday: 'long' }).format(date), weekday);
});

test.run();
