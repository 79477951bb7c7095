import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { paths } from '../../src/routes.ts';
import { inPage } from '../support/browser.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Forced colours');

test('every drawing with words keeps its colours, and the ground that they are made for', async () => {
  const { url } = await realSite();
  const groundOf = (page: Page) =>
    page.locator('main svg:has(text):not(svg svg)').evaluateAll((drawings) =>
      drawings
        .filter((drawing) => drawing.checkVisibility())
        .map((drawing) => {
          const { backgroundColor, forcedColorAdjust } = getComputedStyle(drawing);
          return `${forcedColorAdjust} ${backgroundColor}`;
        }),
    );
  for (const path of [paths.home, paths.article('make-scenarios-avances'), paths.article('roi-automatisation')]) {
    const ground = await inPage({}, async (page) => {
      await page.goto(url + path);
      return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    });
    await inPage({ forcedColors: 'active' }, async (page) => {
      await page.goto(url + path);
      const found = await groundOf(page);
      assert.ok(found.length > 0, path);
      assert.equal([...new Set(found)], [`none ${ground}`], path);
    });
  }
});

test.run();
