import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { inPage, MOVING } from './browser.ts';
import { realSite } from './real-site.ts';

/** The work on a page, with the options of its browser context before it, if any. */
type Arguments = [work: Work] | [options: BrowserContextOptions, work: Work];
type Work = (page: Page, url: string) => Promise<void>;

/** Hands a new page to the work, with the address of this path of the real site; the work opens it when it is ready. */
export async function onPage(path: string, ...args: Arguments): Promise<void> {
  const [options, work] = args.length === 1 ? [{}, ...args] : args;
  const { url } = await realSite();
  await inPage(options, (page) => work(page, url + path));
}

/** Hands over a page that is loaded. */
export function onOpenPage(path: string, ...args: Arguments): Promise<void> {
  const [options, work] = args.length === 1 ? [{}, ...args] : args;
  return onPage(path, options, async (page, url) => {
    await page.goto(url);
    await work(page, url);
  });
}

/** Hands over a page like `onPage`, of a reader who has nothing against motion. */
export function onMovingPage(path: string, ...args: Arguments): Promise<void> {
  const [options, work] = args.length === 1 ? [{}, ...args] : args;
  return onPage(path, { ...MOVING, ...options }, work);
}

/**
 * Opens a page as a reader who is at work already: it goes to its top no more.
 * Else a test that scrolls in the first moment would be taken back.
 */
export async function arrive(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.keyboard.press('Shift');
}

/** A phone held upright: narrow, and touched rather than pointed at. */
export const PHONE = { viewport: { width: 390, height: 800 }, isMobile: true, hasTouch: true } as const;

/** Notes the clicks that a button hears from now on, in `clicks`. */
export function countClicks(button: Locator): Promise<void> {
  return button.evaluate((element) => {
    const clicks: Event[] = [];
    Object.assign(globalThis, { clicks });
    element.addEventListener('click', (event) => clicks.push(event));
  });
}
