import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inPage, WIDTHS } from '../support/browser.ts';
import { onePathOfEachKind, readPages } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Grids');

/** What a row may lack of its grid's width, in pixels. */
const ROUNDING = 2;

test('no grid of a page has a hole in a row, at any width', async () => {
  const { url, result } = await realSite();
  const seen = { grids: 0, holes: [] as string[] };
  await inPage({ reducedMotion: 'reduce' }, async (page) => {
    for (const { route } of readPages(result)) {
      await page.goto(url + route.path);
      for (const width of Object.values(WIDTHS)) {
        await page.setViewportSize({ width, height: 900 });
        const grids = await page.evaluate(measuredGrids);
        seen.grids += grids.length;
        const holed = grids.filter(({ lacks }) => lacks > ROUNDING);
        seen.holes.push(...holed.map(({ rows }) => `${route.path} at ${width}: ${rows.join(' + ')}`));
      }
    }
  });
  assert.ok(seen.grids > 100, `${seen.grids} grids with several rows or columns`);
  assert.equal(seen.holes, []);
});

/** In the page: how many items the rows of each grid hold, and how many pixels its shortest row lacks of the longest. */
function measuredGrids(): { rows: number[]; lacks: number }[] {
  return [...document.querySelectorAll('main *')].flatMap((grid) => {
    if (getComputedStyle(grid).display !== 'grid') return [];
    const rows = new Map<number, DOMRect[]>();
    for (const item of grid.children) {
      const box = item.getBoundingClientRect();
      if (box.height === 0 || getComputedStyle(item).position === 'absolute') continue;
      rows.set(Math.round(box.top), [...(rows.get(Math.round(box.top)) ?? []), box]);
    }
    const ends = [...rows.values()].map((boxes) => Math.max(...boxes.map(({ right }) => right)));
    const counts = [...rows.values()].map((boxes) => boxes.length);
    return Math.max(0, ...counts) < 2 ? [] : [{ rows: counts, lacks: Math.max(...ends) - Math.min(...ends) }];
  });
}

test('the items of an even grid begin where it begins, in line with its title', async () => {
  const { url } = await realSite();
  await inPage({ reducedMotion: 'reduce' }, async (page) => {
    for (const path of ['/', '/about', '/cas-usage']) {
      await page.goto(url + path);
      const indents = await page.evaluate(indentsOfGrids);
      assert.ok(indents.length > 0, path);
      assert.equal(new Set(indents), new Set([0]), path);
    }
  });
});

/** In the page: how many pixels each even grid keeps free before its first item. */
function indentsOfGrids(): number[] {
  return [...document.querySelectorAll('[data-even]')].map((grid) => {
    const { left } = grid.getBoundingClientRect();
    return Math.round((grid.firstElementChild?.getBoundingClientRect().left ?? left) - left);
  });
}

test('an even grid has full rows with any number of items, and none stands alone where another could join it', async () => {
  const { url } = await realSite();
  await inPage({ reducedMotion: 'reduce' }, async (page) => {
    await page.goto(`${url}/about`);
    const expected: Record<number, string[]> = {
      [WIDTHS.phone]: ['1', '1+1', '1+1+1'],
      [WIDTHS.tablet]: ['1', '2', '2+1', '2+2', '2+2+1', '2+2+2', '2+2+2+1'],
      [WIDTHS.desk]: ['1', '2', '3', '2+2', '3+2', '3+3', '3+2+2', '3+3+2'],
    };
    for (const [width, arrangements] of Object.entries(expected)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      const found: string[] = [];
      for (const count of arrangements.keys())
        found.push(await page.evaluate(arranged, { count: count + 1, columns: 'cards' }));
      assert.equal(found, arrangements, width);
    }
  });
});

test('a wide screen shows up to seven tools in one row, each as wide as the next', async () => {
  const { url } = await realSite();
  await inPage({ viewport: { width: WIDTHS.desk, height: 900 } }, async (page) => {
    await page.goto(`${url}/services/design`);
    for (let count = 1; count <= 7; count++) {
      assert.is(await page.evaluate(arranged, { count, columns: 'tiles' }), String(count));
      const widths = await page
        .locator('[data-even="tiles"] > *')
        .evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().width)));
      assert.ok(Math.max(...widths) - Math.min(...widths) <= ROUNDING, widths.join(', '));
    }
  });
});

test('a grid begins where the headings above it do', async () => {
  const { url } = await realSite();
  await inPage({}, async (page) => {
    for (const path of await onePathOfEachKind()) {
      await page.goto(url + path);
      const insets = await page.locator('main [data-even]').evaluateAll((grids) =>
        grids.map((grid) => {
          const first = grid.firstElementChild?.getBoundingClientRect();
          return Math.round((first?.left ?? 0) - grid.getBoundingClientRect().left);
        }),
      );
      assert.equal(
        insets.filter((inset) => inset !== 0),
        [],
        path,
      );
    }
  });
});

/** In the page: fills its first even grid of this sort with so many items, and says how they stand. */
function arranged({ count, columns }: { count: number; columns: string }): string {
  const grid = document.querySelector(`[data-even="${columns}"]`);
  grid?.replaceChildren(
    ...Array.from({ length: count }, () => Object.assign(document.createElement('li'), { innerText: 'A' })),
  );
  const rows = new Map<number, number>();
  for (const item of grid?.children ?? []) {
    const { top } = item.getBoundingClientRect();
    rows.set(top, (rows.get(top) ?? 0) + 1);
  }
  return [...rows.values()].join('+');
}

test.run();
