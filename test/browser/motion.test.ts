import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { paths } from '../../src/routes.ts';
import { eventually } from '../support/eventually.ts';
import { onMovingPage, onPage } from '../support/on-page.ts';
import { hold } from '../support/traffic.ts';

const test = suite('Motion');

test('hovering starts no transition for a visitor who asks for less motion', () =>
  onPage(paths.home, async (page, url) => {
    await page.goto(url);
    await page.locator('main a').first().hover();
    assert.is(await page.evaluate(() => document.getAnimations().length), 0);
  }));

test('what moves by itself moves by transform and opacity alone', () =>
  onMovingPage(paths.home, async (page, url) => {
    await page.goto(url);
    const animated = await page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) =>
          effect instanceof KeyframeEffect
            ? effect
                .getKeyframes()
                .flatMap(({ offset, computedOffset, easing, composite, ...rest }) => Object.keys(rest))
            : [],
        ),
    );
    assert.ok(animated.length >= 140, 'the stars move');
    assert.equal([...new Set(animated.flat())].sort(), ['opacity', 'transform']);
  }));

test('the 140 dots of the star field differ in place, and measure 1 to 3 pixels at 0.35 to 0.9 of brightness', () =>
  onPage(paths.home, async (page, url) => {
    await page.goto(url);
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
  onPage(paths.home, async (page, url) => {
    await page.goto(url);
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
    const release = await hold(page, /\/assets\/(?:starfield|hero-stars)-/);
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

test.run();
