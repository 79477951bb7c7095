import type { Page } from 'playwright-core';
import { assert } from '../../../test/suite.ts';
import { WIDTHS } from '../../../test/support/browser.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { endpointAddress } from '../../api.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { workshopBin as bin } from '../../words/bin.fr.ts';
import { compareWords } from '../../words/compare.fr.ts';
import { workshopOverview } from '../../words/overview.fr.ts';
import { withinClicks } from '../support/in-clicks.ts';
import {
  append,
  body,
  changeNoticed,
  clickButton,
  field,
  goTo,
  NOTES,
  NOTES_TEXT,
  open,
  read,
  remove,
  saveAndWait,
  savedVersionsOf,
  status,
  workshopSuite,
  write,
} from '../support/workshop-page.ts';

const test = workshopSuite('What is not saved in the workshop');

const OTHER = NOTES_TEXT.replace('une puce', 'une puce changée ailleurs');
/** A text of the disk that has changed the same paragraph as `writeHere`. */
const RIVAL = NOTES_TEXT.replace('Un premier   texte', 'Un deuxième   texte').replace('Mes notes', 'Leurs notes');
const compares = (page: Page) => page.getByRole('dialog', { name: words.conflict.heading });
const side = (page: Page, name: string) => page.getByRole('group', { name });

async function appendParagraph(page: Page, text: string): Promise<void> {
  await body(page).press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.insertText(text);
}

/** Writes into the paragraph that `RIVAL` changes. */
async function writeHere(page: Page): Promise<void> {
  await body(page).press('Control+Home');
  for (const key of ['ArrowDown', 'ArrowDown', 'End']) await page.keyboard.press(key);
  await page.keyboard.insertText(' Ma suite.');
}

test('a change on the disk shows if nothing is unsaved, and the caret stays', async (page) => {
  await open(page, NOTES);
  await body(page).press('Control+Home');
  await page.keyboard.press('ArrowDown');
  write(NOTES, OTHER);
  await status(page, words.conflict.heading);
  await eventually(async () => (await body(page).innerText()).includes('changée ailleurs'), true);
  await page.keyboard.insertText('ICI');
  assert.match(await body(page).innerText(), /Début\nICI/);
  await clickButton(page, 'Annuler');
  await clickButton(page, 'Annuler');
  assert.not((await body(page).innerText()).includes('ailleurs'), 'and can be undone');
});

test('changes of different paragraphs are merged, saved by the same key, and undone in one step', async (page) => {
  await open(page, NOTES);
  await appendParagraph(page, 'Ma fin.');
  write(NOTES, OTHER);
  await status(page, words.conflict.joined);
  await eventually(async () => (await body(page).innerText()).includes('changée ailleurs'), true);
  assert.match(await body(page).innerText(), 'Ma fin.');
  assert.is(read(NOTES), OTHER, 'nothing is written before it is saved');
  await saveAndWait(page);
  assert.is(read(NOTES), `${OTHER}\nMa fin.`);
  await clickButton(page, 'Annuler');
  assert.not.match(await body(page).innerText(), 'changée ailleurs');
  assert.match(await body(page).innerText(), 'Ma fin.');
});

test('a paragraph changed by both becomes a question, and nothing is overwritten meanwhile', async (page) => {
  await open(page, NOTES);
  await writeHere(page);
  write(NOTES, RIVAL);
  await page.getByRole('alert').filter({ hasText: words.conflict.heading }).waitFor();
  await changeNoticed(page);
  await page.keyboard.press('Control+s');
  await compares(page).waitFor();
  assert.is(read(NOTES), RIVAL);
  await side(page, words.conflict.mine).locator('del', { hasText: 'Ma suite.' }).waitFor();
  assert.match(await side(page, words.conflict.theirs).locator('ins').innerText(), 'deuxième');
  assert.is(await page.getByRole('radio').count(), 3, 'the other changes are joined');
  await clickButton(page, words.conflict.later);
  await compares(page).waitFor({ state: 'detached' });
  assert.match(await body(page).innerText(), 'Ma suite.');
  assert.is(read(NOTES), RIVAL);
  await clickButton(page, 'Comparer');
  await clickButton(page, words.conflict.keep);
  await saveAndWait(page);
  assert.is(read(NOTES), NOTES_TEXT.replace('espaces.', 'espaces. Ma suite.').replace('Mes notes', 'Leurs notes'));
});

