import type { Page } from 'playwright-core';
import { assert, suite } from '../suite.ts';
import { atRest } from '../support/at-rest.ts';
import { eventually } from '../support/eventually.ts';
import { arrive, onOpenPage, onPage } from '../support/on-page.ts';
import { changeHtml, SCRIPTS } from '../support/traffic.ts';

const test = suite('Blog list');

const FIRST = 6;

const button = (page: Page) => page.getByRole('button', { name: 'Voir tous les articles' });

/** The list is the one whose cards hold the articles' titles. */
function cards(page: Page) {
  return page.locator('main li:has(h3)');
}

async function visibleCards(page: Page): Promise<number> {
  return cards(page).locator('visible=true').count();
}

/** Number of the card that has the focus, from 1; 0 for none. */
async function focusedCard(page: Page): Promise<number> {
  const inFocus = await cards(page).evaluateAll((items) => items.map((item) => item.contains(document.activeElement)));
  return inFocus.indexOf(true) + 1;
}

test('shows six of its articles, then all of them; the button is gone', () =>
  onOpenPage('/blog', async (page, url) => {
    const all = await cards(page).count();
    assert.ok(all > FIRST);
    assert.is(await visibleCards(page), FIRST);
    await button(page).click();
    assert.is(await visibleCards(page), all);
    assert.is(await button(page).count(), 0);
    assert.is(page.url(), url);
  }));

test('the keyboard goes on at the first new card', () =>
  onOpenPage('/blog', async (page) => {
    await button(page).focus();
    await page.keyboard.press('Enter');
    await eventually(() => visibleCards(page), await cards(page).count());
    assert.is(await focusedCard(page), FIRST + 1);
    await page.keyboard.press('Tab');
    assert.is(await focusedCard(page), FIRST + 2);
  }));

test('a return from an article shows the whole list again at the same place', () =>
  onPage('/blog', async (page, url) => {
    await arrive(page, url);
    await button(page).click();
    const last = cards(page).locator('a').nth(-2);
    await last.scrollIntoViewIfNeeded();
    await last.click();
    await page.waitForURL(/\/blog\/./);
    await page.goBack();
    await eventually(async () => (await visibleCards(page)) === (await cards(page).count()), true);
    await eventually(() => button(page).count(), 0);
    const isInView = async () => {
      const { y = -1 } = (await last.boundingBox()) ?? {};
      return y > 0 && y < 900;
    };
    await eventually(isInView, true);
  }));

test('is whole, without a button, where there is no script', () =>
  onOpenPage('/blog', { javaScriptEnabled: false }, async (page) => {
    assert.is(await visibleCards(page), await cards(page).count());
    assert.is(await button(page).count(), 0);
  }));

for (const [where, to, isLost] of [
  ['where it is for another list', 'data-reveal="no-such-list"', false],
  ['when no script arrives', '$&', true],
] as const) {
  test(`the button leads to the whole list by itself ${where}`, () =>
    onPage('/blog', async (page, url) => {
      if (isLost) await page.route(SCRIPTS, (route) => route.abort());
      await changeHtml(page, url, (html) => html.replace(/data-reveal="[^"]*"/, to));
      await page.goto(url);
      await atRest(page);
      assert.is(await visibleCards(page), FIRST);
      const all = await cards(page).count();
      await button(page).click();
      await eventually(() => visibleCards(page), all);
      assert.is(new URL(page.url()).pathname, '/blog');
    }));
}
