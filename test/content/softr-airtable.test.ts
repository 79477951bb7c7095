import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { articleOf, numberIn, numbersIn } from '../support/article.ts';

const test = suite('Limits and cost of a portal with Softr and Airtable');
const article = articleOf('softr-airtable');

test('the pages that the free calls pay for are counted from the limit in the table', async () => {
  const [, calls = []] = await article.rows('Plafond', 'Offre gratuite');
  const free = numberIn(calls[1] ?? '');
  const first = (await article.paragraphs()).map(numberIn);
  assert.ok(first.includes(Math.floor(free / 3)), `${free} calls, three a page`);
});

test('the monthly cost adds what its rows say, at the prices of the facts', async () => {
  const rows = await article.rows('Poste', 'Calcul', 'Par mois');
  const [softr = 0, airtable = 0, total] = rows.map(([, , amount = '']) => numberIn(amount));
  const [seats = 0, seat = 0] = numbersIn(rows[1]?.[1] ?? '');
  assert.is(airtable, seats * seat);
  assert.is(total, softr + airtable);
  const paragraphs = await article.paragraphs();
  const prices = paragraphs.find((text) => text.includes(`${softr} $ par mois`)) ?? '';
  assert.match(prices, `${seat} $ par mois et par collaborateur`);
});

test('what the portal costs in euros, and what the same people would cost in Airtable, follow from it', async () => {
  const rows = await article.rows('Poste', 'Calcul', 'Par mois');
  const users = numberIn(rows[0]?.[1] ?? '');
  const seat = numbersIn(rows[1]?.[1] ?? '')[1] ?? Number.NaN;
  const total = numberIn(rows[2]?.[2] ?? '');
  const paragraphs = await article.paragraphs();
  const numbers = numbersIn(paragraphs.find((text) => text.includes('le dollar')) ?? '');
  const [dollar = Number.NaN, euros] = numbers;
  assert.is(euros, Math.round(total * dollar));
  assert.ok(numbers.includes(users * seat), `${users} seats`);
});

test.run();
