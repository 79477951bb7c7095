import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { assert } from '../../../test/suite.ts';
import { axeDiagnostics } from '../../../test/support/axe.ts';
import { WIDTHS } from '../../../test/support/browser.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { workshopText } from '../../words/text.fr.ts';
import { withinClicks } from '../support/in-clicks.ts';
import {
  body,
  clickButton,
  goTo,
  NOTES,
  NOTES_TEXT,
  open,
  read,
  workshopSuite,
  write,
  writeFiles,
} from '../support/workshop-page.ts';

const test = workshopSuite('The pictures of the site, in the workshop');

const square = (format: 'png' | 'jpeg') =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#369' } })
    .toFormat(format)
    .toBuffer();

const [PNG, JPEG] = await Promise.all([square('png'), square('jpeg')]);
const SHOWN = NOTES_TEXT.replace('## Début', '![Un chat](/images/photo.png "Sète")\n\n## Début');

test('a picture is replaced in its text too; an unused one is marked, and deleted', async (page) => {
  await writeFiles(page, { [NOTES]: SHOWN });
  write('static/images/photo.png', PNG);
  write('static/images/seule.png', PNG);
  await goTo(page, '#images');
  const [shownOne, alone] = ['photo.png', 'seule.png'].map((name) => page.getByRole('button', { name }));
  await alone?.filter({ hasText: 'Inutilisée' }).waitFor();
  const isLoaded = () => page.evaluate(() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0));
  await eventually(isLoaded, true, 'what no page shows is seen here');
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const width of Object.values(WIDTHS)) {
    await page.setViewportSize({ width, height: 900 });
    assert.is(await wide(), 0, `${width} px`);
  }
  assert.equal(await axeDiagnostics(page), []);
  const dialog = page.getByRole('dialog');
  await shownOne?.click();
  await dialog.getByRole('link', { name: 'Mes notes' }).waitFor();
  assert.equal(await axeDiagnostics(page), []);
  await withinClicks(page, 1, async () => {
    await dialog.getByLabel(/Remplacer/).setInputFiles({ name: 'autre.jpg', mimeType: 'image/jpeg', buffer: JPEG });
    await page.getByText(/Remplacée : photo\.jpg/).waitFor();
  });
  assert.is(read(NOTES), SHOWN.replace('photo.png', 'photo.jpg'));
  await withinClicks(page, 3, () => deleteUnused(page));
  assert.throws(() => read('static/images/seule.png'));
});

test('several pictures are added at once, and a file that is none is named', async (page) => {
  await goTo(page, '#images');
  const files = ['une.png', 'deux.png'].map((name) => ({ name, mimeType: 'image/png', buffer: PNG }));
  const broken = { name: 'trois.png', mimeType: 'image/png', buffer: Buffer.from('rien') };
  await page.getByLabel('Ajouter des images').setInputFiles([...files, broken]);
  await page.getByText('2 images ajoutées').waitFor();
  await page.getByText(/« trois\.png » n’a pas pu être ajoutée/).waitFor();
  for (const { name } of files) await page.getByRole('button', { name }).waitFor();
  assert.equal(read('static/images/deux.png'), PNG.toString());
});

const PHOTO = {
  name: 'IMG_0001.HEIC',
  mimeType: 'image/heic',
  buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
};

test('an iPhone photo is sent as JPEG if the browser can read it; else the writer gets advice', async (page) => {
  await open(page, NOTES);
  await clickButton(page, workshopText.visible.signs);
  const send = async () => {
    await clickButton(page, workshopText.tools.picture);
    await page.getByRole('dialog').getByLabel(workshopText.dialogs.upload).setInputFiles(PHOTO);
  };
  await send();
  await page.getByText(/HEIC/).first().waitFor();
  await page.keyboard.press('Escape');
  // A file that this browser cannot read stands for one that another reads.
  await page.evaluate(`{
    const drawn = createImageBitmap(new ImageData(30, 20));
    globalThis.createImageBitmap = () => drawn;
  }`);
  await send();
  await clickButton(page, workshopText.dialogs.insertPicture);
  await body(page).locator('img[src*="img-0001.jpg"]').waitFor();
  assert.match(read('static/images/img-0001.jpg'), 'JFIF');
});

test('a file dropped outside a drop target does not replace the workshop', async (page) => {
  const drop = (type: string) =>
    page.evaluate((type) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([], 'photo.png'));
      return document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    }, type);
  assert.equal([await drop('dragover'), await drop('drop')], [false, false]);
});

async function deleteUnused(page: Page): Promise<void> {
  const unused = page.getByRole('button', { name: 'seule.png' });
  await page.getByRole('checkbox', { name: /que rien ne montre/ }).check();
  await unused.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await unused.waitFor({ state: 'detached' });
}
