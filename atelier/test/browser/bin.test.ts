import { assert } from '../../../test/suite.ts';
import { axeDiagnostics } from '../../../test/support/axe.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { withinClicks } from '../support/in-clicks.ts';
import {
  append,
  body,
  chooseMore,
  clickButton,
  field,
  NOTES,
  NOTES_TEXT,
  open,
  read,
  workshopSuite,
  writeFiles,
} from '../support/workshop-page.ts';

const test = workshopSuite('A text that is deleted, and comes back, in the workshop');

const OTHER = 'content/pages/autres.md';
const OTHER_TEXT = NOTES_TEXT.replace('Mes notes', 'Autres notes')
  .replace('disent les notes', 'disent les autres')
  .replace('## Début', 'Voir [mes notes](/notes).\n\n## Début');

test('deletion lists the linking texts and redirects the address, and restoring undoes both', async (page) => {
  await writeFiles(page, { [OTHER]: OTHER_TEXT });
  await page.getByText('Autres notes').first().waitFor();
  await open(page, NOTES);
  await append(page, 'À peine écrit.');
  await withinClicks(page, 4, async () => {
    await chooseMore(page, 'Supprimer');
    const dialog = page.getByRole('dialog', { name: 'Supprimer « Mes notes »' });
    await dialog.getByRole('link', { name: 'Autres notes' }).waitFor();
    assert.equal(await axeDiagnostics(page), []);
    await dialog.getByLabel(/L’ancienne adresse/).selectOption({ label: 'Autres notes' });
    await dialog.getByRole('button', { name: 'Supprimer' }).click();
    await page.getByRole('heading', { name: 'Corbeille' }).waitFor();
  });
  const back = page.getByRole('button', { name: 'Restaurer : Mes notes' });
  await back.waitFor();
  assert.throws(() => read(NOTES));
  assert.match(read(OTHER), '- /notes');
  assert.equal(await axeDiagnostics(page), []);
  await withinClicks(page, 1, async () => {
    await back.click();
    await eventually(() => read(OTHER), OTHER_TEXT);
  });
  await page.getByRole('link', { name: 'Ouvrir', exact: true }).click();
  await eventually(async () => (await body(page).innerText()).includes('À peine écrit.'), true);
});

test('returning a text to a draft lists the linking texts, and its copy is a draft', async (page) => {
  await writeFiles(page, { [OTHER]: OTHER_TEXT });
  await open(page, NOTES);
  await clickButton(page, words.state.released);
  const dialog = page.getByRole('dialog', { name: words.releasing.draftHeading });
  await dialog.getByText('Autres notes', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await chooseMore(page, 'Dupliquer');
  await eventually(() => new URL(page.url()).hash, '#/content/pages/notes-copie.md');
  await field(page, 'Titre').waitFor();
  assert.match(read('content/pages/notes-copie.md'), /^brouillon: true$/m);
  assert.is(read(NOTES), NOTES_TEXT);
});
