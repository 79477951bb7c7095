import type { Page } from 'playwright-core';
import { assert } from '../suite.ts';
import { atRest } from './at-rest.ts';
import { inPage } from './browser.ts';
import { projectRoot } from './project-root.ts';
import { realSite } from './real-site.ts';

/** Subsets of Liberation Sans, whose widths are Arial's, by the name that the site's stylesheets look for first. */
const FILES = { Arial: 'system-regular.woff2', 'Arial Bold': 'system-bold.woff2' } as const;

/**
 * Gives pages the system fonts that most visitors have, whatever this machine has; it takes a context with `bypassCSP`. The site's own fonts
 * come once the page has been painted in these, which `onPainted` hears of.
 */
async function withSystemFonts(page: Page, onPainted: () => Promise<unknown>): Promise<void> {
  for (const file of Object.values(FILES))
    await page.route(`**/${file}`, (route) => route.fulfill({ path: `${projectRoot}/test/fixtures/fonts/${file}` }));
  await page.route('**/assets/*.woff2', async (route) => {
    await page.evaluate(async () => {
      await Promise.all(
        [...document.fonts].filter(({ family }) => family.includes('Fallback')).map((font) => font.load()),
      );
      // Two frames, so that what is told of the first has been painted.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    });
    await onPainted();
    await route.continue();
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch().catch(() => undefined);
    // The page has been closed meanwhile.
    if (!response) return;
    let body = await response.text();
    for (const [name, file] of Object.entries(FILES)) body = body.replaceAll(`local("${name}")`, `url("/${file}")`);
    return route.fulfill({ response, body });
  });
}

/** By how much these pages of the real site shift at a width (Layout Instability), their fonts after their first paint: those with more than next to nothing. */
export async function shiftsOf(paths: readonly string[], width: number): Promise<string[]> {
  const { url } = await realSite();
  return inPage({ viewport: { width, height: 800 }, bypassCSP: true }, async (page) => {
    const shifted: string[] = [];
    await page.addInitScript(NOTE_SHIFTS);
    await withSystemFonts(page, () => page.evaluate('forgetShifts()'));
    for (const path of paths) {
      await page.goto(url + path);
      const shift = await shiftOf(page);
      assert.ok(await page.evaluate(() => document.fonts.check('1em "Instrument Sans"')), `${path} has its fonts`);
      if (shift >= MAX_SHIFT) shifted.push(`${path} shifts by ${shift.toFixed(4)} at ${width}`);
    }
    return shifted;
  });
}

/** A tenth and less is good to Core Web Vitals. */
const MAX_SHIFT = 0.03;

const NOTE_SHIFTS = `
  let shift = 0;
  const add = (entries) => { for (const { value, hadRecentInput } of entries) if (!hadRecentInput) shift += value; };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  globalThis.forgetShifts = () => { observer.takeRecords(); shift = 0; };
  globalThis.shiftSoFar = () => { add(observer.takeRecords()); return shift; };`;

async function shiftOf(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  await atRest(page);
  return page.evaluate<number>('shiftSoFar()');
}
