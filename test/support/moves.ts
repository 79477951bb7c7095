import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
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

/** By how many pixels these pages of the real site move while they load at a width, their fonts after their first paint. */
export async function movesOf(paths: readonly string[], width: number): Promise<number[]> {
  const { url } = await realSite();
  return inPage({ viewport: { width, height: 800 }, bypassCSP: true }, async (page) => {
    const moves: number[] = [];
    await page.addInitScript(NOTE_MOVES);
    await withSystemFonts(page, () => page.evaluate('forgetMoves()'));
    for (const path of paths) {
      await page.goto(url + path);
      const pixels = await moved(page);
      assert.ok(await page.evaluate(() => document.fonts.check('1em "Instrument Sans"')), `${path} has its fonts`);
      // A paragraph whose words happen to break into one line more or less moves what stands below it by a line.
      assert.ok(pixels < 80, `${path} moves by ${pixels} px at ${width}`);
      moves.push(pixels);
    }
    return moves;
  });
}

/** Asserts that most pages did not move at all. */
export function standStill(moves: readonly number[]): void {
  const still = moves.filter((pixels) => pixels === 0);
  assert.ok(still.length > 0.75 * moves.length, `${still.length} of ${moves.length} stand still`);
}

/** Sums up by how many pixels what can be seen goes up or down without an input: of a word that goes to another line, what counts is the line. */
const NOTE_MOVES = `
  let moved = 0;
  const isSeen = ({ width, height }) => width > 0 && height > 0;
  const distance = ({ previousRect, currentRect }) =>
    isSeen(previousRect) && isSeen(currentRect) ? Math.abs(currentRect.top - previousRect.top) : 0;
  const add = (entries) => { for (const entry of entries) if (!entry.hadRecentInput) moved += Math.max(0, ...entry.sources.map(distance)); };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  globalThis.forgetMoves = () => { observer.takeRecords(); moved = 0; };
  globalThis.movedSoFar = () => { add(observer.takeRecords()); return moved; };`;

async function moved(page: Page): Promise<number> {
  await page.evaluate(() => document.fonts.ready);
  await atRest(page);
  return page.evaluate<number>('movedSoFar()');
}
