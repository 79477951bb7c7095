import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { newFile } from '../../../../../build/diagnostics/messages/new.fr.ts';
import { eventually } from '../../../../../test/support/eventually.ts';
import { projectRoot } from '../../../../../test/support/real-site.ts';
import { begin, editorOutput, editorSuite, set } from '../../../support/text-editor.ts';

const test = editorSuite('Pasting into a text');

const BOLD = { 'text/html': '<p><b>gras</b></p>', 'text/plain': 'gras' };
const WORD = readFileSync(join(projectRoot, 'test/fixtures/clipboards/word.html'), 'utf8');

test('a text of Word comes in as Markdown, marks the place of a picture that is not there, and goes in one step', async (page) => {
  await begin(page, 'Avant');
  await page.keyboard.type(' et ');
  await paste(page, { 'text/html': WORD, 'text/plain': 'Le rapport' });
  await eventually(
    async () => /^Avant et \n\n## Le rapport\n\n[\s\S]*mesures\.$/.test((await editorOutput(page)).text),
    true,
  );
  assert.match((await editorOutput(page)).text, /\[À compléter : image 1\]/);
  await page.keyboard.press('Control+z');
  assert.is((await editorOutput(page)).text, 'Avant et ');
});

test('a new page’s text takes the place of the words that ask for it, with its form or without', async (page) => {
  const asked = `\n${newFile.toFill(newFile.body)}\n`;
  for (const form of [{}, { 'text/html': '<h2>Un début</h2>' }]) {
    await begin(page, asked);
    await paste(page, { 'text/plain': 'Un début', ...form });
    await eventually(async () => (await editorOutput(page)).text.replace('## ', ''), '\nUn début\n');
    await page.keyboard.press('Control+z');
    assert.is((await editorOutput(page)).text, asked);
  }
});

test('code, and a text without any form, come in as they are', async (page) => {
  await set(page, { text: '```\n\n```' });
  await page.locator('.cm-content').focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowDown');
  await paste(page, BOLD);
  assert.is((await editorOutput(page)).text, '```\ngras\n```');
  await page.keyboard.press('Control+End');
  const html = '<p>un * et <span style="color:red">deux</span></p>';
  await paste(page, { 'text/html': html, 'text/plain': 'un * et deux' });
  assert.is((await editorOutput(page)).text, '```\ngras\n```un * et deux');
});

test('what is pasted into the words of a picture becomes one line of them, and the picture stays one', async (page) => {
  const pasted = { 'text/html': '<p>Un <b>chat</b></p><p>[noir]</p>', 'text/plain': 'Un chat\n\n[noir]\n' };
  for (const [before, into] of [
    ['![', ''],
    ['Voici ![Déjà ', '.'],
  ] as const) {
    const text = `${before}${into}](/images/chat.png)`;
    await begin(page, text);
    for (let steps = text.length - before.length; steps > 0; steps--) await page.keyboard.press('ArrowLeft');
    await paste(page, pasted);
    assert.is((await editorOutput(page)).text, `${before}Un chat \\[noir\\]${into}](/images/chat.png)`);
    await page.keyboard.press('Control+z');
    assert.is((await editorOutput(page)).text, text);
  }
  await begin(page, '![Un chat](/images/chat.png)');
  await paste(page, BOLD);
  assert.is((await editorOutput(page)).text, '![Un chat](/images/chat.png)**gras**');
});

test('with Shift the words alone are pasted', async (page) => {
  await begin(page, '');
  const content = page.locator('.cm-content');
  await content.dispatchEvent('keydown', { key: 'V', ctrlKey: true, shiftKey: true, bubbles: true });
  await paste(page, BOLD);
  assert.is((await editorOutput(page)).text, 'gras');
  await content.dispatchEvent('keydown', { key: 'v', ctrlKey: true, bubbles: true });
  await paste(page, BOLD);
  assert.is((await editorOutput(page)).text, 'gras**gras**');
});

test('a picture on the clipboard is kept, but the one that comes along with a text', async (page) => {
  await set(page, { text: 'un' });
  await page.locator('.cm-content').focus();
  await paste(page, BOLD, 'photo.png');
  await eventually(async () => (await editorOutput(page)).text, '**gras**un');
  await paste(page, {}, 'photo.png');
  await eventually(async () => (await editorOutput(page)).text, '**gras**un\n\n![](/images/photo.png)\n');
});

test('« Copier l’image » and a picture inside a text are kept and shown where they stood; one that came without its bytes leaves its mark', async (page) => {
  await begin(page, 'un');
  await paste(page, { 'text/html': '<img src="https://ailleurs.example/photo.png">' }, 'photo.png');
  await eventually(async () => (await editorOutput(page)).text, 'un\n\n![](/images/photo.png)\n');
  await page.keyboard.press('Control+a');
  const html = `<p>avant</p><p><img alt="plan" src="data:image/png;base64,YWJj"></p><p><img src="https://ailleurs.example/b.png"></p>`;
  await paste(page, { 'text/html': html, 'text/plain': 'avant' }, 'image-of-the-text.png');
  await eventually(
    async () =>
      /^avant\n\n!\[plan\]\(\S+plan\.png\S*\)\n\n\[À compléter : image 2\]$/.test((await editorOutput(page)).text),
    true,
  );
  assert.equal((await editorOutput(page)).pictures, ['photo.png image/png 3', 'plan.png image/png 3']);
  await page.keyboard.press('Control+End');
  await paste(page, {}, 'b.png');
  await eventually(async () => /\n\n!\[\]\(\/images\/b\.png\)$/.test((await editorOutput(page)).text), true);
});

async function paste(page: Page, data: Readonly<Record<string, string>>, picture?: string): Promise<void> {
  await page.locator('.cm-content').evaluate(
    (content, [texts, name]) => {
      const clipboardData = new DataTransfer();
      for (const [type, text] of Object.entries(texts)) clipboardData.setData(type, text);
      if (name) clipboardData.items.add(new File(['abc'], name, { type: 'image/png' }));
      content.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [data, picture] as const,
  );
}

test.run();
