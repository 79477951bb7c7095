import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contentForms } from '../../../../support/workshop-form/content-forms.ts';
import { inForm, unfolded } from '../../../../support/workshop-form/open-form.ts';

const test = suite('A content file in the form');

test('every value of every content file stands in a field of its own, and opening changes nothing', async () => {
  const [first, ...others] = contentForms();
  assert.ok(first && others.length > 0);
  await inForm(first, async (page) => {
    for (const { path, contentType, data } of [first, ...others]) {
      await page.evaluate((change) => window.showForm(change), { path, contentType, data, edits: [] });
      await unfolded(page);
      const shown = await valuesShown(page);
      const missing = leavesOf(data).filter(([at, value]) => shown[JSON.stringify(at)] !== asShown(value));
      assert.equal(missing, [], path);
      assert.equal(await page.evaluate(() => window.formHarness.edits), [], path);
    }
  });
});

/** What each field shows, by its path. */
function valuesShown(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLInputElement>('input, textarea, select');
    return Object.fromEntries(
      [...controls].map(({ id, type, checked, value }) => [
        id.slice(id.indexOf('control') + 'control'.length),
        type === 'checkbox' ? String(checked) : value,
      ]),
    );
  });
}

/** As a French hand writes it: `0,1`. */
const asShown = (value: unknown) => (typeof value === 'number' ? String(value).replace('.', ',') : String(value));

/** The texts, numbers and yes or no in data, with their paths. */
function leavesOf(value: unknown, at: readonly (string | number)[] = []): [readonly (string | number)[], unknown][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesOf(item, [...at, index]));
  if (typeof value !== 'object' || value === null) return [[at, value]];
  return Object.entries(value).flatMap(([key, field]) => leavesOf(field, [...at, key]));
}

test.run();
