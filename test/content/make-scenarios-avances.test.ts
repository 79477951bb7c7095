import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { articleOf, numberIn } from '../support/article.ts';
import { operationsOf, routesOf, stepsOn } from '../support/operations.ts';

const test = suite('The article on scenarios that last');
const article = articleOf('make-scenarios-avances');

test('each design of the scenario consumes what the diagram counts', async () => {
  const steps = await article.steps();
  const [customer, shared] = routesOf(steps.at(-1));
  const [, known] = routesOf(stepsOn(customer)[0]);
  const common = stepsOn(shared);
  const order = operationsOf(steps) + operationsOf(stepsOn(known)) + operationsOf(common);
  const lines = Math.max(...common.map((step) => operationsOf([step])));
  const rows = await article.rows('Dessin', 'Opérations');
  const counted = rows.map(([, operations = '']) => numberIn(operations));
  const orders = (counted[2] ?? 0) / order;
  assert.ok(Number.isInteger(orders) && orders > 0);
  const repeated = order - 1 + (lines - 1) * 4;
  const everyFiveMinutes = (30 * 24 * 60) / 5;
  assert.equal(counted, [
    repeated * orders,
    (order - 1) * orders + everyFiveMinutes,
    order * orders,
    (order - lines) * orders,
  ]);
});

test('a search without an aggregator sends one e-mail a row', async () => {
  const [apart = [], together = []] = await article.rows('Construction');
  const found = numberIn(apart[2] ?? '');
  assert.is(numberIn(apart[1] ?? ''), 1 + found);
  assert.is(numberIn(together[1] ?? ''), 3);
  assert.is(numberIn(together[2] ?? ''), 1);
});

test('the message between two scenarios is JSON, with a key that stays the same', async () => {
  const [code = ''] = await article.code('json');
  const { cle, emis_le, lignes } = JSON.parse(code);
  assert.type(cle, 'string');
  assert.not(Number.isNaN(Date.parse(emis_le)));
  for (const { quantite } of lignes) assert.ok(quantite > 0);
});

test.run();
