import type { Page } from 'playwright-core';

/** Names of what the pages of a browser's context have left in it: by these a visitor could be known again. */
export async function tracesOf(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const workers = await navigator.serviceWorker.getRegistrations();
    return {
      localStorage: Object.keys(localStorage),
      sessionStorage: Object.keys(sessionStorage),
      indexedDB: databases.map(({ name = '' }) => name),
      caches: await caches.keys(),
      serviceWorker: workers.map(({ scope }) => scope),
      // Survives from page to page of a tab, whatever their origin.
      windowName: window.name === '' ? [] : [window.name],
    };
  });
  const places = Object.entries({ cookie: cookies.map(({ name }) => name), ...kept });
  return places.flatMap(([place, names]) => names.map((name) => `${place}: ${name}`));
}
