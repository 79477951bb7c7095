import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { forEachCase } from '../../../../test/fuzz/random.ts';
import { axeDiagnostics } from '../../../../test/support/axe.ts';
import { WIDTHS } from '../../../../test/support/browser.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { begin, editorOutput, editorSuite, set, shownText } from '../../support/text-editor.ts';
import { assertUnchangedByCaret, editAtRandom, realTexts } from '../../support/visible-edits.ts';

const test = editorSuite('A text as it looks', 'visible');

const TABLE = '| Outil  | Prix |\n|:-------|-----:|\n| **Make** |  9 € |\n| Notion | 10 € |';
const TEXT = `## Un titre {#titre}

Un mot **gras**, du \`code\`, un [lien](/services) et {{marque}}[^1].

- puce
- [ ] tâche

:::astuce[À savoir]
Dedans.
:::

![Un tableau de bord](/images/tableau.png)

${TABLE}

:::schema[Le chemin]
1. Une étape
:::

[^1]: Une note.
`;

const textOf = async (page: Page) => (await editorOutput(page)).text;
const cell = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const toLine = (page: Page, words: string) =>
  page
    .locator('.cm-line', { hasText: words })
    .first()
    .click({ position: { x: 3, y: 10 } });

test('it has no sign but on the line of the caret, and a switch shows them all, also the next time', async (page) => {
  await set(page, { text: TEXT });
  await page.locator('.cm-grid').waitFor();
  const shown = await shownText(page);
  assert.not.match(shown, /[#*`[\]{}|]|:::/);
  assert.match(shown, /^Un titre\s*\n/);
  assert.match(shown, /Un mot gras, du code, un lien et Orbite1\./);
  assert.match(shown, /À savoir\nDedans\./);
  await toLine(page, 'Un mot');
  await eventually(async () => (await shownText(page)).includes('[lien](/services) et {{marque}}[^1]'), true);
  assert.not.match(await shownText(page), /##|:::/);
  const signs = page.getByRole('button', { name: 'Voir les signes' });
  assert.is(await signs.getAttribute('aria-pressed'), 'false');
  await signs.click();
  await eventually(() => shownText(page), TEXT);
  await page.reload();
  await set(page, { text: TEXT });
  await eventually(() => shownText(page), TEXT);
  assert.is(await page.getByRole('button', { name: 'Voir les signes' }).getAttribute('aria-pressed'), 'true');
});

test('the caret goes through blocks by arrows, and what it comes into is said', async (page) => {
  await begin(page, TEXT);
  await page.keyboard.press('Control+Home');
  const places: string[] = [];
  for (let presses = 0; presses < 24; presses++) {
    await page.keyboard.press('ArrowDown');
    places.push(await page.evaluate(() => document.activeElement?.ariaLabel ?? ''));
  }
  const { said } = await editorOutput(page);
  for (const words of ['Encadré : À savoir', 'Image : Un tableau de bord', 'Schéma : Le chemin'])
    assert.ok(said.includes(words), said.join('\n'));
  assert.ok(places.includes('Ligne 2, colonne 1'), places.join('\n'));
  assert.is(places.at(-1), 'Texte');
  for (let presses = 0; presses < 24; presses++) await page.keyboard.press('ArrowUp');
  await page.keyboard.type('!');
  assert.match((await textOf(page)).split('\n')[0] ?? '', /!/);
});

test('a cell of a table writes its own part of the text, keeps the caret, and is undone by the page', async (page) => {
  await begin(page, TEXT);
  await cell(page, 'Ligne 2, colonne 2').click();
  await page.keyboard.press('End');
  await page.keyboard.type('/m x');
  assert.is(await textOf(page), TEXT.replace('| 10 € |', '| 10 €/m x |'));
  assert.is(await cell(page, 'Ligne 2, colonne 2').textContent(), '10 €/m x');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await eventually(() => page.evaluate(() => document.activeElement?.ariaLabel), 'Ligne 1, colonne 1');
  assert.is(await cell(page, 'Ligne 1, colonne 1').textContent(), '**Make**');
  await page.keyboard.press('Control+z');
  assert.is(await textOf(page), TEXT);
  await eventually(() => cell(page, 'Ligne 2, colonne 2').textContent(), '10 €');
});

test('what a spreadsheet copied fills cells, Tab adds a row behind the last one, and the bar works at the cell', async (page) => {
  await begin(page, `${TABLE}\n`);
  await cell(page, 'Ligne 2, colonne 1').click();
  await cell(page, 'Ligne 2, colonne 1').evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Zapier\t20 €\r\nn8n\t24 €\r\n');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await cell(page, 'Ligne 3, colonne 2').click();
  await page.keyboard.press('Tab');
  await eventually(() => page.evaluate(() => document.activeElement?.ariaLabel), 'Ligne 4, colonne 1');
  await page.keyboard.type('Pipedream');
  await page.getByRole('button', { name: 'Modifier le tableau' }).click();
  await page.getByRole('menuitem', { name: 'Ajouter une colonne à droite' }).click();
  await eventually(() => page.evaluate(() => document.activeElement?.ariaLabel), 'En-tête 2');
  const rows = (await textOf(page)).trim().split('\n');
  assert.equal(
    rows.map((line) =>
      line
        .split('|')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    ),
    [
      ['Outil', 'Colonne 3', 'Prix'],
      [':-------', '---------', '-----:'],
      ['**Make**', '9 €'],
      ['Zapier', '20 €'],
      ['n8n', '24 €'],
      ['Pipedream'],
    ],
  );
});

test('what is typed before the next picture of a table that one was led to is written in the cell there', async (page) => {
  await begin(page, `${TABLE}\n\n\nFin`);
  await page.evaluate('window.requestAnimationFrame = () => 0');
  await page.evaluate(() => window.harness.set({ goTo: { line: 8, column: 3, nonce: 1 } }));
  await eventually(() => page.evaluate(() => window.harness.lines.at(-1)), 8);
  await page.keyboard.type('x');
  await eventually(() => page.evaluate(() => window.harness.text), `${TABLE.replace('Notion', 'Notionx')}\n\n\nFin`);
});

test('words behind a table are no row of it, and a task is ticked by one letter', async (page) => {
  await begin(page, `- [ ] tâche\n\n${TABLE}\n`);
  await page.getByRole('checkbox', { name: 'Fait' }).check();
  assert.match(await textOf(page), /^- \[x\] tâche\n/);
  await cell(page, 'Ligne 2, colonne 2').click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('La suite');
  assert.is(await textOf(page), `- [x] tâche\n\n${TABLE}\n\nLa suite`);
});

test('a slash at the start of a line lists what can be put in, by words without accents, and Enter puts it in', async (page) => {
  await begin(page, 'Avant\n\n');
  const list = page.getByRole('listbox');
  const options = () => list.getByRole('option').allTextContents();
  await page.keyboard.type('/');
  await list.waitFor();
  assert.ok((await list.locator('svg').count()) >= 10);
  await page.keyboard.type('encadre att');
  await eventually(options, ['Encadré : Attention']);
  await page.keyboard.press('Enter');
  assert.is(await textOf(page), 'Avant\n\n:::attention\n\n:::\n');
  await page.keyboard.press('Control+End');
  await page.keyboard.type('\n/tabl');
  await eventually(async () => (await options())[0], 'Tableau');
  await page.keyboard.press('Enter');
  await eventually(() => page.evaluate(() => document.activeElement?.ariaLabel), 'En-tête 1');
  assert.match(await textOf(page), /:::\n\n\| Colonne 1 \| Colonne 2 \| Colonne 3 \|\n/);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  assert.not.match(await textOf(page), /Colonne/);
});

test('a picture that comes after its text is shown where it was said to be missing', async (page) => {
  await set(page, { text: '![Vue](/images/tard.png)\n\nFin\n' });
  await page.locator('.cm-figure-missing').waitFor();
  const picture = { address: '/images/tard.png', width: 3, height: 2, bytes: 70 };
  await set(page, { choices: { pages: [], pictures: [picture], downloads: [] } });
  await page.locator('.cm-figure img').waitFor();
  assert.is(await page.locator('.cm-figure-missing').count(), 0);
});

test('typed at random places one line alone is another one, and real texts are walked through untouched', async (page) => {
  for (const text of realTexts().slice(0, 3)) await assertUnchangedByCaret(page, text);
  await forEachCase((random) => editAtRandom(page, TEXT, random, 25));
});

test('nothing of it is in the way of those who cannot see, by day and by night', async (page) => {
  await set(page, { text: TEXT });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: colorScheme === 'light' ? WIDTHS.desk : WIDTHS.phone, height: 1200 });
    await page.locator('.cm-grid').waitFor();
    assert.equal(await axeDiagnostics(page), [], colorScheme);
  }
  const tree = await page.locator('.cm-content').ariaSnapshot();
  for (const part of [
    'figure "Image : Un tableau de bord"',
    'table "Tableau de 2 colonnes et 3 lignes"',
    'checkbox "Fait"',
  ])
    assert.ok(tree.includes(part), tree);
});

test.run();
