import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { nodesOf } from '../../../build/content/parse/markdown/nodes.ts';
import { parseMarkdown } from '../../../build/content/parse/markdown/parser.ts';
import { assert } from '../../../test/suite.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { workshopOverview } from '../../words/overview.fr.ts';
import { workshopText } from '../../words/text.fr.ts';
import { withinClicks } from '../support/in-clicks.ts';
import { paste, type } from '../support/type.ts';
import {
  body,
  changeNoticed,
  clickButton,
  FACTS,
  read,
  remove,
  workshopSuite,
  writeFiles,
} from '../support/workshop-page.ts';

const test = workshopSuite('An article from its title to its last note', 'visible');

const { tools, dialogs, rich } = workshopText;
const NEW = 'content/pages/une-annee-de-factures.md';
const PNG = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#369' } })
  .png()
  .toBuffer();

const SENTENCE =
  'Chaque mois, la même personne ouvre la même boîte, lit les mêmes factures et tape les mêmes chiffres dans le même tableau. ';
const SECTIONS = ['Le relevé', 'Le tri', 'La saisie', 'Le contrôle', 'Le paiement'];

/** The steps after the paragraphs, with the clicks that each may take. */
const STEPS: readonly [(page: Page) => Promise<void>, number][] = [
  [link, 2],
  [list, 0],
  [table, 2],
  [pastedPicture, 0],
  [picture, 3],
  [callOut, 0],
  [(page) => drawing(page, 'schema', 'La route', /Schéma/), 1],
  [(page) => drawing(page, 'graphique', 'Les factures', /Graphique/), 1],
  [calculator, 0],
  [note, 0],
];

test('an article is written by keys, buttons and forms, without any Markdown on the screen', async (page) => {
  await writeFiles(page, { [FACTS]: '---\ntitre: Un outil\nprix: 10,59 $\n---\n' });
  await withinClicks(page, 3, () => addText(page));
  await watchSigns(page);
  await paragraphs(page);
  for (const [step, clicks] of STEPS) await withinClicks(page, clicks, () => step(page));
  await changeNoticed(page);
  await withinClicks(page, 1, () => clickButton(page, words.file.save));
  await page.getByText(words.state.saved, { exact: true }).waitFor();
  assert.equal(await page.evaluate('window.signsSeen'), [], 'signs that were on the screen');
  assert.match(await page.getByText(/mots · \d+ min/).innerText(), /^(?:9|10)\d\d mots · 5 min/);
  const written = read(NEW).replace(/^---[\s\S]*?\n---\n/, '');
  assert.match(written, /pour \{\{outil-prix\}\}\./);
  const { children } = parseMarkdown(written);
  assert.equal(
    children.map(({ type }) => type).filter((type) => type !== 'paragraph' && type !== 'heading'),
    [
      ...['list', 'table', 'containerDirective', 'containerDirective', 'leafDirective', 'table', 'leafDirective'],
      'footnoteDefinition',
    ],
  );
  assert.equal(
    children.flatMap((node) => (node.type === 'list' || node.type === 'table' ? [node.children.length] : [])),
    [3, 5, 4],
  );
  assert.is(nodesOf({ type: 'root', children }, 'heading').length, SECTIONS.length);
  assert.is(
    nodesOf({ type: 'root', children }, ['strong', 'emphasis', 'link', 'image', 'footnoteReference']).length,
    6,
  );
  remove(NEW);
});

/** Six paragraphs, of which five stand below a heading. */
async function paragraphs(page: Page): Promise<void> {
  const { keyboard } = page;
  await body(page).click();
  await keyboard.type('Une entrée en matière avec ');
  await inMark(page, 'Control+b', 'du gras');
  await keyboard.type(' et ');
  await inMark(page, 'Control+i', 'un mot');
  await keyboard.type(', pour ');
  await choose(page, 'outil');
  await keyboard.type('.');
  for (const title of SECTIONS) {
    await keyboard.press('Enter');
    await keyboard.press('Alt+Shift+2');
    await keyboard.type(title);
    await keyboard.press('Enter');
    await keyboard.insertText(SENTENCE.repeat(8).trim());
  }
}

async function addText(page: Page): Promise<void> {
  await clickButton(page, workshopOverview.table.add);
  await page.getByRole('menuitem', { name: 'Page' }).click();
  await page.getByLabel(words.newFile.title).fill('Une année de factures');
  await clickButton(page, words.newFile.create);
  await body(page).waitFor();
}

