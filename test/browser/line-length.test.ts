import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inPage, WIDTHS } from '../support/browser.ts';
import { readPages } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Length of lines');

/** Characters, spaces included, that an eye finds its way back over. */
const MOST = 75;
/** Of the lines of a page: a line of narrow letters may pass. */
const PASSING = 0.01;

test('lines of running text hold 75 characters at most, at any width', async () => {
  const { url, result } = await realSite();
  await inPage({ reducedMotion: 'reduce' }, async (page) => {
    const wrong: string[] = [];
    let read = 0;
    for (const { route } of readPages(result)) {
      if (!['article', 'text', 'caseStudy'].includes(route.kind)) continue;
      await page.goto(url + route.path);
      for (const width of Object.values(WIDTHS)) {
        await page.setViewportSize({ width, height: 900 });
        const lines = await page.evaluate(linesOfText);
        const long = lines.filter((line) => line.length > MOST);
        read += lines.length;
        if (long.length > lines.length * PASSING) wrong.push(`${route.path} at ${width}: ${long[0]}`);
      }
    }
    assert.ok(read > 1000, `${read} lines`);
    assert.equal(wrong, []);
  });
});

/** In the page: the lines of its text's paragraphs, lists and quotes, as they are set. */
function linesOfText(): string[] {
  const blocks = [...document.querySelectorAll('main :is(h2 ~ p, h2 ~ ul > li, h2 ~ ol > li, h2 ~ aside > p)')];
  return blocks.flatMap((block) => {
    const lines: string[] = [];
    const range = document.createRange();
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    let bottom = 0;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const [index, letter] of [...(text.textContent ?? '')].entries()) {
        range.setStart(text, Math.min(index, text.textContent?.length ?? 0));
        range.setEnd(text, Math.min(index + 1, text.textContent?.length ?? 0));
        const box = range.getBoundingClientRect();
        if (box.height === 0) continue;
        if (box.top > bottom - box.height / 3) lines.push('');
        bottom = Math.max(bottom, box.bottom);
        lines.push(`${lines.pop() ?? ''}${letter}`);
      }
    }
    return lines.map((line) => line.trim());
  });
}

test.run();
