import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { frenchDay } from '../../../../build/diagnostics/messages/french-day.fr.ts';

const test = suite('Days in messages');

test('are written as French sentences write them, with their weekday where one asks for it', () => {
  for (const [day, plain, weekday] of [
    ['2026-12-03', '3 décembre 2026', 'jeudi'],
    ['2026-12-01', '1er décembre 2026', 'mardi'],
    ['2028-02-29', '29 février 2028', 'mardi'],
    ['2026-11-22', '22 novembre 2026', 'dimanche'],
    ['2026-08-11', '11 août 2026', 'mardi'],
  ] as const)
    assert.equal([frenchDay(day), frenchDay(day, true)], [plain, `${weekday} ${plain}`]);
  for (const text of ['2026-13-01', 'bientôt', '']) assert.is(frenchDay(text), text);
});

test.run();
