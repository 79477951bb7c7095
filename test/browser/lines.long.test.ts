import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inPage } from '../support/browser.ts';
import { overlapsDiagnostic } from '../support/page-checks/overlaps.ts';
import { realPages } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Texts beside each other');

/** From a small desk's screen to a large one. */
const WIDTHS = [1024, 1280, 1440, 1680, 1920];

test('no page prints one text over another on any wide screen', async () => {
  const { url } = await realSite();
  const paths = [...(await realPages()).keys()];
  const wrong: string[] = [];
  let seen = 0;
  await inPage({}, async (page) => {
    for (const path of paths) {
      await page.goto(url + path);
      await page.evaluate(() => document.fonts.ready);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const found = await page.evaluate(overlapsDiagnostic);
        seen += found.seen;
        wrong.push(...found.wrong.map((fault) => `${path} at ${width}: ${fault}`));
      }
    }
  });
  assert.equal(wrong, []);
  assert.ok(seen > paths.length);
});

test.run();
