import type { Page } from 'playwright-core';
import { realSite } from './real-site.ts';

/** Scripts that are loaded when a widget needs them, tried again under another query; the pages name the others themselves. */
export const CHUNK = /\/assets\/(?:chunk|vendor)-[^/]+\.js(?:\?|$)/;
/** The one file that holds React. */
export const VENDOR = /\/assets\/vendor-[^/]+\.js(?:\?|$)/;

/** Paths of the scripts that a page asks for, as they come. */
export function scriptsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) paths.push(pathname);
  });
  return paths;
}

/** Keeps back what a page asks for at such an address, as a slow network does, until what this gives is called. */
export async function holdRequests(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

/** Paths of the real site's scripts that hold a text: what a chunk is for is not in its name. */
export async function scriptsHolding(text: string): Promise<string[]> {
  const { result } = await realSite();
  const holding = result.files.filter(
    ({ path, contents }) => path.endsWith('.js') && Buffer.from(contents()).includes(text),
  );
  if (holding.length === 0) throw new Error(`no script holds ${text}`);
  return holding.map(({ path }) => `/${path}`);
}

/** Every script that a page names or loads. */
export const SCRIPTS = '**/*.js*';

/** Opens a page whose scripts do not come: it never ends loading. */
export async function openWithoutScripts(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
}

/** Serves a page of the site with other HTML than its own. */
export async function changeHtml(page: Page, url: string, change: (html: string) => string): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}
