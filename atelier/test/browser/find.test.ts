import { assert } from '../../../test/suite.ts';
import { axeDiagnostics } from '../../../test/support/axe.ts';
import { WIDTHS } from '../../../test/support/browser.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { workshopApp } from '../../words/app.fr.ts';
import { workshopFind as words } from '../../words/find.fr.ts';
import { withinClicks } from '../support/in-clicks.ts';
import { goTo, read, workshopSuite, writeFiles } from '../support/workshop-page.ts';

const test = workshopSuite('Words in all texts');

const ONE = 'content/pages/trouver-un.md';
const TWO = 'content/pages/trouver-deux.md';
const page = (title: string, body: string) => `---\ntitre: ${title}\ndescription: Une page.\n---\n\n${body}\n`;
const TEXTS = {
  [ONE]: page(
    'Zapitout',
    '## Deuxième **partie**\n\nZapitout et zapitôut.\n\nVoir [le site](https://zapitout.example).',
  ),
  [TWO]: page('Deux', 'Encore ZAPITOUT.'),
};

test('words are found in all texts, replaced where chosen, and restored by one undo', async (page) => {
  await writeFiles(page, TEXTS);
  await goTo(page, '#chercher');
  const boxes = page.getByRole('listitem').getByRole('checkbox');
  await withinClicks(page, 1, async () => {
    await page.locator('[type="search"]:focus').waitFor();
    await page.keyboard.insertText('zapitout');
    await page.keyboard.press('Enter');
    await eventually(() => boxes.count(), 4, 'the address is folded away');
  });
  assert.is(await boxes.and(page.locator(':checked')).count(), 4, 'the address is not ticked');
  await page.getByRole('textbox', { name: 'Remplacer par' }).fill('Make: pro');
  await eventually(() => page.locator('ins').count(), 4, 'each change is shown before it is made');
  await boxes.nth(1).uncheck();
  await boxes.nth(0).uncheck();
  await boxes.nth(0).check();
  for (const width of [WIDTHS.phone, WIDTHS.desk]) {
    await page.setViewportSize({ width, height: 900 });
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0, `${width} px`);
  }
  assert.equal(await axeDiagnostics(page), []);
  const undo = page.getByRole('button', { name: 'Annuler ce remplacement' });
  await withinClicks(page, 1, async () => {
    await page.getByRole('button', { name: 'Remplacer 3 passages' }).click();
    await undo.waitFor();
  });
  const replaced = [read(ONE), read(TWO)].join('');
  assert.is(replaced.split('Make: pro').length - 1, 3);
  assert.match(replaced, 'https://zapitout.example');
  await page.reload();
  await withinClicks(page, 1, async () => {
    await undo.click();
    await page.getByText('annulé').waitFor();
  });
  assert.equal([read(ONE), read(TWO)], Object.values(TEXTS));
});

test('words that are sought exactly and whole are found as they are written alone', async (page) => {
  await writeFiles(page, TEXTS);
  await goTo(page, '#chercher');
  for (const name of [words.exact, words.whole]) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('searchbox').fill('zapitout');
  await page.keyboard.press('Enter');
  await page.getByText(words.found(1, 1)).waitFor();
  const boxes = page.getByRole('listitem').getByRole('checkbox');
  assert.is(await boxes.count(), 0);
  await page.getByText(workshopApp.technique, { exact: true }).click();
  await eventually(() => boxes.count(), 1, 'it is a part of the address alone');
});

test('passages are named by their places; files, lines and addresses are folded away', async (page) => {
  await writeFiles(page, TEXTS);
  await goTo(page, '#chercher');
  await page.getByRole('searchbox').fill('zapitout');
  await page.keyboard.press('Enter');
  const text = page.getByRole('region', { name: 'Zapitout' });
  await text
    .getByRole('link', { name: words.section('Deuxième partie') })
    .first()
    .waitFor();
  assert.not.match(await text.innerText(), /\.md|ligne|\]\(/);
  await text.getByText(workshopApp.technique).click();
  await text.getByText(words.lines(ONE, [2, 8, 10])).waitFor();
  assert.is(await text.getByRole('listitem').count(), 4);
});