test('of a paragraph changed by both, the writer takes the other, undoes that, or keeps both', async (page) => {
  await open(page, NOTES);
  await writeHere(page);
  write(NOTES, RIVAL);
  const choose = async (choice: keyof typeof compareWords.choices) => {
    await clickButton(page, 'Comparer');
    await page.getByRole('radio', { name: compareWords.choices[choice] }).check();
    await clickButton(page, words.conflict.keep);
  };
  await withinClicks(page, 3, async () => {
    await choose('theirs');
    await page.getByText('Enregistré', { exact: true }).waitFor();
  });
  assert.match(await body(page).innerText(), 'deuxième');
  const mine = () => savedVersionsOf(NOTES).some((text) => text.includes('Ma suite.'));
  await eventually(mine, true, 'the own text among the versions, for when the page is closed');
  await clickButton(page, 'Annuler');
  assert.match(await body(page).innerText(), 'Ma suite.');
  write(NOTES, RIVAL.replace('deuxième', 'troisième'));
  await page.setViewportSize({ width: WIDTHS.phone, height: 800 });
  await choose('both');
  await saveAndWait(page);
  assert.match(read(NOTES), /Un premier .*Ma suite\.\n\nUn troisième/);
});

test('a save after an unnoticed change on the disk also merges or asks', async (page) => {
  await open(page, NOTES);
  await writeHere(page);
  await page.route('**/api/files/open', (route) => route.abort());
  write(NOTES, OTHER);
  await saveAndWait(page);
  const joined = OTHER.replace('espaces.', 'espaces. Ma suite.');
  assert.is(read(NOTES), joined);
  await append(page, 'Ma fin.');
  const rival = joined.replace('une autre', 'une rivale');
  write(NOTES, rival);
  await changeNoticed(page);
  await page.keyboard.press('Control+s');
  await compares(page).waitFor();
  assert.is(read(NOTES), rival);
  await page.keyboard.press('Escape');
  assert.match(await body(page).innerText(), 'Ma fin.');
});

test('a deleted file keeps its form, is added again by a save, and reloads if it returns', async (page) => {
  await open(page, NOTES);
  remove(NOTES);
  await status(page, words.file.gone);
  write(NOTES, OTHER);
  await eventually(async () => (await body(page).innerText()).includes('changée ailleurs'), true);
  remove(NOTES);
  await status(page, words.file.gone);
  await field(page, 'Titre').fill('Sauvées');
  await saveAndWait(page);
  assert.is(read(NOTES), OTHER.replace('Mes notes', 'Sauvées'));
  assert.is(await page.getByText('ne peut pas être lu').count(), 0);
});

test('an unsaved text survives its closed tab, and is offered beside the present file', async (page) => {
  const tab = await page.context().newPage();
  await open(tab, NOTES);
  await appendParagraph(tab, 'Presque perdu.');
  await tab.close();
  await page.reload();
  await page.getByRole('row').filter({ hasText: 'Mes notes' }).getByText('non enregistré').waitFor();
  write(NOTES, OTHER);
  await goTo(page, `#/${NOTES}`);
  await page.getByRole('heading', { name: /non enregistré/ }).waitFor();
  assert.match(await page.getByRole('main').innerText(), words.copy.changedSince);
  await side(page, words.copy.mine).locator('ins', { hasText: 'Presque perdu.' }).waitFor();
  await withinClicks(page, 1, async () => {
    await clickButton(page, 'Reprendre ce texte');
    await eventually(async () => (await body(page).innerText()).includes('Presque perdu.'), true);
  });
  await status(page, words.conflict.joined);
  await saveAndWait(page);
  assert.is(read(NOTES), `${OTHER}\nPresque perdu.`, 'what the file has become since is not overwritten');
});

test('a copy that a killed browser had not written to its local storage is restored once', async (page) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await open(page, NOTES);
  await append(page, 'Presque perdu.');
  await changeNoticed(page);
  // Chromium writes its local storage to the disk by the minute: a killed one comes back without what it held.
  const killed = async () => {
    await page.evaluate(() => localStorage.clear());
    await page.reload();
  };
  await killed();
  await side(page, words.copy.mine).getByText('Presque perdu.').waitFor();
  await clickButton(page, words.copy.resume);
  await saveAndWait(page);
  await killed();
  await body(page).waitFor();
});

