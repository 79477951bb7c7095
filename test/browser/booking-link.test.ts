import type { Page } from 'playwright-core';
import { assert, suite } from '../suite.ts';
import { atRest } from '../support/at-rest.ts';
import { arrive, onPage } from '../support/on-page.ts';
import { passTimeUntil } from '../support/paused-clock.ts';
import { realSettings } from '../support/real-pages.ts';
import { interceptThirdParty } from '../support/third-party.ts';
import { CHUNK, SCRIPTS } from '../support/traffic.ts';

const test = suite('Booking as the link it is');

const button = (page: Page) => page.locator('a[data-booking]').last();
const agenda = new URL(realSettings().rendezVous);

for (const [where, lost, javaScriptEnabled] of [
  ['without script', undefined, false],
  ['when no script arrives', SCRIPTS, true],
  ['when the dialog’s code cannot be loaded', CHUNK, true],
] as const)
  test(`leads to the scheduling service ${where}`, () =>
    onPage('/contact', { javaScriptEnabled }, async (page, url) => {
      await interceptThirdParty(page);
      if (lost) await page.route(lost, (route) => route.abort());
      await page.goto(url);
      await button(page).click();
      await page.waitForURL(({ origin, pathname }) => origin === agenda.origin && pathname === agenda.pathname);
    }));

test('leads there when the dialog does not open, and a later click opens it', () =>
  onPage('/contact', async (page, url) => {
    await interceptThirdParty(page);
    await page.addInitScript(`
      const { showModal } = HTMLDialogElement.prototype;
      HTMLDialogElement.prototype.showModal = () => { throw new Error('not now'); };
      addEventListener('later', () => { HTMLDialogElement.prototype.showModal = showModal; });`);
    const errors: string[] = [];
    page.on('console', (message) => errors.push(message.text()));
    await page.clock.install();
    await page.goto(url);
    // The page stays, as if the reader had come back from the agenda to where they left.
    await page.route(`${agenda.origin}/**`, (route) => route.fulfill({ status: 204 }));
    let isLed = false;
    page.on('request', (request) => {
      isLed ||= request.isNavigationRequest() && request.url().startsWith(agenda.href);
    });
    await button(page).click();
    await passTimeUntil(page, () => isLed, 600);
    assert.is(await page.locator('dialog').count(), 0, 'nothing is left of the dialog');
    assert.ok(
      errors.some((error) => error.includes('not now')),
      'why is in the console',
    );
    await page.evaluate(() => dispatchEvent(new Event('later')));
    await button(page).click();
    await passTimeUntil(page, () => page.getByRole('dialog').isVisible(), 600);
  }));

/** Resolves to true if the booking module handles a click with these properties, or on another element. */
function takes(page: Page, click: Readonly<Record<string, boolean>>, before = ''): Promise<boolean> {
  return page.evaluate(
    ({ click, before }) => {
      const link = document.querySelector(before === 'elsewhere' ? 'main' : 'a[data-booking]');
      if (before === 'prevented') link?.addEventListener('click', (event) => event.preventDefault(), { once: true });
      let taken = false;
      addEventListener(
        'click',
        (event) => {
          taken = event.defaultPrevented && before !== 'prevented';
          event.preventDefault();
        },
        { once: true },
      );
      link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...click }));
      return taken;
    },
    { click, before },
  );
}

test('a click that means something else is left alone', () =>
  onPage('/contact', async (page, url) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await interceptThirdParty(page);
    await page.goto(url);
    await atRest(page);
    for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey']) assert.not(await takes(page, { [key]: true }), key);
    assert.not(await takes(page, {}, 'elsewhere'));
    await takes(page, {}, 'prevented');
    await page.evaluate(() => document.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    await atRest(page);
    assert.not(
      scripts.some((path) => CHUNK.test(path)),
      'the dialog’s code is not asked for',
    );
    assert.ok(await takes(page, {}), 'and a plain one is not');
  }));

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`the page ${reducedMotion === 'reduce' ? 'jumps' : 'glides'} to the block with motion: ${reducedMotion}`, () =>
    onPage('/contact', { reducedMotion, viewport: { width: 600, height: 400 } }, async (page, url) => {
      await interceptThirdParty(page);
      await arrive(page, url);
      const moved = await button(page).evaluate((link: HTMLAnchorElement) => {
        scrollTo({ top: 0, behavior: 'instant' });
        link.click();
        return scrollY > 0;
      });
      assert.is(moved, reducedMotion === 'reduce');
    }));
}

test('a page without a block opens the agenda all the same', () =>
  onPage('/contact', async (page, url) => {
    await interceptThirdParty(page);
    await page.clock.install();
    await page.goto(url);
    await page.evaluate(() => {
      for (const block of document.querySelectorAll('#booking, #contact')) block.removeAttribute('id');
    });
    await button(page).click();
    await passTimeUntil(page, () => page.getByRole('dialog').isVisible(), 600);
  }));
