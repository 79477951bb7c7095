import { assert, suite } from '../suite.ts';
import { inPage, WIDTHS } from '../support/browser.ts';
import { onOpenPage } from '../support/on-page.ts';
import { overlapsDiagnostic } from '../support/page-checks/overlaps.ts';
import { pathWithMost } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Wide screens');

const SCREEN = { width: WIDTHS.desk, height: 900 };

test('notes stand inside their paragraph for screen readers, and nowhere on narrow screens', async () => {
  const path = await pathWithMost('main [data-note]');
  if (!path) return;
  await onOpenPage(path, { viewport: SCREEN }, async (page) => {
    const notes = await page.locator('main [data-note]').evaluateAll((found) =>
      found.map((note) => {
        const text = note.closest('p, li')?.getBoundingClientRect();
        const box = note.getBoundingClientRect();
        return text && { gap: text.left - box.right, below: box.top - text.top, left: box.left };
      }),
    );
    for (const note of notes)
      assert.ok(note && note.gap > 20 && note.below >= 0 && note.left > 0, JSON.stringify(note));
    await page.setViewportSize({ width: WIDTHS.tablet, height: SCREEN.height });
    assert.is(await page.locator('main [data-note]').locator('visible=true').count(), 0);
  });
});

test('the text after a long note stands below it', async () => {
  const path = await pathWithMost('main p [data-note]');
  if (!path) return;
  await onOpenPage(path, { viewport: SCREEN }, async (page) => {
    await page.evaluate(() => {
      const note = document.querySelector('main p [data-note]');
      const text = note?.closest('p');
      note?.append(' relevé ce jour-là'.repeat(20));
      if (note) text?.replaceChildren('Un prix', note);
      const following = ['h2', 'p', 'figure'].map((tag) =>
        Object.assign(document.createElement(tag), { innerText: 'Un mot' }),
      );
      text?.after(...following);
    });
    const { seen, wrong } = await overlapsDiagnostic(page);
    assert.equal(wrong, []);
    assert.ok(seen > 0);
  });
});

test('a title stands beside its text at its first line, and above it on a narrow screen', async () => {
  const path = await pathWithMost('main [data-note]');
  if (!path) return;
  await onOpenPage(path, { viewport: SCREEN }, async (page) => {
    const places = () =>
      page.locator('main nav + div h2:has(+ p)').evaluateAll((titles) =>
        titles.map((title) => {
          const [text, box] = [title.nextElementSibling, title].map((one) => one?.getBoundingClientRect());
          return text && box ? { beside: text.left - box.right, higher: text.top - box.top } : undefined;
        }),
      );
    const wide = await places();
    assert.ok(wide.length > 0);
    for (const place of wide)
      assert.ok(place && place.beside > 20 && Math.abs(place.higher) < 5, JSON.stringify(place));
    await page.setViewportSize({ width: WIDTHS.tablet, height: SCREEN.height });
    for (const place of await places())
      assert.ok(place && place.beside < 0 && place.higher > 20, JSON.stringify(place));
  });
});

/** Pixels that a row may lack of its grid's width. */
const ROUNDING = 2;

test('an even grid has three columns at most, and shows four items as two and two', async () => {
  const { url } = await realSite();
  await inPage({ reducedMotion: 'reduce' }, async (page) => {
    await page.goto(`${url}/about`);
    const expected: Record<number, string[]> = {
      [WIDTHS.phone]: ['1', '1+1', '1+1+1'],
      [WIDTHS.tablet]: ['1', '2', '2+1', '2+2', '2+2+1', '2+2+2', '2+2+2+1'],
      [WIDTHS.desk]: ['1', '2', '3', '2+2', '3+2', '3+3', '3+3+1', '3+3+2'],
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
