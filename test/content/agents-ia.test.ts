import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { articleOf, numberIn } from '../support/article.ts';
import { dollarsOf, factNamed } from '../support/fact-prices.ts';

const test = suite('Figures of the article on agents');
const article = articleOf('agents-ia');

test('the chance that a task succeeds is the chance of one step to the power of their number', async () => {
  const [, chance = ''] = /(\d+) % de réussite/.exec(await article.text()) ?? [];
  const rows = await article.rows('Étapes');
  assert.ok(rows.length > 2);
  for (const [steps = '', share = ''] of rows)
    assert.is(numberIn(share), Math.round((numberIn(chance) / 100) ** numberIn(steps) * 100), steps);
});

test('a turn reads all that came before it, and a case costs what its turns read and write', async () => {
  const text = await article.text();
  const [, ...assumed] =
    /Supposons ([\d ]+) jetons au départ.*?puis ([\d ]+) de plus par tour, dont ([\d ]+) écrits/.exec(text) ?? [];
  const [start = 0, more = 0, written = 0] = assumed.map(numberIn);
  const [input = 0, output = 0] = await dollarsOf('anthropic-sonnet-prix');
  const costs = (await article.rows('Tours', 'Jetons lus')).map(([turns = '', ...cells]) => {
    const count = numberIn(turns);
    const read = Array.from({ length: count }, (_, turn) => start + turn * more).reduce((sum, part) => sum + part);
    const dollars = (read * input + count * written * output) / 1e6;
    assert.equal(cells.map(numberIn), [read, count * written, Math.round(dollars * 100) / 100], turns);
    return [count, dollars] as const;
  });
  const at = (turns: number) => new Map(costs).get(turns) ?? Number.NaN;
  assert.is(Math.round(at(20) / at(10)), 3);
  const [, budget = ''] = /budget d.API d.environ (\d+) €/.exec(text) ?? [];
  const cases = numberIn(budget) / numberIn(await factNamed('bce-dollar')) / at(10);
  assert.ok(cases > 90 && cases < 125 && (await article.says(/une centaine de dossiers de dix tours/)));
});

test.run();
