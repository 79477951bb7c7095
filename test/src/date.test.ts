import { frenchDate } from '../../src/format/date.ts';
import { assert, suite } from '../suite.ts';

const test = suite('Dates');

const DATES: readonly (readonly [iso: string, alone: string, inSentence: string])[] = [
  ['2025-08-15', '15 Août 2025', '15 août 2025'],
  ['2024-02-29', '29 Février 2024', '29 février 2024'],
  ['2026-12-01', '1er Décembre 2026', '1er décembre 2026'],
];

test('have a capital month alone, a small one in a sentence, and 1er for the first', () => {
  for (const [iso, alone, inSentence] of DATES)
    assert.equal([frenchDate(iso, 'alone'), frenchDate(iso, 'sentence')], [alone, inSentence]);
});

test('know the twelve months', () => {
  for (let month = 0; month < 12; month++) {
    const iso = `2025-${String(month + 1).padStart(2, '0')}-02`;
    const name = new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2025, month, 2));
    assert.is(frenchDate(iso, 'sentence'), `2 ${name} 2025`);
  }
});
