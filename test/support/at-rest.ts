import type { Page } from 'playwright-core';

/** Once a page has loaded and has nothing left to do by itself: what its scripts were to ask for on arrival, they have asked for. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState();
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise((resolve) => requestAnimationFrame(resolve));
    await new Promise((resolve) => requestIdleCallback(resolve));
  });
}
