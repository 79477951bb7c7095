import { setTimeout as wait } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { NextPublication } from '../../../build/dev/next-publication.ts';
import { startOfDay } from '../../../build/system/calendar.ts';
import type { HeldPage } from '../../../build/validate/held.ts';
import { eventually } from '../../support/eventually.ts';

const test = suite('The next publication');

const timeZone = 'Europe/Paris';
const DRAFT: HeldPage = { file: 'a.md', path: '/a', held: { why: 'draft' } };

function scheduled(from: string): HeldPage {
  return { file: 'b.md', path: '/b', held: { why: 'scheduled', from } };
}

/** How often it is called when its clock stands so many milliseconds before midnight of the 26th of October. */
function waiting(before: number, held: readonly HeldPage[]) {
  const start = Date.now();
  let calls = 0;
  const clock = () => startOfDay('2025-10-26', timeZone).getTime() - before + (Date.now() - start);
  const next = new NextPublication({ timeZone, clock, onDay: () => calls++ });
  next.waitFor(held);
  return { calls: () => calls, next };
}

test('comes at the midnight of the first day, once', async () => {
  const { calls, next } = waiting(40, [scheduled('2025-10-26'), scheduled('2025-10-27'), DRAFT]);
  assert.is(calls(), 0);
  await eventually(async () => calls(), 1);
  await wait(60);
  assert.is(calls(), 1);
  next.stop();
});

test('is none of a draft, of a day that is far, or once it is no longer waited for', async () => {
  const far = waiting(40, [scheduled('2026-10-26')]);
  const draft = waiting(40, [DRAFT]);
  const stopped = waiting(40, [scheduled('2025-10-26')]);
  stopped.next.waitFor([]);
  await wait(120);
  assert.equal([far.calls(), draft.calls(), stopped.calls()], [0, 0, 0]);
  far.next.stop();
});

test.run();
