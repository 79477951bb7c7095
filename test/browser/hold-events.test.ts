import type { Page } from 'playwright-core';
import { assert, suite } from '../suite.ts';
import { atRest } from '../support/at-rest.ts';
import { field, fillMessage, MESSAGE, notifications, openChoices, typedIn } from '../support/contact-form.ts';
import { eventually } from '../support/eventually.ts';
import { arrive, countClicks, onPage } from '../support/on-page.ts';
import { pauseClock } from '../support/paused-clock.ts';
import {
  CHUNK,
  holdRequests,
  openWithoutScripts as open,
  SCRIPTS,
  scriptsHolding,
  scriptsOf,
  VENDOR,
} from '../support/traffic.ts';

const test = suite('First touch of a sleeping island');

const GRID = '/services/design';

function awake(page: Page): Promise<number> {
  return page.locator('[data-island][data-awake]').count();
}

test('several clicks on one button count once, and a returning pointer does not undo them', () =>
  onPage(GRID, async (page, url) => {
    const release = await holdRequests(page, CHUNK);
    await arrive(page, url);
    const tile = page.locator('[data-island] button').first();
    await countClicks(tile);
    await tile.evaluate((button) => {
      for (const child of [...button.children, button])
        child.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
    });
    assert.is(await page.evaluate('clicks.length'), 0, 'nobody hears what is held');
    release();
    await eventually(() => awake(page), 1);
    await eventually(() => page.evaluate<number>('clicks.length'), 1);
    await atRest(page);
    assert.is(await page.evaluate('clicks.length'), 1);
  }));

test('typed text and chosen options survive hydration', () =>
  onPage('/contact', async (page, url) => {
    const release = await holdRequests(page, CHUNK);
    await page.goto(url);
    await fillMessage(page);
    await openChoices(page);
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
      const release = await holdRequests(page, CHUNK);
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
    await atRest(page);
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
    await atRest(page);
    assert.not(scripts.some((path) => CHUNK.test(path)));
  }));

for (const [touch, act] of Object.entries({
  'a pointer that has gone on': async (page: Page) => {
    await page.locator('[data-island] button').first().hover();
    await page.mouse.move(2, 2);
  },
  'a focus that has gone on': async (page: Page) => {
    await page.locator('[data-island] button').first().focus();
    await page.locator('header a').first().focus();
  },
})) {
  test(`${touch} opens no tooltip behind it`, () =>
    onPage(GRID, async (page, url) => {
      const release = await holdRequests(page, CHUNK);
      await pauseClock(page);
      await arrive(page, url);
      await act(page);
      release();
      await eventually(() => awake(page), 1);
      await page.clock.runFor(2000);
      assert.is(await page.getByRole('tooltip').count(), 0);
    }));
}

test('a pointer over a form submits nothing, and a click on its text is no click on a button', () =>
  onPage('/contact', async (page, url) => {
    const release = await holdRequests(page, CHUNK);
    await page.goto(url);
    await fillMessage(page);
    await page.evaluate(() => {
      const form = document.querySelector('form');
      form?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
      form?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
      form?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      document.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
    release();
    await eventually(() => awake(page), 1);
    await atRest(page);
    assert.equal(await typedIn(page), MESSAGE);
    assert.is(await notifications(page).count(), 0);
  }));

for (const [touch, act] of Object.entries({
  'a pointer that was there before the script and is pressed': (page: Page) =>
    field(page, 'nom').dispatchEvent('pointerdown'),
  'a key in a field that had the focus before it': (page: Page) => page.keyboard.press('a'),
})) {
  test(`${touch} wakes the island, too`, () =>
    onPage('/contact', async (page, url) => {
      const release = await holdRequests(page, SCRIPTS);
      await open(page, url);
      await field(page, 'nom').focus();
      release();
      await atRest(page);
      assert.is(await awake(page), 0);
      await act(page);
      await eventually(() => awake(page), 1);
    }));
}

test('an event kept for one island waits for that island', () =>
  onPage('/contact', async (page, url) => {
    const { origin } = new URL(url);
    await page.route(url, async (route) => {
      const [contact, design] = await Promise.all([route.fetch(), route.fetch({ url: origin + GRID })]);
      const [grid = ''] = /<div data-island="ToolGrid".*?<\/ul><\/div>/s.exec(await design.text()) ?? [];
      const html = (await contact.text()).replace('<div data-island', () => `${grid}<div data-island`);
      await route.fulfill({ response: contact, body: html });
    });
    const [path] = await scriptsHolding('delayDuration');
    const release = await holdRequests(page, `**${path}*`);
    await arrive(page, url);
    const tile = page.locator('[data-island=ToolGrid] button').first();
    await tile.focus();
    await countClicks(tile);
    await tile.dispatchEvent('click');
    await field(page, 'nom').focus();
    await page.locator('[data-island=ContactForm][data-awake]').waitFor();
    assert.is(await page.evaluate('clicks.length'), 0);
    release();
    await eventually(() => page.evaluate<number>('clicks.length'), 1);
  }));
