import { assert } from '../../../test/suite.ts';
import { axeDiagnostics } from '../../../test/support/axe.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { endpointAddress } from '../../api.ts';
import { workshopApp as words } from '../../words/app.fr.ts';
import { publication } from '../../words/publication.fr.ts';
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
  remove,
  status,
  workshopSuite,
  write,
  writeFiles,
} from '../support/workshop-page.ts';

const test = workshopSuite('From a new file to its page, in the workshop');

test('a new file gets a title and a name from it, refuses a taken one, and opens', async (page) => {
  const add = page.getByRole('button', { name: 'Ajouter' });
  // Within its line: what loads late above moves both.
  const place = () =>
    add.evaluate((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const line = button.parentElement?.getBoundingClientRect();
      return [x - (line?.x ?? 0), y - (line?.y ?? 0), width, height].map(Math.round);
    });
  const before = await place();
  await add.click();
  await page.getByRole('menuitem', { name: 'Page' }).waitFor();
  assert.equal(await place(), before, 'its menu leaves the button where it was pressed');
  await page.getByRole('menuitem', { name: 'Page' }).click();
  await page.getByLabel('Titre').fill("L'été à l'œuvre");
  await page.getByRole('dialog').getByText(words.technique).click();
  const name = page.getByLabel(words.newFile.slug);
  assert.is(await name.inputValue(), 'l-ete-a-l-oeuvre');
  await name.fill('notes');
  await clickButton(page, 'Créer');
  await page
    .getByRole('alert')
    .filter({ hasText: words.newFile.taken('notes') })
    .waitFor();
  await name.fill('Été !');
  await clickButton(page, 'Créer');
  await page.getByRole('alert').filter({ hasText: 'minuscules sans accent' }).waitFor();
  await name.fill('ete');
  await clickButton(page, 'Créer');
  await body(page).waitFor();
  assert.is(await field(page, 'Titre').inputValue(), "L'été à l'œuvre");
  assert.match(read('content/pages/ete.md'), "L'été à l'œuvre");
});

const DRAFT = NOTES_TEXT.replace('date:', 'brouillon: true\ndate:');

test('a draft is released and withdrawn beside its state, which says when its page appears', async (page) => {
  await writeFiles(page, { [NOTES]: DRAFT });
  await open(page, NOTES);
  await page.getByText('Brouillon', { exact: true }).first().waitFor();
  await clickButton(page, words.state.draft);
  const dialog = page.getByRole('dialog', { name: words.releasing.releaseHeading });
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  assert.is(read(NOTES), DRAFT, 'asking changes nothing');
  await withinClicks(page, 2, async () => {
    await clickButton(page, words.state.draft);
    await dialog.getByRole('button', { name: words.releasing.release }).click();
    await page.getByRole('heading', { name: publication.heading }).waitFor();
    assert.is(read(NOTES), NOTES_TEXT);
  });
  await open(page, NOTES);
  await withinClicks(page, 2, async () => {
    await clickButton(page, words.state.released);
    await page.getByRole('dialog').getByRole('button', { name: words.releasing.withdraw }).click();
    await status(page, 'Remis en brouillon');
  });
  assert.match(read(NOTES), /^brouillon: true$/m);
});

const SCHEDULED = DRAFT.replace('2025-08-15', '2999-12-03');

test('a draft with a day to come is said to wait for that day, and shown as waiting', async (page) => {
  await writeFiles(page, { [NOTES]: SCHEDULED });
  await open(page, NOTES);
  await withinClicks(page, 2, async () => {
    await clickButton(page, words.state.draft);
    const dialog = page.getByRole('dialog', { name: words.releasing.releaseHeading });
    await dialog.getByText('3 décembre 2999').waitFor();
    await dialog.getByRole('button', { name: words.releasing.release }).click();
    await page.getByRole('heading', { name: publication.heading }).waitFor();
  });
  await open(page, NOTES);
  await page.getByText('Prévu le 3 décembre 2999', { exact: true }).waitFor();
});

test('a draft is scheduled for a day, in the dialog that says what publishes it then', async (page) => {
  await writeFiles(page, { [NOTES]: DRAFT });
  await open(page, NOTES);
  await clickButton(page, words.file.plan);
  const dialog = page.getByRole('dialog', { name: words.releasing.planHeading });
  const confirm = dialog.getByRole('button', { name: words.releasing.release });
  await confirm.waitFor();
  await dialog.getByText(words.releasing.hour(false)).waitFor();
  await dialog.getByLabel(words.releasing.day).fill('2025-08-15');
  await dialog.getByText(words.releasing.notToCome).waitFor();
  assert.is(await confirm.count(), 0);
  assert.equal(await axeDiagnostics(page), []);
  await dialog.getByLabel(words.releasing.day).fill('2999-12-03');
  await dialog.getByText(words.releasing.on('2999-12-03', false)).waitFor();
  await confirm.click();
  await page.getByRole('heading', { name: publication.heading }).waitFor();
  assert.is(read(NOTES), NOTES_TEXT.replace('2025-08-15', '2999-12-03'));
});

