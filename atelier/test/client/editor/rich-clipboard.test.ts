import type { Locator, Page } from 'playwright-core';
import { assert } from '../../../../test/suite.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { content, TABLE, TEXT, text } from '../../support/rich-page.ts';
import { begin, editorSuite, set } from '../../support/text-editor.ts';
import { paste, type } from '../../support/type.ts';

const test = editorSuite('What comes into a text, and leaves it', 'visible');

test('what is copied comes back as it was', async (page) => {
  await set(page, { text: TEXT });
  const copied = await copyAll(page);
  assert.not.match(`${copied['text/html']}${copied['text/plain']}`, /\*\*|##|:::|\{\{/);
  await page.keyboard.press('Delete');
  await eventually(() => content(page).getByRole('table').count(), 0);
  await paste(content(page), copied);
  await content(page).getByRole('table').waitFor();
  assert.match(await text(page), /:::astuce\[À savoir\][\s\S]*:::schema\[Le chemin\]/);
});

test('a copy looks right without our styles, as in Word and mail programs', async (page) => {
  await page.route('**/image?*', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }));
  await set(page, { text: COPIED, context: { variables: { marque: 'Orbite', site: 'orbite.example' } } });
  await eventually(() => content(page).locator('figure img').evaluate(isLoaded), true);
  const copied = await copyAll(page);
  const html = copied['text/html'] ?? '';
  assert.not.match(html, /class=|<li><p>|<td[^>]*><p>/);
  assert.match(
    html,
    /<h2>Titre<\/h2><p>Un <strong>mot<\/strong>, un <a href="https:\/\/orbite.example\/services">lien/,
  );
  assert.match(html, /<img src="data:image\/jpeg;base64,[^"]+" alt="Un tableau" width="600">/, 'its bytes');
  assert.match(html, /<!--\[if mso\]><img src="http:\/\/localhost\/[^"]+" alt="Un tableau" width="600"><!\[endif\]-->/);
  assert.match(html, /<li>un<ul><li>☑ fait<\/li><\/ul><\/li><li>deux/);
  assert.is(
    copied['text/plain'],
    'Titre\n\nUn mot, un lien et Orbite.\n\n3. un\n  ☑ fait\n4. deux\n\nOutil\tPrix\nMake\t9 €\n\nUn tableau\n\nLégende\n\nFin\nsuite',
  );
  const shown = await page.evaluate((source) => {
    document.body.innerHTML = '<div contenteditable></div>';
    const box = document.querySelector<HTMLElement>('[contenteditable]');
    box?.focus();
    document.execCommand('insertHTML', false, source);
    const cell = box?.querySelector('td');
    const head = box?.querySelector('th');
    return {
      text: box?.innerText.split(/\s+/).join(' '),
      border: cell && getComputedStyle(cell).borderTopStyle,
      head: head && getComputedStyle(head).textAlign,
    };
  }, html);
  assert.equal(shown, {
    text: 'Titre Un mot, un lien et Orbite. un ☑ fait deux Outil Prix Make 9 € Légende Fin suite',
    border: 'solid',
    head: 'left',
  });
});

test('words of a paragraph are copied without it, and cells as a table', async (page) => {
  await begin(page, `- un mot\n\n${TABLE}`);
  await selectWords(page, content(page).getByText('un mot'), 'un ');
  assert.equal(pick(await copy(page)), ['un ', 'un ']);
  await content(page).getByRole('cell', { name: 'Make' }).click();
  await selectTo(page, 'Notion');
  const [html, plain] = pick(await copy(page));
  assert.match(html, /^<table[^>]*><tbody><tr><td[^>]*><strong>Make/);
  assert.is(plain, 'Make\nNotion');
});

