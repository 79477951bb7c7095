import type { BrowserContextOptions, Page } from 'playwright-core';
import { assert, suite } from '../suite.ts';
import { atRest } from '../support/at-rest.ts';
import { eventually } from '../support/eventually.ts';
import { onOpenPage, onPage } from '../support/on-page.ts';
import { changeHtml, scriptsOf, VENDOR } from '../support/traffic.ts';

const test = suite('Mobile menu');

const NARROW = { viewport: { width: 390, height: 800 } };

/** Opens a page on a narrow screen; what is in the menu is known by the toggle's element. */
function onNarrowPage(work: (page: Page) => Promise<void>, options: BrowserContextOptions = {}) {
  return onOpenPage('/about', { ...NARROW, ...options }, async (page) => {
    await work(page);
  });
}

const toggle = (page: Page) => page.locator('header summary');
const links = (page: Page) => page.locator('header details a');

async function isOpen(page: Page): Promise<boolean> {
  return links(page).first().isVisible();
}

async function hasFocus(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
}

test('is in reach where letters are so large that a phone is twelve of them wide', () =>
  onNarrowPage(
    async (page) => {
      const box = await toggle(page).boundingBox();
      assert.ok(box && box.x + box.width <= 200, `ends at ${box && box.x + box.width} px of 200`);
    },
    { viewport: { width: 200, height: 500 } },
  ));

test('is closed at first, works by click and keyboard, says its state and needs no React', () =>
  onNarrowPage(async (page) => {
    const scripts = scriptsOf(page);
    const session = await page.context().newCDPSession(page);
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'header summary' });
    const state = async () => {
      const { nodes } = await session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false });
      const expanded = nodes[0]?.properties?.find(({ name }) => name === 'expanded');
      return { named: nodes[0]?.name?.value !== '', expanded: expanded?.value.value as unknown };
    };
    assert.equal(await state(), { named: true, expanded: false });
    assert.not(await isOpen(page));
    for (const [way, act] of Object.entries({
      'a click': () => toggle(page).click(),
      Enter: () => toggle(page).press('Enter'),
      Space: () => toggle(page).press('Space'),
    })) {
      await act();
      await eventually(() => isOpen(page), true, way);
      await eventually(state, { named: true, expanded: true }, way);
      await act();
      await eventually(() => isOpen(page), false, way);
    }
    assert.not(scripts.some((path) => VENDOR.test(path)));
  }));

test('closes on Escape, with focus on its toggle, and on a click outside', () =>
  onNarrowPage(async (page) => {
    await toggle(page).click();
    await links(page).nth(2).focus();
    await page.keyboard.press('ArrowDown');
    await links(page)
      .nth(2)
      .evaluate((link) => link.blur());
    await page.evaluate(() => document.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    assert.ok(await isOpen(page), 'while the focus is nowhere');
    await links(page).nth(2).focus();
    await page.keyboard.press('Escape');
    await eventually(() => isOpen(page), false);
    assert.ok(await hasFocus(page, 'header summary'));
    await page.locator('main a').first().focus();
    await page.keyboard.press('Escape');
    assert.ok(await hasFocus(page, 'main a'), 'closed, it leaves the focus alone');

    await toggle(page).click();
    const box = await page.locator('header details nav').boundingBox();
    assert.ok(box);
    await page.mouse.click(box.x + 4, box.y + 4);
    assert.ok(await isOpen(page));
    await page.mouse.click(100, box.y + box.height + 40);
    await eventually(() => isOpen(page), false);
  }));

test('may be missing', () =>
  onPage('/about', async (page, url) => {
    await changeHtml(page, url, (html) => html.replace('data-menu', 'data-other'));
    await page.goto(url);
    await page.keyboard.press('Escape');
    await atRest(page);
  }));

test('closes on each of its links', () =>
  onNarrowPage(
    async (page) => {
      // An answer without content keeps the browser on this page.
      await page.route('**/*', (route) =>
        route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.continue(),
      );
      await page.evaluate(() => document.documentElement.toggleAttribute('data-same-page', true));
      for (let index = 0; index < (await links(page).count()); index++) {
        await toggle(page).click();
        await links(page).nth(index).click();
        await eventually(() => isOpen(page), false, `link ${index}`);
      }
      assert.is(await page.locator('html[data-same-page]').count(), 1, 'the page itself was never left');
    },
    // Under reduced motion no page is prepared ahead, which would pass by the answer above.
    { reducedMotion: 'reduce' },
  ));

test('has its links after its toggle, in order, and closes when focus leaves it', () =>
  onNarrowPage(async (page) => {
    await toggle(page).focus();
    await page.keyboard.press('Tab');
    assert.not(await hasFocus(page, 'header *'), 'closed, it is out of the way');
    await toggle(page).press('Enter');
    await links(page).first().waitFor();
    const order: (string | null)[] = [];
    for (let index = 0; index < (await links(page).count()); index++) {
      await page.keyboard.press('Tab');
      order.push(await page.evaluate(() => document.activeElement?.getAttribute('href') ?? null));
    }
    assert.equal(order, await links(page).evaluateAll((found) => found.map((link) => link.getAttribute('href'))));
    await page.keyboard.press('Tab');
    await eventually(() => isOpen(page), false);
    assert.ok(await hasFocus(page, 'main *'), 'the focus goes on to the page');
  }));
