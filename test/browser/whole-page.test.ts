import { suite } from 'uvu';
import { inPage, MOVING, WIDTHS } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { readPages } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Pages looked at whole');

/** In the page: tops of its screens on which nothing is laid out. */
function voidScreens(): number[] {
  const shown = [...document.querySelectorAll('body :is(h1, h2, h3, p, li, td, dd, label, input, img, svg, pre)')]
    .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  const screens = Math.floor(document.documentElement.scrollHeight / innerHeight);
  return Array.from({ length: screens }, (_, index) => index * innerHeight - scrollY).filter(
    (top) => !shown.some((box) => box.bottom > top && box.top < top + innerHeight),
  );
}

test('have something on each screen without being scrolled, one page of each kind', async () => {
  const { url, result } = await realSite();
  const byKind = new Map(readPages(result).map(({ route: { contentType, path } }) => [contentType, path]));
  for (const width of [WIDTHS.phone, WIDTHS.desk])
    await inPage({ ...MOVING, viewport: { width, height: 900 } }, async (page) => {
      for (const path of byKind.values()) {
        await page.goto(url + path);
        await eventually(() => page.evaluate(voidScreens), [], `${path} at ${width}`);
      }
    });
});

test.run();
