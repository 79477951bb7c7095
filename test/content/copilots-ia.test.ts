import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { articleOf, numberIn, numbersIn } from '../support/article.ts';

const test = suite('The worked case of the copilot article');
const article = articleOf('copilots-ia');

/** Reduction of the delay aimed at, share of questions resolved, both of 1, and the copilot's delay in minutes. */
async function indicators() {
  const [reduction = 0, resolved = 0, seconds = 0] = (await article.rows('Indicateur', 'Valeur')).map(
    ([, value = '']) => numberIn(value),
  );
  return { reduction: reduction / 100, resolved: resolved / 100, delay: seconds / 60 };
}

test('the hours saved are counted from the questions, and their worth from the hours', async () => {
  const { resolved } = await indicators();
  const rows = await article.rows('Poste', 'Calcul', 'Heures par mois');
  const [start = 0, saved = 0, ...rest] = rows.map(([, , hours = '']) => numberIn(hours));
  const [questions = 0, minutes = 0] = numbersIn(rows[0]?.[1] ?? '');
  assert.is((questions * minutes) / 60, start);
  assert.is(start * resolved, saved);
  const net = rest.pop() ?? 0;
  const left = rest.reduce((hours, cost) => hours + cost, saved);
  assert.is(left, net);
  const paragraphs = (await article.paragraphs()).map(numbersIn);
  assert.ok(paragraphs.some(([wage = 0, hours, worth]) => hours === net && wage * hours === worth));
});

test('what the mean delay becomes, and what it asks of the team, follow from the figures of the case', async () => {
  const { reduction, resolved, delay } = await indicators();
  const delays = (await article.rows('Situation', 'Délai moyen')).map(([, minutes = '']) => numberIn(minutes));
  const [before = 0] = delays;
  const byCopilot = resolved * delay;
  const unaided = byCopilot + (1 - resolved) * before;
  const aim = (1 - reduction) * before;
  const asked = Math.round((aim - byCopilot) / (1 - resolved));
  assert.equal(delays, [before, Math.round(unaided), Math.round(aim)]);
  for (const said of [
    `${before / 60} heures`,
    `${Math.round((1 - unaided / before) * 100)} %`,
    `${Math.floor(asked / 60)} h ${asked % 60}`,
  ])
    assert.ok(await article.says(new RegExp(`\\b${said}`)), said);
});

test.run();
