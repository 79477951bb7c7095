import type { Page } from 'playwright-core';
import { arrive, onPage } from './on-page.ts';
import { articleWith } from './tested-content.ts';

/** The article that holds the calculator. */
export const ARTICLE = articleWith('roiCalculator');
/** What the article works out: return, months until the costs are paid, net present value. */
export const EXAMPLE = ['587 %', '1,7 mois', '231 900 €'];

export const calculator = (page: Page) => page.locator('[data-island=RoiCalculator] form');
export const input = (page: Page, name: string) => calculator(page).locator(`[name=${name}]`);

/** Rows of the table that show a scenario's return, months until the costs are paid, and net present value. */
const ROWS = ['ROI', 'Retour', 'VAN'];

/** A scenario's three figures with plain spaces, in the order of `ROWS`. */
export async function figures(page: Page, scenario = 0): Promise<string[]> {
  const cells = ROWS.map((row) => calculator(page).getByRole('row', { name: row }).getByRole('cell').nth(scenario));
  const texts = await Promise.all(cells.map(async (cell) => ((await cell.count()) ? cell.textContent() : '')));
  return texts.map((text) => (text ?? '').replace(/\s+/g, ' '));
}

export async function awake(page: Page): Promise<void> {
  await calculator(page).scrollIntoViewIfNeeded();
  await page.locator('[data-island=RoiCalculator][data-awake]').waitFor();
}

export function withCalculator(work: (page: Page, url: string) => Promise<void>): Promise<void> {
  return onPage(ARTICLE, async (page, url) => {
    await arrive(page, url);
    await awake(page);
    await work(page, url);
  });
}
