import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { articleOf } from './support/article.ts';
import { airtableFormula, filledByMake } from './support/formulas.ts';

const test = suite('Messages of the article on UX writing');
const article = articleOf('ux-writing-automatisation');

/** 0:05 in Paris on the first of the month, when it is still the day before in UTC. */
const FIRST = new Date('2025-09-30T22:05:00Z');
const MONTHS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

const example = async (contentType: RegExp) => {
  const [found] = (await article.code('text')).filter((code) => contentType.test(code));
  if (!found) throw new Error(`no example fits ${contentType}`);
  return found;
};

test("Make's message comes out as the article says", async () => {
  const filled = filledByMake(await example(/formatDate/), {
    '1.prenom': 'Léa',
    '1.date': new Date('2025-10-01T07:05:00Z'),
  });
  assert.is(filled, await example(/^Bonjour [^{]/));
});

test('a message without a first name greets without a stray space, and each month has its French name', async () => {
  const template = await example(/formatDate/);
  for (const [month, name] of MONTHS.entries()) {
    const date = new Date(Date.UTC(2026, month, 15, 10));
    const filled = filledByMake(template, { '1.prenom': '', '1.date': date });
    assert.match(filled, /^Bonjour,\n/);
    assert.match(filled, new RegExp(` 15 ${name} à \\d`));
  }
});

test("Airtable's formula names day and month in French, on the day that a clock in Paris shows", async () => {
  const formula = await example(/DATETIME_FORMAT/);
  const first = airtableFormula(formula, { Date: FIRST });
  assert.is(first, 'mercredi 1er octobre 2025');
  assert.ok(await article.says(new RegExp(`${first}`)));
  assert.is(airtableFormula(formula, { Date: new Date('2025-09-16T12:30:00Z') }), 'mardi 16 septembre 2025');
});

/** GSM 03.38, the basic set, without what our messages never hold: one character each; any other makes the SMS one of 70. */
const GSM = /^[\n\r @£$¥èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉ!"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà_]*$/;

test('the SMS names its sender first, gives a day that exists and fits one message', async () => {
  const sms = await example(/^Votre enseigne/);
  assert.match(sms, GSM);
  assert.ok(sms.length <= 160, `${sms.length} characters`);
  assert.not.match('empêchement', GSM);
  const [, weekday, day, month] = /(\w+) (\d+) (\S+) à/.exec(sms) ?? [];
  const date = new Date(Date.UTC(2025, MONTHS.indexOf(month ?? ''), Number(day)));
  assert.is(new Intl.DateTimeFormat('fr', { weekday: 'long' }).format(date), weekday);
});

test.run();
