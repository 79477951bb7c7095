import { constants } from 'node:zlib';
import type { Page } from 'playwright-core';
import { fileText } from '../../../build/contract/output.ts';
import { compressedSize } from '../../../build/platform/compression.ts';
import { realSite } from '../real-site.ts';
import { CHUNK, VENDOR } from '../traffic.ts';
import type { Check } from './check.ts';

/** The not-found screen logs the path on purpose. */
const NOT_FOUND = '/404';
/** Bytes of script, compressed as well as brotli can, before anybody touches the page: at most an island, contents, a list to tick and a booking button on one, or a form, its beginning and stars. */
const BEFORE_TOUCH = 3328;
/** The same where there is no island: room for the menu, the landing, the header's button, the choice between day and night, the booking link, and journeys to choose from. */
const LITTLE = 2760;

/** A page complains of nothing, asks no other origin for anything, and leaves nothing in the browser. */
export const quietDiagnostic: Check = async ({ page, path, requests, complaints }) => {
  const { url } = await realSite();
  const elsewhere = requests.map((request) => request.url()).filter((asked) => !asked.startsWith(`${url}/`));
  const wrong = [...elsewhere.filter((asked) => !asked.startsWith('data:')), ...(await tracesOf(page))];
  return { seen: requests.length, wrong: path === NOT_FOUND ? wrong : [...wrong, ...complaints] };
};

/** A page loads few scripts before it is touched, no React, and what wakes islands where there are some alone. */
export const scriptsDiagnostic: Check = async ({ page, untouched, requests }) => {
  const wrong = untouched.filter((script) => CHUNK.test(script)).map((script) => `loads ${script} before a touch`);
  const hasIsland = (await page.locator('[data-island]').count()) > 0;
  const bytes = await compressed(untouched);
  if (bytes > (hasIsland ? BEFORE_TOUCH : LITTLE)) wrong.push(`loads ${bytes} bytes of script before a touch`);
  if (untouched.some((script) => /\/islands-[^/]+\.js$/.test(script)) !== hasIsland)
    wrong.push(hasIsland ? 'does not load what wakes its island' : 'loads what wakes islands, and has none');
  if (!hasIsland && requests.some((request) => VENDOR.test(request.url()))) wrong.push('loads React without an island');
  return { seen: untouched.length, wrong };
};

async function compressed(paths: readonly string[]): Promise<number> {
  const { result } = await realSite();
  const texts = result.files.filter(({ path }) => paths.includes(`/${path}`)).map(fileText);
  return texts.reduce((sum, text) => sum + compressedSize(text, constants.BROTLI_MAX_QUALITY), 0);
}

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
