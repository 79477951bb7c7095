import type { Page } from 'playwright-core';
import { assert } from '../../../test/suite.ts';
import { WIDTHS } from '../../../test/support/browser.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { binApi } from '../../server/bin/bin-api.ts';
import { comparePhrases, workshopApp as words } from '../../words/app.fr.ts';
import { workshopBin as bin } from '../../words/bin.fr.ts';
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
const compares = (page: Page) => page.getByRole('dialog', { name: words.conflict.heading });

test('a change on the disk is taken over where nothing is unsaved, and the caret stays', async (page) => {
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

test('a change on the disk beside one here is told, nothing is overwritten, and one can leave both for later, or keep the own text', async (page) => {
  await open(page, NOTES);
  await append(page, 'Ma fin.\n');
  write(NOTES, OTHER);
  await page.getByRole('alert').filter({ hasText: words.conflict.heading }).waitFor();
  await changeNoticed(page);
  await page.keyboard.press('Control+s');
  await compares(page).waitFor();
  assert.is(read(NOTES), OTHER);
  for (const [name, held] of [
    [words.conflict.mine, 'Ma fin.'],
    [words.conflict.theirs, 'changée ailleurs'],
  ] as const)
    assert.match(await page.getByRole('textbox', { name }).innerText(), held);
  await clickButton(page, 'Décider plus tard');
  await compares(page).waitFor({ state: 'detached' });
  assert.match(await body(page).innerText(), 'Ma fin.');
  assert.is(read(NOTES), OTHER);
  await clickButton(page, 'Comparer');
  await compares(page).waitFor();
  await clickButton(page, 'Garder le mien');
  await compares(page).waitFor({ state: 'detached' });
  await saveAndWait(page);
  assert.is(read(NOTES), `${NOTES_TEXT}Ma fin.\n`);
});

test('of two changes of a text, one can take the one of the disk, undo that, or make one of both', async (page) => {
  await open(page, NOTES);
  await append(page, 'Ma suite.\n');
  write(NOTES, OTHER);
  await withinClicks(page, 2, async () => {
    await clickButton(page, 'Comparer');
    await clickButton(page, words.conflict.takeTheirs);
    await page.getByText('Enregistré', { exact: true }).waitFor();
  });
  assert.match(await body(page).innerText(), 'changée ailleurs');
  const mine = () => savedVersionsOf(NOTES).some((text) => text.includes('Ma suite.'));
  await eventually(mine, true, 'the own text among the versions, for when the page is closed');
  await clickButton(page, 'Annuler');
  assert.match(await body(page).innerText(), 'Ma suite.');
  write(NOTES, OTHER.replace('Ce que disent', 'Tout ce que disent'));
  await clickButton(page, 'Comparer');
  await clickButton(page, 'Fusionner à la main');
  await page.getByRole('button', { name: comparePhrases.take }).first().click();
  // The merged text is there again after another look.
  await page.keyboard.press('Escape');
  await compares(page).waitFor({ state: 'detached' });
  await clickButton(page, 'Comparer');
  await clickButton(page, 'Fusionner à la main');
  await clickButton(page, 'Garder le résultat');
  await saveAndWait(page);
  const merged = read(NOTES);
  assert.ok(
    merged.includes('Tout ce que disent') && merged.includes('Ma suite.') && !merged.includes('ailleurs'),
    merged,
  );
});

test('on a phone a passage of the other text stands above the own one, and takes its place by one button', async (page) => {
  await page.setViewportSize({ width: WIDTHS.phone, height: 800 });
  await open(page, NOTES);
  await append(page, 'Ma suite.\n');
  write(NOTES, OTHER);
  await clickButton(page, 'Comparer');
  await clickButton(page, 'Fusionner à la main');
  const take = page.getByRole('button', { name: comparePhrases.take });
  const passage = page.getByText(/changée ailleurs/);
  for (const shown of [take.first(), passage.first()]) {
    const box = await shown.boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= WIDTHS.phone, JSON.stringify(box));
  }
  await take.first().click();
  await clickButton(page, 'Garder le résultat');
  await saveAndWait(page);
  assert.match(read(NOTES), 'changée ailleurs');
});

test('a save that the disk was quicker than asks, too, where the page had not heard of it yet', async (page) => {
  await open(page, NOTES);
  await append(page, 'Ma fin.\n');
  await page.route('**/api/file?*', (route) => route.abort());
  write(NOTES, OTHER);
  await changeNoticed(page);
  await page.keyboard.press('Control+s');
  await compares(page).waitFor();
  assert.is(read(NOTES), OTHER);
  await page.keyboard.press('Escape');
  await compares(page).waitFor({ state: 'detached' });
  assert.match(await body(page).innerText(), 'Ma fin.');
});

test('a file that goes keeps its form, is added again by saving, and is read again where it comes back by itself', async (page) => {
  await open(page, NOTES);
  remove(NOTES);
  await status(page, 'recréer le fichier');
  write(NOTES, OTHER);
  await eventually(async () => (await body(page).innerText()).includes('changée ailleurs'), true);
  remove(NOTES);
  await status(page, 'recréer le fichier');
  await field(page, 'Titre').fill('Sauvées');
  await saveAndWait(page);
  assert.is(read(NOTES), OTHER.replace('Mes notes', 'Sauvées'));
  assert.is(await page.getByText('ne peut pas être lu').count(), 0);
});

test('a text survives its closed tab, and can be gone on with, beside what the file has become since', async (page) => {
  const tab = await page.context().newPage();
  await open(tab, NOTES);
  await append(tab, 'Presque perdu.\n');
  await tab.close();
  await page.reload();
  await page.getByRole('row').filter({ hasText: 'Mes notes' }).getByText('non enregistré').waitFor();
  write(NOTES, OTHER);
  await goTo(page, `#/${NOTES}`);
  await page.getByRole('heading', { name: /non enregistré/ }).waitFor();
  assert.match(await page.getByRole('main').innerText(), 'Le fichier a changé depuis');
  assert.match(await page.getByRole('textbox', { name: 'Texte retrouvé' }).innerText(), 'Presque perdu.');
  await withinClicks(page, 1, async () => {
    await clickButton(page, 'Reprendre ce texte');
    await eventually(async () => (await body(page).innerText()).includes('Presque perdu.'), true);
  });
  await page.keyboard.press('Control+s');
  await compares(page).waitFor();
  assert.is(read(NOTES), OTHER, 'the file that has changed since is not overwritten unasked');
});

test('what a browser had kept and not yet written to its local storage when it was killed is found again, once', async (page) => {
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
  assert.match(await page.getByRole('textbox', { name: 'Texte retrouvé' }).innerText(), 'Presque perdu.');
  await clickButton(page, words.copy.resume);
  await saveAndWait(page);
  await killed();
  await body(page).waitFor();
});

test('a text whose file has gone survives its closed tab, is led to, and makes the file anew', async (page) => {
  const tab = await page.context().newPage();
  await open(tab, NOTES);
  await append(tab, 'Presque perdu.\n');
  await tab.close();
  remove(NOTES);
  await page.getByRole('row').filter({ hasText: 'Mes notes' }).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText(workshopOverview.waiting.unsaved, { exact: true }).first().click();
  await page.getByRole('listitem').getByRole('link', { name: NOTES }).click();
  const found = page.getByRole('textbox', { name: words.copy.mine });
  assert.is(await found.inputValue(), `${NOTES_TEXT}Presque perdu.\n`);
  await clickButton(page, words.copy.resume);
  await saveAndWait(page);
  assert.is(read(NOTES), `${NOTES_TEXT}Presque perdu.\n`);
  await field(page, 'Titre').waitFor();
});

test('a text whose file has gone can be thrown away, into the bin, which is emptied on demand', async (page) => {
  await open(page, NOTES);
  await append(page, 'À jeter.\n');
  await changeNoticed(page);
  await goTo(page, '#/');
  await page.getByRole('searchbox').waitFor();
  remove(NOTES);
  await goTo(page, `#/${NOTES}`);
  await page.getByRole('textbox', { name: words.copy.mine }).waitFor();
  await clickButton(page, words.copy.discard);
  await status(page, NOTES);
  await goTo(page, '#/');
  await page.getByRole('searchbox').waitFor();
  assert.is(await page.getByText(NOTES).count(), 0);
  await page.getByRole('link', { name: bin.bin, exact: true }).click();
  await page.getByRole('button', { name: `${bin.putBack} : Mes notes` }).waitFor();
  await clickButton(page, bin.clear);
  await clickButton(page, bin.clearForGood);
  await page.getByText(bin.empty).waitFor();
});

test('a text that was left can be thrown away once it is among the versions; the browser asks before a tab with unsaved text is closed, and only then', async (page) => {
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
  await page.route(`**${binApi.unsaved}`, (route) => route.abort('connectionrefused'));
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

test('a file is written in one tab at a time: the second is told, and can take it over with what is unsaved', async (page) => {
  await open(page, NOTES);
  await append(page, 'Du premier onglet.');
  const second = await page.context().newPage();
  await goTo(second, `#/${NOTES}`);
  await second.getByText('dans un autre onglet').waitFor();
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
