import type { Page } from 'playwright-core';
import { assert } from '../../suite.ts';
import { atRest, layOutParts } from '../at-rest.ts';
import { inPage } from '../browser.ts';
import { readPages } from '../real-pages.ts';
import { realSite } from '../real-site.ts';
import type { TextDiagnostic, Visit } from './check.ts';
import { listenTo, type Noise } from './check.ts';
import { CHECKS } from './checks.ts';

interface Walk {
  paths: readonly string[];
  widths: readonly number[];
  /** Each path is opened at one of the widths only, which take turns. */
  inTurn?: boolean;
}

/** Opens these paths of the real site at these widths, and returns what each check has found on all of them. */
export async function walk({ paths, widths, inTurn = false }: Walk): Promise<Map<string, TextDiagnostic>> {
  const { url, result } = await realSite();
  const found = new Map(Object.keys(CHECKS).map((name) => [name, { seen: 0, wrong: [] as string[] }]));
  const contentTypes = new Map(readPages(result).map(({ route }) => [route.path, route.contentType]));
  const walkAt = (width: number, turn: number) =>
    inPage({ viewport: { width, height: 900 } }, async (page) => {
      await page.goto(url);
      // From then on the browser has the site's fonts at once: else chance would say which letters a page is drawn in.
      await page.evaluate(() => document.fonts.ready);
      const noise = listenTo(page);
      for (const [index, path] of paths.entries()) {
        if (inTurn && index % widths.length !== turn) continue;
        const arrival = await read(page, url + path, noise);
        const visit: Visit = { page, path, contentType: contentTypes.get(path) ?? '', width, ...arrival };
        for (const [name, check] of Object.entries(CHECKS)) {
          const diagnostic = await check(visit);
          const sum = found.get(name);
          if (sum) sum.seen += diagnostic.seen;
          sum?.wrong.push(...diagnostic.wrong.map((fault) => `${path} at ${width}: ${fault}`));
        }
      }
    });
  // Side by side: each waits for its pages' frames most of the time.
  await Promise.all(widths.map(walkAt));
  return found;
}

/** Asserts that a check has met what it looks at, and found nothing wrong. */
export function assertCheckHolds(found: ReadonlyMap<string, TextDiagnostic>, check: string): void {
  const { seen = 0, wrong } = found.get(check) ?? {};
  assert.equal(wrong, []);
  assert.ok(seen > 0, 'it has met nothing to look at');
}

/** Opens a page, reads it to its end so that what loads late loads too, and goes back to its top. */
async function read(page: Page, address: string, noise: Noise): Promise<Noise & { untouched: string[] }> {
  noise.requests.length = 0;
  noise.complaints.length = 0;
  await page.goto(address);
  await atRest(page);
  const untouched = noise.requests
    .filter((request) => request.resourceType() === 'script')
    .map((request) => new URL(request.url()).pathname);
  // An arriving page undoes what nobody scrolled: a key that moves nothing shows it somebody.
  await page.keyboard.press('Shift');
  await layOutParts(page);
  await leafThrough(page);
  for (const [waiting, awake] of LATE)
    for (const part of await page.locator(waiting).all()) {
      await part.scrollIntoViewIfNeeded();
      await part.and(page.locator(awake)).waitFor();
    }
  await page.evaluate(() => scrollTo(0, 0));
  await atRest(page);
  return { requests: [...noise.requests], complaints: [...noise.complaints], untouched };
}

/** Shows every second screen of the page, down to its end: what loads late does so when it is still a screen away. */
function leafThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 2 * innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** Parts that wake when they come into view, and the sign of it. */
const LATE = [
  ['[data-island][data-when=visible]', '[data-awake]'],
  ['li[data-task]', ':has(input)'],
] as const;
