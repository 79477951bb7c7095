import { assert } from '../../../../test/suite.ts';
import { changeForm, dataOf, editsOf, focusedIn, formSuite, openForm } from '../../support/form/open-form.ts';
import { sampleData } from '../../support/form/sample.ts';

const test = formSuite('Editing a field in the form');

test('typing changes only its field; an emptied field leaves the file on blur, unless it is required', async (page) => {
  const subtitle = page.getByLabel('Sous-titre');
  await subtitle.press('End');
  await page.keyboard.type(' !');
  assert.equal(await editsOf(page), [
    { at: ['sousTitre'], value: 'Un sous-titre ' },
    { at: ['sousTitre'], value: 'Un sous-titre !' },
  ]);
  await subtitle.fill('');
  assert.ok('sousTitre' in (await dataOf(page)));
  await page.keyboard.press('Tab');
  assert.not.ok('sousTitre' in (await dataOf(page)));
  await subtitle.fill('De retour');
  assert.is((await dataOf(page)).sousTitre, 'De retour', 'its field has stayed');
  await page.getByLabel('Titre obligatoire', { exact: true }).fill('');
  await page.keyboard.press('Tab');
  assert.is((await dataOf(page)).titre, '');
});

test('words that ask for a text are no text yet, and give way to the first key', async (page) => {
  await openForm(page, { data: { ...sampleData, resume: '[À compléter : ce que dit la page]' } });
  await page.getByText(/^0 caractère/).waitFor();
  await page.getByLabel('Résumé obligatoire', { exact: true }).click();
  await page.keyboard.type('Un');
  assert.is((await dataOf(page)).resume, 'Un');
});

test('a field that is passed by with the keyboard is not changed', async (page) => {
  await openForm(page, { data: { ...sampleData, sousTitre: null, rang: null } });
  for (let press = 0; press < 60; press++) await page.keyboard.press('Tab');
  assert.equal(await editsOf(page), []);
});

test('an absent field is added by a button, and written once it is filled in', async (page) => {
  assert.is(await page.getByLabel('Prix').count(), 0);
  await page.getByRole('button', { name: 'Prix' }).click();
  assert.is(await focusedIn(page), 'control["prix"]');
  assert.equal(await editsOf(page), []);
  await page.keyboard.type('12,5');
  assert.is((await dataOf(page)).prix, 12.5);
});

test('a group with a meaning of its own is written as soon as it is added, and can be removed', async (page) => {
  await page.getByRole('button', { name: 'Option', exact: true }).click();
  assert.equal((await dataOf(page)).carte, { nom: 'Carte', option: {} });
  await page.getByRole('button', { name: 'Retirer le champ « Option »' }).click();
  assert.equal((await dataOf(page)).carte, { nom: 'Carte' });
  assert.is(await focusedIn(page), 'add["carte","option"]');
});

test('a number is written as one, and what is none as it was typed', async (page) => {
  const rank = page.getByLabel('Rang');
  await rank.fill('12');
  assert.is((await dataOf(page)).rang, 12);
  await rank.fill('douze');
  assert.is((await dataOf(page)).rang, 'douze');
  await rank.fill('');
  assert.is((await dataOf(page)).rang, 'douze');
  await page.keyboard.press('Tab');
  assert.not.ok('rang' in (await dataOf(page)));
});

test('a check box or a choice that is taken back leaves no trace', async (page) => {
  await page.getByLabel('Brouillon').check();
  assert.is((await dataOf(page)).brouillon, true);
  await page.getByLabel('Brouillon').uncheck();
  assert.equal(await dataOf(page), sampleData);
  await page.getByRole('button', { name: 'Ton' }).click();
  await page.getByLabel('Ton').selectOption('vif');
  assert.is((await dataOf(page)).ton, 'vif');
  await page.getByLabel('Ton').selectOption('');
  assert.equal(await dataOf(page), sampleData);
});

test('a box shows what holds without it, and writes but what differs', async (page) => {
  const box = page.getByLabel('Au menu');
  await box.uncheck();
  assert.is((await dataOf(page)).auMenu, false);
  await box.check();
  assert.equal(await dataOf(page), sampleData);
});

test('a day is chosen, told in words, and cleared', async (page) => {
  const day = page.getByLabel('Date obligatoire');
  await day.fill('2026-01-02');
  assert.is((await dataOf(page)).date, '2026-01-02');
  assert.ok(await page.getByText('vendredi 2 janvier 2026').isVisible());
  await page.getByRole('button', { name: 'Fin', exact: true }).click();
  await page.getByLabel('Fin', { exact: true }).fill('2026-02-03');
  await page.getByRole('button', { name: 'Effacer « Fin »' }).click();
  assert.not.ok('fin' in (await dataOf(page)));
  assert.is(await focusedIn(page), 'control["fin"]');
});

test('a value of another shape is shown as it stands, and is not overwritten unasked', async (page) => {
  const odd = {
    titre: ['pas', 'un titre'],
    mots: 'un, deux',
    carte: 'une carte',
    ton: 'sec',
    rang: 'deux',
    sousTitre: 2025,
  };
  await openForm(page, { data: { ...sampleData, ...odd, date: '15/08/2025', brouillon: 'oui' } });
  assert.match(await page.getByLabel('Titre', { exact: true }).inputValue(), 'un titre');
  assert.is(await page.getByLabel('Mots').inputValue(), 'un, deux');
  assert.is(await page.getByLabel('Ton').inputValue(), 'sec');
  assert.is(await page.getByLabel('Brouillon').inputValue(), 'oui');
  assert.is(await page.getByLabel('Sous-titre').inputValue(), '2025');
  assert.is(await page.getByLabel('Rang').inputValue(), 'deux');
  assert.is(await page.getByLabel('Date obligatoire').inputValue(), '15/08/2025');
  assert.equal(await editsOf(page), []);
  const words = page.locator('div', { has: page.getByLabel('Mots') }).last();
  await words.locator('..').getByRole('button', { name: 'Remplacer par un champ vide' }).last().click();
  assert.equal((await dataOf(page)).mots, []);
});

test('keys that the content type does not know are shown, kept, and taken out by a button', async (page) => {
  await openForm(page, { data: { ...sampleData, inconnu: { a: 1 } } });
  assert.match(await page.getByLabel('Champ inconnu « inconnu »').inputValue(), '"a": 1');
  await page.getByLabel('Sous-titre').fill('Autre');
  assert.equal((await dataOf(page)).inconnu, { a: 1 });
  await page.getByRole('button', { name: 'Retirer ce champ du fichier' }).click();
  assert.not.ok('inconnu' in (await dataOf(page)));
});

test('a change from outside shows at once, and leaves focus and caret where they are', async (page) => {
  await page.getByLabel('Sous-titre').focus();
  await page.keyboard.press('Home');
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowRight');
  await changeForm(page, { data: { ...sampleData, sousTitre: 'Un tout petit sous-titre' } });
  await page.keyboard.type('X');
  assert.is((await dataOf(page)).sousTitre, 'Un Xtout petit sous-titre');
  await changeForm(page, { data: { ...sampleData, sousTitre: 'Voici : Un Xtout petit sous-titre' } });
  await page.keyboard.type('Y');
  assert.is((await dataOf(page)).sousTitre, 'Voici : Un XYtout petit sous-titre');
});
