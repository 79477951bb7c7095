import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { siteDefinition } from '../../../build/cli/site-definition.ts';
import { LONG } from '../../../test/fuzz/random.ts';
import { assert, suite } from '../../../test/suite.ts';
import { axeDiagnostics } from '../../../test/support/axe.ts';
import { inPage, WIDTHS } from '../../../test/support/browser.ts';
import { folderWith } from '../../../test/support/folder.ts';
import { once } from '../../../test/support/once.ts';
import { contentFolder } from '../../../test/support/real-site.ts';
import { GUIDE } from '../../api.ts';
import { workshopApp as workshop } from '../../words/app.fr.ts';
import { guide as words } from '../../words/guide.fr.ts';
import { workshopServer } from '../support/workshop-server.ts';

const test = suite("The writers' guide as it is served");

/** The real site under development, in a folder of its host, with the guide. */
const served = once(async () => {
  const site = siteDefinition(contentFolder);
  const cacheDir = folderWith();
  // The server writes to a folder of its own, and reads the cached steps of other builds.
  const remembered = join(site.cacheDir, 'steps');
  mkdirSync(remembered, { recursive: true });
  symlinkSync(remembered, join(cacheDir, 'steps'));
  const server = await workshopServer({ site: { ...site, cacheDir }, base: '/depot', lasting: true });
  await server.nextBuild();
  return new URL(GUIDE, server.url).href;
});

test('the guide looks like the site on a desk, a phone and paper, without faults in axe', async () => {
  const url = await served();
  await inPage({}, async (page) => {
    await page.goto(`${url}/tout`);
    assert.is(await page.locator('body > header').count(), 1);
    const [guide, callOut] = await Promise.all(
      ['.guide-chapter > div p', '[data-callout]'].map((selector) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).borderLeftWidth),
      ),
    );
    assert.is(guide, '0px');
    assert.not.equal(callOut, '0px', 'a call-out looks as on a page');
    const named = await page
      .locator('head link[href], head meta[property][content*="://"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('content') ?? ''));
    for (const address of named) assert.is((await fetch(new URL(address, url))).status, 200, address);
    for (const width of [WIDTHS.desk, WIDTHS.phone]) {
      await page.setViewportSize({ width, height: 900 });
      assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width);
      if (width === WIDTHS.desk) assert.equal(await columnsOf(page), { isBeside: true, isWide: true });
    }
    assert.equal(await hiddenOnPaper(page), []);
    await page.emulateMedia({ media: 'screen' });
    if (!LONG) await page.goto(url);
    assert.equal(await axeDiagnostics(page), []);
  });
});

test('a search leads from the guide’s first page to a section, and a link back to the workshop', async () => {
  const url = await served();
  await inPage({}, async (page) => {
    await page.goto(url);
    await page.getByLabel(words.search.label).fill('LEGENDE');
    await page.keyboard.press('Enter');
    const found = page
      .getByRole('region', { name: /« LEGENDE »/ })
      .getByRole('link')
      .first();
    const section = await found.innerText();
    await found.click();
    await page.getByRole('heading', { name: section, exact: true }).waitFor();
    await page.getByRole('link', { name: words.back }).click();
    await page.getByRole('searchbox', { name: workshop.list.search }).waitFor();
  });
});

/** Compares the places and widths of the chapters and their contents. */
function columnsOf(page: Page): Promise<{ isBeside: boolean; isWide: boolean }> {
  return page.locator('.guide').evaluate((guide) => {
    const [contents, chapters] = [...guide.children].map((child) => child.getBoundingClientRect());
    return {
      isBeside: contents?.top === chapters?.top && (contents?.right ?? 0) < (chapters?.left ?? 0),
      isWide: (chapters?.width ?? 0) > guide.getBoundingClientRect().width * 0.7,
    };
  });
}

async function hiddenOnPaper(page: Page): Promise<(string | null)[]> {
  await page.emulateMedia({ media: 'print' });
  return (
    page
      .locator('.guide :is(p, dt, dd, pre, li)')
      // The signs of an example, and the list behind a drawing, are folded.
      .evaluateAll((all) =>
        all
          .filter((element) => !element.checkVisibility() && !element.closest('details'))
          .map(({ textContent }) => textContent),
      )
  );
}

test('without a sound build it is a plain page with the same chapters', async () => {
  const server = await workshopServer({}, { 'content/pages/contact.md': '---\ntitre: 3\n---\n' });
  await server.nextBuild();
  const html = await (await server.get(GUIDE)).text();
  assert.match(html, 'data-guide="plain"');
  assert.match(html, 'id="commencer"');
  assert.is((await server.get(`${GUIDE}.css`)).headers.get('content-type'), 'text/css; charset=utf-8');
});
