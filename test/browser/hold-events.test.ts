import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { EMPTY, field, fillMessage, MESSAGE, notifications, submitButton, typedIn } from '../support/contact-form.ts';
import { eventually } from '../support/eventually.ts';
import { arrive, onPage } from '../support/on-page.ts';
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
