import { assert } from '../../../../test/suite.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { dataOf, editsOf, formSuite, openForm } from '../../support/form/open-form.ts';
import { sampleData } from '../../support/form/sample.ts';

const test = formSuite('Choosing in the form');

test('a file is chosen by its title, and written by its slug', async (page) => {
  const next = page.getByLabel('Suite', { exact: true });
  assert.is(await next.inputValue(), 'Une autre note');
  await next.fill('ebau');
  assert.equal(await page.getByRole('option').allInnerTexts(), ['Ébauche brouillon']);
  assert.equal(await editsOf(page), [], 'half a title is no value');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  assert.is((await dataOf(page)).suite, 'ebauche');
  await eventually(() => next.inputValue(), 'Ébauche');
  await page.getByText('brouillon', { exact: true }).waitFor();
});

test('a file to take away is chosen by its name, and written by its address', async (page) => {
  await openForm(page, { data: { ...sampleData, modele: '/modeles/messages.csv' } });
  const model = page.getByLabel('Modèle', { exact: true });
  await model.fill('inven');
  assert.equal(await page.getByRole('option').allInnerTexts(), ['inventaire.xlsx']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  assert.is((await dataOf(page)).modele, '/modeles/inventaire.xlsx');
  await model.fill('/modeles/a-venir.csv');
  await model.blur();
  assert.is((await dataOf(page)).modele, '/modeles/a-venir.csv', 'what is typed goes into the file, too');
});

test('Escape gives up what was typed; leaving the field chooses a title in full or a slug, and keeps what is no file for the build to say so', async (page) => {
  const next = page.getByLabel('Suite', { exact: true });
  await next.fill('ebau');
  await page.keyboard.press('Escape');
  assert.is(await next.inputValue(), 'Une autre note');
  await next.blur();
  assert.equal(await editsOf(page), []);
  for (const [typed, slug] of [
    ['ebauche', 'ebauche'],
    ['UNE AUTRE NOTE', 'autre-note'],
    ['disparue', 'disparue'],
    ['', undefined],
  ] as const) {
    await next.fill(typed);
    await next.blur();
    assert.is((await dataOf(page)).suite, slug);
    if (slug === 'disparue') assert.is(await next.inputValue(), slug);
  }
  assert.not.ok('suite' in (await dataOf(page)));
});

test('a link is any address, or a page that is found by its title; one of many values is found by typing', async (page) => {
  const link = page.getByLabel('Lien', { exact: true });
  await page.getByText('Nous écrire', { exact: true }).waitFor();
  await link.fill('https://exemple.fr/page');
  assert.is((await dataOf(page)).lien, 'https://exemple.fr/page');
  await link.fill('autre');
  await page.getByRole('option', { name: 'Une autre note' }).click();
  assert.is((await dataOf(page)).lien, '/notes/autre-note');
  await link.press('End');
  await page.keyboard.type('#haut');
  await page.keyboard.press('Home');
  await page.keyboard.type('/fr');
  assert.is((await dataOf(page)).lien, '/fr/notes/autre-note#haut', 'the caret stays where one types');
  await page.getByLabel('Icône').first().fill('17');
  await page.getByRole('option').click();
  assert.is((await dataOf(page)).icone, 'icone-17');
});

test('a picture is chosen, sent, and refused in words', async (page) => {
  await openForm(page, { data: { ...sampleData, photo: '/images/avant.jpg' } });
  await page.getByRole('button', { name: 'Choisir une image' }).click();
  await page.getByRole('button', { name: /port\.jpg/ }).click();
  assert.is((await dataOf(page)).photo, '/images/port.jpg');
  assert.ok(await page.getByText('800 × 600 px').isVisible());
  const send = (name: string) =>
    page.getByLabel(/Envoyer une image/).setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from('x') });
  await send('neuve.png');
  await page.getByText('/images/neuve.png : envoyée.').waitFor({ state: 'attached' });
  assert.is((await dataOf(page)).photo, '/images/neuve.png');
  await send('refus.png');
  await page.locator('p', { hasText: 'Cette image est trop lourde.' }).first().waitFor();
  assert.is((await dataOf(page)).photo, '/images/neuve.png');
});
