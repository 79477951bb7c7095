import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { articleOf, numberIn, numbersIn } from '../support/article.ts';
import { operationsOf, routesOf, stepsOn } from '../support/operations.ts';

const test = suite('The mail box sorted without code');
const article = articleOf('ia-nocode-productivite');

const french = (number: number) =>
  new Intl.NumberFormat('fr', { maximumFractionDigits: 3 }).format(number).replace(/\s/g, ' ');
const product = (numbers: readonly number[]) => numbers.reduce((result, number) => result * number, 1);

test('the answer is JSON with the keys and values that the prompt allows', async () => {
  const [prompt = ''] = await article.code('text');
  const [printed = ''] = await article.code('json');
  const answer: Record<string, unknown> = JSON.parse(printed);
  const allowed = [...prompt.matchAll(/^(\w+) : (.*)$/gm)];
  assert.equal(Object.keys(answer).sort(), allowed.map(([, key]) => key).sort());
  for (const [, key = '', rule = ''] of allowed)
    if (typeof answer[key] === 'string' && !rule.includes('mots')) assert.match(rule, answer[key]);
  assert.type(answer.a_verifier, 'boolean');
});

test('error rates are those of the messages that would go out unread, of which a higher threshold lets fewer', async () => {
  const rows = (await article.rows('Seuil', 'Partent seuls')).map((row) => row.map(numberIn));
  assert.ok(rows.length > 2);
  for (const [, sent = 0, errors = 0, rate] of rows) assert.is(rate, Math.round((errors / sent) * 1000) / 10);
  for (const [index, [threshold = 0, sent = 0]] of rows.slice(1).entries()) {
    const [before = 0, more = 0] = rows[index] ?? [];
    assert.ok(threshold > before && sent < more);
  }
});

test('the rule of three says what no error at all leaves possible', async () => {
  const [, sent = 0, errors] = (await article.rows('Seuil', 'Partent seuls')).at(-1)?.map(numberIn) ?? [];
  assert.is(errors, 0);
  assert.ok(await article.says(new RegExp(`${sent} messages.* ${french(300 / sent)} %`)));
});

test('the bill adds up, at the prices of the facts, and its totals are those of the text', async () => {
  const rows = await article.rows('Poste', 'Calcul', 'Par mois');
  const lines = rows.map(([, sum = '', month = '']) => ({ factors: numbersIn(sum), month, result: numberIn(month) }));
  const [model, make] = [
    lines.filter(({ month }) => month.endsWith('$')),
    lines.filter(({ month }) => !month.endsWith('$')),
  ];
  for (const { factors, result } of model) assert.is(product(factors) / 1e6, result);
  for (const { factors, result } of make) assert.is(product(factors), result);
  const [total, operations] = [model, make].map((part) => french(part.reduce((sum, { result }) => sum + result, 0)));
  assert.ok(await article.says(new RegExp(`${total} \\$`)), total);
  assert.ok(await article.says(new RegExp(`${operations} opérations`)), operations);
  const prices = model.map(({ factors }) => factors.at(-1)?.toFixed(2).replace('.', ','));
  assert.ok(await article.says(new RegExp(`${prices[0]} \\$ en entrée et ${prices[1]} \\$ en sortie`)));
});

test('the bill counts as many operations a message as the diagram, whichever way the message goes', async () => {
  const [, , modules] = await article.rows('Poste', 'Calcul', 'Par mois');
  const steps = await article.steps();
  const routes = routesOf(steps.at(-1));
  assert.ok(routes.length > 1);
  for (const route of routes)
    assert.is(operationsOf(steps) + operationsOf(stepsOn(route)), numbersIn(modules?.[1] ?? '').at(-1));
});

test.run();
