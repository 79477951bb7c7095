import type { Page } from 'playwright-core';
import { siteDefinition } from '../../../../build/cli/site-definition.ts';
import { contentTypeInfo } from '../../../../build/editing/content-type-info.ts';
import { readFrontMatter } from '../../../../build/editing/front-matter/read.ts';
import { contentHost } from '../../../../build/server/dev/content-host.ts';
import { LONG } from '../../../../test/fuzz/random.ts';
import { assert } from '../../../../test/suite.ts';
import { axeDiagnostics, COLOUR_RULES } from '../../../../test/support/axe.ts';
import { WIDTHS } from '../../../../test/support/browser.ts';
import { changeForm, editsOf, formSuite, openForm, unfoldLists } from '../../support/form/open-form.ts';
import { sampleData } from '../../support/form/sample.ts';

const test = formSuite('Content files in the form, and its accessibility');

const host = contentHost(siteDefinition());
const contentTypes = contentTypeInfo(host);
/** All content files of this site that a content type takes. */
const forms = host.texts().flatMap(({ name, path, text }) => {
  const contentType = contentTypes.find((one) => one.name === host.identify(name).contentType);
  const read = readFrontMatter(text);
  return contentType && 'data' in read ? [{ path, contentType, data: read.data }] : [];
});

/** By night all files; by day as few as hold every field of every content type that any of them has, and every sort of value in it. */
const shown = LONG ? forms : withEverySort(forms);

function withEverySort(all: typeof forms): typeof forms {
  const seen = new Set<string>();
  const richestFirst = all
    .map((form) => ({
      form,
      sorts: leavesOf(form.data).map(([at, value]) => sortOf(form.contentType.name, at, value)),
    }))
    .sort((one, other) => new Set(other.sorts).size - new Set(one.sorts).size);
  const chosen = richestFirst.filter(({ sorts }) => {
    const isNew = sorts.some((sort) => !seen.has(sort));
    for (const sort of sorts) seen.add(sort);
    return isNew;
  });
  return chosen.map(({ form }) => form);
}

/** The same for all items of a list: a text of one line, of several or of none, a number or yes or no. */
function sortOf(contentType: string, at: readonly (string | number)[], value: unknown): string {
  const field = at.map((key) => (typeof key === 'number' ? '*' : key)).join('.');
  const lines = typeof value === 'string' ? Math.min(value.split('\n').length, 2) : 0;
  return `${contentType} ${field} ${typeof value} ${lines} ${value === ''}`;
}

test('every value of content files has a field, and opening a form changes nothing', async (page) => {
  assert.ok(forms.length > contentTypes.length);
  for (const { path, ...form } of shown) {
    await openForm(page, { path, ...form });
    let values = await valuesShown(page);
    for (const section of await page.locator('form > nav button').all()) {
      await section.click();
      values = { ...values, ...(await valuesShown(page)) };
    }
    const missing = leavesOf(form.data).filter(([at, value]) => values[JSON.stringify(at)] !== asShown(value));
    assert.equal(missing, [], path);
    assert.equal(await editsOf(page), [], path);
  }
});

test('axe finds no fault in a form of each shape and diagnostic, unfolded, by day and by night', async (page) => {
  const place = { file: 'content/exemples/un.md', line: 2, column: 1, rule: 'regle', fix: 'autre chose' };
  const diagnostics = [['titre'], ['prix'], ['etapes', 1], ['inconnu'], ['mots', 1], ['brouillon']].map((at, nth) => ({
    at,
    diagnostic: { ...place, severity: SEVERITIES[nth % 2] ?? 'error', message: 'Faux.', hint: 'Écrivez autre chose.' },
  }));
  const data = { ...sampleData, photo: '/images/port.jpg', inconnu: 1, carte: 'rien', ton: 'sec' };
  await openForm(page, { data, diagnostics });
  await unfoldLists(page);
  await page.getByRole('button', { name: 'Choisir une image' }).click();

  assert.equal(await axeDiagnostics(page), []);
  await page.emulateMedia({ colorScheme: 'light' });
  assert.equal(await axeDiagnostics(page, { only: COLOUR_RULES }), []);
});

const SEVERITIES = ['error', 'warning'] as const;

test('in each content type’s form no target is too small or too wide, and axe finds no fault by night', async (page) => {
  for (const [name, form] of new Map(forms.map((one) => [one.contentType.name, one]))) {
    await changeForm(page, form);
    await unfoldLists(page);
    // The sample holds each shape, and with it each colour.
    if (LONG) assert.equal(await axeDiagnostics(page, { without: COLOUR_RULES }), [], name);
    for (const width of Object.values(WIDTHS)) {
      await page.setViewportSize({ width, height: 900 });
      assert.equal(await misfits(page), [], `${name} (${width} px)`);
    }
  }
});

/** Returns the shown value of each field, by its path, once all lists are unfolded. */
async function valuesShown(page: Page): Promise<Record<string, string>> {
  await unfoldLists(page);
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    const shown = controls.map(({ id, type, checked, value }) => [
      id.slice(id.indexOf('control') + 'control'.length),
      type === 'checkbox' ? String(checked) : value,
    ]);
    return Object.fromEntries(shown);
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

/** Returns elements that overflow the page, or are too small to touch (WCAG 2.5.8). */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = [...document.querySelectorAll<HTMLElement>('button, input, select, textarea')];
    return targets.flatMap((target) => {
      const { width, height, right } = target.getBoundingClientRect();
      if (target.matches('.visually-hidden') || width === 0) return [];
      const isMisfit = right > document.documentElement.clientWidth + 0.5 || width < 24 || height < 24;
      return isMisfit ? [`${target.tagName} ${target.id || target.textContent} ${width}×${height}, to ${right}`] : [];
    });
  });
}
