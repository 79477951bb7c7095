import type { Page } from 'playwright-core';
import { SCHEME_KEY } from '../../src/format/color-scheme.ts';
import { paths } from '../../src/routes.ts';
import { DAY, NIGHT } from '../../src/styles/token-colors.ts';
import { assert, suite } from '../suite.ts';
import { onOpenPage, onPage } from '../support/on-page.ts';

const test = suite('Day and night');

const button = (page: Page) => page.getByRole('button', { name: 'Jour ou nuit' });

/** The colours of the browser's own bar, by day and by night. */
function bars(page: Page): Promise<(string | null)[]> {
  return page.locator('[name=theme-color]').evaluateAll((marks) => marks.map((mark) => mark.getAttribute('content')));
}

/** `day` or `night`, by the page's ground. */
function side(page: Page): Promise<string> {
  return page.evaluate(
    (grounds) => {
      const sample = document.body.appendChild(document.createElement('i'));
      const found = Object.entries(grounds).find(([, color]) => {
        sample.style.color = color;
        return getComputedStyle(sample).color === getComputedStyle(document.documentElement).backgroundColor;
      });
      sample.remove();
      return found?.[0] ?? 'neither';
    },
    { day: DAY.night, night: NIGHT.night },
  );
}

test('follow the system as long as a reader chooses nothing, also without script', () =>
  onOpenPage(paths.contact, { javaScriptEnabled: false }, async (page) => {
    assert.is(await side(page), 'night');
    await page.emulateMedia({ colorScheme: 'light' });
    assert.is(await side(page), 'day');
    assert.is(await button(page).count(), 0);
  }));

test('the next page has the chosen scheme before any file has come', () =>
  onOpenPage(paths.contact, async (page, url) => {
    await button(page).click();
    assert.is(await side(page), 'day');
    assert.equal(await bars(page), [DAY.night, DAY.night]);
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto(new URL(paths.services, url).href);
    assert.is(await side(page), 'day');
    await page.unroute('**/assets/**');
    await page.reload();
    await page.emulateMedia({ colorScheme: 'light' });
    await button(page).click();
    assert.is(await side(page), 'night');
    assert.equal(await bars(page), [NIGHT.night, NIGHT.night]);
    await button(page).click();
    assert.is(await side(page), 'day');
    assert.equal(await bars(page), [DAY.night, NIGHT.night]);
    assert.equal(await page.evaluate(() => Object.keys(localStorage)), []);
    await page.emulateMedia({ colorScheme: 'dark' });
    assert.is(await side(page), 'night');
  }));

test('a page that comes back from the history has what was chosen since', () =>
  onOpenPage(paths.contact, async (page) => {
    await button(page).waitFor();
    await page.evaluate((key) => {
      localStorage.setItem(key, 'light');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, SCHEME_KEY);
    assert.is(await side(page), 'day');
  }));

test('without storage a choice lasts for the page', () =>
  onPage(paths.contact, async (page, url) => {
    await page.addInitScript(
      `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('refused', 'SecurityError'); } })`,
    );
    await page.goto(url);
    await button(page).click();
    assert.is(await side(page), 'day');
  }));

test('its button is in the header, or in the open menu of a phone, and shifts nothing', () =>
  onOpenPage(paths.contact, { viewport: { width: 360, height: 800 } }, async (page) => {
    const toggle = page.locator('header summary');
    const place = await toggle.boundingBox();
    await toggle.click();
    const box = await button(page).boundingBox();
    assert.ok(box && box.width >= 24 && box.height >= 24 && box.x + box.width <= 360, JSON.stringify(box));
    assert.equal(await toggle.boundingBox(), place);
    await button(page).click();
    assert.is(await side(page), 'day');
  }));
