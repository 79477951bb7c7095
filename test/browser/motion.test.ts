import type { Page } from 'playwright-core';
import { paths } from '../../src/routes.ts';
import { assert, suite } from '../suite.ts';
import { eventually } from '../support/eventually.ts';
import { onMovingPage, onOpenPage, onPage } from '../support/on-page.ts';
import { entriesOfType } from '../support/real-pages.ts';
import { holdRequests } from '../support/traffic.ts';

const test = suite('Motion');

/** The one that stops what moves; its words say what it does next. */
const motionButton = (page: Page) => page.getByRole('button', { name: /animations/ });

function moving(page: Page): Promise<boolean> {
  return page.evaluate(() => document.getAnimations().length > 0);
}

/** Opens a page and waits until its script is at work and its stars move. */
async function arriveMoving(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await motionButton(page).waitFor();
  await eventually(() => moving(page), true);
}

test('hovering starts no transition for a visitor who asks for less motion', () =>
  onOpenPage(paths.home, async (page) => {
    await page.locator('main a').first().hover();
    assert.is(await page.evaluate(() => document.getAnimations().length), 0);
  }));

/** The times at which what moves ends, in milliseconds. */
const endsOf = (page: Page) =>
  page.evaluate(() => document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)));

test('few layers move by themselves, for ten seconds at most', () =>
  onMovingPage(paths.home, async (page, url) => {
    await page.goto(url);
    const ends = await endsOf(page);
    assert.ok(ends.length > 4 && ends.length <= 10, `${ends.length} animations`);
    assert.ok(Math.max(...ends) <= 10_000, ends.join(', '));
  }));

test('moving layers come to rest, and move again under a pointer', () =>
  onMovingPage(paths.home, async (page, url) => {
    await arriveMoving(page, url);
    // The page's script or the animations' end may come first: all stop.
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await eventually(() => moving(page), false);
    await eventually(() => page.evaluate(() => document.documentElement.hasAttribute('data-still')), true);
    assert.not(await motionButton(page).isVisible(), 'nothing is left to stop');
    await page.mouse.move(100, 300);
    await eventually(() => moving(page), true);
  }));

test('a button stops all that moves, also on the next page, and starts it again', () =>
  onMovingPage(paths.home, async (page, url) => {
    await arriveMoving(page, url);
    await motionButton(page).press('Enter');
    assert.is(await moving(page), false);
    await page.mouse.move(100, 300);
    assert.is(await moving(page), false);
    await page.goto(new URL(paths.contact, url).href);
    await motionButton(page).waitFor();
    await page.mouse.move(200, 300);
    assert.is(await moving(page), false);
    await motionButton(page).click();
    assert.is(await moving(page), true);
  }));

test('a light passes over the stars of a hero, and not where motion was stopped on another page', () =>
  onMovingPage(paths.contact, async (page, url) => {
    const [article] = (await entriesOfType('article')).filter(({ data }) => data.image === undefined);
    const hero = new URL(article?.path ?? '', url).href;
    await page.goto(hero);
    assert.ok(await moving(page));
    await arriveMoving(page, url);
    await motionButton(page).click();
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto(hero, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    assert.is(await moving(page), false, 'before any script has come');
  }));

test('without script what moves ends by itself, and there is no button', () =>
  onMovingPage(paths.home, { javaScriptEnabled: false }, async (page, url) => {
    await page.goto(url);
    assert.ok(await moving(page));
    assert.is(await motionButton(page).count(), 0);
    assert.ok(Math.max(...(await endsOf(page))) <= 10_000);
  }));

test('the 140 dots of the star field differ in place, size and brightness', () =>
  onOpenPage(paths.home, async (page) => {
    const dots = await page.locator('[data-starfield="site"] > *').evaluateAll((elements) =>
      elements.map((element) => {
        const { width, height, left, top } = element.getBoundingClientRect();
        return { width, height, place: `${left} ${top}`, opacity: Number(getComputedStyle(element).opacity) };
      }),
    );
    assert.is(new Set(dots.map(({ place }) => place)).size, 140);
    for (const { width, height, opacity } of dots) {
      assert.ok(width >= 1 && width <= 3 && height >= 1 && height <= 3, `${width} × ${height}`);
      assert.ok(opacity >= 0.35 && opacity <= 0.9, String(opacity));
    }
    assert.ok(new Set(dots.map(({ width }) => width)).size > 1);
    assert.ok(new Set(dots.map(({ opacity }) => opacity)).size > 1);
  }));

test('the stars of the hero spread over all of it, in layers of 400, 150, 60 and 15', () =>
  onOpenPage(paths.home, async (page) => {
    const layers = await page.locator('[data-starfield="hero"] > *').evaluateAll((elements) =>
      elements.map((layer) => ({
        children: layer.childElementCount,
        // The horizontal offsets of a layer's shadows, each of which is a star.
        shadows: [...getComputedStyle(layer).boxShadow.matchAll(/\) (-?[\d.]+)px/g)].map(([, x]) => Number(x)),
      })),
    );
    assert.equal(
      layers.map(({ children, shadows }) => children || shadows.length),
      [400, 150, 60, 15],
    );
    for (const { shadows } of layers) {
      if (shadows.length === 0) continue;
      assert.ok(Math.min(...shadows) < 400 && Math.max(...shadows) > 1000, 'from the left to the right');
    }
  }));

test('stars that are slow to come hold up nothing of the page', () =>
  onPage(paths.home, async (page, url) => {
    const release = await holdRequests(page, /\/assets\/(?:starfield|hero-stars)-/);
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    // The menu closes by script.
    const menu = page.locator('[data-menu]');
    const isOpen = () => menu.evaluate((details) => details.hasAttribute('open'));
    await eventually(async () => {
      await menu.evaluate((details) => details.setAttribute('open', ''));
      await page.keyboard.press('Escape');
      return isOpen();
    }, false);
    assert.is(await page.evaluate('document.readyState'), 'loading');
    release();
    const dot = page.locator('[data-starfield="site"] > *').first();
    await eventually(async () => ((await dot.boundingBox())?.width ?? 0) > 0, true);
  }));

test('no star catches a click', () =>
  onMovingPage(paths.contact, async (page, url) => {
    await page.goto(url);
    const caught = await page.evaluate(
      () =>
        [...document.querySelectorAll('[data-starfield] > *')].filter((star) => {
          const { left, top } = star.getBoundingClientRect();
          return document.elementFromPoint(left + 0.5, top + 0.5) === star;
        }).length,
    );
    assert.is(caught, 0);
  }));
