import type { Page } from 'playwright-core';
import { assert, suite } from '../suite.ts';
import { inPage } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { chart } from '../support/markdown.ts';
import { showTexts } from '../support/styled-texts.ts';

const test = suite('Charts as they are drawn');

const MONTHS = 'Janvier Février Mars Avril Mai Juin Juillet Août Septembre Octobre Novembre Décembre'.split(' ');

const CHARTS: readonly string[] = [
  chart('barres', [
    ['Outil', 'Coût'],
    ['Un nom qui prend deux lignes ou trois sur le plus petit des écrans', '−1 234,50 €'],
    ['WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW', '98 765 432 €'],
    ['Rien', '0 €'],
  ]),
  chart('barres', [
    ['An', 'Prudent', 'Central', 'Optimiste', 'Rêvé'],
    ['Un', '−9 %', '0 %', '3 %', '100 %'],
    ['Deux', '−90 %', '−1 %', '33 %', '1 000 %'],
  ]),
  chart('avant-apres', [
    ['Mesure', 'Avant', 'Après'],
    ['Délai', '24 heures', '1 heure'],
    ['Erreurs', '8,5 %', '0 %'],
  ]),
  chart('lignes', [
    ['Mois', 'A', 'B', 'C'],
    ...MONTHS.map((name, n) => [`${name} 2025`, `${n * 137} €`, `${n * n * 37} €`, `${n * 90 - 300} €`]),
  ]),
  chart('lignes', [
    ['Mois', 'Seule'],
    ['Juin', '12'],
    ['Juillet', '12'],
    ['Août', '1 200'],
  ]),
  chart('lignes', [
    ['Jour', 'Seule'],
    ...Array.from({ length: 60 }, (_, day) => [`Jour ${day + 1}`, `${day * 1000} €`]),
  ]),
];

const show = (page: Page) => showTexts(page, CHARTS);

test('no words of a chart touch others or leave it, on the smallest screen and on wide ones', () =>
  inPage({}, async (page) => {
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await show(page);
      const { labels, wrong, size } = await page.evaluate(collisions);
      assert.ok(labels > 60, `${labels} labels`);
      assert.equal(wrong, [], `${width} px`);
      assert.ok(size >= 13, `letters of ${size} px`);
    }
  }));

/** In the page: the labels that are drawn over one another or stick out of their figure, and the size of the smallest. */
function collisions() {
  const wrong: string[] = [];
  const sizes: number[] = [];
  for (const figure of document.querySelectorAll('figure')) {
    const frame = figure.getBoundingClientRect();
    const labels = [...figure.querySelectorAll('svg text')].filter((label) => label.getClientRects().length > 0);
    // Letters fill less than their line: what is measured is a line's height.
    const boxes = labels.map((label) => ({ text: label.textContent, box: label.getBoundingClientRect() }));
    sizes.push(...labels.map((label) => Number.parseFloat(getComputedStyle(label).fontSize)));
    for (const [nth, { text, box }] of boxes.entries()) {
      // A letter may reach a part of a pixel beyond its place.
      if (box.left < frame.left - 1 || box.right > frame.right + 1) wrong.push(`${text} sticks out`);
      for (const other of boxes.slice(nth + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 0 && down > 2) wrong.push(`${text} on ${other.text}`);
      }
    }
  }
  return { labels: sizes.length, wrong, size: Math.min(...sizes) };
}

test('each chart shows one drawing at a time, and a phone another one than a desk where points are many', () =>
  inPage({}, async (page) => {
    const shown: string[][] = [];
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await show(page);
      shown.push(
        await page.locator('figure').evaluateAll((figures) =>
          figures.map((figure) =>
            [...figure.querySelectorAll('[data-drawing]')]
              .filter((drawing) => drawing.getClientRects().length > 0)
              .map((drawing) => drawing.getAttribute('data-drawing'))
              .join(),
          ),
        ),
      );
    }
    assert.equal(shown, [
      ['', '', '', 'narrow', '', 'narrow'],
      ['', '', '', 'wide', '', 'wide'],
    ]);
  }));

test('a chart prints in black on white', () =>
  inPage({}, async (page) => {
    await page.emulateMedia({ media: 'print' });
    await show(page);
    const colours = await page.locator('figure [data-series], figure svg text').evaluateAll((shapes) =>
      shapes.flatMap((shape) => {
        const { fill, stroke } = getComputedStyle(shape);
        return [fill, stroke];
      }),
    );
    assert.equal([...new Set(colours)].sort(), ['none', 'rgb(0, 0, 0)']);
    const [before, after] = await Promise.all(
      ['1', '2'].map((series) =>
        page
          .locator(`[data-chart="change"] [data-series="${series}"]`)
          .first()
          .evaluate((bar) => getComputedStyle(bar).fill),
      ),
    );
    assert.is(before, 'none', 'what was before is an outline');
    assert.is(after, 'rgb(0, 0, 0)');
  }));

test('wide content shows a light at the edge where more of it is', () =>
  inPage({ viewport: { width: 360, height: 900 } }, async (page) => {
    const table = (cells: readonly string[]) =>
      `| ${cells.join(' | ')} |\n|${'---|'.repeat(cells.length)}\n| ${cells.join(' | ')} |`;
    await showTexts(page, [table(MONTHS), table(['A', 'B'])], 'table { color: transparent !important }');
    const edge = async (nth: number) => {
      const box = await page.locator('[data-table]').nth(nth).boundingBox();
      assert.ok(box);
      const clip = { x: box.x + box.width - 8, y: box.y + box.height - 24, width: 4, height: 4 };
      let picture: string | undefined;
      // A browser on a busy machine may have no picture at the first asking.
      await eventually(async () => {
        picture = (await page.screenshot({ clip }).catch(() => undefined))?.toString('base64');
        return picture !== undefined;
      }, true);
      return picture;
    };
    const lit = await edge(0);
    assert.is.not(lit, await edge(1), 'light where more is');
    await page
      .locator('[data-table]')
      .first()
      .evaluate((box) => box.scrollTo(box.scrollWidth, 0));
    assert.is(await edge(0), await edge(1), 'none at the end');
  }));
