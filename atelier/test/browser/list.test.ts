import type { Page } from 'playwright-core';
import { assert } from '../../../test/suite.ts';
import { eventually } from '../../../test/support/eventually.ts';
import type { ContentList, ListedFile } from '../../api.ts';
import { workshopSuite } from '../support/workshop-page.ts';

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
  await page.route('**/api/content', async (route) => {
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
