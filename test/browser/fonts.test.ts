import { request as ask } from 'node:http';
import type { Page } from 'playwright-core';
import { assert, suite } from '../suite.ts';
import { inPage } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { localServer } from '../support/local-server.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Fonts');

interface HeldFonts {
  /** Address of the site, without trailing slash. */
  url: string;
  /** Paths of the fonts that were asked for, in order. */
  asked: readonly string[];
  /** Lets go of the fonts that are held now; those that are asked for later are held again. */
  release: () => void;
}

/** The site at `origin` behind a server that holds each font until told. Playwright's own routes would turn the browser's cache off. */
async function withHeldFonts(origin: string): Promise<HeldFonts> {
  const asked: string[] = [];
  let held: (() => void)[] = [];
  const port = await localServer(({ url = '/', method, headers }, response) => {
    const pass = () => {
      ask(origin + url, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      })
        .on('error', () => response.destroy())
        .end();
    };
    if (!url.endsWith('.woff2')) return pass();
    asked.push(url);
    held.push(pass);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    release: () => {
      for (const pass of held) pass();
      held = [];
    },
  };
}

test('a first page shows system fonts until ours come; the next page has ours at once', async () => {
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
