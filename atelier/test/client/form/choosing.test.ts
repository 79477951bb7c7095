import { assert } from '../../../../test/suite.ts';
import { dataOf, editsOf, formSuite, openForm } from '../../support/form/open-form.ts';
import { sampleData } from '../../support/form/sample.ts';

const test = formSuite('Choosing in the form');

test('a file is chosen by its title and written by its slug; a missing one stays until replaced', async (page) => {
  const next = page.getByLabel('Suite', { exact: true });
  await next.selectOption({ label: 'Ébauche (brouillon)' });
  assert.is((await dataOf(page)).suite, 'ebauche');
  await next.selectOption({ index: 0 });
  assert.not.ok('suite' in (await dataOf(page)));
  await openForm(page, { data: { ...sampleData, suite: 'disparue' } });
  assert.is(await next.inputValue(), 'disparue');
  assert.equal(await editsOf(page), []);
});

test('a link or a file is found by its name, and any address can be typed', async (page) => {
  const link = page.getByLabel('Lien', { exact: true });
  await openForm(page, { data: { ...sampleData, modele: '/modeles/messages.csv' } });
  await page.getByText('Nous écrire', { exact: true }).and(page.locator('p')).waitFor();
  const offered = (field: typeof link) =>
    field.evaluate((input) => [...((input as HTMLInputElement).list?.options ?? [])].map(({ value }) => value));
  assert.equal(await offered(link), ['/notes/autre-note', '/notes/ebauche', '/contact']);
  assert.equal(await offered(page.getByLabel('Modèle', { exact: true })), [
    '/modeles/inventaire.xlsx',
    '/modeles/messages.csv',
  ]);
  await link.fill('/notes/autre-note');
  await link.press('End');
  await page.keyboard.type('#haut');
  await page.keyboard.press('Home');
  await page.keyboard.type('/fr');
  assert.is((await dataOf(page)).lien, '/fr/notes/autre-note#haut', 'the caret stays where one types');
  await link.fill('');
  await link.blur();
  assert.not.ok('lien' in (await dataOf(page)));
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
