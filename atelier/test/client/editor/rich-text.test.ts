import { assert } from '../../../../test/suite.ts';
import { axeDiagnostics } from '../../../../test/support/axe.ts';
import { WIDTHS } from '../../../../test/support/browser.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { workshopText as words } from '../../../words/text.fr.ts';
import { content, hasKeyboard, TABLE, TEXT, text } from '../../support/rich-page.ts';
import { begin, editorOutput, editorSuite, faulty, set } from '../../support/text-editor.ts';
import { paste, type } from '../../support/type.ts';

const test = editorSuite('A text as its page shows it', 'visible');

test('it shows no signs; a remembered switch shows them all, and edits appear in both views', async (page) => {
  await set(page, { text: TEXT });
  await content(page).getByRole('table').waitFor();
  const shown = await content(page).innerText();
  assert.not.match(shown, /[#*`[\]{}|]|:::|<!--/);
  assert.match(shown, /Un mot gras, du code, un lien et Orbite1?/);
  await page.getByRole('button', { name: 'Voir les signes' }).click();
  await page.locator('.cm-line', { hasText: '## Un titre {#titre}' }).waitFor();
  await page.locator('.cm-content').press('Control+Home');
  await type(page, 'Avant.\n\n', '<ArrowDown>', '<ArrowDown>');
  await page.getByRole('button', { name: 'Voir les signes' }).click();
  await content(page).getByText('Avant.', { exact: true }).waitFor();
  await eventually(() => hasKeyboard(page), true);
  await type(page, '<End>', '!');
  assert.match(await text(page), /\{\{marque\}\}\[\^1\]\.!\n/, 'the caret stands in the same line');
  await page.getByRole('button', { name: 'Voir les signes' }).click();
  await page.reload();
  await page.locator('.cm-content').waitFor();
});

test('a link is set by a page’s title without accents, and removed by the bar at the link', async (page) => {
  await begin(page, 'Lire la suite');
  await type(page, '<Control+Shift+ArrowLeft>', '<Control+k>');
  const dialog = page.getByRole('dialog');
  await page.keyboard.type('ete');
  assert.match((await dialog.getByRole('listitem').textContent()) ?? '', /Un été sans tableur.*brouillon/);
  await page.keyboard.press('Enter');
  await eventually(() => text(page), 'Lire la [suite](/blog/ete)');
  await eventually(() => hasKeyboard(page), true);
  await page.keyboard.type('!');
  assert.is(await text(page), 'Lire la [suite](/blog/ete)!');
  await content(page).getByText('suite', { exact: true }).click();
  const bar = page.getByRole('region', { name: words.rich.linkBar });
  await bar.waitFor();
  await page.keyboard.press('Tab');
  assert.ok(await bar.evaluate((element) => element.contains(document.activeElement)));
  await set(page, { diagnostics: [faulty] });
  assert.is(await bar.count(), 1, 'the bar stays while the keyboard is in it, although the text is drawn anew');
  await page.keyboard.press('Escape');
  assert.ok(await hasKeyboard(page));
  await bar.getByRole('button', { name: words.rich.remove }).click();
  await eventually(() => text(page), 'Lire la suite!');
});

test('a table is edited by cell, grows by Tab and a new column, and is selected by a key', async (page) => {
  await begin(page, `${TABLE}\n\nFin\n`);
  await content(page).getByRole('cell', { name: '10 €' }).click();
  await type(page, '<End>', '/m');
  assert.is(await text(page), `${TABLE.replace('10 €', '10 €/m')}\n\nFin\n`);
  await page.getByRole('button', { name: words.menus.table }).click();
  await page.getByRole('menuitem', { name: words.table.align.center }).click();
  await eventually(async () => /\|:--\|:-:\|\n/.test(await text(page)), true);
  await type(page, '<Tab>', 'Zapier');
  await eventually(() => content(page).getByRole('row').count(), 4);
  await page.getByRole('button', { name: 'Ajouter une colonne à droite' }).click();
  await page.keyboard.type('Note');
  await content(page).getByRole('columnheader', { name: 'Note', exact: true }).waitFor();
  await type(page, '<Control+a>', '<Delete>');
  assert.is(await content(page).getByRole('columnheader').count(), 3);
  await content(page).getByText('Fin', { exact: true }).click();
  await type(page, '<Home>', '<Backspace>');
  await page.locator('.rich-table.ProseMirror-selectednode').waitFor();
  assert.match(await text(page), /Fin/);
  await page.keyboard.press('Delete');
  await eventually(() => text(page), 'Fin\n');
});

test('a slash lists what can be put in, also in a sentence, by words without accents', async (page) => {
  await begin(page, 'Chez');
  const options = page.getByRole('listbox', { name: words.rich.insertions }).getByRole('option');
  await page.keyboard.type(' (/marq');
  await eventually(() => options.allInnerTexts(), ['Marque : Orbite']);
  await type(page, '<Enter>', '), 10/12 et a/b.');
  assert.is(await text(page), 'Chez ({{marque}}), 10/12 et a/b.');
  await type(page, '<Enter>', '/encadre att');
  await eventually(() => options.count(), 1);
  await type(page, '<Enter>', 'Gare.');
  assert.match(await text(page), /\n\n:::attention\nGare\.\n:::/);
  await type(page, ' /zzz', '<Escape>');
  assert.match(await text(page), /Gare\. \/zzz/);
});

test('a value is found by words of its name, shown as text, and inserted in mid-sentence', async (page) => {
  const variables = { 'fait.axonaut': 'Core', 'fait.make-core-prix': '12 $ par mois' };
  const valueNames = { 'fait.axonaut': 'Axonaut, module de Make', 'fait.make-core-prix': 'Make, forfait Core' };
  await set(page, { text: 'Comptez', context: { variables, valueNames } });
  await content(page).press('Control+End');
  await page.keyboard.type(' /make');
  const options = page.getByRole('listbox', { name: words.rich.insertions }).getByRole('option');
  await eventually(
    () => options.allInnerTexts(),
    ['Make, forfait Core : 12 $ par mois', 'Axonaut, module de Make : Core'],
  );
  await type(page, '<Enter>', ' au plus.');
  assert.is(await text(page), 'Comptez {{fait.make-core-prix}} au plus.');
  await page.getByRole('button', { name: words.rich.insertions }).click();
  await page.getByRole('menuitem', { name: words.tools.variable }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make, forfait Core : 12 $ par mois' }).waitFor();
});

test('the outline is beside the text on wide screens, else below it, and leads to headings', async (page) => {
  await page.setViewportSize({ width: 1600, height: 800 });
  await set(page, { text: `## Un\n\n${'Mot. '.repeat(2000)}\n\n## Deux\n\nFin.` });
  const beside = page.getByRole('navigation', { name: words.rich.outline });
  await beside.getByRole('button', { name: 'Deux' }).click();
  await page.keyboard.type('Les ');
  assert.match(await text(page), /\n## Les Deux\n/);
  await page.setViewportSize({ width: 800, height: 800 });
  assert.is(await beside.count(), 0);
  await page.getByRole('button', { name: words.rich.outline }).click();
  await page.getByRole('menuitem', { name: 'Les Deux' }).waitFor();
});

test('a block that the site fills is put in once, and stays where one types on', async (page) => {
  await begin(page, 'un');
  for (let times = 0; times < 2; times++) {
    await page.getByRole('button', { name: words.rich.insertions }).click();
    await page.getByRole('menuitem', { name: 'Calculateur' }).click();
    await eventually(() => text(page), 'un\n\n::calculateur');
  }
  await content(page).getByRole('figure', { name: 'Calculateur', exact: true }).waitFor();
  await page.keyboard.type('suite');
  await eventually(() => text(page), 'un\n\n::calculateur\n\nsuite');
});

test('a diagram is changed in a form without signs', async (page) => {
  await set(page, { text: TEXT });
  await content(page)
    .getByRole('button', { name: /Modifier : Schéma/ })
    .click();
  const steps = page.getByRole('dialog').getByLabel(words.rich.steps);
  assert.is(await steps.inputValue(), 'Une étape');
  await steps.fill('Une étape\n  oui\n    Deux\n  non\nTrois');
  await page.getByRole('button', { name: words.rich.put }).click();
  const written = ':::schema[Le chemin]\n1. Une étape\n   - oui\n     1. Deux\n   - non\n2. Trois\n:::';
  await eventually(async () => (await text(page)).includes(written), true);
});

test('the numbers of a chart are written in a table', async (page) => {
  const chart = (number: number) =>
    `::graphique[Ventes]{barres}\n\n| Mois | Ventes |\n|---|---|\n| Mai | ${number} |\n`;
  await set(page, { text: chart(1) });
  await content(page)
    .getByRole('button', { name: /Modifier : Graphique/ })
    .click();
  await page.getByRole('dialog').getByRole('cell', { name: '1' }).waitFor();
  await type(page, '<Tab>', '<Tab>', 'Semaine', '<Tab>', '<Control+a>', '<Control+a>', 'Ventes', '<Tab>', '<Tab>');
  await type(page, '<End>', '2', '<Tab>');
  await page.getByRole('button', { name: words.rich.put }).click();
  await eventually(() => text(page), chart(12).replace('Mois', 'Semaine'));
});

test('words that ask for a text give way to the first key, and are not counted', async (page) => {
  await begin(page, '\n[À compléter : le texte de la page]\n');
  await page.getByText('Aucun mot').waitFor();
  await page.keyboard.type('Un début');
  await eventually(() => text(page), '\nUn début\n');
  await page.getByText('2 mots').waitFor();
});

test('a text from outside keeps the caret in its block, and undoing takes back what was typed', async (page) => {
  await begin(page, 'un mot faux\n\nla fin');
  await set(page, { text: 'un mot tout à fait juste\n\nla fin' });
  await content(page).getByText('tout à fait juste').waitFor();
  await page.keyboard.type('!');
  assert.is(await text(page), 'un mot tout à fait juste\n\nla fin!');
  await page.keyboard.press('Control+z');
  await eventually(() => content(page).innerText(), 'un mot tout à fait juste\n\nla fin');
});

test('text typed while one from outside is parsed stays beside it', async (page) => {
  await begin(page, 'un mot faux\n\nla fin');
  await page.evaluate(() => {
    const { parseTree } = window;
    const answered = new Promise((resolve) => addEventListener('answer', resolve));
    window.parseTree = async (source) => {
      await answered;
      return parseTree(source);
    };
  });
  await set(page, { text: 'un mot juste\n\nla fin' });
  await page.keyboard.type(' de tout');
  await page.evaluate(() => dispatchEvent(new Event('answer')));
  await eventually(() => text(page), 'un mot juste\n\nla fin de tout');
  await content(page).getByText('un mot juste').waitFor();
});

test('without an answer nothing is lost: the text appears later, a paste keeps the selection', async (page) => {
  await begin(page, 'un');
  await page.evaluate(() => {
    const { parseTree } = window;
    window.parseTree = async (source) => {
      if (sessionStorage.getItem('answers') === null) throw new Error('nobody');
      return parseTree(source);
    };
  });
  await set(page, { text: 'deux' });
  await eventually(async () => /lancé/.test((await page.getByRole('status').textContent()) ?? ''), true);
  await page.keyboard.press('Control+a');
  await paste(content(page), { 'text/html': '<h2>Perdu</h2>' });
  assert.is(await content(page).innerText(), 'un');
  await page.evaluate(() => sessionStorage.setItem('answers', ''));
  await content(page).getByText('deux').waitFor();
});

test('a diagnostic is marked, announced by F8, and fixed where its text has moved to', async (page) => {
  const diagnostic = { ...faulty, line: 7 };
  await begin(page, 'Titre\n\nCeci faux.\n', { firstLine: 5, diagnostics: [diagnostic] });
  await eventually(() => page.locator('.rich-problem-warning').allTextContents(), ['faux']);
  // ProseMirror undoes a move of the caret for some milliseconds after it has drawn a text.
  const toStart = async () => {
    await page.keyboard.press('Control+Home');
    return (await editorOutput(page)).lines.at(-1);
  };
  await eventually(toStart, 5);
  await type(page, 'Un', '<Enter>', '<F8>');
  assert.match((await editorOutput(page)).said.join('\n'), /Un mot est faux/);
  await page.getByRole('button', { name: /juste/ }).waitFor();
  await set(page, { firstLine: 7 });
  await page.keyboard.press('Control+.');
  await eventually(async () => (await editorOutput(page)).fixes, [{ ...faulty, line: 11 }]);
  await set(page, { firstLine: 5 });
  await set(page, { goTo: { line: 5, column: 1, nonce: 1 } });
  await eventually(async () => (await editorOutput(page)).lines.at(-1), 5);
});

test('axe finds no fault in it, by day and by night, on a desk and a phone', async (page) => {
  await set(page, { text: TEXT });
  for (const [colorScheme, width] of [['light', WIDTHS.desk] as const, ['dark', WIDTHS.phone] as const]) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 1200 });
    await content(page).getByRole('table').waitFor();
    assert.equal(await axeDiagnostics(page), [], colorScheme);
    assert.is(await page.evaluate(() => document.documentElement.scrollWidth), width);
  }
  const tree = await content(page).ariaSnapshot();
  for (const part of [
    'figure "Image : Un tableau de bord"',
    'table "Tableau de 2 colonnes et 3 lignes"',
    'checkbox "Fait"',
    'complementary "Encadré : À savoir"',
  ])
    assert.ok(tree.includes(part), tree);
});
