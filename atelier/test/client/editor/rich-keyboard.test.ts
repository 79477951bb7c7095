import { assert } from '../../../../test/suite.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { workshopText as words } from '../../../words/text.fr.ts';
import { content, hasKeyboard, text } from '../../support/rich-page.ts';
import { begin, editorSuite, set } from '../../support/text-editor.ts';
import { type } from '../../support/type.ts';

const test = editorSuite('A text written by keyboard alone', 'visible');

test('Enter begins a paragraph, Shift and Enter a line; in an empty item it ends the list', async (page) => {
  await begin(page, 'un');
  await type(page, '<Enter>', 'deux', '<Shift+Enter>', 'trois');
  assert.is(await text(page), 'un\n\ndeux\\\ntrois');
  await type(
    page,
    '<Enter>',
    '<Control+Shift+7>',
    'a',
    '<Enter>',
    '<Tab>',
    'b',
    '<Enter>',
    '<Enter>',
    '<Enter>',
    'fin',
  );
  assert.match(await text(page), /trois\n\n1\. a\n {3}1\. b\n\nfin$/);
  await set(page, { text: ':::astuce\nDedans.\n:::\n' });
  await content(page).getByText('Dedans.').click();
  await type(page, '<End>', '<Enter>', '<Enter>', 'Dehors.');
  assert.is(await text(page), ':::astuce\nDedans.\n:::\n\nDehors.\n');
});

test('« [ ] » makes a check box, Ctrl and Enter tick it, Tab changes the depth of an item', async (page) => {
  await begin(page, 'un');
  await type(page, '<Enter>', '[ ] a', '<Control+Enter>', '<Enter>', 'b', '<Tab>');
  assert.is(await text(page), 'un\n\n- [x] a\n  - [ ] b');
  await type(page, '<Shift+Tab>', '<Enter>', '<Enter>', '- c', '<Enter>', '[x] d', '<Enter>', '<Enter>');
  assert.is(await text(page), 'un\n\n- [x] a\n- [ ] b\n- c\n- [x] d');
  await type(page, '<Alt+Shift+c>', 'code', '<Control+Enter>', 'fin');
  assert.match(await text(page), /```\ncode\n```\n\nfin$/);
});

test('keys switch marks at the caret, and the bar says so', async (page) => {
  await begin(page, 'un');
  const bold = page.getByRole('button', { name: 'Gras' });
  assert.is(await bold.getAttribute('aria-keyshortcuts'), 'Control+b');
  await type(page, ' ', '<Control+b>');
  await eventually(() => bold.getAttribute('aria-pressed'), 'true');
  await type(page, 'mot', '<Control+b>', ' et ', '<Control+i>', 'autre', '<Control+i>', '.');
  assert.is(await text(page), 'un **mot** et *autre*.');
});

test('the bar is one stop of the keyboard, with arrows inside and a way to and from the text', async (page) => {
  await begin(page, 'un mot');
  await page.keyboard.press('Alt+F10');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await eventually(focused, words.menus.heading);
  await page.keyboard.press('ArrowRight');
  await eventually(focused, 'Gras');
  await page.keyboard.press('Escape');
  await eventually(() => hasKeyboard(page), true);
  await page.keyboard.press('Shift+Tab');
  assert.ok(await page.getByRole('toolbar').evaluate((bar) => bar.contains(document.activeElement)));
});

test('Ctrl and Enter lead from a note back to its call, and from a selected call to its note', async (page) => {
  await begin(page, 'Une affirmation');
  await type(page, '<Alt+Shift+n>', 'La source', '<Control+Enter>', '.', '<ArrowLeft>', '<Shift+ArrowLeft>');
  await type(page, '<Control+Enter>', '!');
  assert.is(await text(page), 'Une affirmation[^1].\n\n[^1]: La source!');
  await page.keyboard.press('Control+Home');
  await page.locator('.rich-note-call').dblclick();
  await page.keyboard.type('!');
  assert.match(await text(page), /La source!!$/);
});

test('an arrow leads from the first line of a call-out to its title, and another one on to the text above', async (page) => {
  await begin(page, 'Avant\n\n:::astuce\nDedans.\n:::\n');
  await type(page, '<ArrowUp>', 'À savoir', '<Enter>', '!', '<ArrowUp>', '<ArrowUp>', '.');
  assert.match(await text(page), /^Avant\.\n\n:::astuce\[À savoir\]\nDedans\.!\n:::\n$/);
});
