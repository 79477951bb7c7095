import type { BrowserContextOptions, Page } from 'playwright-core';
import { assert, suite } from '../suite.ts';
import { atRest } from '../support/at-rest.ts';
import { eventually } from '../support/eventually.ts';
import { arrive, onPage } from '../support/on-page.ts';
import { articleWith } from '../support/tested-content.ts';
import { CHUNK, changeHtml, scriptsOf } from '../support/traffic.ts';

const test = suite('When an island wakes by itself');

const awake = (page: Page) => page.locator('[data-island][data-awake]').count();

/** Opens a page whose one island, far below the first screen, is told by these attributes when to wake. */
function opened(
  attributes: string,
  work: (page: Page, scripts: string[]) => Promise<void>,
  { before, ...options }: BrowserContextOptions & { before?: (page: Page) => Promise<unknown> } = {},
): Promise<void> {
  return onPage(articleWith('roiCalculator'), options, async (page, url) => {
    await changeHtml(page, url, (html) => html.replace(/data-when="[^"]*"/, attributes));
    await before?.(page);
    const scripts = scriptsOf(page);
    await arrive(page, url);
    await work(page, scripts);
  });
}

async function staysAsleep(page: Page, scripts: readonly string[]): Promise<void> {
  await page.waitForLoadState();
  // No idle time is waited for: a test holds it back.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  assert.is(await awake(page), 0);
  assert.not(
    scripts.some((path) => CHUNK.test(path)),
    'its code is not even asked for',
  );
}

test('a failed load is logged, stops nothing else, and is tried again at a touch', () =>
  opened(
    'data-when="visible"',
    async (page) => {
      await page.locator('[data-island]').scrollIntoViewIfNeeded();
      await atRest(page);
      assert.is(await awake(page), 0);
      assert.not(await page.locator('[data-island] + [role=alert]').isVisible(), 'nobody asked it for anything');
      await page.unroute(CHUNK);
      await page.locator('[data-island] input').first().focus();
      await eventually(() => awake(page), 1);
    },
    { before: (page) => page.route(CHUNK, (route) => route.abort()) },
  ));

test('visible: shortly before it comes into view', () =>
  opened('data-when="visible"', async (page, scripts) => {
    const goTo = (distance: number) =>
      page.evaluate((below) => {
        const { top } = document.querySelector('[data-island]')?.getBoundingClientRect() ?? { top: 0 };
        scrollBy({ top: top - innerHeight - below, behavior: 'instant' });
      }, distance);
    await goTo(400);
    await staysAsleep(page, scripts);
    await goTo(100);
    await eventually(() => awake(page), 1);
  }));

for (const word of ['interaction', 'no-such-word']) {
  test(`${word}: not even in view, before it is touched`, () =>
    opened(`data-when="${word}"`, async (page, scripts) => {
      const input = page.locator('[data-island] input').first();
      await input.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
      await staysAsleep(page, scripts);
      await input.focus();
      await eventually(() => awake(page), 1);
    }));
}
