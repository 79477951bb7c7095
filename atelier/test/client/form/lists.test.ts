import { assert } from '../../../../test/suite.ts';
import { workshopForm as words } from '../../../words/form.fr.ts';
import { changeForm, dataOf, editsOf, focusedIn, formSuite, openForm } from '../../support/form/open-form.ts';
import { sampleData } from '../../support/form/sample.ts';

const test = formSuite('Lists in the form');

test('an entry is added at the end and filled in at once, or copied behind itself', async (page) => {
  await page.getByRole('button', { name: 'Ajouter : Mot' }).click();
  await page.keyboard.type('quatre');
  assert.equal((await dataOf(page)).mots, ['un', 'deux', 'trois', 'quatre']);
  assert.equal((await editsOf(page))[0], { at: ['mots'], insert: 3, value: '' });
  await page.getByRole('button', { name: 'Dupliquer Mot 1' }).click();
  assert.equal((await dataOf(page)).mots, ['un', 'un', 'deux', 'trois', 'quatre']);
  assert.is(await focusedIn(page), 'control["mots",1]');
});

test('an entry moves by keyboard, its button keeps the focus, and the move is announced', async (page) => {
  await page.getByRole('button', { name: 'Descendre Mot 1' }).focus();
  await page.keyboard.press('Enter');
  assert.is(await focusedIn(page), 'down["mots",1]');
  assert.is(await page.locator('form > [role="status"]').innerText(), 'Mot 1 : place 2 sur 3.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  assert.equal((await dataOf(page)).mots, ['deux', 'trois', 'un']);
  assert.is(await focusedIn(page), 'down["mots",2]', 'the last entry goes no further');
  assert.equal(await editsOf(page), [
    { at: ['mots'], move: [0, 1] },
    { at: ['mots'], move: [1, 2] },
  ]);
});

test('an entry that is dragged by its grip comes to the place where it is dropped', async (page) => {
  const grips = page.getByRole('group', { name: 'Mots' }).getByTitle(words.drag);
  await grips.nth(2).dragTo(page.getByRole('group', { name: 'Mots' }).locator('li').first());
  assert.equal((await dataOf(page)).mots, ['trois', 'un', 'deux']);
  await grips.nth(0).dragTo(page.getByRole('group', { name: 'Étapes' }).locator('li').first());
  assert.is((await editsOf(page)).length, 1, 'it stays in its own list');
});

test('an entry is taken out, and the focus stays in the list', async (page) => {
  await page.getByRole('button', { name: 'Retirer Mot 3' }).click();
  assert.is(await focusedIn(page), 'remove["mots",1]');
  await page.keyboard.press('Enter');
  assert.equal((await dataOf(page)).mots, ['un']);
  await page.keyboard.press('Enter');
  assert.not.ok('mots' in (await dataOf(page)), 'an optional list without entries leaves the file');
  assert.is(await focusedIn(page), 'add["mots"]');
});

test('a list of a fixed length takes no more than that', async (page) => {
  const steps = page.getByRole('group', { name: 'Étapes obligatoire' });
  assert.is(await steps.getByRole('button', { name: /Ajouter|Dupliquer/ }).count(), 0);
  assert.ok(await steps.getByText('Il en faut 3.').isVisible());
  await steps.getByRole('button', { name: 'Retirer Étape 2' }).click();
  await steps.getByRole('button', { name: 'Ajouter : Étape' }).click();
  assert.equal((await dataOf(page)).etapes, [{ nom: 'Lire' }, { nom: 'Relire' }, { nom: '' }]);
  assert.is(await focusedIn(page), 'control["etapes",2,"nom"]', 'a new entry is unfolded');
});

test('what is unfolded stays so wherever its entry goes, by whomever', async (page) => {
  await page.getByRole('button', { name: /^Étape 2/ }).click();
  await page.getByRole('button', { name: 'Monter Étape 2' }).click();
  assert.is(await page.getByRole('button', { name: /^Étape 1 Écrire/ }).getAttribute('aria-expanded'), 'true');
  await page.getByLabel('Détail').focus();
  const [read, write, again] = sampleData.etapes;
  await changeForm(page, { data: { ...sampleData, etapes: [again, read, write] } });
  assert.is(await page.getByRole('button', { name: /^Étape 3 Écrire/ }).getAttribute('aria-expanded'), 'true');
  assert.is(await focusedIn(page), 'control["etapes",2,"detail"]', 'the field is still the one that had the focus');
});

test('choosing another variant of a union changes only the tag, and keeps the former fields', async (page) => {
  await page.getByRole('button', { name: /^Texte 1/ }).click();
  await page.getByLabel('Type').selectOption({ label: 'Liste' });
  assert.equal(await editsOf(page), [{ at: ['parties', 0, 'type'], value: 'liste' }]);
  assert.ok(await page.getByLabel('Champ inconnu « corps »').isVisible());
  assert.ok(await page.getByRole('button', { name: 'Ajouter : Ligne' }).isVisible());
  await page.getByLabel('Type').selectOption({ label: 'Texte' });
  assert.equal(await dataOf(page), sampleData);
  await page.getByRole('button', { name: 'Ajouter : Liste' }).click();
  const { parties } = await dataOf(page);
  assert.equal(Array.isArray(parties) && parties[2], { type: 'liste', titre: '', lignes: [''] });
});

test('an entry that is moved leaves the form where it was scrolled to', async (page) => {
  await page.setViewportSize({ width: 400, height: 300 });
  await openForm(page, {});
  const list = page.getByRole('group', { name: 'Mots' });
  await list.locator('legend').evaluate((legend) => scrollBy(0, legend.getBoundingClientRect().bottom + 1));
  const place = await page.evaluate(() => scrollY);
  await page.getByRole('button', { name: 'Descendre Mot 1' }).press('Enter');
  assert.is(await focusedIn(page), 'down["mots",1]');
  assert.is(await page.evaluate(() => scrollY), place);
});

test('an added list scrolls into view, and is written with its first entry', async (page) => {
  await page.setViewportSize({ width: 400, height: 300 });
  const { mots: _, ...others } = sampleData;
  await openForm(page, { data: others });
  await page.getByRole('button', { name: 'Mots', exact: true }).click();
  assert.equal(await editsOf(page), []);
  assert.is(await focusedIn(page), 'add["mots"]');
  const name = await page.getByRole('group', { name: 'Mots' }).locator('legend').boundingBox();
  assert.ok(name && name.y >= 0, JSON.stringify(name));
  await page.keyboard.press('Enter');
  await page.keyboard.type('un');
  assert.equal((await dataOf(page)).mots, ['un']);
});
