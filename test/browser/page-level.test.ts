import type { Page } from 'playwright-core';
import { anchors, paths } from '../../src/routes.ts';
import { assert, suite } from '../suite.ts';
import { atRest } from '../support/at-rest.ts';
import { eventually } from '../support/eventually.ts';
import { arrive, onPage } from '../support/on-page.ts';
import { pauseClock } from '../support/paused-clock.ts';
import { articleWith } from '../support/tested-content.ts';

const test = suite('Arrival on a page');

/** Notes where the page scrolls itself to. */
const NOTE_SCROLLS = `
  globalThis.scrolls = [];
  const { scrollTo } = window;
  window.scrollTo = (...to) => {
    globalThis.scrolls.push(to.length === 1 ? to[0].top : to[1]);
    scrollTo.apply(window, to);
  };`;

function scrollsOf(page: Page): Promise<number[]> {
  return page.evaluate('globalThis.scrolls');
}

/** Opens a page whose time stands still. A stopped clock hides how the page was come to; here that is what counts. */
async function openInStandstill(page: Page, url: string): Promise<void> {
  await page.addInitScript(
    'globalThis.entriesOf = (type) => Performance.prototype.getEntriesByType.call(real, type); const real = performance;',
  );
  await pauseClock(page);
  await page.addInitScript('performance.getEntriesByType = entriesOf;');
  await page.addInitScript(NOTE_SCROLLS);
  await page.goto(url);
}

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

const ARTICLE = articleWith('billCalculator');

test('without a fragment goes to the top at once, on the next frame, and after 50 and 150 ms', () =>
  onPage(ARTICLE, async (page, url) => {
    await openInStandstill(page, url);
    assert.equal(await scrollsOf(page), [0]);
    await page.clock.runFor(30);
    assert.equal(await scrollsOf(page), [0, 0]);
    await page.clock.runFor(30);
    assert.equal(await scrollsOf(page), [0, 0, 0]);
    await page.clock.runFor(100);
    assert.equal(await scrollsOf(page), [0, 0, 0, 0]);
    await page.clock.runFor(5000);
    assert.equal(await scrollsOf(page), [0, 0, 0, 0]);
  }));

test('is undone when something moves the page meanwhile', () =>
  onPage(ARTICLE, async (page, url) => {
    await openInStandstill(page, url);
    await page.evaluate(() => scrollTo(0, 800));
    await page.clock.runFor(200);
    assert.is(await place(page), 0);
  }));

for (const [way, act] of Object.entries({
  // A wheel or a key that scrolls would go on doing so for a while.
  'turns the wheel': (page: Page) => page.evaluate(() => dispatchEvent(new Event('wheel'))),
  'draws a finger over the screen': (page: Page) => page.evaluate(() => dispatchEvent(new Event('touchmove'))),
  'presses a key': (page: Page) => page.keyboard.press('Shift'),
  'presses the pointer down': (page: Page) => page.mouse.down(),
})) {
  test(`does not pull back a reader who ${way}`, () =>
    onPage(ARTICLE, async (page, url) => {
      await openInStandstill(page, url);
      await page.mouse.move(600, 600);
      await act(page);
      await eventually(async () => {
        await page.evaluate(() => scrollTo({ top: 700, behavior: 'instant' }));
        return place(page);
      }, 700);
      await page.clock.runFor(200);
      assert.is(await place(page), 700);
    }));
}

test('in a browser that does not tell how the page was come to is left to it', () =>
  onPage(ARTICLE, async (page, url) => {
    await page.addInitScript(`performance.getEntriesByType = () => [];${NOTE_SCROLLS}`);
    await page.goto(url);
    await atRest(page);
    assert.equal(await scrollsOf(page), []);
  }));

for (const [what, path] of Object.entries({
  'a fragment': `${paths.contact}#${anchors.booking}`,
  'the words of a passage': `${paths.contact}#:~:text=contact`,
}))
  test(`with ${what} is left to the browser`, () =>
    onPage(path, async (page, url) => {
      await page.addInitScript(NOTE_SCROLLS);
      await page.goto(url);
      await atRest(page);
      assert.equal(await scrollsOf(page), []);
    }));

test('by the history keeps the reader’s place', () =>
  onPage(ARTICLE, async (page, url) => {
    await arrive(page, url);
    const left = await withinParagraph(page);
    await eventually(() => place(page), left);
    await page.evaluate((path) => location.assign(path), paths.about);
    await page.waitForURL(`**${paths.about}`);
    await page.addInitScript(NOTE_SCROLLS);
    await page.goBack();
    const line = await page
      .locator('main p')
      .first()
      .evaluate((text) => parseFloat(getComputedStyle(text).lineHeight));
    assert.ok(line > 0 && line < 64);
    // Chromium up to 143 goes back to the start of the line that was at the top, on any page; later ones to the very place.
    const isThere = async () => Math.abs((await place(page)) - left) < line;
    await eventually(isThere, true);
    assert.equal(await scrollsOf(page), [], 'the page itself moves nothing');
  }));

/** Scrolls until the top of the window lies within a long paragraph far down, and tells where that is: a title at the top is gone back to otherwise. */
function withinParagraph(page: Page): Promise<number> {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll('main p')].map((text) => text.getBoundingClientRect());
    const long = texts.find(({ top, height }) => top > 1000 && height > 100);
    const below = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    scrollTo(0, Math.round((long?.top ?? 0) + (long?.height ?? 0) / 2 - below));
    return scrollY;
  });
}
