import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { build } from '../../build/pipeline.ts';
import { servePreview } from '../../build/preview/preview.ts';
import { siteDefinition } from '../../build/site-definition.ts';
import { atEnd } from '../support/at-end.ts';
import { inPage } from '../support/browser.ts';
import { fillMessage, submitButton } from '../support/contact-form.ts';
import { once } from '../support/once.ts';
import { onePathOfEachKind } from '../support/real-pages.ts';
import { contentFolder, realSite, workerFolder } from '../support/real-site.ts';
import { standIn } from '../support/third-party.ts';

const test = suite('Pages without the styles that they do not need');

/** The same site with all of its styles, under the names they were given: as who develops sees it. */
const developed = once(async () => {
  const dir = workerFolder('developed');
  await build(siteDefinition(contentFolder), { out: dir, development: true });
  const server = await servePreview({ dir, port: 4850 });
  atEnd(server.close);
  return server.url.replace(/\/$/, '');
});

/** Opens a page in both, does this to it, and gives what came of each. */
function inBoth<Value>(path: string, work: (page: Page) => Promise<Value>): Promise<Value[]> {
  return Promise.all(
    ['realSite', 'developed'].map(async (name) => {
      const url = name === 'developed' ? await developed() : (await realSite()).url;
      return inPage({ reducedMotion: 'reduce' }, async (page) => {
        await standIn(page);
        // Whether they come in time is chance.
        await page.route('**/*.woff2', (route) => route.abort());
        await page.goto(url + path);
        return work(page);
      });
    }),
  );
}

test('look as they do with all of them, on screen and on paper', async () => {
  for (const path of await onePathOfEachKind()) {
    const [compact, whole] = await inBoth(path, async (page) => {
      const onScreen = await page.screenshot({ fullPage: true });
      await page.emulateMedia({ media: 'print' });
      return { onScreen, onPaper: await page.screenshot({ fullPage: true }) };
    });
    assert.ok(whole && compact?.onScreen.equals(whole.onScreen), `${path} on screen`);
    assert.ok(whole && compact?.onPaper.equals(whole.onPaper), `${path} on paper`);
  }
});

/** What scripts make or change, and how they are brought to do so. */
const MADE: readonly [path: string, made: string, act: (page: Page) => Promise<void>][] = [
  ['/contact', '[data-sonner-toast]', (page) => fillMessage(page).then(() => submitButton(page).click())],
  ['/contact', 'dialog', (page) => page.locator('a[data-booking]').first().click()],
  ['/services/design', '[role=tooltip]', (page) => page.locator('[data-island] button').first().focus()],
  ['/blog', '[data-all] > *', (page) => page.locator('[data-reveal]').first().click()],
  ['/blog/claude-make', '[data-code] button', (page) => page.locator('[data-code]').first().hover()],
];

test('have the styles of what scripts make', async () => {
  for (const [path, made, act] of MADE) {
    const [compact, whole] = await inBoth(path, async (page) => {
      await act(page);
      await page.locator(made).first().waitFor({ state: 'attached' });
      return page.locator(made).evaluateAll((all) =>
        all.map((element) => {
          const { display, position, padding, border, color, backgroundColor, font, cursor } =
            getComputedStyle(element);
          return { display, position, padding, border, color, backgroundColor, font, cursor };
        }),
      );
    });
    assert.ok(whole && whole.length > 0, `${path} ${made}`);
    assert.equal(compact, whole, `${path} ${made}`);
  }
});

test.run();
