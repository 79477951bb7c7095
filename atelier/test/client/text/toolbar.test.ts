import * as assert from 'uvu/assert';
import { eventually } from '../../../../test/support/eventually.ts';
import { begin, editorOutput, editorSuite, set } from '../../support/text-editor.ts';

const test = editorSuite("The bar of a text's editor");

const textOf = (page: Parameters<typeof editorOutput>[0]) => async () => (await editorOutput(page)).text;

test('it is one stop of the keyboard, with arrows inside and a way to and from the text', async (page) => {
  await begin(page, 'un mot');
  await page.keyboard.press('Alt+F10');
  const inBar = () =>
    page.getByRole('toolbar').evaluate((bar) => bar.contains(document.activeElement) && bar !== document.activeElement);
  await eventually(inBar, true);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const first = await focused();
  await page.keyboard.press('ArrowRight');
  await eventually(async () => (await focused()) !== first, true);
  await page.keyboard.press('ArrowRight');
  await eventually(focused, 'Gras');
  await page.keyboard.press('Enter');
  assert.is((await editorOutput(page)).text, 'un **mot**');
  assert.ok(await page.locator('.cm-content').evaluate((content) => content === document.activeElement));
  await page.keyboard.press('Alt+F10');
  await eventually(inBar, true);
  await page.keyboard.press('Escape');
  assert.ok(await page.locator('.cm-content').evaluate((content) => content === document.activeElement));
  await page.keyboard.press('Shift+Tab');
  assert.ok(await page.getByRole('toolbar').evaluate((bar) => bar.contains(document.activeElement)));
});

test('buttons say what the caret is in, and their keys do the same as they', async (page) => {
  await begin(page, 'un mot');
  const bold = page.getByRole('button', { name: 'Gras' });
  assert.is(await bold.getAttribute('aria-pressed'), 'false');
  assert.is(await bold.getAttribute('aria-keyshortcuts'), 'Control+b');
  assert.match((await bold.getAttribute('title')) ?? '', /^Gras \(.*B\)$/);
  await page.keyboard.press('Control+b');
  await eventually(() => bold.getAttribute('aria-pressed'), 'true');
  await page.keyboard.press('Alt+Shift+2');
  await page.keyboard.press('Control+Shift+8');
  assert.is((await editorOutput(page)).text, '- un **mot**');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  assert.is((await editorOutput(page)).text, 'un mot');
});

test('a link to a page is found by its title without accents, by keyboard alone, and a held page says so', async (page) => {
  await begin(page, 'Lire la suite');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog');
  await page.keyboard.type('ete');
  assert.match((await dialog.getByRole('listitem').textContent()) ?? '', /Un été sans tableur.*brouillon/);
  await page.keyboard.press('Enter');
  assert.is((await editorOutput(page)).text, 'Lire la [suite](/blog/ete)');
  await eventually(() => page.locator('.cm-content').evaluate((content) => content === document.activeElement), true);
  await page.keyboard.type('!');
  assert.is((await editorOutput(page)).text, 'Lire la [suite](/blog/ete)!');
});

test('an address that can be none is refused in its dialog, and Escape gives the keyboard back', async (page) => {
  await begin(page, '');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('javascript:alert(1)');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('alert').waitFor();
  await page.keyboard.press('Escape');
  await eventually(() => dialog.count(), 0);
  await eventually(() => page.locator('.cm-content').evaluate((content) => content === document.activeElement), true);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('contact@orbite.example');
  await page.keyboard.press('Tab');
  await page.getByRole('textbox', { name: 'Texte du lien' }).fill('Écrire');
  await page.keyboard.press('Enter');
  assert.is((await editorOutput(page)).text, '[Écrire](mailto:contact@orbite.example)');
});

test('a table is written cell by cell, takes what a spreadsheet copied, and when it is opened again changes the line of a touched cell alone', async (page) => {
  const cell = (name: string) => page.getByRole('textbox', { name, exact: true });
  await page.getByRole('button', { name: 'Tableau' }).click();
  await eventually(() => cell('En-tête 1').evaluate((field) => field === document.activeElement), true);
  await page.keyboard.type('Outil');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Prix');
  await page.getByRole('button', { name: 'Supprimer la colonne 2' }).waitFor();
  await cell('En-tête 3').focus();
  await page.getByRole('button', { name: 'Supprimer la colonne 3' }).click();
  await cell('Ligne 1, colonne 1').evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'Make\t9 €\r\nNotion\t10 €\r\nZapier\t20 €\r\n');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await page.getByRole('button', { name: 'Insérer le tableau' }).click();
  const table = '| Outil  | Prix |\n| ------ | ---- |\n| Make   | 9 €  |\n| Notion | 10 € |\n| Zapier | 20 € |\n';
  await eventually(textOf(page), table);
  // A dialog gives the keyboard to the text once it has closed.
  await page.locator('.cm-content:focus').waitFor();
  await page.getByRole('button', { name: 'Tableau', exact: true, pressed: true }).click();
  assert.is(await cell('Ligne 2, colonne 2').inputValue(), '10 €');
  await cell('Ligne 2, colonne 2').fill('12 €');
  await page.keyboard.press('Enter');
  await eventually(() => cell('Ligne 3, colonne 2').evaluate((field) => field === document.activeElement), true);
  await page.getByRole('button', { name: 'Reporter dans le texte' }).click();
  await eventually(textOf(page), table.replace('10 €', '12 €'));
});

