import type { Page } from 'playwright-core';
import { fileText, type OutputFile } from '../../build/contract/output.ts';
import { LONG } from '../fuzz/random.ts';
import { assert, suite } from '../suite.ts';
import { allowComplaints, inPage } from '../support/browser.ts';
import { all, parseHtml } from '../support/dom.ts';
import { eventually } from '../support/eventually.ts';
import { once } from '../support/once.ts';
import { listenTo } from '../support/page-checks/check.ts';
import { siteCopy } from '../support/site-copy.ts';
import { changeHtml } from '../support/traffic.ts';

const test = suite('Hydration');

/** React says what does not fit in its development build alone. */
const developmentSite = once(() => siteCopy({ development: true }));

const BLANK_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';

async function wakeAll(page: Page): Promise<void> {
  const islands = page.locator('[data-island]');
  for (const island of await islands.all()) await island.locator('button, input').first().focus();
  await eventually(() => page.locator('[data-island]:not([data-awake])').count(), 0);
  // React reports after it has committed.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
}

test('finds nothing wrong with any island, by night on each of its pages', async () => {
  const { result, url } = await developmentSite();
  const islandsOf = ({ file }: { file: OutputFile }) =>
    all(parseHtml(fileText(file)), '[data-island]').map(({ attribs }) => attribs['data-island']);
  const withIslands = result.pages.filter((page) => islandsOf(page).length > 0);
  const oneOfEach = new Map(withIslands.flatMap((page) => islandsOf(page).map((name) => [name, page])));
  const pages = LONG ? withIslands : new Set(oneOfEach.values());
  assert.ok(oneOfEach.size > 2);
  await inPage({}, async (page) => {
    const { complaints } = listenTo(page);
    // A development build leaves pictures to its server, which is not there.
    await page.route(
      ({ pathname }) => result.lazy.has(pathname.slice(1)),
      (route) => route.fulfill({ contentType: 'image/svg+xml', body: BLANK_PICTURE }),
    );
    for (const { route } of pages) {
      await page.goto(url + route.path);
      await wakeAll(page);
      assert.equal(complaints, [], route.path);
    }
  });
});

test('would find it: the console tells of markup that differs', async () => {
  const { url } = await developmentSite();
  await inPage({}, async (page) => {
    allowComplaints(page);
    const { complaints } = listenTo(page);
    await changeHtml(page, `${url}/contact`, (html) =>
      html.replace(/(<button[^>]*type="submit"[^>]*>)/, '$1Another text: '),
    );
    await page.goto(`${url}/contact`);
    await wakeAll(page);
    await eventually(() => complaints.some((complaint) => /hydrat/i.test(complaint)), true);
  });
});