/** Notes each text of the editor, and each field in it, that shows a sign. */
async function watchSigns(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { signsSeen: seen });
    new MutationObserver(() => {
      const editor = document.querySelector('[data-text-editor]');
      const fields = [...document.querySelectorAll<HTMLInputElement>('[data-text-editor] :is(input, textarea)')];
      for (const text of [editor?.textContent ?? '', ...fields.map(({ value }) => value)]) {
        const sign = /.{0,20}(?:\*\*|##|\||\]\(|:::|\{\{).{0,20}/.exec(text)?.[0];
        if (sign !== undefined && !seen.includes(sign)) seen.push(sign);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

async function inMark({ keyboard }: Page, keys: string, text: string): Promise<void> {
  await keyboard.press(keys);
  await keyboard.type(text);
  await keyboard.press(keys);
}

/** Takes the first insertion that some words find. */
async function choose(page: Page, searched: string): Promise<void> {
  await page.keyboard.type(`/${searched}`);
  await page.getByRole('listbox', { name: rich.insertions }).getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
}

async function link(page: Page): Promise<void> {
  await type(page, '<Enter>', 'Voir aussi ');
  await clickButton(page, tools.link);
  await page.getByRole('dialog').getByLabel(dialogs.pageOrAddress).fill('mes notes');
  await clickButton(page, dialogs.setLink);
  await body(page).getByRole('link', { name: 'Mes notes' }).waitFor();
  await hasKeyboard(page);
  await page.keyboard.type(', puis la suite.');
}

async function list({ keyboard }: Page): Promise<void> {
  await keyboard.press('Enter');
  await keyboard.press('Control+Shift+8');
  for (const item of ['Ouvrir', 'Lire', 'Classer']) {
    await keyboard.type(item);
    await keyboard.press('Enter');
  }
  await keyboard.press('Enter');
}

/** Four columns and five rows, of which a spreadsheet fills three. */
async function table(page: Page): Promise<void> {
  const { keyboard } = page;
  await clickButton(page, tools.table);
  await page.getByRole('table').waitFor();
  for (const [nth, head] of ['Mois', 'Factures', 'Heures'].entries()) {
    if (nth > 0) await keyboard.press('Tab');
    await keyboard.type(head);
  }
  await page.getByRole('button', { name: workshopText.table.addColumn }).click();
  await keyboard.type('Coût');
  await keyboard.press('Tab');
  await keyboard.type('Janvier');
  await keyboard.press('Enter');
  const rows = ['Février', 'Mars', 'Avril'].map((month, nth) => `${month}\t${120 + nth}\t${9 - nth}\t${300 - nth}`);
  const cells = rows.map((row) => `<tr><td>${row.replaceAll('\t', '</td><td>')}</td></tr>`);
  await paste(body(page), { 'text/html': `<table>${cells.join('')}</table>`, 'text/plain': rows.join('\n') });
  await page.getByRole('cell', { name: 'Avril' }).waitFor();
  await keyboard.press('Control+End');
  await keyboard.press('ArrowDown');
}

/** A text of another program, whose picture is kept and put in its place. */
async function pastedPicture(page: Page): Promise<void> {
  const image = `<img alt="plan" src="data:image/png;base64,${PNG.toString('base64')}">`;
  await paste(body(page), { 'text/html': `<p>Voici le plan.</p><p>${image}</p>` });
  await body(page).getByRole('figure', { name: 'Image : plan' }).locator('img').waitFor();
}

async function picture(page: Page): Promise<void> {
  await clickButton(page, tools.picture);
  const file = { name: 'bureau.png', mimeType: 'image/png', buffer: PNG };
  await page.getByRole('dialog').getByLabel(dialogs.upload).setInputFiles(file);
  await page.getByLabel(dialogs.description).fill('Un bureau');
  await page.getByLabel(rich.pictureCaption).fill('Le bureau en mars');
  await clickButton(page, dialogs.insertPicture);
  await page.getByRole('figure', { name: 'Image : Un bureau' }).waitFor();
  await hasKeyboard(page);
}

async function callOut(page: Page): Promise<void> {
  await page.keyboard.press('Control+End');
  await choose(page, 'encadre');
  await type(page, 'Un conseil, en une phrase.', '<Enter>', '<Enter>');
}

async function drawing(page: Page, searched: string, title: string, name: RegExp): Promise<void> {
  await choose(page, searched);
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByLabel(rich.title, { exact: true }).fill(title);
  await dialog.locator('svg').first().waitFor();
  await clickButton(page, rich.put);
  await body(page)
    .getByRole('figure', { name: new RegExp(title) })
    .locator('svg')
    .first()
    .waitFor();
  await hasKeyboard(page);
  await page.keyboard.press('Control+End');
}

async function calculator(page: Page): Promise<void> {
  await choose(page, 'calculateur');
  await body(page)
    .getByRole('figure', { name: /Calculateur/ })
    .waitFor();
  await page.keyboard.press('Control+End');
}

async function note({ keyboard }: Page): Promise<void> {
  await keyboard.type('Une affirmation');
  await keyboard.press('Alt+Shift+n');
  await keyboard.type('D’après notre relevé.');
}

async function hasKeyboard(page: Page): Promise<void> {
  await eventually(() => body(page).evaluate((content) => content === document.activeElement), true);
}
