import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inPage } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { withHeldFonts } from '../support/held-fonts.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Fonts');

test('a page is read in the system’s letters until ours come, and the next page has ours without asking for them', async () => {
  const site = await realSite();
  const { url, asked, release } = await withHeldFonts(site.url);
  await inPage({}, async (page) => {
    await page.goto(`${url}/cgv`, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    assert.equal(await ownFonts(page), [], 'the first page is drawn without them');
    await eventually(async () => asked.length, 2, 'fonts that are asked for');
    release();
    await eventually(async () => (await ownFonts(page)).length, 2, 'fonts of its own');

    await page.locator('body > footer a[href="/mentions-legales"]').click();
    await page.waitForURL(`${url}/mentions-legales`);
    await page.waitForLoadState();
    assert.is((await ownFonts(page)).length, 2, 'one for titles, one for text');
    assert.is(asked.length, 2, asked.join(', '));
  });
});

/** Names of the site's own fonts that the page's title and text are drawn in. */
async function ownFonts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const names = new Set<string>();
  for (const selector of ['h1', 'main p']) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { isCustomFont, familyName } of fonts) if (isCustomFont) names.add(familyName);
  }
  await session.detach();
  return [...names].sort();
}

test.run();