test('a release that is asked for before the site was built is offered once it is', async (page) => {
  await writeFiles(page, { [NOTES]: DRAFT });
  await open(page, NOTES);
  const refusal = { message: 'Pas encore.', hint: '' };
  await page.route(`**${endpointAddress('obstacles')}`, (route) => route.fulfill({ status: 503, json: refusal }));
  await clickButton(page, words.state.draft);
  const dialog = page.getByRole('dialog', { name: words.releasing.releaseHeading });
  await dialog.getByRole('status').filter({ hasText: refusal.message }).waitFor();
  await page.unrouteAll();
  write('content/pages/accueil.md', `${read('content/pages/accueil.md')}\nUne phrase de plus.\n`);
  await dialog.getByRole('button', { name: words.releasing.release }).waitFor();
});

const WAITING = DRAFT.replace('Mes notes', 'Encore en attente');

test('a draft with errors is not released, and a link leads to the error', async (page) => {
  await writeFiles(page, { [NOTES]: DRAFT, 'content/pages/attente.md': WAITING });
  await page.getByRole('row').filter({ hasText: 'Encore en attente' }).waitFor();
  await open(page, NOTES);
  await append(page, 'Voir [là](/attente).');
  await clickButton(page, words.state.draft);
  const dialog = page.getByRole('dialog', { name: words.releasing.releaseHeading });
  await dialog.getByRole('status').filter({ hasText: 'empêcherait de publier' }).waitFor();
  assert.is(await dialog.getByRole('button', { name: words.releasing.release }).count(), 0);
  await dialog.getByRole('button', { name: words.quoted('Voir là.') }).click();
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Texte');
  assert.match(read(NOTES), 'brouillon: true');
});

test('a renamed file is saved first, opens under its new name, and keeps its old address', async (page) => {
  await open(page, NOTES);
  await field(page, 'Titre').fill('Nos notes');
  await chooseMore(page, words.file.rename);
  const dialog = page.getByRole('dialog', { name: words.file.rename });
  await dialog.getByLabel(words.renaming.name).fill('contact');
  await dialog.getByRole('button', { name: words.file.rename }).click();
  await dialog
    .getByRole('alert')
    .filter({ hasText: words.newFile.taken('contact') })
    .waitFor();
  await dialog.getByLabel(words.renaming.name).fill('nos-notes');
  await dialog.getByRole('button', { name: words.file.rename }).click();
  await eventually(() => new URL(page.url()).hash, '#/content/pages/nos-notes.md');
  await field(page, 'Titre').waitFor();
  const text = read('content/pages/nos-notes.md');
  assert.match(text, '"Nos notes"');
  assert.match(text, '/notes');
  assert.throws(() => read(NOTES));
  await page.goBack();
  assert.not.equal(new URL(page.url()).hash, `#/${NOTES}`, 'the former name is not gone back to');
});

const NAMING = NOTES_TEXT.replace('Mes notes', 'Autres notes')
  .replace('disent les notes', 'disent les autres')
  .replace('etiquettes: [un, deux]', 'suite: notes');

test('a dialog over the renamed page lists the other files that changed', async (page) => {
  await writeFiles(page, { 'content/pages/autres.md': NAMING });
  await open(page, NOTES);
  const dialog = page.getByRole('dialog', { name: words.file.rename });
  await withinClicks(page, 3, async () => {
    await chooseMore(page, words.file.rename);
    await page.getByLabel(words.renaming.name).fill('mes-notes');
    await dialog.getByRole('button', { name: words.file.rename }).click();
    await dialog.getByText('Autres notes', { exact: true }).waitFor();
  });
  assert.match(read('content/pages/autres.md'), 'suite: mes-notes');
  const rebuilt = page.waitForResponse((response) => response.url().endsWith('/api/content/list'));
  write('content/pages/autres.md', `${read('content/pages/autres.md')}Fin.\n`);
  await rebuilt;
  assert.is(new URL(page.url()).hash, '#/content/pages/mes-notes.md');
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await eventually(() => dialog.count(), 0);
  assert.is(await field(page, 'Titre').inputValue(), 'Mes notes');
});

test('a late answer with an older list does not replace the newer list', async (page) => {
  const others = ['content/pages/avant.md', 'content/pages/apres.md'];
  let [answer, release] = [() => {}, () => {}];
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    '**/api/content/list',
    async (route) => {
      const response = await route.fetch();
      answer();
      await held;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  write(others[0] ?? '', NOTES_TEXT.replace('Mes notes', 'Le premier'));
  await answered;
  write(others[1] ?? '', NOTES_TEXT.replace('Mes notes', 'Le second'));
  const row = page.getByRole('table').getByRole('link', { name: 'Le second' });
  await row.waitFor();
  const late = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/api/content/list'));
  release();
  await late;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  assert.is(await row.count(), 1);
  for (const path of others) remove(path);
});
