import type { Page } from 'playwright-core';
import { assert } from '../../../../test/suite.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { content, paste, TEXT, text } from '../../support/rich-page.ts';
import { begin, editorSuite, set } from '../../support/text-editor.ts';
import { type } from '../../support/type.ts';

const test = editorSuite('What comes into a text, and leaves it', 'visible');

test('what is copied is HTML and words for other programs, and comes back as it was', async (page) => {
  await set(page, { text: TEXT });
  await content(page).focus();
  await page.keyboard.press('Control+a');
  const copied = await content(page).evaluate((box) => {
    const clipboardData = new DataTransfer();
    box.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    return Object.fromEntries(clipboardData.types.map((type) => [type, clipboardData.getData(type)]));
  });
  assert.match(copied['text/html'] ?? '', /<h2>Un titre<\/h2>[\s\S]*<strong>gras<\/strong>[\s\S]*<td[\s\S]*9 €/);
  assert.not.match(`${copied['text/html']}${copied['text/plain']}`, /\*\*|##|:::|\{\{/);
  await page.keyboard.press('Delete');
  await eventually(() => content(page).getByRole('table').count(), 0);
  await paste(page, copied);
  await content(page).getByRole('table').waitFor();
  assert.match(await text(page), /:::astuce\[À savoir\][\s\S]*:::schema\[Le chemin\]/);
});

test('what programs copy comes in as what it says, code as it is, and lines as paragraphs', async (page) => {
  await begin(page, 'Avant');
  await paste(page, { 'text/html': '<h1>Titre</h1><p>Un <b>mot</b></p>', 'text/plain': 'Titre\nUn mot' });
  await eventually(() => text(page), 'Avant\n\n## Titre\n\nUn **mot**');
  await page.keyboard.type('!');
  await eventually(() => text(page), 'Avant\n\n## Titre\n\nUn **mot!**');
  await type(page, '<Control+z>', '<Control+z>');
  await eventually(() => text(page), 'Avant');
  await paste(page, { 'text/plain': ' un\ndeux' });
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
    await paste(page, { 'application/x-atelier-texte': forged(node), 'text/html': html, 'text/plain': 'Bonjour' });
  await eventually(() => text(page), 'AvantBonjourBonjourBonjourBonjour');
  assert.is(await content(page).locator('a').count(), 0);
});

test('a picture that is dropped is kept and shown where it was let go; one that is refused says why', async (page) => {
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
