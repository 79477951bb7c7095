import type { Locator, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { EMPTY, field, fillMessage, MESSAGE, notifications, submitButton, typedIn } from '../support/contact-form.ts';
import { eventually } from '../support/eventually.ts';
import { arrive, onPage } from '../support/on-page.ts';
import { passTimeUntil, pauseClock } from '../support/paused-clock.ts';
import { realSettings } from '../support/real-pages.ts';
import { CHUNK, holdChunks, scriptsOf, VENDOR } from '../support/traffic.ts';

const test = suite('First touch of a sleeping island');

const GRID = '/services/design';

function awake(page: Page): Promise<number> {
  return page.locator('[data-island][data-awake]').count();
}

test('a submit that comes before hydration is sent once afterwards, and never in the address', () =>
  onPage('/contact', async (page, url) => {
    const release = await holdChunks(page);
    await page.goto(url);
    await fillMessage(page);
    await submitButton(page).click();
    await submitButton(page).click();
    assert.is(await awake(page), 0);
    assert.equal(await typedIn(page), MESSAGE, 'nothing is lost while the code is on its way');
    release();
    await notifications(page).first().waitFor();
    assert.is(await notifications(page).count(), 1);
    assert.equal(await typedIn(page), EMPTY);
    assert.is(page.url(), url);
  }));

test('Enter in a field counts as a submit, too', () =>
  onPage('/contact', async (page, url) => {
    const release = await holdChunks(page);
    await page.goto(url);
    await fillMessage(page);
    await field(page, 'nom').press('Enter');
    release();
    await notifications(page).first().waitFor();
    assert.is(page.url(), url);
  }));

const SCRIPTS = '**/*.js*';

/** Keeps back every script of a page, the runtime's own included. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPTS, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Notes the clicks that a button hears from now on. */
function countClicks(button: Locator): Promise<void> {
  return button.evaluate((element) => {
    const clicks: Event[] = [];
    Object.assign(globalThis, { clicks });
    element.addEventListener('click', (event) => clicks.push(event));
  });
}

const lost = (page: Page) => page.locator('[data-island] + [role=alert]');

/** Opens a page whose scripts do not come: it never ends loading. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
}

test('a submit that comes before any script is sent once when they come', () =>
  onPage('/contact', async (page, url) => {
    const release = await holdScripts(page);
    await open(page, url);
    await fillMessage(page);
    await submitButton(page).click();
    await field(page, 'nom').press('Enter');
    await page.waitForTimeout(1500);
    assert.equal(await typedIn(page), MESSAGE);
    release();
    await notifications(page).first().waitFor();
    await page.waitForLoadState('networkidle');
    assert.is(await notifications(page).count(), 1);
    assert.equal(await typedIn(page), EMPTY);
    assert.is(page.url(), url);
    assert.not(await lost(page).isVisible());
  }));

test('so is a click on an island’s button', () =>
  onPage(GRID, async (page, url) => {
    const release = await holdScripts(page);
    await open(page, url);
    const tile = page.locator('[data-island] button').first();
    await tile.click();
    await countClicks(tile);
    release();
    await eventually(() => page.evaluate<number>('clicks.length'), 1);
    await page.waitForLoadState('networkidle');
    assert.is(await page.evaluate('clicks.length'), 1);
    assert.not(await lost(page).isVisible());
  }));

test('a submit that no script ever hears says so, keeps the text, and is sent by a later one', () =>
  onPage('/contact', async (page, url) => {
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(url);
    assert.not(await lost(page).isVisible(), 'a reader who needs nothing is not bothered');
    await fillMessage(page);
    await submitButton(page).click();
    await lost(page).waitFor();
    assert.is(await lost(page).getByRole('link').getAttribute('href'), `mailto:${realSettings().email}`);
    assert.equal(await typedIn(page), MESSAGE);
    assert.is(page.url(), url);
    await page.unroute(SCRIPTS);
    await submitButton(page).click();
    await notifications(page).first().waitFor();
    assert.equal(await typedIn(page), EMPTY);
    assert.not(await lost(page).isVisible());
  }));

test('a submit that waits too long says so, and is sent all the same', () =>
  onPage('/contact', async (page, url) => {
    const release = await holdScripts(page);
    await pauseClock(page);
    await open(page, url);
    await fillMessage(page);
    await submitButton(page).click();
    await page.clock.runFor(4000);
    assert.not(await lost(page).isVisible());
    await page.clock.runFor(4000);
    assert.ok(await lost(page).isVisible());
    release();
    await passTimeUntil(page, async () => (await notifications(page).count()) > 0, 10);
    assert.equal(await typedIn(page), EMPTY);
    assert.not(await lost(page).isVisible());
  }));

test('several clicks on one button, wherever they meet it, are one; a pointer that comes back does not undo them', () =>
  onPage(GRID, async (page, url) => {
    const release = await holdChunks(page);
    await arrive(page, url);
    const tile = page.locator('[data-island] button').first();
    await tile.evaluate((button) => {
      for (const child of [...button.children, button])
        child.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    });
    await countClicks(tile);
    assert.is(await page.evaluate('clicks.length'), 0);
    release();
    await eventually(() => awake(page), 1);
    await eventually(() => page.evaluate<number>('clicks.length'), 1);
    await page.waitForLoadState('networkidle');
    assert.is(await page.evaluate('clicks.length'), 1);
  }));

test('typed text and chosen options survive hydration', () =>
  onPage('/contact', async (page, url) => {
    const release = await holdChunks(page);
    await page.goto(url);
    await fillMessage(page);
    await field(page, 'secteur').selectOption({ index: 2 });
    await field(page, 'typedemande').selectOption({ index: 1 });
    const chosen = () =>
      Promise.all(['secteur', 'typedemande'].map((name) => page.locator(`form [name=${name}]`).inputValue()));
    const before = await chosen();
    assert.not(before.includes(''), 'there was something to choose');
    await field(page, 'entreprise').focus();
    release();
    await eventually(() => awake(page), 1);
    assert.equal(await typedIn(page), MESSAGE);
    assert.equal(await chosen(), before);
    assert.is(await page.evaluate(() => document.activeElement?.getAttribute('name')), 'entreprise');
  }));

for (const [touch, act] of Object.entries({
  'a pointer that rests on a tile': (page: Page) => page.locator('[data-island] button').first().hover(),
  'the keyboard’s focus on a tile': (page: Page) => page.locator('[data-island] button').first().focus(),
  'a click on a tile': (page: Page) => page.locator('[data-island] button').first().click(),
})) {
  test(`${touch} before hydration opens its tooltip afterwards`, () =>
    onPage(GRID, async (page, url) => {
      const release = await holdChunks(page);
      await arrive(page, url);
      const name = await page.locator('[data-island] button').first().getAttribute('aria-label');
      await act(page);
      assert.is(await page.getByRole('tooltip').count(), 0);
      release();
      await eventually(() => page.getByRole('tooltip').allTextContents(), [name ?? '']);
    }));
}

test('a Tab through links loads nothing; the first tile that has the focus does', () =>
  onPage(GRID, async (page, url) => {
    const scripts = scriptsOf(page);
    await page.goto(url);
    const links = await page.locator('header a:visible').count();
    for (let presses = 0; presses <= links; presses++) await page.keyboard.press('Tab');
    assert.ok(await page.evaluate(() => document.activeElement?.matches('a')), 'the focus is on a link');
    await page.waitForLoadState('networkidle');
    assert.not(scripts.some((path) => CHUNK.test(path)));
    await page.locator('[data-island] button').first().focus();
    await eventually(() => scripts.some((path) => VENDOR.test(path)), true);
  }));

test('a link inside a sleeping island works by itself and wakes nothing', () =>
  onPage(GRID, async (page, url) => {
    const scripts = scriptsOf(page);
    await page.goto(url);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '#inside';
      link.textContent = 'Inside';
      document.querySelector('[data-island]')?.prepend(link);
    });
    await page.getByRole('link', { name: 'Inside' }).focus();
    await page.keyboard.press('Enter');
    await eventually(() => new URL(page.url()).hash, '#inside');
    await page.waitForLoadState('networkidle');
    assert.not(scripts.some((path) => CHUNK.test(path)));
  }));

test.run();
