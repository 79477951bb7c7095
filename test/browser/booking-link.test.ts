import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { onPage } from '../support/on-page.ts';
import { realSettings } from '../support/real-pages.ts';
import { standIn } from '../support/third-party.ts';
import { CHUNK } from '../support/traffic.ts';

const test = suite('Booking as the link it is');

const button = (page: Page) => page.locator('a[data-booking]').last();
const agenda = new URL(realSettings().rendezVous);

async function atAgenda(page: Page): Promise<void> {
  await page.waitForURL(({ origin, pathname }) => origin === agenda.origin && pathname === agenda.pathname);
}

test('leads to the scheduling service without script', () =>
  onPage(
    '/contact',
    async (page, url) => {
      await standIn(page);
      await page.goto(url);
      await button(page).click();
      await atAgenda(page);
    },
    { javaScriptEnabled: false },
  ));

test('leads there when no script arrives', () =>
  onPage('/contact', async (page, url) => {
    await standIn(page);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(url);
    await button(page).click();
    await atAgenda(page);
  }));

test('leads there when the dialog’s code cannot be loaded', () =>
  onPage('/contact', async (page, url) => {
    await standIn(page);
    await page.route(CHUNK, (route) => route.abort());
    await page.goto(url);
    await button(page).click();
    await atAgenda(page);
  }));

for (const [name, options] of Object.entries({
  'a click with Control': { modifiers: ['ControlOrMeta' as const] },
  'a click with Shift': { modifiers: ['Shift' as const] },
  'the middle button': { button: 'middle' as const },
})) {
  test(`${name} opens it the browser’s way, in another tab or window`, () =>
    onPage('/contact', async (page, url) => {
      await page.goto(url);
      // The test would not see what a new tab asks of a third party: this one stays on the site.
      const elsewhere = new URL('/about', url).href;
      await button(page).evaluate((link, href) => link.setAttribute('href', href), elsewhere);
      const opened = page.context().waitForEvent('page');
      await button(page).click(options);
      await (await opened).waitForURL(elsewhere);
      assert.is(page.url(), url);
      assert.is(await page.locator('dialog').count(), 0);
    }));
}

test.run();
