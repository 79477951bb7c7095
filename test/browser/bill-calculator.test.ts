import type { Page } from 'playwright-core';
import { assert, suite } from '../suite.ts';
import { WIDTHS } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { arrive, onPage } from '../support/on-page.ts';
import { articleWith } from '../support/tested-content.ts';

const test = suite('Bill calculator');

const ARTICLE = articleWith('billCalculator');

const calculator = (page: Page) => page.locator('[data-island=BillCalculator] form');
const input = (page: Page, name: string) => calculator(page).locator(`[name=${name}]`);

/** Cells of a tool's row with plain spaces: what it counts, its plan, its bill. */
async function cellsOf(page: Page, tool: string): Promise<string[]> {
  const row = calculator(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: tool, exact: true }) });
  return (await row.getByRole('cell').allTextContents()).map((text) => text.replace(/\s+/g, ' '));
}

function withCalculator(work: (page: Page) => Promise<void>): Promise<void> {
  return onPage(ARTICLE, async (page, url) => {
    await arrive(page, url);
    await calculator(page).scrollIntoViewIfNeeded();
    await page.locator('[data-island=BillCalculator][data-awake]').waitFor();
    await work(page);
  });
}

test('counts each tool’s units as they are typed', () =>
  withCalculator(async (page) => {
    await input(page, 'executions').fill('100');
    await input(page, 'actions').fill('2');
    await eventually(async () => (await cellsOf(page, 'Zapier'))[0], '200 tâches');
    assert.is((await cellsOf(page, 'Make'))[0], '300 crédits');
    assert.is((await cellsOf(page, 'n8n'))[0], '100 exécutions');
    await input(page, 'verifications').fill('2880');
    await eventually(async () => (await cellsOf(page, 'Make'))[0], '3 080 crédits');
  }));

test('tells a bill for each tool, and none beyond the plans whose price is known', () =>
  withCalculator(async (page) => {
    const tools = ['Zapier', 'Make', 'n8n', 'n8n chez vous'];
    const billed = async () => {
      const bills = await Promise.all(tools.map(async (tool) => (await cellsOf(page, tool)).at(-1) ?? ''));
      return tools.filter((_, index) => /\d/.test(bills[index] ?? ''));
    };
    assert.equal(await billed(), tools);
    await input(page, 'executions').fill('9 000 000');
    await eventually(billed, ['n8n chez vous']);
  }));

test('fits a phone', () =>
  onPage(ARTICLE, { viewport: { width: WIDTHS.phone, height: 800 } }, async (page, url) => {
    await arrive(page, `${url}?entretien=400`);
    await calculator(page).scrollIntoViewIfNeeded();
    await eventually(async () => (await cellsOf(page, 'n8n chez vous')).at(-1), '12 010 €');
    const beyond = await calculator(page).evaluate((form) => {
      const { right } = form.getBoundingClientRect();
      return [...form.querySelectorAll('td, th')].filter((part) => part.getBoundingClientRect().right > right).length;
    });
    assert.is(beyond, 0);
  }));
