import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { EMPTY, fillMessage, notifications, submitButton, typedIn } from '../support/contact-form.ts';
import { eventually } from '../support/eventually.ts';
import { onPage, PHONE } from '../support/on-page.ts';
import { realSettings } from '../support/real-pages.ts';
import { standIn } from '../support/third-party.ts';
import { openWithoutScripts, SCRIPTS } from '../support/traffic.ts';

const test = suite('First tap on a slow phone');

/** How long scripts are on their way, in milliseconds. */
const LATE = 1500;

/** Opens a page on a phone of a quarter of the speed, whose scripts come late, and hands it over before any of them is there. */
function onSlowPhone(path: string, work: (page: Page, url: string) => Promise<void>): Promise<void> {
  return onPage(
    path,
    async (page, url) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      let release = () => {};
      const late = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(SCRIPTS, async (route) => {
        await late;
        await route.continue();
      });
      await standIn(page);
      await openWithoutScripts(page, url);
      setTimeout(release, LATE);
      await work(page, url);
    },
    PHONE,
  );
}

test('sends the form', () =>
  onSlowPhone('/contact', async (page) => {
    await fillMessage(page);
    await submitButton(page).tap();
    await notifications(page).first().waitFor();
    assert.is(await notifications(page).count(), 1);
    assert.equal(await typedIn(page), EMPTY);
  }));

test('counts in the calculator, which keeps what was typed', () =>
  onSlowPhone('/blog/roi-automatisation', async (page) => {
    const calculator = page.locator('[data-island=RoiCalculator]');
    const before = await calculator.locator('td').allTextContents();
    const field = calculator.locator('input').first();
    await field.tap();
    await field.fill('1234');
    await eventually(async () => (await calculator.locator('td').allTextContents()).join() !== before.join(), true);
    assert.is(await field.inputValue(), '1234');
  }));

test('shows all of the blog’s list', () =>
  onSlowPhone('/blog', async (page) => {
    const last = page.locator('[data-folded]').last();
    await page.locator('[data-reveal]').tap();
    await last.waitFor({ state: 'visible' });
  }));

test('leads to the scheduling page', () =>
  onSlowPhone('/contact', async (page) => {
    await page.locator('a[data-booking]').first().tap();
    const { origin } = new URL(realSettings().rendezVous);
    // As a link, or in a dialog over the page where its module is there already.
    await eventually(
      async () =>
        new URL(page.url()).origin === origin || (await page.locator(`dialog iframe[src^="${origin}"]`).count()) > 0,
      true,
    );
  }));

test('opens the menu, and a link in it leads on', () =>
  onSlowPhone('/contact', async (page, url) => {
    await page.locator('header summary').tap();
    const link = page.locator('header details a[href="/services"]');
    await link.waitFor({ state: 'visible' });
    await link.tap();
    await eventually(async () => page.url() === new URL('/services', url).href, true);
  }));

test.run();
