import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { HeldPage } from '../../../build/contract/publication.ts';
import { NextPublication } from '../../../build/dev/next-publication.ts';
import { startOfDay } from '../../../build/system/calendar.ts';
import { inPassingTime } from '../../support/passing-time.ts';

const test = suite('The next publication');

const timeZone = 'Europe/Paris';
const HOUR = 3_600_000;
const DRAFT: HeldPage = { file: 'a.md', path: '/a', held: { why: 'draft' } };
const scheduled = (from: string): HeldPage => ({ file: 'b.md', path: '/b', held: { why: 'scheduled', from } });

/** Waits from an hour before midnight of the 26th of October. `calls`: how often the midnight came. */
const waiting = (
  steps: (next: NextPublication, calls: () => number, pass: (hours: number) => Promise<void>) => Promise<void>,
) =>
  inPassingTime(async ({ clock, pass }) => {
    let calls = 0;
    const start = startOfDay('2025-10-26', timeZone).getTime() - HOUR;
    const next = new NextPublication({ timeZone, clock: () => start + clock(), onDay: () => calls++ });
    await steps(
      next,
      () => calls,
      (hours) => pass(hours * HOUR),
    );
  });

test('comes at the midnight of the first day, once', () =>
  waiting(async (next, calls, pass) => {
    next.waitFor([scheduled('2025-10-26'), scheduled('2025-10-27'), DRAFT]);
    await pass(0.99);
    assert.is(calls(), 0);
    await pass(0.01);
    assert.is(calls(), 1);
    await pass(100);
    assert.is(calls(), 1);
  }));

test('comes on a day that is further away than a timer can be set', () =>
  waiting(async (next, calls, pass) => {
    next.waitFor([scheduled('2025-12-24')]);
    for (let day = 0; day < 59; day++) await pass(24);
    assert.is(calls(), 0);
    await pass(24);
    assert.is(calls(), 1);
  }));

test('is none of a draft, nor of what is no longer waited for', () =>
  waiting(async (next, calls, pass) => {
    next.waitFor([DRAFT]);
    await pass(100);
    next.waitFor([scheduled('2025-10-31')]);
    next.waitFor([]);
    await pass(1000);
    assert.is(calls(), 0);
  }));

test.run();
