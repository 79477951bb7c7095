import type { Locator, Page } from 'playwright-core';
import { assert, suite } from '../suite.ts';
import { eventually } from '../support/eventually.ts';
import { onOpenPage, onPage, PHONE } from '../support/on-page.ts';
import { SCRIPTS } from '../support/traffic.ts';

const test = suite('Table of prices');

const PATH = '/tarifs-outils';
const rows = (page: Page): Locator => page.locator('table[data-prices] tbody tr:visible');
const head = (page: Page, name: string): Locator => page.getByRole('columnheader', { name });
const amounts = (page: Page) =>
  rows(page)
    .locator('data')
    .evaluateAll((all) => all.map((one) => Number((one as HTMLDataElement).value)));
/** The day of each row in its order; undefined where it has none. */
const days = (page: Page) =>
  rows(page).evaluateAll((all) =>
    all.map((row) => (row as HTMLTableRowElement).cells[2]?.querySelector('time')?.dateTime),
  );

/** Sorts by a column with the keyboard, and waits until its head says so. */
async function sortBy(page: Page, name: string, direction: 'ascending' | 'descending'): Promise<void> {
  await head(page, name).getByRole('button').press('Enter');
  await eventually(() => head(page, name).getAttribute('aria-sort'), direction);
  assert.is(await page.locator('th[aria-sort]').count(), 1);
}

test('does not move when the buttons of its heads come', () =>
  onPage(PATH, async (page, url) => {
    const top = () => page.locator('table[data-prices] tbody').evaluate((body) => body.getBoundingClientRect().top);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(url);
    const before = await top();
    await page.unroute(SCRIPTS);
    await page.goto(url);
    await head(page, 'Prix').getByRole('button').waitFor();
    assert.is(await top(), before);
  }));

test('sorts by number and by day, both ways, with what has no day at its end', () =>
  onOpenPage(PATH, async (page) => {
    await head(page, 'Prix').getByRole('button').waitFor();
    const all = await amounts(page);
    const numbers = [...all].sort((a, b) => a - b);
    await sortBy(page, 'Prix', 'ascending');
    assert.equal(await amounts(page), numbers);
    await sortBy(page, 'Prix', 'descending');
    assert.equal(await amounts(page), numbers.reverse());
    for (const direction of ['ascending', 'descending'] as const) {
      await sortBy(page, 'Vérifié', direction);
      const given = await days(page);
      const dated = given.flatMap((day) => day ?? []);
      const expected = [...dated].sort();
      assert.equal(dated, direction === 'ascending' ? expected : expected.reverse());
      assert.ok(
        given.slice(dated.length).every((day) => day === undefined),
        direction,
      );
    }
    await sortBy(page, 'Outil', 'ascending');
    const tools = await rows(page).locator('th').allTextContents();
    assert.equal(tools, [...tools].sort(new Intl.Collator('fr').compare));
  }));

test('has its head above all prices on a phone', () =>
  onOpenPage(PATH, PHONE, async (page) => {
    const [first, price] = [await head(page, 'Prix').boundingBox(), await rows(page).first().boundingBox()];
    assert.ok(first && price && first.y + first.height <= price.y + 1);
  }));

test('is narrowed down by its tools and by what is paid for, and says how many prices are left', () =>
  onOpenPage(PATH, async (page) => {
    await head(page, 'Prix').getByRole('button').waitFor();
    const count = await rows(page).count();
    const last = rows(page).last();
    const { produit = '', par = '' } = await last.evaluate((row) => ({ ...row.dataset }));
    const fitting = await page.locator(`tr[data-produit="${produit}"]`).count();
    await page.getByRole('combobox', { name: 'Outil' }).selectOption(produit);
    await eventually(() => page.locator('[data-price-filters] [role=status]').textContent(), `${fitting} prix`);
    assert.is(await rows(page).count(), fitting);
    await page.getByRole('combobox', { name: 'Paiement' }).selectOption(par);
    const both = await page.locator(`tr[data-produit="${produit}"][data-par="${par}"]`).count();
    await eventually(() => rows(page).count(), both);
    for (const label of ['Outil', 'Paiement']) await page.getByRole('combobox', { name: label }).selectOption('');
    await eventually(() => rows(page).count(), count);
  }));

test('is whole without script, and asks nothing then', () =>
  onOpenPage(PATH, { javaScriptEnabled: false }, async (page) => {
    assert.is(await rows(page).count(), await page.locator('table[data-prices] tbody tr').count());
    assert.is(await page.locator('table[data-prices] button').count(), 0);
    assert.is(await page.locator('main select:visible').count(), 0);
  }));
