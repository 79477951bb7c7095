import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inPage } from '../support/browser.ts';
import { onePathOfEachKind } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Print');

/** Hands over one page of each kind as a printer gets it. */
async function onPaper(work: (page: Page, path: string) => Promise<void>): Promise<void> {
  const { url } = await realSite();
  await inPage({}, async (page) => {
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
    for (const path of await onePathOfEachKind()) {
      await page.goto(url + path);
      await work(page, path);
    }
  });
}

test('leaves out the header, the footer, the skip link and the stars', () =>
  onPaper(async (page, path) => {
    for (const part of ['body > header', 'body > footer', 'body > a', '[data-starfield]'])
      for (const element of await page.locator(part).all())
        assert.not.ok(await element.isVisible(), `${part} of ${path}`);
  }));

test('leaves out the closing card, and keeps the title and the text', async () => {
  let closing = 0;
  await onPaper(async (page, path) => {
    for (const card of await page.locator('section#contact').all()) {
      closing++;
      assert.not.ok(await card.isVisible(), path);
    }
    assert.ok(await page.locator('h1').isVisible(), path);
    assert.ok(await page.locator('main p').first().isVisible(), path);
  });
  assert.ok(closing > 5);
});

test('leaves out what only leads elsewhere in an article: contents, neighbours', async () => {
  const { url } = await realSite();
  await inPage({}, async (page) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto(`${url}/blog/bubble-marketplace`);
    for (const name of ['Sommaire', 'Articles voisins'])
      assert.not.ok(await page.locator(`nav[aria-label="${name}"]`).isVisible(), name);
    assert.ok(await page.locator('article table').first().isVisible());
  });
});

test('prints all text in black on white, links and code too', () =>
  onPaper(async (page, path) => {
    const { paper, texts, faults } = await page.evaluate(() => {
      const shown = [...document.querySelectorAll('body *')].filter(
        (element) => element.checkVisibility() && [...element.childNodes].some((node) => node.nodeType === 3),
      );
      const { backgroundColor: ground, colorScheme } = getComputedStyle(document.documentElement);
      return {
        // A dark scheme's paper is dark where nothing is painted on it.
        paper: ground === 'rgba(0, 0, 0, 0)' && colorScheme !== 'dark' ? 'rgb(255, 255, 255)' : ground,
        texts: shown.length,
        faults: shown
          .filter((element) => {
            const { color, fill, backgroundColor } = getComputedStyle(element);
            const ink = element instanceof SVGElement ? fill : color;
            return ink !== 'rgb(0, 0, 0)' || !['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(backgroundColor);
          })
          .map((element) => `${element.tagName} ${element.textContent?.slice(0, 30)}`),
      };
    });
    assert.is(paper, 'rgb(255, 255, 255)', path);
    assert.ok(texts > 1, path);
    assert.equal(faults, [], path);
  }));

test('no surface around the text keeps its dark colour', () =>
  onPaper(async (page, path) => {
    const dark = await page.evaluate(() =>
      [...document.querySelectorAll('body, body *')]
        .filter((element) => element.checkVisibility() && !(element instanceof SVGElement))
        .filter(
          (element) => !['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(getComputedStyle(element).backgroundColor),
        )
        .map(({ tagName }) => tagName),
    );
    assert.equal(dark, [], path);
  }));

test.run();
