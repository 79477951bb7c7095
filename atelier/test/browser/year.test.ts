import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { assert } from '../../../test/suite.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { workshopOverview } from '../../words/overview.fr.ts';
import { workshopText } from '../../words/text.fr.ts';
import { withinClicks } from '../support/in-clicks.ts';
import { paste, type } from '../support/type.ts';
import {
  body,
  clickButton,
  field,
  NOTES,
  NOTES_TEXT,
  open,
  read,
  saveAndWait,
  workshopSuite,
  write,
  writeFiles,
} from '../support/workshop-page.ts';

const test = workshopSuite('What a writer does in a year', 'visible');

const { tools, dialogs } = workshopText;

test('a field shows on the page, a click there leads back to it, and its keys save', async (page) => {
  await open(page, NOTES);
  const shown = page.frameLocator('iframe');
  const heading = shown.getByRole('heading', { name: 'Mes carnets', level: 1 });
  const title = field(page, 'Titre');
  await title.fill('Mes carnets');
  await heading.waitFor();
  await body(page).focus();
  await heading.click();
  await eventually(() => title.evaluate((element) => element === document.activeElement), true);
  await shown.getByRole('link').first().focus();
  await page.keyboard.press('Control+s');
  await page.getByText(words.state.saved, { exact: true }).waitFor();
  assert.match(read(NOTES), 'titre: "Mes carnets" # lui aussi');
});

test('an undo step ends at a paste, a command, a move of the caret, and half a second without typing', async (page) => {
  await openAtStoppedClock(page);
  const text = async () => (await body(page).innerText()).split('une autre').at(-1)?.trim();
  const undoes = async (...left: string[]) => {
    for (const one of left) {
      await page.keyboard.press('Control+z');
      await eventually(text, one);
    }
  };
  await type(page, '<Enter>', '<Enter>', 'Un mot ');
  await paste(body(page), { 'text/html': '<p>et <b>du gras</b></p>' });
  await body(page).locator('strong').waitFor();
  await type(page, '<Control+b>', ' puis');
  await eventually(text, 'Un mot et du gras puis');
  assert.is(await body(page).locator('strong').innerText(), 'du gras');
  await undoes('Un mot et du gras', 'Un mot', '');
  await page.keyboard.type('Un');
  await page.clock.runFor(500);
  await type(page, ' mot', '<ArrowLeft>', 'ê');
  await eventually(text, 'Un moêt');
  await undoes('Un mot', 'Un', '');
  const title = field(page, 'Titre');
  await title.press('End');
  await type(page, ' et', '<ArrowLeft>', 'ê');
  for (const left of ['Mes notes et', 'Mes notes']) {
    await page.keyboard.press('Control+z');
    await eventually(() => title.inputValue(), left);
  }
});

/** Opens the notes with the caret at their end. However slow the machine is, what is typed comes without a pause. */
async function openAtStoppedClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.reload();
  await open(page, NOTES);
  await body(page).press('Control+End');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

test('a picture is found by its name in any case, and inserted at the caret with its description', async (page) => {
  const png = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#369' } })
    .png()
    .toBuffer();
  for (const name of ['chat', 'chien']) write(`static/images/${name}.png`, png);
  await open(page, NOTES);
  await body(page).press('Control+End');
  await clickButton(page, tools.picture);
  await page.getByLabel(dialogs.findPicture).fill(' CHAT ');
  const found = page.getByRole('list', { name: dialogs.pictures }).getByRole('button');
  await eventually(() => found.allInnerTexts(), ['chat.png']);
  await found.click();
  await page.keyboard.insertText('Un chat [gris]');
  await page.keyboard.press('Enter');
  await body(page).getByRole('figure', { name: 'Image : Un chat [gris]' }).locator('img').waitFor();
  await saveAndWait(page);
  assert.match(read(NOTES), '![Un chat \\[gris\\]](/images/chat.png)');
});

const DRAFT = NOTES_TEXT.replace('date:', 'brouillon: true\ndate:').concat('\n#### Fin\n\nDes mots.\n');

test('a draft is resumed from the start page, fixed by a button, and previewed as on a phone', async (page) => {
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
    await body(page).getByRole('heading', { name: 'Fin', level: 3 }).waitFor();
  });
  await withinClicks(page, 1, async () => {
    await clickButton(page, workshopOverview.desk.phone);
    await eventually(() => page.locator('iframe').evaluate((frame) => frame.clientWidth <= 400), true);
  });
});
