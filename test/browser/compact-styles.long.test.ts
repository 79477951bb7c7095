import type { Page } from 'playwright-core';
import { siteDefinition } from '../../build/cli/site-definition.ts';
import { build } from '../../build/pipeline/pipeline.ts';
import { servePreview } from '../../build/server/preview/preview.ts';
import { assert, suite } from '../suite.ts';
import { atEnd } from '../support/at-end.ts';
import { inPage } from '../support/browser.ts';
import { folderWith } from '../support/folder.ts';
import { once } from '../support/once.ts';
import { onePathOfEachType } from '../support/real-pages.ts';
import { contentFolder, realSite } from '../support/real-site.ts';
import { interceptThirdParty } from '../support/third-party.ts';

const test = suite('Pages without the styles that they do not need');

/** The same site with all of its styles, under the names they were given: as who develops sees it. */
const developed = once(async () => {
  const dir = folderWith();
  await build(siteDefinition(contentFolder), { out: dir, development: true, production: true });
  const server = await servePreview({ dir, port: 0 });
  atEnd(server.close);
  return server.url.replace(/\/$/, '');
});

/** Opens a page in both, and hands the two to the work. */
async function inBoth<Value>(path: string, work: (compact: Page, whole: Page) => Promise<Value>): Promise<Value> {
  const { url } = await realSite();
  const opened = (site: string, use: (page: Page) => Promise<Value>) =>
    inPage({ reducedMotion: 'reduce' }, async (page) => {
      await interceptThirdParty(page);
      // Fonts arrive by chance, and a development build makes no pictures.
      await page.route('**/*', (route) =>
        ['font', 'image'].includes(route.request().resourceType()) ? route.abort() : route.fallback(),
      );
      await page.goto(site + path);
      return use(page);
    });
  return opened(await developed(), (whole) => opened(url, (compact) => work(compact, whole)));
}

test('look as they do with all of them, on screen and on paper', async () => {
  for (const path of await onePathOfEachType()) {
    await inBoth(path, async (compact, whole) => {
      for (const media of ['screen', 'print'] as const) {
        for (const page of [compact, whole]) await page.emulateMedia({ media });
        // Scripts may be slower in one of them.
        for (let tries = 1; !(await lookAlike(compact, whole)); tries++)
          assert.ok(tries < MOST_TRIES, `${path} on ${media}`);
      }
    });
  }
});

/** A picture of a long page takes a second. */
const MOST_TRIES = 20;

async function lookAlike(...pages: [Page, Page]): Promise<boolean> {
  const [one, other] = await Promise.all(pages.map(picture));
  return one !== undefined && other !== undefined && one.equals(other);
}

/** A browser on a busy machine may have no picture of so long a page at the first asking. */
async function picture(page: Page): Promise<Buffer | undefined> {
  return page.screenshot({ fullPage: true }).catch(() => undefined);
}
