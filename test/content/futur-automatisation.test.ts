import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import matter from 'gray-matter';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { dayInSentence } from '../../src/format/date.ts';
import { textOf } from '../support/dom.ts';
import { diagramSteps } from '../support/operations.ts';
import { realPage } from '../support/real-pages.ts';
import { contentFolder } from '../support/real-site.ts';

const test = suite('The legal calendar of the article on trends');

/** Every day from 2025 to 2027, as a sentence writes it, with its ISO form. */
const DAYS = new Map(
  Array.from({ length: 3 * 365 }, (_, day) => {
    const iso = new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);
    return [dayInSentence(iso), iso] as const;
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

test('its drawing, which facts cannot enter, holds their dates', async () => {
  const days = await drawn();
  const dates = ['facturation', 'reglement-ia'].flatMap(datesOf);
  assert.ok(dates.length > 2);
  for (const date of dates) assert.ok(days.includes(date), date);
});

test.run();

/** The values of a file of facts that are a day. */
function datesOf(file: string): string[] {
  const { data } = matter(readFileSync(join(contentFolder, `faits/${file}.md`), 'utf8'));
  const { faits } = z.object({ faits: z.array(z.object({ valeur: z.string() })) }).parse(data);
  return faits.map(({ valeur }) => valeur).filter((value) => DAYS.has(value));
}
