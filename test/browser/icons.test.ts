import { paths } from '../../src/routes.ts';
import { suite } from '../suite.ts';
import { eventually } from '../support/eventually.ts';
import { onPage } from '../support/on-page.ts';

const test = suite('Icons');

test('that a browser did not draw at first are drawn once the page is there', () =>
  onPage(paths.contact, async (page, url) => {
    let isFirst = true;
    await page.route(/icons-\w+\.svg$/, async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      // Until then all icons of the page wait for this one request.
      await page.waitForFunction(() => document.readyState !== 'loading');
      await route.abort();
    });
    await page.goto(url);
    const widths = () =>
      page.locator('use').evaluateAll((uses) => uses.map((use) => use.getBoundingClientRect().width));
    await eventually(async () => (await widths()).every((width) => width > 0), true);
  }));
