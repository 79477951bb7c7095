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

test('have lines as wide, and letters as far apart, as the site tells the generator', async () => {
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
          const block = fallbackFonts.blocks[name];
          const told = toldOf(block, phone);
          const found = await column(page, selector);
          if (!told.some((ems) => Math.abs(ems / found.width - 1) < 0.006))
            wrong.push(`${name} at ${width} px: ${found.width} instead of ${told.join(' or ')}`);
          if (found.spacing !== (block?.spacing ?? 0)) wrong.push(`${name}: letters ${found.spacing} em apart`);
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

/** How wide the lines of a block may be, and its letter spacing, in ems of its letters. */
function column(page: Page, selector: string): Promise<{ width: number; spacing: number }> {
  return page
    .locator(selector)
    .first()
    .evaluate((block) => {
      const text = block.textContent;
      block.textContent = 'mot '.repeat(200);
      const style = getComputedStyle(block);
      const em = Number.parseFloat(style.fontSize);
      const width = Math.round((block.getBoundingClientRect().width / em) * 100) / 100;
      const spacing = Math.round(((Number.parseFloat(style.letterSpacing) || 0) / em) * 1000) / 1000;
      block.textContent = text;
      return { width, spacing };
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
