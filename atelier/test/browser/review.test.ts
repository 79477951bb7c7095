import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { assert } from '../../../test/suite.ts';
import { axeDiagnostics } from '../../../test/support/axe.ts';
import { WIDTHS } from '../../../test/support/browser.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { folderWith } from '../../../test/support/folder.ts';
import { workshopReview } from '../../words/review.fr.ts';
import { withinClicks } from '../support/in-clicks.ts';
import { chooseMore, goTo, NOTES, open, workshopSuite } from '../support/workshop-page.ts';

const test = workshopSuite('A text handed over for reading, from the workshop and back');

test('a reader’s file works offline from a folder, and its comments return to their lines', async (page) => {
  const folder = folderWith();
  await open(page, NOTES);
  const dialog = page.getByRole('dialog', { name: 'Faire relire ce texte' });
  const file = join(folder, 'a-relire.html');
  await withinClicks(page, 3, async () => {
    await chooseMore(page, 'Relecture');
    await saveOf(page, dialog.getByRole('button', { name: 'Télécharger' }), file);
  });
  const remarks = join(folder, 'remarques.json');
  await readAndRemark(await page.context().newPage(), file, remarks);
  await withinClicks(page, 1, async () => {
    await dialog.getByLabel(/^Fichier de commentaires/).setInputFiles(remarks);
    await dialog.getByText('1 commentaire ajouté').waitFor();
  });
  assert.equal(await axeDiagnostics(page), []);
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await goTo(page, '#accueil');
  await page.getByText('Commentaires de relecture').click();
  await page.getByRole('link', { name: 'Mes notes', exact: true }).first().click();
  const list = page.getByRole('region', { name: 'Commentaires de relecture' });
  await list.getByRole('button', { name: workshopReview.list.go }).click();
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Texte');
  await withinClicks(page, 1, async () => {
    await list.getByRole('button', { name: 'Traité' }).click();
    await list.getByText('Aucun commentaire en attente').waitFor();
  });
  await list.getByText('Commentaires traités').click();
  await list.getByRole('button', { name: 'Rouvrir' }).waitFor();
  assert.equal(await axeDiagnostics(page), []);
});

/** As a reader does who has neither a mouse nor a network. */
async function readAndRemark(page: Page, file: string, remarks: string): Promise<void> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route(/^(?!file:|data:|blob:)/, (route) => route.abort('internetdisconnected'));
  await page.goto(pathToFileURL(file).href);
  await page.getByRole('button', { name: 'Commentaires (0)' }).waitFor();
  assert.equal(
    asked.filter((address) => !/^(?:file|data):/.test(address)),
    [],
  );
  await page.setViewportSize({ width: WIDTHS.phone, height: 800 });
  const button = page.getByText('Un premier texte').locator('+ button');
  await button.focus();
  await button.press('Enter');
  await page.getByLabel('Commentaire', { exact: true }).fill('Un seul ?');
  await page.getByLabel('Votre nom').fill('Camille');
  assert.equal(await axeDiagnostics(page), []);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).waitFor({ state: 'detached' });
  await selectWord(page.getByRole('main').getByText('Un premier texte'), 'premier');
  await page.getByRole('button', { name: 'Commenter', exact: true }).click();
  await page.getByRole('blockquote').getByText('premier', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('button', { name: 'Commentaires (1)' }).click();
  await page.getByRole('dialog', { name: 'Vos commentaires' }).getByText('Un seul ?').waitFor();
  await saveOf(page, page.getByRole('button', { name: 'Télécharger les commentaires' }), remarks);
  await page.close();
}

/** Selects a word, and goes on once the page has heard of it. */
async function selectWord(block: Locator, word: string): Promise<void> {
  await block.evaluate(async (element, sought) => {
    const heard = new Promise((resolve) => document.addEventListener('selectionchange', resolve, { once: true }));
    const text = element.firstChild;
    const start = text?.textContent?.indexOf(sought) ?? -1;
    if (text) getSelection()?.setBaseAndExtent(text, start, text, start + sought.length);
    await heard;
  }, word);
}

async function saveOf(page: Page, button: { click(): Promise<void> }, file: string): Promise<void> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  await download.saveAs(file);
}
