import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { FittedBlock } from '../../build/contract/fallback-fonts.ts';
import { paths } from '../../src/routes.ts';
import { fallbackFonts } from '../../src/styles/fallback-fonts.ts';
import { inPage } from '../support/browser.ts';
import { realSite } from '../support/real-site.ts';
import { filesBelow, read } from '../support/source-files.ts';

const test = suite('Blocks that open pages');

/** Where each of them stands; published pages have other names for their classes. */
const PLACES: Readonly<Record<string, readonly [path: string, selector: string]>> = {
  PageHero_title: [paths.services, 'main h1'],
  PageHero_lead: [paths.services, 'main h1 + p'],
  HomePage_title: [paths.home, 'main h1'],
  HomePage_lead: [paths.home, 'main h1 + p'],
  'Prose_prose h2': ['/cgv', 'main h2'],
  'Prose_prose p': ['/cgv', 'main h2 + p'],
  Section_title: [paths.service('design'), 'main section h2'],
  'AboutPage_block p': [paths.about, 'main section p'],
  ContactPage_intro: [paths.contact, '#audit-gratuit h2 + p'],
};

test('have lines as wide as the site tells the generator', async () => {
  const { url } = await realSite();
  const wrong: string[] = [];
  await inPage({}, async (page) => {
    for (const path of new Set(Object.values(PLACES).map(([place]) => place))) {
      await page.goto(url + path);
      for (const [phone, width] of [
        [true, 360],
        [true, 412],
        [false, 768],
        [false, 1440],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        for (const [name, [place, selector]] of Object.entries(PLACES)) {
          if (place !== path) continue;
          const told = toldOf(fallbackFonts.blocks[name], phone);
          const found = await column(page, selector);
          if (!told.some((ems) => Math.abs(ems / found - 1) < 0.006))
            wrong.push(`${name} at ${width} px: ${found} instead of ${told.join(' or ')}`);
        }
      }
    }
  });
  assert.equal(wrong, []);
});

function toldOf(block: FittedBlock | undefined, phone: boolean): readonly number[] {
  assert.ok(block);
  return phone ? block.phones : block.others;
}

/** How wide the lines of a block may be, in ems of its letters. */
function column(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((block) => {
      const text = block.textContent;
      block.textContent = 'mot '.repeat(200);
      const style = getComputedStyle(block);
      const ems = block.getBoundingClientRect().width / Number.parseFloat(style.fontSize);
      block.textContent = text;
      return Math.round(ems * 100) / 100;
    });
}

test('are named by classes of the site’s stylesheets', () => {
  const files = filesBelow('src').filter((path) => path.endsWith('.module.css'));
  for (const name of Object.keys(fallbackFonts.blocks)) {
    const [file = '', rule = ''] = (name.split(' ')[0] ?? '').split('_');
    const styles = files.find((path) => path.endsWith(`/${file}.module.css`));
    assert.ok(styles && new RegExp(`\\.${rule}\\b`).test(read(styles)), name);
  }
});

test.run();
