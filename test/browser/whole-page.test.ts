import type { Page } from 'playwright-core';
import { assert, suite } from '../suite.ts';
import { inPage, WIDTHS } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { entriesOfType, pathWithMost } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Pages looked at whole');

/** In the page: its texts that the browser has not laid out yet, and its pictures that are not there. */
function missingParts(): string[] {
  const texts = [...document.querySelectorAll('body :is(h1, h2, h3, p, li, td, dd, label, input, img, pre)')]
    .filter((element) => element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }))
    .map((element) => element.textContent ?? '');
  return [...texts, ...[...document.images].filter(({ complete }) => !complete).map(({ src }) => src)];
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const width of [WIDTHS.phone, WIDTHS.desk])
  test(`show all of themselves in a window of ${width} px that is as high as the page`, async () => {
    const { url } = await realSite();
    const [article] = await entriesOfType('article');
    const most = await Promise.all(['[data-lazy]', 'img'].map(pathWithMost));
    const paths = ['/', article?.path ?? '/', ...most.map((path) => path ?? '/')];
    await inPage({ viewport: { width, height: 900 } }, async (page) => {
      for (const path of new Set(paths)) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(url + path);
        await eventually(() => page.evaluate(missingParts), [], path);
        const height = await heightOf(page);
        await page.setViewportSize({ width, height });
        assert.equal(await page.evaluate(missingParts), [], path);
        assert.ok((await heightOf(page)) <= height + 1, `${path} does not grow with its window`);
      }
    });
  });

test('have parts that wait for the reader where the page has not loaded yet', async () => {
  const { url } = await realSite();
  await inPage({ viewport: { width: WIDTHS.phone, height: 900 }, javaScriptEnabled: false }, async (page) => {
    await page.goto(url);
    assert.ok((await page.evaluate(missingParts)).length > 0);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.locator('main > section').last().scrollIntoViewIfNeeded();
    assert.ok(await page.locator('main > section h2').last().isVisible());
  });
});
