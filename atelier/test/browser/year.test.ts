import type { FrameLocator, Page } from 'playwright-core';
import sharp from 'sharp';
import * as assert from 'uvu/assert';
import { eventually } from '../../../test/support/eventually.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { workshopOverview } from '../../words/overview.fr.ts';
import { workshopTable as grid, workshopText } from '../../words/text.fr.ts';
import { withinClicks } from '../support/in-clicks.ts';
import {
  append,
  body,
  changeNoticed,
  clickButton,
  field,
  NOTES,
  NOTES_TEXT,
  open,
  read,
  remove,
  workshopSuite,
  writeFiles,
} from '../support/workshop-page.ts';

const test = workshopSuite('What a writer does in a year');

const { tools, menus, caption, dialogs } = workshopText;
const NEW = 'content/pages/le-bilan.md';

const PNG = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#369' } })
  .png()
  .toBuffer();

test('a new text is made of a document of Word with its picture, another picture, a link and a table', async (page) => {
  await withinClicks(page, 3, () => addText(page));
  await withinClicks(page, 1, () => pasteDocument(page));
  await withinClicks(page, 5, () => addPicture(page));
  await withinClicks(page, 2, () => addLink(page));
  await withinClicks(page, 2, () => addTable(page));
  await withinClicks(page, 1, async () => {
    await changeNoticed(page);
    await clickButton(page, words.file.save);
    await page.getByText(words.state.saved, { exact: true }).waitFor();
  });
  assert.match(read(NEW), /## Chiffres[\s\S]*plan\.png[\s\S]*"Vue du toit"[\s\S]*\(\/notes\)[\s\S]*\| Mois/);
  remove(NEW);
});

test('what a field says shows on the page, which leads back to the field by a click and saves by its keys', async (page) => {
  await open(page, NOTES);
  const { heading, link } = shownIn(page.frameLocator('iframe'), 'Mes carnets');
  const title = field(page, 'Titre');
  await title.fill('Mes carnets');
  await heading.waitFor();
  await body(page).focus();
  await heading.click();
  await eventually(() => title.evaluate((element) => element === document.activeElement), true);
  await link.focus();
  await page.keyboard.press('Control+s');
  await page.getByText(words.state.saved, { exact: true }).waitFor();
  assert.match(read(NOTES), 'titre: "Mes carnets" # lui aussi');
});

const shownIn = (frame: FrameLocator, title: string) => ({
  heading: frame.getByRole('heading', { name: title, level: 1 }),
  link: frame.getByRole('link').first(),
});

async function addText(page: Page): Promise<void> {
  await clickButton(page, workshopOverview.table.add);
  await page.getByRole('menuitem', { name: 'Page' }).click();
  await page.getByLabel(words.newFile.title).fill('Le bilan');
  await clickButton(page, words.newFile.create);
  await body(page).waitFor();
}

async function pasteDocument(page: Page): Promise<void> {
  await body(page).click();
  const picture = `<p><img alt="plan" src="data:image/png;base64,${PNG.toString('base64')}"></p>`;
  await paste(page, `<h1>Chiffres</h1><p>Voici le plan.</p>${picture}`);
  await holds(page, /Voici le plan\.\n\n!\[plan\]\(\/images\/\S*plan\S*\.png\)/);
}

async function addPicture(page: Page): Promise<void> {
  await clickButton(page, tools.picture);
  const file = { name: 'vue.png', mimeType: 'image/png', buffer: PNG };
  await page.getByRole('dialog').getByLabel(dialogs.upload).setInputFiles(file);
  await page.getByLabel(dialogs.description).fill('La ville');
  await clickButton(page, dialogs.insertPicture);
  await holds(page, /!\[La ville\]\(\/images\/vue\.png\)/);
  await clickButton(page, menus.picture);
  await page.getByRole('menuitem', { name: caption.add }).click();
  await holds(page, /vue\.png "Légende"\)/);
  await page.keyboard.insertText('Vue du toit');
  await holds(page, /vue\.png "Vue du toit"\)/);
}

async function addLink(page: Page): Promise<void> {
  await append(page, '\n\nLire aussi ');
  await clickButton(page, tools.link);
  await page.getByRole('dialog').getByLabel(dialogs.pageOrAddress).fill('mes notes');
  await clickButton(page, dialogs.setLink);
  await holds(page, /Lire aussi \[Mes notes\]\(\/notes\)/);
}

async function addTable(page: Page): Promise<void> {
  await append(page, '\n\n');
  await clickButton(page, tools.table);
  await page.getByRole('dialog').getByLabel(grid.cell(0, 1), { exact: true }).fill('Mois');
  await clickButton(page, grid.add);
  await holds(page, /\| Mois/);
}

const DRAFT = NOTES_TEXT.replace('date:', 'brouillon: true\ndate:').concat('\n#### Fin\n\nDes mots.\n');

test('a draft is gone on with from the first page: what is wrong with it is mended by a button, and a phone shows it', async (page) => {
  await writeFiles(page, { [NOTES]: DRAFT });
  await withinClicks(page, 2, async () => {
    await page.getByText(workshopOverview.waiting.drafts).click();
    await page.getByRole('link', { name: 'Mes notes', exact: true }).first().click();
    await body(page).waitFor();
  });
  await withinClicks(page, 1, async () => {
    await page
      .getByRole('region', { name: words.diagnostics.heading })
      .getByRole('button', { name: words.diagnostics.fix('###') })
      .click();
    await shows(page, /^### Fin$/m);
  });
  await withinClicks(page, 1, async () => {
    await clickButton(page, workshopOverview.desk.phone);
    await eventually(() => page.locator('iframe').evaluate((frame) => frame.clientWidth <= 400), true);
  });
});

async function paste(page: Page, html: string): Promise<void> {
  await body(page).evaluate((content, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    content.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

/** Waits until the editor shows it, and has the keyboard. */
async function holds(page: Page, expected: RegExp): Promise<void> {
  await shows(page, expected);
  await eventually(() => body(page).evaluate((content) => content === document.activeElement), true);
}

/** Waits until the editor shows it. */
async function shows(page: Page, expected: RegExp): Promise<void> {
  const text = async () => (await body(page).locator('.cm-line').allTextContents()).join('\n');
  await eventually(async () => (expected.test(await text()) ? '' : await text()), '');
}

test.run();
