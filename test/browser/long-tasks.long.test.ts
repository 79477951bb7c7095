import type { Page } from 'playwright-core';
import { z } from 'zod';
import { assert, suite } from '../suite.ts';
import { inPage, MOVING } from '../support/browser.ts';
import { onePathOfEachType } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Long tasks');

/** A phone's processor is so many times slower. A browser that slows itself down does so by the clock: beside other work it would be slower still. */
const SLOWER = 4;
/** Milliseconds after which a task keeps a reader's touch waiting. */
const LONG = 50;
/** Milliseconds of a phone's processor that a page may take beyond that, all its tasks together. */
const MOST = 300;

const TraceEvent = z.object({ name: z.string(), pid: z.number(), tid: z.number(), tdur: z.number().optional() });
type TraceEvent = z.infer<typeof TraceEvent>;

/** Returns what the browser does while a page loads, and until all its parts are laid out. */
async function traceOf(page: Page, address: string): Promise<TraceEvent[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...value.flatMap((one) => TraceEvent.safeParse(one).data ?? [])),
  );
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    categories: 'toplevel,devtools.timeline,disabled-by-default-devtools.timeline',
    transferMode: 'ReportEvents',
  });
  await page.goto(address);
  await page.waitForFunction(() => !document.querySelector('[data-lazy]'));
  await session.send('Tracing.end');
  await complete;
  return events;
}

/** Returns by how much tasks of the page's main thread would be too long on a phone, in milliseconds of its processor. */
function blockingTime(events: readonly TraceEvent[]): number {
  const main = events.find(({ name }) => name === 'ParseHTML');
  const tasks = events.filter(({ name, pid, tid }) => /RunTask$/.test(name) && pid === main?.pid && tid === main.tid);
  assert.ok(tasks.length > 0, 'its tasks are in the trace');
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (SLOWER * tdur) / 1000 - LONG), 0);
}

test('keep no page busy for long on a phone with a processor four times slower', async () => {
  const { url } = await realSite();
  for (const path of await onePathOfEachType())
    await inPage({ ...MOVING, viewport: { width: 412, height: 823 } }, async (page) => {
      const blocking = blockingTime(await traceOf(page, url + path));
      assert.ok(blocking <= MOST, `${path}: ${Math.round(blocking)} ms over ${LONG}`);
    });
});