test('in a table the keyboard goes from cell to cell, and its menu is there', async (page) => {
  await set(page, { text: '| Nom | Prix |\n| --- | ---- |\n| a   | 1    |\n' });
  await page.locator('.cm-content').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Coût');
  await eventually(textOf(page), '| Nom | Coût |\n| --- | ---- |\n| a   | 1    |\n');
  await page.getByRole('button', { name: 'Modifier le tableau' }).press('Enter');
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('role')), 'menuitem');
  await page.keyboard.press('Enter');
  await eventually(textOf(page), '| Nom | Coût |\n| --- | ---- |\n|     |      |\n| a   | 1    |\n');
  // A menu gives the keyboard to the text once it has closed.
  await page.locator('.cm-content:focus').waitFor();
  for (let press = 0; press < 4; press++) await page.keyboard.press('Tab');
  await page.keyboard.type('b');
  await eventually(textOf(page), '| Nom | Coût |\n| --- | ---- |\n|     |      |\n| a   | 1    |\n| b    |      |\n');
  await page.keyboard.press('Escape');
});

test('menus hold what the text may name, whatever that is', async (page) => {
  await set(page, { text: 'un' });
  await page.getByRole('button', { name: 'Encadré' }).click();
  await page.getByRole('menuitemcheckbox', { name: /^Astuce.*:::astuce$/ }).click();
  await eventually(textOf(page), ':::astuce\nun\n:::');
  await page.getByRole('button', { name: 'Valeur' }).click();
  const values = page.getByRole('dialog').getByRole('listitem');
  await values.first().waitFor();
  const count = await values.count();
  await page.getByRole('searchbox').fill('MARQUE');
  await eventually(async () => (await values.count()) < count, true, 'what is sought alone is left');
  await page.keyboard.press('Enter');
  await eventually(async () => /\{\{marque\}\}/.test((await editorOutput(page)).text), true);
  await page.getByRole('button', { name: 'Bloc de la page' }).click();
  await page.getByRole('menuitem', { name: '::calculateur' }).click();
  assert.match((await editorOutput(page)).text, /^::calculateur$/m);
  await set(page, { slots: [] });
  await eventually(() => page.getByRole('button', { name: 'Bloc de la page' }).count(), 0);
});

test('what exists is proposed as it is typed', async (page) => {
  await page.clock.install();
  await begin(page, '');
  const proposed = page.locator('.cm-tooltip-autocomplete li');
  for (const [typed, made] of [
    ['Voir [ceci](/été', 'Voir [ceci](/blog/ete)'],
    ['\n\n![Un tableau](', '![Un tableau](/images/tableau.png)'],
    ['\n\nChez {{mar', 'Chez {{marque}}'],
    ['\n\n:::ast', ':::astuce\n\n:::'],
  ] as const) {
    await page.keyboard.type(typed);
    await proposed.first().waitFor();
    // CodeMirror takes no key for a choice in the first moments of a list, lest one was meant for the text.
    await page.clock.fastForward(1000);
    await page.keyboard.press('Enter');
    await eventually(async () => (await editorOutput(page)).text.endsWith(made), true, made);
    await page.keyboard.press('Control+End');
  }
});

test('a picture that is dropped is kept and shown where it was let go, with the caret in its words', async (page) => {
  await set(page, { text: 'un\n\ndeux' });
  await drop(page, ['photo.png', 'autre.png']);
  await eventually(textOf(page), 'un\n\n![](/images/photo.png)\n\n![](/images/autre.png)\n\ndeux');
  await page.keyboard.type('Une table');
  assert.match((await editorOutput(page)).text, /!\[Une table\]\(\/images\/autre\.png\)/);
  assert.equal((await editorOutput(page)).pictures, ['photo.png image/png 3', 'autre.png image/png 3']);
});

test('one that is refused says why, and leaves the text as it is; a text that is dropped goes in where it was let go', async (page) => {
  await set(page, { text: 'un\n\ndeux' });
  await drop(page, ['refus.png']);
  await eventually(
    async () => /refus\.png.*trop lourde/.test((await page.getByRole('status').textContent()) ?? ''),
    true,
  );
  assert.is((await editorOutput(page)).text, '');
  await page.getByRole('button', { name: 'Image' }).click();
  await page
    .getByLabel('Envoyer une image')
    .setInputFiles({ name: 'refus.png', mimeType: 'image/png', buffer: Buffer.from('abc') });
  await page.getByRole('dialog').getByText('trop lourde').waitFor();
  await page.getByRole('button', { name: 'tableau.png' }).click();
  await page.getByRole('button', { name: 'Insérer l’image' }).click();
  const text = 'un\n\n![](/images/tableau.png)\n\ndeux';
  await eventually(textOf(page), text);
  await page
    .locator('.cm-line')
    .first()
    .evaluate((line) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData('text/plain', 'deux ');
      const { left, top } = line.getBoundingClientRect();
      const place = { clientX: left + 6, clientY: top + 8 };
      line.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true, ...place }));
    });
  await eventually(textOf(page), `deux ${text}`);
});

async function drop(page: Parameters<typeof editorOutput>[0], names: readonly string[]): Promise<void> {
  await page
    .locator('.cm-line')
    .first()
    .evaluate((line, files) => {
      const dataTransfer = new DataTransfer();
      for (const name of files) dataTransfer.items.add(new File(['abc'], name, { type: 'image/png' }));
      const { left, top } = line.getBoundingClientRect();
      const options = { dataTransfer, bubbles: true, cancelable: true, clientX: left + 20, clientY: top + 8 };
      line.dispatchEvent(new DragEvent('drop', options));
    }, names);
}

test.run();
