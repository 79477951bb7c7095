import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';

/** Rules that colours may break, and nothing else. */
export const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with a page as it stands, the pages in its frames left out; by these rules alone, or else by all. */
export async function axeDiagnostics(page: Page, only?: string[]): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    iframes: false,
    preload: false,
    ...(only ? { runOnly: only } : { rules: { 'target-size': { enabled: true } } }),
  };
  const { passes, violations } = await page.evaluate<AxeResults>(
    `axe.run({ exclude: [['iframe']] }, ${JSON.stringify(options)})`,
  );
  assert.ok(passes.length > (only ? 0 : 10), 'axe looked at the page');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