test('cells that are pasted into a table fill it from the caret on, and it grows', async (page) => {
  await begin(page, TABLE);
  await content(page).getByRole('cell', { name: '10 €' }).click();
  await paste(content(page), {
    'text/html': '<table><tr><td>a</td><td>b</td></tr><tr><td><b>c</b></td><td>d</td></tr></table>',
  });
  await eventually(() => tableOf(page), 'Outil|Prix| / **Make**|9 €| / Notion|a|b / |**c**|d');
  await content(page).getByRole('columnheader', { name: 'Outil' }).click();
  await selectTo(page, 'Make');
  const copied = await copy(page);
  await content(page).getByRole('cell', { name: 'd', exact: true }).click();
  await paste(content(page), copied);
  await eventually(() => tableOf(page), 'Outil|Prix| / **Make**|9 €| / Notion|a|b / |**c**|Outil / ||**Make**');
  assert.is(await content(page).locator('tr:not(:first-child) th').count(), 0);
});

test('paragraphs that are pasted into a cell stay in it, whatever they come from', async (page) => {
  await begin(page, TABLE);
  const pasteInto = async (name: string, data: Readonly<Record<string, string>>) => {
    await selectWords(page, content(page).getByRole('cell', { name }), name);
    await paste(content(page), data);
  };
  await pasteInto('9 €', { 'text/html': '<p>HT</p><ul><li>un</li><li><b>deux</b></li></ul>' });
  await eventually(() => tableOf(page), 'Outil|Prix / **Make**|HT un **deux** / Notion|10 €');
  await pasteInto('10 €', { 'text/plain': ' un\n\ndeux' });
  await eventually(() => tableOf(page), 'Outil|Prix / **Make**|HT un **deux** / Notion|un deux');
  await content(page).getByRole('cell', { name: 'Notion' }).click();
  await paste(content(page), { 'text/plain': 'Airtable\t20 €\n' });
  await eventually(() => tableOf(page), 'Outil|Prix / **Make**|HT un **deux** / Airtable|20 €');
  await content(page).getByRole('cell', { name: 'Airtable' }).click();
  await selectTo(page, '20 €');
  await paste(content(page), { 'text/html': '<p>x</p>' });
  await eventually(() => tableOf(page), 'Outil|Prix / **Make**|HT un **deux** / x|x');
  await begin(
    page,
    '1. [x] fait\n2. [ ] à faire\n\n<!-- caché -->\n\n:::inconnu\nVu\n:::\n\n::graphique[Ventes]\n\n| a |\n|---|\n| 1 |',
  );
  const copied = await copyAll(page);
  assert.match(copied['text/html'] ?? '', /<!-- caché --><pre>:::inconnu\nVu\n:::<\/pre>/);
  await begin(page, TABLE);
  await selectWords(page, content(page).getByRole('cell', { name: '9 €' }), '9 €');
  await paste(content(page), copied);
  await eventually(() => tableOf(page), 'Outil|Prix / **Make**|☑ fait ☐ à faire Vu Ventes / Notion|10 €');
});

const COPIED = `## Titre

Un **mot**, un [lien](/services) et {{marque}}.

3. un
   - [x] fait
4. deux

| Outil | Prix |
| ----- | ---- |
| Make  | 9 €  |

![Un tableau](/images/tableau.png "Légende")

Fin\\
suite`;

/** A picture of another shape than the content's list says. */
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><path d="M0 0h40v30z"/></svg>';
const isLoaded = (picture: Element) => picture instanceof HTMLImageElement && picture.naturalWidth > 0;

const pick = (copied: Readonly<Record<string, string>>) =>
  [copied['text/html'] ?? '', copied['text/plain'] ?? ''] as const;

/** Returns the cells of the only table of a text, row by row. */
async function tableOf(page: Page): Promise<string> {
  const rows = (await text(page)).split('\n').filter((line) => line.startsWith('|') && !/^[|:\s-]+$/.test(line));
  return rows
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim())
        .join('|'),
    )
    .join(' / ');
}

