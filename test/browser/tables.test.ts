import type { Page } from 'playwright-core';
import { assert, suite } from '../suite.ts';
import { inPage } from '../support/browser.ts';
import { showTexts } from '../support/styled-texts.ts';

const test = suite('Tables on a phone');

/** A page of one table on the smallest screen. */
function onPhone(markdown: string, work: (page: Page) => Promise<void>): Promise<void> {
  return inPage({ viewport: { width: 320, height: 800 } }, async (page) => {
    await showTexts(page, [markdown]);
    await work(page);
  });
}

test('a caption is read whole without scrolling, and stays where the table scrolls on', () =>
  onPhone(
    `::tableau[Ce que chaque étape demande, de la moins risquée à la plus lourde]

| Étape | Effort habituel | Risque | Preuve |
|---|---|---|---|
| Corriger les contrastes | Quelques heures | Aucun | Mesure |
`,
    async (page) => {
      for (const scrolled of [0, 50]) {
        const { at, left, over } = await page.locator('[data-table]').evaluate(measuredCaption, scrolled);
        assert.is(at, scrolled, 'the table scrolls');
        assert.ok(left >= 0 && over <= 0, `${left} px from its start, ${over} px over its end`);
      }
    },
  ));

/** In the page: how far a table has scrolled, and how far its caption's words are from both ends of its box. */
function measuredCaption(box: Element, scroll: number): { at: number; left: number; over: number } {
  box.scrollLeft = scroll;
  const words = document.createRange();
  words.selectNodeContents(box.querySelector('caption') ?? box);
  const { left, right } = words.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  return { at: box.scrollLeft, left: left - frame.left, over: right - frame.right };
}

test('the first column stays in view while a table scrolls, and its edges show through the head', () =>
  onPhone(
    `| Étape | Effort habituel | Risque couru | Preuve demandée |
|---|---|---|---|
| Corriger | Quelques heures | Aucun | Mesure |
`,
    async (page) => {
      const found = await page.locator('[data-table]').evaluate((box) => {
        box.scrollLeft = box.scrollWidth;
        const cells = [...box.querySelectorAll('tr > :first-child')].map((cell) => cell.getBoundingClientRect().left);
        const head = box.querySelector('thead th:last-child');
        const start = box.getBoundingClientRect().left + box.clientLeft;
        return {
          scrolled: box.scrollLeft > 0,
          away: cells.map((left) => Math.round(left - start)),
          ground: head && getComputedStyle(head).backgroundColor,
        };
      });
      assert.ok(found.scrolled);
      assert.equal(found.away, [0, 0]);
      assert.match(found.ground ?? '', /^rgba\(.+, 0(\.\d+)?\)$/);
    },
  ));

test('a column that finds no room on a phone shows its edge, where words are short', () =>
  onPhone(
    `| Critère | Zapier | Make | n8n |
|---|---|---|---|
| Prise en main | rapide | moyenne | longue |
`,
    async (page) => {
      for (const width of [360, 390, 412]) {
        await page.setViewportSize({ width, height: 800 });
        const { seen, wide } = await page.locator('[data-table]').evaluate((box) => {
          const last = box.querySelector('th:last-child')?.getBoundingClientRect() ?? new DOMRect();
          return { seen: box.getBoundingClientRect().right - last.left, wide: last.width };
        });
        assert.ok(seen > 24 && seen < wide, `${seen} of ${wide} px at ${width} px`);
      }
    },
  ));

test('a reckoning of three columns shows its sums without scrolling', () =>
  onPhone(
    `| Poste | Calcul mensuel | Opérations |
|---|---|---|
| Interrogation de la boîte | 22 × 36 | 792 |
| Modules de chaque message | 880 × 9 | 7 920 |
`,
    async (page) => {
      const { wide, room } = await page
        .locator('[data-table]')
        .evaluate(({ scrollWidth, clientWidth }) => ({ wide: scrollWidth, room: clientWidth }));
      assert.is(wide, room);
    },
  ));
