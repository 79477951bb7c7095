import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { results } from '../support/blog-search.ts';
import { inPage, WIDTHS } from '../support/browser.ts';
import { onePathOfEachKind, readPages } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Accessibility');

/** Still, so that contrast is measured on what readers see; axe is a script that the pages' policy would refuse. */
const OPTIONS = { bypassCSP: true, reducedMotion: 'reduce' } as const;

/** What axe finds wrong: rule and places, with all its rules on, best practices too. */
async function violations(page: Page): Promise<string[]> {
  const results = await page.evaluate<AxeResults>(`axe.run({ resultTypes: ['violations'], preload: false })`);
  assert.ok(results.passes.length > 10, 'axe looked at the page');
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

test('axe finds nothing wrong with any page on a desk, nor on a phone with one of each kind', async () => {
  const { url, result } = await realSite();
  const onPhone = new Set(await onePathOfEachKind());
  await inPage(OPTIONS, async (page) => {
    const found: string[] = [];
    for (const { route } of readPages(result)) {
      await page.goto(url + route.path);
      await page.evaluate(axe.source);
      for (const width of onPhone.has(route.path) ? [WIDTHS.desk, WIDTHS.phone] : [WIDTHS.desk]) {
        await page.setViewportSize({ width, height: 900 });
        found.push(...(await violations(page)).map((violation) => `${route.path} (${width} px)  ${violation}`));
      }
    }
    assert.equal(found, []);
  });
});

test('axe finds nothing wrong with the open menu of a phone', async () => {
  const { url } = await realSite();
  await inPage({ ...OPTIONS, viewport: { width: WIDTHS.phone, height: 900 } }, async (page) => {
    await page.goto(url);
    await page.locator('header summary').click();
    await page.evaluate(axe.source);
    assert.equal(await violations(page), []);
  });
});

test('axe finds nothing wrong with what the search has found', async () => {
  const { url } = await realSite();
  await inPage({ ...OPTIONS, viewport: { width: WIDTHS.phone, height: 900 } }, async (page) => {
    await page.goto(`${url}/blog?q=facture`);
    await results(page).first().waitFor();
    await page.evaluate(axe.source);
    assert.equal(await violations(page), []);
  });
});

test('axe finds nothing wrong with a not-found page that offers others', async () => {
  const { url } = await realSite();
  await inPage(OPTIONS, async (page) => {
    await page.goto(`${url}/agents-ia.html`);
    await page.getByRole('navigation', { name: 'Vous cherchiez' }).waitFor();
    await page.evaluate(axe.source);
    assert.equal(await violations(page), []);
  });
});

test.run();