/** Selects the first words of an element, once the editor takes the selection: after a click it puts its own caret first. */
async function selectWords(page: Page, element: Locator, words: string): Promise<void> {
  await element.click();
  await eventually(async () => {
    await element.evaluate((box, length) => {
      const first = document.createTreeWalker(box, NodeFilter.SHOW_TEXT).nextNode();
      if (first) getSelection()?.setBaseAndExtent(first, 0, first, length);
    }, words.length);
    return (await copy(page))['text/plain'];
  }, words);
}

/** Selects cells from the one of the caret to another. */
async function selectTo(page: Page, name: string): Promise<void> {
  await content(page)
    .getByRole('cell', { name })
    .click({ modifiers: ['Shift'] });
}

async function copyAll(page: Page): Promise<Record<string, string>> {
  await content(page).focus();
  await page.keyboard.press('Control+a');
  return copy(page);
}

function copy(page: Page): Promise<Record<string, string>> {
  return content(page).evaluate((box) => {
    const clipboardData = new DataTransfer();
    box.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return Object.fromEntries(clipboardData.types.map((type) => [type, clipboardData.getData(type)]));
  });
}

test('text from other programs keeps its content, code as code, and lines as paragraphs', async (page) => {
  await begin(page, 'Avant');
  await paste(content(page), { 'text/html': '<h1>Titre</h1><p>Un <b>mot</b></p>', 'text/plain': 'Titre\nUn mot' });
  await eventually(() => text(page), 'Avant\n\n## Titre\n\nUn **mot**');
  await page.keyboard.type('!');
  await eventually(() => text(page), 'Avant\n\n## Titre\n\nUn **mot!**');
  await type(page, '<Control+z>', '<Control+z>');
  await eventually(() => text(page), 'Avant');
  await paste(content(page), { 'text/plain': ' un\ndeux' });
  await eventually(() => text(page), 'Avant un\n\ndeux');
});

test('a forged copy brings in neither code nor a broken text: its words alone come', async (page) => {
  const forged = (node: object) => JSON.stringify({ content: [node], openStart: 0, openEnd: 0 });
  const words = (text: string, address: string) => ({
    type: 'paragraph',
    content: [{ type: 'text', text, marks: [{ type: 'link', attrs: { address } }] }],
  });
  const cell = { type: 'table_cell', attrs: { colspan: 99_999_999 }, content: [{ type: 'paragraph' }] };
  const html = '<p><a href="javascript:alert(1)">Bonjour</a></p>';
  await begin(page, 'Avant');
  for (const node of [
    words('Code', 'javascript:alert(1)'),
    { type: 'heading', attrs: { level: 'x' } },
    { type: 'table', content: [{ type: 'table_row', content: [cell] }] },
    { type: 'bullet_list', content: [words('Seul', '/a')] },
  ])
    await paste(content(page), {
      'application/x-atelier-texte': forged(node),
      'text/html': html,
      'text/plain': 'Bonjour',
    });
  await eventually(() => text(page), 'AvantBonjourBonjourBonjourBonjour');
  assert.is(await content(page).locator('a').count(), 0);
});

test('a dropped picture is uploaded and inserted where it was dropped, or refused with a reason', async (page) => {
  await set(page, { text: 'un\n\ndeux' });
  await drop(page, ['photo.png', 'autre.png']);
  await eventually(() => text(page), 'un\n\n![](/images/photo.png)\n\n![](/images/autre.png)\n\ndeux');
  await drop(page, ['refus.png']);
  await eventually(
    async () => /refus\.png.*trop lourde/.test((await page.getByRole('status').textContent()) ?? ''),
    true,
  );
});

async function drop(page: Page, names: readonly string[]): Promise<void> {
  await content(page).evaluate((box, files) => {
    const dataTransfer = new DataTransfer();
    for (const name of files) dataTransfer.items.add(new File(['abc'], name, { type: 'image/png' }));
    const line = box.querySelector('p') ?? box;
    const { left, top } = line.getBoundingClientRect();
    const options = { dataTransfer, bubbles: true, cancelable: true, clientX: left + 20, clientY: top + 8 };
    line.dispatchEvent(new DragEvent('drop', options));
  }, names);
}
