import type { Page } from 'playwright-core';

/** Once a page has loaded and has nothing left to do by itself: what its scripts were to ask for on arrival, they have asked for. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/**
 * Lays out the parts of a page that the browser and `client/parts.ts` have left for later. Their texts would otherwise be measured in a part that is
 * not as high as they are, over what stands below it.
 */
export async function layOutParts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('[data-lazy]')) part.removeAttribute('data-lazy');
  });
}
