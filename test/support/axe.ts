import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { assert } from '../suite.ts';
import { layOutParts } from './at-rest.ts';

/** Rules that colours may break, and nothing else. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Rules {
  /** These alone; without them all. */
  only?: readonly string[];
  without?: readonly string[];
}

/** Returns axe's violations on a page, its frames left out. */
export async function axeDiagnostics(page: Page, { only, without = [] }: Rules = {}): Promise<string[]> {
  await layOutParts(page);
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
  const options: RunOptions = {
    resultTypes: ['violations'],
    iframes: false,
    preload: false,
    ...(only ? { runOnly: [...only] } : { rules: { 'target-size': { enabled: true }, ...rules } }),
  };
  const { passes, violations } = await page.evaluate<AxeResults>(
    `axe.run({ exclude: [['iframe']] }, ${JSON.stringify(options)})`,
  );
  assert.ok(passes.length > (only ? 0 : 10), 'axe looked at the page');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
