import { dayOf, parseMoment, startOfDay } from '../../../build/platform/calendar.ts';
import { assert, suite } from '../../suite.ts';

const test = suite('Days of a time zone');

const PARIS = 'Europe/Paris';

/** Midnights in Paris about both changes of its clocks, and on ordinary days, in UTC. */
const MIDNIGHTS: Readonly<Record<string, string>> = {
  '2025-01-01': '2024-12-31T23:00:00.000Z',
  '2025-03-30': '2025-03-29T23:00:00.000Z',
  '2025-03-31': '2025-03-30T22:00:00.000Z',
  '2025-10-25': '2025-10-24T22:00:00.000Z',
  '2025-10-26': '2025-10-25T22:00:00.000Z',
  '2025-10-27': '2025-10-26T23:00:00.000Z',
  '2028-02-29': '2028-02-28T23:00:00.000Z',
};

test('a day begins at midnight in Paris, and not a millisecond before', () => {
  for (const [day, midnight] of Object.entries(MIDNIGHTS)) {
    const start = startOfDay(day, PARIS);
    assert.is(start.toISOString(), midnight);
    assert.is(dayOf(start, PARIS), day);
    assert.not(dayOf(new Date(start.getTime() - 1), PARIS) >= day, day);
  }
});

test('a day begins when clocks first show it, where they change at midnight', () => {
  // In São Paulo, midnight of 4 November 2018 was skipped, and the last hour of 17 February 2018 came twice.
  assert.is(startOfDay('2018-11-04', 'America/Sao_Paulo').toISOString(), '2018-11-04T03:00:00.000Z');
  assert.is(startOfDay('2018-02-18', 'America/Sao_Paulo').toISOString(), '2018-02-18T03:00:00.000Z');
});

test('a moment is that of the time zone, unless it says another', () => {
  const moments: Readonly<Record<string, string>> = {
    '2026-12-03': '2026-12-02T23:00:00.000Z',
    '2026-12-03T09:30': '2026-12-03T08:30:00.000Z',
    '2026-07-03T09:30:15': '2026-07-03T07:30:15.000Z',
    '2026-12-03T09:30Z': '2026-12-03T09:30:00.000Z',
    '2026-12-03T09:30:15.250Z': '2026-12-03T09:30:15.250Z',
    '2026-12-03T09:30-05:00': '2026-12-03T14:30:00.000Z',
    // Shown twice: the first time counts. Skipped: as late as clocks were set on.
    '2025-10-26T02:30': '2025-10-26T00:30:00.000Z',
    '2025-03-30T02:30': '2025-03-30T01:30:00.000Z',
  };
  for (const [text, moment] of Object.entries(moments))
    assert.is(parseMoment(text, PARIS)?.toISOString(), moment, text);
});

test('a text without a valid moment is not read as one', () => {
  const days = ['', 'demain', '2026', '2026-12', '2026-2-3', '03/12/2026', '2026-02-30', '2026-13-01'];
  const times = ['2026-12-03 09:30', '2026-12-03T', '2026-12-03T25:00', '2026-12-03T09:61', '2026-12-03T09:30+99:00'];
  for (const text of [...days, ...times]) assert.is(parseMoment(text, PARIS), undefined, text);
});
