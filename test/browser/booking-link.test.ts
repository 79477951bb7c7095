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
  test(`${name} is left to the browser, which opens another tab or window`, () =>
    onPage('/contact', async (page, url) => {
      await page.goto(url);
      // Heard after the page's own listeners; what would open is called off, as a third party is not asked by a test.
      await page.evaluate(() => {
        for (const type of ['click', 'auxclick']) {
          addEventListener(type, (event) => {
            document.body.dataset.prevented = String(event.defaultPrevented);
            event.preventDefault();
          });
        }
      });
      await button(page).click(options);
      assert.is(await page.evaluate(() => document.body.dataset.prevented), 'false');
      assert.is(page.url(), url);
      assert.is(await page.locator('dialog').count(), 0);
    }));
}

test.run();
