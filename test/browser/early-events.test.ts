import type { Page } from 'playwright-core';
import { assert, suite } from '../suite.ts';
import { atRest } from '../support/at-rest.ts';
import { EMPTY, field, fillMessage, MESSAGE, notifications, submitButton, typedIn } from '../support/contact-form.ts';
import { eventually } from '../support/eventually.ts';
import { countClicks, onPage } from '../support/on-page.ts';
import { passTimeUntil, pauseClock } from '../support/paused-clock.ts';
import { realSettings } from '../support/real-pages.ts';
import { CHUNK, holdRequests, openWithoutScripts, SCRIPTS } from '../support/traffic.ts';

const test = suite('First touch before any script');

const GRID = '/services/design';

const lost = (page: Page) => page.locator('[data-island] + [role=alert]');

for (const [moment, held, open] of [
  ['any script', SCRIPTS, openWithoutScripts],
  ['hydration', CHUNK, (page: Page, url: string) => page.goto(url)],
] as const) {
  test(`a submit that comes before ${moment} is sent once afterwards, and never in the address`, () =>
    onPage('/contact', async (page, url) => {
      const release = await holdRequests(page, held);
      await open(page, url);
      await page.locator('form').evaluate((form) => form.setAttribute('method', 'get'));
      await fillMessage(page);
      await submitButton(page).click();
      await submitButton(page).click();
      await field(page, 'nom').press('Enter');
      assert.is(await page.locator('[data-island][data-awake]').count(), 0);
      assert.equal(await typedIn(page), MESSAGE, 'nothing is lost while the code is on its way');
      release();
      await notifications(page).first().waitFor();
      await atRest(page);
      assert.is(await notifications(page).count(), 1);
      assert.equal(await typedIn(page), EMPTY);
      assert.is(page.url(), url);
      assert.not(await lost(page).isVisible());
    }));
}

test('a click on an island’s button before any script is one click when they come', () =>
  onPage(GRID, async (page, url) => {
    const release = await holdRequests(page, SCRIPTS);
    await openWithoutScripts(page, url);
    const tile = page.locator('[data-island] button').first();
    await countClicks(tile);
    await tile.click();
    assert.is(await page.evaluate('clicks.length'), 0, 'nobody hears what is held');
    release();
    await eventually(() => page.evaluate<number>('clicks.length'), 1);
    await atRest(page);
    assert.is(await page.evaluate('clicks.length'), 1);
    assert.not(await lost(page).isVisible());
  }));

for (const [name, lacking] of Object.entries({ script: SCRIPTS, chunk: CHUNK })) {
  test(`a submit that no ${name} ever hears says so, keeps the text, and is sent by a later one`, () =>
    onPage('/contact', async (page, url) => {
      await page.route(lacking, (route) => route.abort());
      await page.goto(url);
      assert.not(await lost(page).isVisible(), 'a reader who needs nothing is not bothered');
      await fillMessage(page);
      await submitButton(page).click();
      await lost(page).waitFor();
      assert.is(await lost(page).getByRole('link').getAttribute('href'), `mailto:${realSettings().email}`);
      assert.equal(await typedIn(page), MESSAGE);
      assert.is(page.url(), url);
      await page.unroute(lacking);
      await submitButton(page).click();
      await notifications(page).first().waitFor();
      assert.is(await notifications(page).count(), 1);
      assert.equal(await typedIn(page), EMPTY);
      assert.not(await lost(page).isVisible());
    }));
}

test('a submit that waits too long says so, and is sent all the same', () =>
  onPage('/contact', async (page, url) => {
    const release = await holdRequests(page, SCRIPTS);
    const releaseChunks = await holdRequests(page, CHUNK);
    await pauseClock(page);
    await openWithoutScripts(page, url);
    await fillMessage(page);
    await submitButton(page).click();
    await page.clock.runFor(4000);
    assert.not(await lost(page).isVisible());
    await page.clock.runFor(4000);
    assert.ok(await lost(page).isVisible());
    release();
    await lost(page).waitFor({ state: 'hidden' });
    releaseChunks();
    await passTimeUntil(page, async () => (await notifications(page).count()) > 0, 10);
    assert.equal(await typedIn(page), EMPTY);
    assert.not(await lost(page).isVisible());
  }));

test('one that is heard in time says nothing, then or later, whatever else fails', () =>
  onPage('/contact', async (page, url) => {
    const release = await holdRequests(page, SCRIPTS);
    await pauseClock(page);
    await openWithoutScripts(page, url);
    await page.evaluate(() => document.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    await fillMessage(page);
    await submitButton(page).click();
    await fail(page, 'img');
    assert.not(await lost(page).isVisible(), 'a picture is no script');
    release();
    await passTimeUntil(page, async () => (await notifications(page).count()) > 0, 10);
    await fail(page, 'script');
    await page.clock.runFor(10_000);
    assert.not(await lost(page).isVisible());
  }));

test('an event outside an island’s buttons takes its native course', () =>
  onPage('/contact', async (page, url) => {
    await holdRequests(page, SCRIPTS);
    await openWithoutScripts(page, url);
    for (const element of ['main', 'footer a', 'header summary', 'form input', 'form button[type=submit]'])
      assert.ok(await goesOn(page, element), element);
  }));

test('each lost script is asked for once a touch', () =>
  onPage('/contact', async (page, url) => {
    const asked: string[] = [];
    await page.route(SCRIPTS, (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await page.goto(url);
    const scripts = asked.length;
    await fillMessage(page);
    for (const touches of [1, 2, 3]) {
      await submitButton(page).click();
      await eventually(() => asked.length, scripts * (1 + touches));
    }
    assert.is(new Set(asked).size, asked.length, 'each time under another address');
  }));

/** Fires the event of an element that fails to load. */
function fail(page: Page, name: 'img' | 'script'): Promise<void> {
  return page.evaluate((name) => {
    const element = document.body.appendChild(document.createElement(name));
    element.dispatchEvent(new Event('error'));
  }, name);
}

/** Resolves to true if a click reaches the element and keeps its default action. */
function goesOn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((selector) => {
    let wasPrevented: boolean | undefined;
    const element = document.querySelector(selector);
    element?.addEventListener('click', (event) => {
      wasPrevented = event.defaultPrevented;
      event.preventDefault();
    });
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return wasPrevented === false;
  }, selector);
}
