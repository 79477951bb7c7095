import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { readFrontMatter } from '../../../build/editing/front-matter/read.ts';
import type { Random } from '../../../test/fuzz/random.ts';
import { filesBelow, read } from '../../../test/support/source-files.ts';
import { workshopBlocks as blocks } from '../../words/blocks.fr.ts';
import { editorOutput, set } from './text-editor.ts';

/** Props of the editor, so that it finds each kind of block. */
const AROUND = {
  firstLine: 1,
  callOuts: { astuce: 'Astuce', attention: 'Attention', exemple: 'Exemple' },
  blocks: [
    { opening: ':::schema', ...blocks.diagram('schema', 'fin') },
    { opening: '::graphique', ...blocks.chart('graphique', 'barres') },
    { opening: '::tableau', ...blocks.caption('tableau'), isCaption: true },
  ],
};

/** The bodies of this site's content files. */
export function realTexts(): string[] {
  return filesBelow('content').flatMap((file) => {
    const made = readFrontMatter(read(file));
    return 'body' in made && made.body.trim() !== '' ? [made.body] : [];
  });
}

/** Opens a text that nobody has changed yet, and walks through it: nothing of it is handed on. */
export async function assertUnchangedByCaret(page: Page, text: string): Promise<void> {
  await set(page, { text, ...AROUND });
  await page.locator('.cm-content').focus();
  for (const key of ['Control+End', 'PageUp', 'ArrowUp', 'ArrowUp', 'Control+Home', 'PageDown', 'ArrowDown'])
    await page.keyboard.press(key);
  assert.is((await editorOutput(page)).text, '', text.slice(0, 80));
}

/** Types at so many random places of a text: each time, one line alone is another one. */
export async function editAtRandom(page: Page, text: string, random: Random, count: number): Promise<void> {
  await set(page, { text, ...AROUND });
  let before = text.split('\n');
  for (let nonce = 1; nonce <= count; nonce++) {
    const written = before.flatMap((line, nth) => (line.trim() === '' ? [] : [nth]));
    const nth = random.pick(written);
    await set(page, { goTo: { line: nth + 1, column: 1 + random.below((before[nth] ?? '').length + 1), nonce } });
    await editorOutput(page);
    await page.waitForFunction(isAtPlace);
    await page.keyboard.type(random.pick(['a', 'é', 'mot', '**', '`', '5 €', ']']));
    const after = ((await editorOutput(page)).text || text).split('\n');
    const changed = after.flatMap((line, at) => (line === before[at] ? [] : [`${at + 1}: ${before[at]} → ${line}`]));
    assert.is(after.length, before.length, changed.join('\n'));
    assert.ok(changed.length <= 1, changed.join('\n'));
    before = after;
  }
}

/** Says that the caret is on a line or in a cell; it enters a table one frame later. */
function isAtPlace(): boolean {
  const { anchorNode = null } = document.getSelection() ?? {};
  const element = anchorNode instanceof Element ? anchorNode : anchorNode?.parentElement;
  return Boolean(element?.closest('.cm-line, .cm-grid [role="textbox"]'));
}
