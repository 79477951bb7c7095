import { midnight } from '../../../src/format/midnight.ts';
import { assert, suite } from '../../suite.ts';

const test = suite('Midnight in Paris');

test('a day begins at midnight in Paris, in winter and in summer, and on the days whose clocks change', () => {
  for (const [day, offset, moment] of [
    ['2026-11-29', '+01:00', '2026-11-28T23:00:00.000Z'],
    ['2026-07-14', '+02:00', '2026-07-13T22:00:00.000Z'],
    ['2026-03-29', '+01:00', '2026-03-28T23:00:00.000Z'],
    ['2026-10-25', '+02:00', '2026-10-24T22:00:00.000Z'],
  ] as const) {
    assert.is(midnight(day), `${day}T00:00:00${offset}`);
    assert.is(new Date(midnight(day)).toISOString(), moment);
  }
});
