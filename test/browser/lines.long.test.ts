import { assert, suite } from '../suite.ts';
import { inPage } from '../support/browser.ts';
import { once } from '../support/once.ts';
import { headingLinesDiagnostic, headingsDiagnostic } from '../support/page-checks/headings.ts';
import { overlapsDiagnostic } from '../support/page-checks/overlaps.ts';
import { realPages } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Lines of text');

/** A phone's, a tablet's, and from a small desk's screen to a large one. */
const WIDTHS = [390, 768, 1024, 1280, 1440, 1680, 1920];

const CHECKS = {
  overlaps: overlapsDiagnostic,
  headings: headingsDiagnostic,
  lines: headingLinesDiagnostic,
} as const;

/** Faults of all pages at all widths, with the amount that was looked at. */
const walked = once(async () => {
  const { url } = await realSite();
  const none = () => ({ seen: 0, wrong: [] as string[] });
  const found = { overlaps: none(), headings: none(), lines: none() };
  const paths = [...(await realPages()).keys()];
  await inPage({}, async (page) => {
    for (const path of paths) {
      await page.goto(url + path);
      await page.evaluate(() => document.fonts.ready);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        for (const [name, sum] of Object.entries(found)) {
          const { seen, wrong } = await CHECKS[name as keyof typeof CHECKS](page);
          sum.seen += seen;
          sum.wrong.push(...wrong.map((fault) => `${path} at ${width}: ${fault}`));
        }
      }
    }
  });
  return found;
});

for (const [name, sentence] of Object.entries({
  overlaps: 'no page prints one text over another',
  headings: 'no heading ends a line on a word that leads to the next one, where both find room on a line',
  lines: 'headings have three lines at most on a desk and five on a phone, none of them a short word alone',
}))
  test(sentence, async () => {
    const { wrong, seen } = (await walked())[name as keyof typeof CHECKS];
    assert.equal(wrong, []);
    assert.ok(seen > 0);
  });
