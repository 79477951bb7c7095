import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { frenchDate } from '../../src/format/date.ts';
import { textOf } from '../support/dom.ts';
import { diagramSteps } from '../support/operations.ts';
import { entriesOfKind, realPage } from '../support/real-pages.ts';

const test = suite('The legal calendar of the article on trends');

/** Every day from 2025 to 2027, as a sentence writes it, with its ISO form. */
const DAYS = new Map(
  Array.from({ length: 3 * 365 }, (_, day) => {
    const iso = new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);
    return [frenchDate(iso, 'sentence'), iso] as const;
  }),
);

const drawn = async () =>
  diagramSteps(await realPage('/blog/futur-automatisation')).map((step) => textOf(step).split(' : ')[0] ?? '');

test('its drawing goes from one day to a later one', async () => {
  const days = (await drawn()).map((day) => DAYS.get(day) ?? day);
  assert.ok(days.length > 3);
  for (const day of days) assert.match(day, /^\d{4}-\d\d-\d\d$/);
  assert.equal(days, [...new Set(days)].sort());
});

test('its drawing, which facts cannot enter, holds the dates of those that the text cites', async () => {
  const days = await drawn();
  const facts = (await entriesOfKind('facts')).filter(({ slug }) => ['facturation', 'reglement-ia'].includes(slug));
  const dates = facts.flatMap(({ data }) => data.faits.map(({ valeur }) => valeur)).filter((value) => DAYS.has(value));
  assert.ok(dates.length > 2);
  for (const date of dates) assert.ok(days.includes(date), date);
});

test.run();
