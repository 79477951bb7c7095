import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inPage, WIDTHS } from '../support/browser.ts';
import { all } from '../support/dom.ts';
import { realPages } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Diagrams in a browser');

/** The narrowest screen that pages are made for (WCAG 2.2, 1.4.10). */
const NARROWEST = 320;

/** What a reader sees of a page's diagrams: which is shown of each, how large its text is, and which texts meet or stand out. */
interface Seen {
  sizes: (string | undefined)[];
  smallest: number;
  meeting: string[];
  sideways: number;
}

const LOOK = `(() => {
  const drawings = [...document.querySelectorAll('[data-diagram] [data-drawing]')].filter((one) => one.checkVisibility());
  const meeting = [];
  let smallest = Infinity;
  for (const drawing of drawings) {
    const edge = drawing.getBoundingClientRect();
    const texts = [...drawing.querySelectorAll('text')];
    const scale = edge.width / drawing.viewBox.baseVal.width;
    const boxes = texts.map((text) => text.getBoundingClientRect());
    for (const text of texts) smallest = Math.min(smallest, scale * parseFloat(getComputedStyle(text).fontSize));
    boxes.forEach((a, nth) => {
      if (a.right > edge.right + 1 || a.left < edge.left - 1) meeting.push('outside: ' + texts[nth].textContent);
      boxes.slice(nth + 1).forEach((b) => {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 0 && down > 4) meeting.push(texts[nth].textContent);
      });
    });
  }
  const sizes = drawings.map((one) => one.dataset.drawing);
  return { sizes, smallest, meeting, sideways: document.documentElement.scrollWidth - innerWidth };
})()`;

async function onEachDiagram(width: number, look: (seen: Seen, path: string, page: Page) => Promise<void> | void) {
  const { url } = await realSite();
  const paths = [...(await realPages())].flatMap(([path, page]) =>
    all(page, '[data-diagram]').length > 0 ? [path] : [],
  );
  assert.ok(paths.length > 0, 'some page has a diagram');
  await inPage({ viewport: { width, height: 800 } }, async (page) => {
    for (const path of paths) {
      await page.goto(url + path);
      await page.evaluate('document.fonts.ready');
      await look(await page.evaluate<Seen>(LOOK), path, page);
    }
  });
}

test('on the narrowest phone, the narrow drawing reads without scrolling sideways, in letters of thirteen pixels', () =>
  onEachDiagram(NARROWEST, ({ sizes, smallest, meeting, sideways }, path) => {
    assert.equal(new Set(sizes), new Set(['narrow']), path);
    assert.ok(smallest > 12.9, `${path}: ${smallest} px`);
    assert.equal(meeting, [], path);
    assert.ok(sideways <= 0, path);
  }));

test('where there is room, the wide one is there instead, and no label meets another', () =>
  onEachDiagram(WIDTHS.desk, ({ sizes, smallest, meeting }, path) => {
    assert.equal(new Set(sizes), new Set(['wide']), path);
    assert.ok(smallest > 12.9, path);
    assert.equal(meeting, [], path);
  }));

test('on paper, one drawing is there, black on white', () =>
  onEachDiagram(WIDTHS.desk, async (_, path, page) => {
    await page.emulateMedia({ media: 'print' });
    const { sizes, meeting } = await page.evaluate<Seen>(LOOK);
    assert.equal(new Set(sizes), new Set(['wide']), path);
    assert.equal(meeting, [], path);
    const colours = await page.evaluate<
      string[]
    >(`[...document.querySelectorAll('[data-diagram] [data-drawing] :is(text, path, rect)')]
      .flatMap((part) => [getComputedStyle(part).fill, getComputedStyle(part).stroke])`);
    assert.equal([...new Set(colours)].sort(), ['none', 'rgb(0, 0, 0)'], path);
    await page.emulateMedia({ media: 'screen' });
  }));

test('the list opens by keyboard', () =>
  onEachDiagram(WIDTHS.desk, async (_, path, page) => {
    const summary = page.locator('[data-diagram] summary').first();
    await summary.focus();
    await page.keyboard.press('Enter');
    assert.ok(await page.locator('[data-diagram] details ol').first().isVisible(), path);
  }));

test.run();
