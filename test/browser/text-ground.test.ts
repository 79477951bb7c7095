import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inPage } from '../support/browser.ts';
import { onePathOfEachKind } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Text above the stars');

test('no star of a page shines through its running text, where it would pass for a full stop', async () => {
  const { url } = await realSite();
  let read = 0;
  await inPage({}, async (page) => {
    for (const path of await onePathOfEachKind()) {
      await page.goto(url + path);
      if ((await page.locator('[data-starfield=site]').count()) === 0) continue;
      const texts = await page.evaluate(textsOnStars);
      read += texts.all;
      assert.equal(texts.bare, [], path);
    }
  });
  assert.ok(read > 30, `${read} paragraphs`);
});

/** In the page: its paragraphs and items of lists, and those that nothing covers the stars behind. */
function textsOnStars(): { all: number; bare: string[] } {
  const texts = [...document.querySelectorAll('main :is(h1 ~ p, h2 ~ p, h2 ~ * p, h2 ~ ul > li)')].filter((text) =>
    [...text.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  );
  const bare = texts.filter((text) => {
    for (let box: Element | null = text; box && box !== document.body; box = box.parentElement)
      if (getComputedStyle(box).backgroundColor !== 'rgba(0, 0, 0, 0)') return false;
    return true;
  });
  return { all: texts.length, bare: bare.map((text) => text.textContent?.slice(0, 40) ?? '') };
}

test.run();
