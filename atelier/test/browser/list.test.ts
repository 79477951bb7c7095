import type { Page, Route } from 'playwright-core';
import { assert } from '../../../test/suite.ts';
import { WIDTHS } from '../../../test/support/browser.ts';
import { eventually } from '../../../test/support/eventually.ts';
import type { ContentList, ListedFile } from '../../api.ts';
import { workshopOverview } from '../../words/overview.fr.ts';
import { NOTES, NOTES_TEXT, workshopSuite, writeFiles } from '../support/workshop-page.ts';

const test = workshopSuite('A list of a thousand texts');

const COUNT = 1000;
const CATEGORIES = ['Outils', 'Business', 'Tendances'];

const textOf = (number: number): ListedFile => ({
  path: `content/pages/texte-${number}.md`,
  contentType: 'text',
  slug: `texte-${number}`,
  title: `Texte ${number}`,
  address: `/texte-${number}`,
  errors: 0,
  warnings: 0,
  date: `2025-01-${String((number % 28) + 1).padStart(2, '0')}`,
  ...(CATEGORIES[number % 3] && { category: CATEGORIES[number % 3] }),
  ...(number % 100 === 0 && { unpublished: { why: 'draft' as const } }),
});

/** Hands the page a list that has a thousand texts, whatever lies on the disk. */
async function withThousand(page: Page): Promise<void> {
  await page.route('**/api/content/list', async (route) => {
    const list: ContentList = await (await route.fetch()).json();
    await route.fulfill({ json: { ...list, files: Array.from({ length: COUNT }, (_, index) => textOf(index + 1)) } });
  });
  await page.reload();
}

test('is drawn a page at a time, and sorted, filtered and gone through as a whole', async (page) => {
  await withThousand(page);
  const table = page.getByRole('table');
  const rows = table.locator('tbody tr');
  const first = () => rows.first().getByRole('link').innerText();
  const sort = (name: string) => table.getByRole('columnheader', { name }).getByRole('button').click();
  await rows.first().waitFor();
  assert.ok((await rows.count()) <= 100, 'not all of them are in the page');
  await sort('Titre');
  await eventually(first, 'Texte 1');
  assert.is(await table.getByRole('columnheader', { name: 'Titre' }).getAttribute('aria-sort'), 'ascending');
  await sort('Titre');
  await eventually(first, `Texte ${COUNT}`);
  await page.getByRole('button', { name: 'Page suivante' }).click();
  await eventually(async () => (await first()) !== `Texte ${COUNT}`, true);
  await page.getByRole('combobox', { name: 'État' }).selectOption({ label: 'Brouillon' });
  await eventually(() => rows.count(), 10);
  await page.getByRole('combobox', { name: 'Catégorie' }).selectOption('Business');
  await eventually(() => rows.count(), 4);
  await page.getByRole('searchbox').fill('texte 700');
  await eventually(() => rows.count(), 1);
  await page.getByRole('searchbox').press('ArrowDown');
  await eventually(() => page.evaluate(() => document.activeElement?.textContent), 'Texte 700');
});

test('does not move when what is asked for later comes: changes of texts, and tasks', async (page) => {
  const held: Route[] = [];
  await page.route(/api\/overview\/(?:changes|waiting)$/, (route) => void held.push(route));
  const row = page.locator('tbody tr').first();
  const placeOf = () => row.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  for (const width of [WIDTHS.desk, WIDTHS.phone]) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await row.waitFor({ state: 'attached' });
    assert.not(await row.isVisible());
    const before = await placeOf();
    await eventually(() => held.length >= 2, true);
    for (const route of held.splice(0)) await route.continue();
    await row.waitFor();
    await page.getByText(workshopOverview.waiting.looking).waitFor({ state: 'detached' });
    assert.is(await placeOf(), before, `${width} px`);
  }
});

test('a title of one long word goes on below on a phone', async (page) => {
  await page.setViewportSize({ width: WIDTHS.phone, height: 740 });
  await writeFiles(page, { [NOTES]: NOTES_TEXT.replace('Mes notes', 'Anticonstitutionnellement'.repeat(2)) });
  await page.getByRole('row').filter({ hasText: 'Anticonstitutionnellement' }).waitFor();
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
});
