import type { Locator, Page } from 'playwright-core';
import { assert } from '../../../test/suite.ts';
import { WIDTHS } from '../../../test/support/browser.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { axeAtWidths, lookInDialog } from '../support/workshop-axe.ts';
import {
  append,
  body,
  chooseMore,
  clickButton,
  FACTS,
  field,
  goTo,
  NOTES,
  NOTES_TEXT,
  open,
  read,
  saveAndWait,
  workshopSuite,
  write,
} from '../support/workshop-page.ts';

const test = workshopSuite('Accessibility of the workshop', 'visible');

const DRAFT_TEXT = NOTES_TEXT.replace('titre:', 'brouillon: true\ntitre:');

test('axe finds no fault in the list, a file and its dialogs, by day and by night', async (page) => {
  const { look, found } = axeAtWidths(page);
  await look('list');
  write(NOTES, DRAFT_TEXT);
  await page.getByText('Brouillons', { exact: true }).click();
  await look('what waits');
  await page.getByRole('button', { name: 'Ajouter' }).click();
  await look('menu', [WIDTHS.desk]);
  await page.getByRole('menuitem', { name: 'Page' }).click();
  await lookInDialog(page, () => look('new'));
  write(NOTES, NOTES_TEXT);
  await open(page, NOTES);
  // On a desk they stand side by side.
  await page.setViewportSize({ width: WIDTHS.phone, height: 900 });
  for (const part of ['Fiche', 'Texte', 'Aperçu']) {
    await clickButton(page, part);
    await look(part, [WIDTHS.phone]);
  }
  await look('a file', [WIDTHS.desk]);
  await chooseMore(page, words.file.rename);
  await lookInDialog(page, () => look('rename'));
  await clickButton(page, words.state.released);
  await lookInDialog(page, () => look('withdraw'));
  await append(page, 'Fin.');
  write(NOTES, NOTES_TEXT.replace('une puce', 'ailleurs'));
  await clickButton(page, 'Comparer');
  await look('conflict');
  assert.equal(found, []);
});

test('the keyboard alone leads from the list to a saved text', async (page) => {
  await page.evaluate(() => localStorage.setItem('atelier-volets', '{}'));
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('mes notes');
  await page.getByRole('row').filter({ hasText: 'Mes notes' }).waitFor();
  await eventually(() => page.getByRole('row').count(), 2, 'the head, and the text that was sought');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await body(page).waitFor();
  await eventually(() => focused(page), 'Mes notes', 'the focus is where the new page begins');
  for (let tabs = 0; tabs < 12 && !(await isInText(page)); tabs++) await page.keyboard.press('Tab');
  assert.ok(await isInText(page), 'within twelve presses');
  await page.keyboard.type('Clavier. ');
  await saveAndWait(page);
  assert.match(read(NOTES), 'Clavier. ');
});

test('Tab leads past the tools to the text, arrows move within a toolbar, and a dialog returns the focus', async (page) => {
  await open(page, NOTES);
  await body(page).waitFor();
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await eventually(() => isInText(page), true);
  const tools = page.getByRole('toolbar').first();
  const [first, last] = [tools.getByRole('button').first(), tools.getByRole('button').last()];
  const arrives = async (key: string, at: Locator) => {
    await page.keyboard.press(key);
    // A toolbar moves the focus after the event of the key.
    await eventually(() => at.evaluate((button) => button === document.activeElement), true, key);
  };
  await first.focus();
  await arrives('End', last);
  await arrives('ArrowRight', first);
  await arrives('ArrowLeft', last);
  await page.keyboard.press('Tab');
  assert.is(await tools.locator(':focus').count(), 0);
  await arrives('Shift+Tab', last);
  await page.getByRole('button', { name: words.file.more, exact: true }).press('Enter');
  await page.getByRole('menuitem', { name: words.file.rename }).press('Enter');
  await eventually(() => page.evaluate(() => document.activeElement?.closest('dialog') !== null), true);
  await page.keyboard.press('Escape');
  await eventually(() => focused(page), words.file.more);
});

test('a part is folded away by the keyboard, and stays so', async (page) => {
  await open(page, NOTES);
  const head = page.getByRole('button', { name: 'Fiche' });
  await head.press('Enter');
  await eventually(() => field(page, 'Titre').isVisible(), false);
  await page.reload();
  await body(page).waitFor();
  assert.not(await field(page, 'Titre').isVisible());
  await head.press('Enter');
  await field(page, 'Titre').waitFor();
});

test('a form without a text takes the whole width, without buttons for other parts', async (page) => {
  for (const width of [WIDTHS.phone, WIDTHS.desk]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, FACTS);
    const form = page.locator('[data-part="form"]');
    await form.getByRole('textbox').first().waitFor();
    assert.is(await form.evaluate((part) => part.clientWidth), width);
    assert.is(await page.getByRole('button', { name: 'Fiche' }).count(), 0);
  }
});

test('at any width and at 200 %, nothing is wider than the screen, and targets have at least 24 pixels', async (page) => {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const width of [320, ...Object.values(WIDTHS)]) {
    await page.setViewportSize({ width, height: 450 });
    await open(page, NOTES);
    assert.equal([await excess(), await small(page)], [0, []], `a file, ${width} px`);
    await goTo(page, '#/');
    await page.getByRole('searchbox').waitFor();
    assert.is(await excess(), 0, `the list, ${width} px`);
  }
});

test('on a phone, the actions on a text are one row below its name and state', async (page) => {
  await page.setViewportSize({ width: WIDTHS.phone, height: 800 });
  await open(page, NOTES);
  for (const row of [page.locator('header > div').first(), page.getByRole('toolbar').first()]) {
    const middles = await row.locator('a, button, h1').evaluateAll((all) => {
      const seen = all.map((one) => one.getBoundingClientRect()).filter(({ bottom }) => bottom > 0);
      return seen.map(({ top, bottom }) => (top + bottom) / 2);
    });
    assert.ok(Math.max(...middles) - Math.min(...middles) < 12);
  }
});

function isInText(page: Page): Promise<boolean> {
  return body(page).evaluate((text) => text === document.activeElement);
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });
}

/** The buttons and links that are smaller (WCAG 2.2, 2.5.8). */
function small(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, summary')].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isHidden = !element.checkVisibility() || element.closest('.visually-hidden, [inert]');
      return isHidden || (width >= 24 && height >= 24) ? [] : [`${element.textContent} ${width}×${height}`];
    }),
  );
}
