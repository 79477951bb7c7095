import type { BrowserContextOptions, Page } from 'playwright-core';
import { inPage } from './browser.ts';
import { eventually } from './eventually.ts';
import { furnishedSite } from './furnished-site.ts';

/** Hands a page with a list to the work, and where its site is. */
export async function onList(work: (page: Page, url: string) => Promise<void>, options: BrowserContextOptions = {}) {
  const { url } = await furnishedSite();
  await inPage(options, async (page) => {
    await page.goto(`${url}/a-cocher`);
    await work(page, url);
  });
}

export const boxes = (page: Page) => page.getByRole('checkbox');
export const ticked = (page: Page) =>
  boxes(page).evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked));
export const status = (page: Page) => page.locator('main').getByRole('status').innerText();
/** Once the boxes of a page's lists are there. */
export const woken = async (page: Page, count = 5) => {
  await eventually(async () => {
    // Again and again: a page that has just arrived goes to its top.
    await page.locator('li[data-task]').first().scrollIntoViewIfNeeded();
    return boxes(page).count();
  }, count);
};
