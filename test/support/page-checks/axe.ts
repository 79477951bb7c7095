import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import type { Finding } from './check.ts';

/** What axe finds wrong: rule and places, with all its rules on, best practices too. */
export async function axeFinding(page: Page): Promise<Finding> {
  await page.evaluate(axe.source);
  const { passes, violations } = await page.evaluate<AxeResults>(
    `axe.run({ resultTypes: ['violations'], preload: false })`,
  );
  const wrong = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  return { seen: passes.length, wrong };
}