test('an unsaved text of a deleted file survives its closed tab, and makes the file anew', async (page) => {
  const tab = await page.context().newPage();
  await open(tab, NOTES);
  await append(tab, 'Presque perdu.\n');
  await tab.close();
  remove(NOTES);
  await page.getByRole('row').filter({ hasText: 'Mes notes' }).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText(workshopOverview.waiting.unsaved, { exact: true }).first().click();
  await page.getByRole('listitem').locator(`a[href="#/${NOTES}"]`).click();
  await side(page, words.copy.mine).getByText('Presque perdu.').waitFor();
  await clickButton(page, words.copy.resume);
  await saveAndWait(page);
  assert.is(read(NOTES), `${NOTES_TEXT}Presque perdu.\n`);
  await field(page, 'Titre').waitFor();
});

test('an unsaved text of a deleted file can be moved to the bin, which can be emptied', async (page) => {
  await open(page, NOTES);
  await append(page, 'À jeter.\n');
  await changeNoticed(page);
  await goTo(page, '#/');
  await page.getByRole('searchbox').waitFor();
  remove(NOTES);
  await goTo(page, `#/${NOTES}`);
  await side(page, words.copy.mine).getByText('À jeter.').waitFor();
  await clickButton(page, words.copy.discard);
  await status(page, words.file.absent);
  await goTo(page, '#/');
  await page.getByRole('searchbox').waitFor();
  assert.is(await page.getByText(NOTES).count(), 0);
  await page.getByRole('link', { name: bin.heading, exact: true }).click();
  await page.getByRole('button', { name: `${bin.putBack} : Mes notes` }).waitFor();
  await clickButton(page, bin.clear);
  await clickButton(page, bin.clearForGood);
  await page.getByText(bin.empty).waitFor();
});

test('an unsaved copy is discarded once it is a version; the browser asks before closing', async (page) => {
  await open(page, NOTES);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await append(page, 'À jeter.\n');
  await goTo(page, '#/');
  await page.getByRole('searchbox').waitFor();
  await goTo(page, `#/${NOTES}`);
  await page.route(`**${endpointAddress('bin/unsaved')}`, (route) => route.abort('connectionrefused'));
  await clickButton(page, 'Le jeter');
  await page.getByRole('alert').filter({ hasText: words.unanswered }).waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await clickButton(page, 'Le jeter');
  await eventually(async () => (await body(page).innerText()).includes('À jeter.'), false);
  assert.ok(savedVersionsOf(NOTES).some((text) => text.includes('À jeter.')));
  await page.reload();
  await body(page).waitFor();
  assert.equal(asked, []);
  await append(page, 'x');
  await changeNoticed(page);
  await page.reload();
  assert.equal(asked, ['beforeunload']);
  await clickButton(page, 'Le jeter');
  await body(page).waitFor();
  await page.reload();
  await body(page).waitFor();
  assert.equal(asked, ['beforeunload']);
});

test('one tab at a time edits a file; a second one can take it over with its unsaved text', async (page) => {
  await open(page, NOTES);
  await append(page, 'Du premier onglet.');
  const second = await page.context().newPage();
  await goTo(second, `#/${NOTES}`);
  await second.getByText('dans un autre onglet').waitFor();
  await second.getByRole('heading', { name: 'Mes notes', exact: true }).waitFor();
  await second.getByRole('button', { name: 'Le modifier ici' }).click();
  await second.getByRole('button', { name: 'Reprendre ce texte' }).click();
  assert.match(await body(second).innerText(), 'Du premier onglet.');
  await page.getByText('dans un autre onglet').waitFor();
  const back = page.getByRole('link', { name: words.file.back });
  assert.is(await back.evaluate((link: HTMLAnchorElement) => link.href), new URL('#/', page.url()).href);
  assert.is(await body(page).count(), 0);
  await second.close();
  await page.getByRole('button', { name: 'Reprendre ce texte' }).waitFor();
});

test('a browser that keeps no copies is told of', async (page) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('plein', 'QuotaExceededError');
    };
  });
  await page.reload();
  await open(page, NOTES);
  await append(page, 'x');
  await status(page, 'Aucune copie de secours');
});
