import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { anchors, paths } from '../../src/routes.ts';
import { atRest } from '../support/at-rest.ts';
import { inPage, WIDTHS } from '../support/browser.ts';
import { arrive, onPage } from '../support/on-page.ts';
import { onePathOfEachType } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';
import { withSystemFonts } from '../support/system-fonts.ts';

const test = suite('Layout');

test('the header stays at the top of the window while the page scrolls', () =>
  onPage('/cgv', async (page, url) => {
    await arrive(page, url);
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    assert.ok((await page.evaluate(() => scrollY)) > 1000);
    const top = await page.evaluate(() => document.querySelector('body > header')?.getBoundingClientRect().top);
    assert.is(top, 0);
  }));

test('a page opened with a fragment lands there, below the header', async () => {
  const { url } = await realSite();
  const addresses = [
    `${paths.contact}#${anchors.audit}`,
    `${paths.contact}#${anchors.booking}`,
    '/cas-usage#cas-usage',
  ];
  for (const width of [WIDTHS.phone, WIDTHS.desk])
    await inPage({ viewport: { width, height: 500 } }, async (page) => {
      for (const address of addresses) {
        await page.goto(url + address);
        const offset = await page.evaluate(
          (id) => {
            const header = document.querySelector('body > header')?.getBoundingClientRect();
            return (document.getElementById(id)?.getBoundingClientRect().top ?? -1) - (header?.bottom ?? 0);
          },
          address.replace(/.*#/, ''),
        );
        assert.ok(offset >= 0 && offset < 500, `${address} lands ${offset} px below the header`);
      }
    });
});

test('next to nothing moves while a page of any kind loads, although its fonts come after its first paint', async () => {
  const { url } = await realSite();
  const paths = await onePathOfEachType();
  const movesAt = (width: number) =>
    inPage({ viewport: { width, height: 800 }, bypassCSP: true }, async (page) => {
      const moves: number[] = [];
      await page.addInitScript(NOTE_MOVES);
      await withSystemFonts(page, () => page.evaluate('forgetMoves()'));
      for (const path of paths) {
        await page.goto(url + path);
        const pixels = await moved(page);
        assert.ok(await page.evaluate(() => document.fonts.check('1em "Instrument Sans"')), `${path} has its fonts`);
        // A paragraph whose words happen to break into one line more or less moves what stands below it by a line.
        assert.ok(pixels < 80, `${path} moves by ${pixels} px at ${width}`);
        moves.push(pixels);
      }
      return moves;
    });
  const moves = (await Promise.all([WIDTHS.phone, WIDTHS.desk].map(movesAt))).flat();
  const still = moves.filter((pixels) => pixels === 0);
  assert.ok(still.length > 0.75 * moves.length, `${still.length} of ${moves.length} stand still`);
});

/** Sums up by how many pixels what can be seen goes up or down without an input: of a word that goes to another line, what counts is the line. */
const NOTE_MOVES = `
  let moved = 0;
  const isSeen = ({ width, height }) => width > 0 && height > 0;
  const distance = ({ previousRect, currentRect }) =>
    isSeen(previousRect) && isSeen(currentRect) ? Math.abs(currentRect.top - previousRect.top) : 0;
  const add = (entries) => { for (const entry of entries) if (!entry.hadRecentInput) moved += Math.max(0, ...entry.sources.map(distance)); };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  globalThis.forgetMoves = () => { observer.takeRecords(); moved = 0; };
  globalThis.movedSoFar = () => { add(observer.takeRecords()); return moved; };`;

async function moved(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  await atRest(page);
  return page.evaluate<number>('movedSoFar()');
}

test('the message field is at least 120 pixels high', () =>
  onPage(paths.contact, async (page, url) => {
    await page.goto(url);
    const box = await page.locator('textarea[name="message"]').boundingBox();
    assert.ok(box && box.height >= 120, `${box?.height} px`);
  }));

test('the design page draws Figma, Canva and Ideogram larger than the other logos', () =>
  onPage(paths.service('design'), async (page, url) => {
    await page.goto(url);
    const sizes = await page
      .locator('section', { has: page.locator('h2', { hasText: /^Outils$/ }) })
      .locator('li')
      .evaluateAll((logos) =>
        logos.map((logo) => logo.querySelector('[aria-hidden]')?.getBoundingClientRect().height ?? 0),
      );
    assert.is(sizes.length, 6);
    assert.ok(Math.min(...sizes.slice(0, 3)) > Math.max(...sizes.slice(3)), sizes.join(', '));
  }));

test.run();
