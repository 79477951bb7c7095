import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { parseMarkdown } from '../../../build/content/parse/markdown/parser.ts';
import { suite } from '../../../test/suite.ts';
import { inPage } from '../../../test/support/browser.ts';
import { once } from '../../../test/support/once.ts';
import { projectRoot } from '../../../test/support/real-site.ts';
import { clientBundle } from '../../server/page.ts';
import type { Harness, HarnessProps } from '../fixtures/text-editor.tsx';

const files = once(async () => {
  const { script, styles } = await clientBundle(join(projectRoot, 'atelier/test/fixtures/text-editor.tsx'));
  const answers: Readonly<Record<string, { contentType: string; body: string }>> = {
    '/': { contentType: 'text/html; charset=utf-8', body: PAGE },
    '/editor.js': { contentType: 'text/javascript; charset=utf-8', body: script },
    '/editor.css': { contentType: 'text/css; charset=utf-8', body: styles },
  };
  return answers;
});

const PAGE = `<!doctype html><html lang="fr"><head><meta name="viewport" content="width=device-width, initial-scale=1"><title>Essai</title><link rel="stylesheet" href="/editor.css">
<style>body { margin: 0 } #place { height: 100vh }</style></head>
<body><main><h1 class="visually-hidden">Essai</h1><div id="place"></div></main><script type="module" src="/editor.js"></script></body></html>`;

/** A suite whose tests each have the editor of texts alone in a page of their own: with all signs, or as the text looks. */
export function editorSuite(name: string, look: 'signs' | 'visible' = 'signs') {
  const test = suite(name);
  return (sentence: string, work: (page: Page) => Promise<void>, options: BrowserContextOptions = {}) =>
    test(sentence, () => inTextEditor(work, look, options));
}

async function inTextEditor(
  work: (page: Page) => Promise<void>,
  look: 'signs' | 'visible',
  options: BrowserContextOptions,
): Promise<void> {
  const bundled = await files();
  await inPage(options, async (page) => {
    await page.route('**/*', (route) => {
      const answer = bundled[new URL(route.request().url()).pathname];
      return route.fulfill(answer ?? { status: 404 });
    });
    await page.exposeFunction('parseTree', (source: string) => parseMarkdown(source));
    if (look === 'signs') await page.addInitScript(() => localStorage.setItem('atelier-signes', 'true'));
    await page.goto('http://localhost/');
    await page.locator('[contenteditable]').waitFor();
    await work(page);
  });
}

/** A diagnostic of the word « faux » in a text that begins on line 5. */
export const faulty = {
  severity: 'warning',
  file: 'content/blog/x.md',
  line: 6,
  column: 6,
  length: 4,
  rule: 'essai',
  message: 'Un mot est faux.',
  hint: 'Écrivez « juste ».',
  fix: 'juste',
} as const;

/** Hands the editor a text, and puts the caret at its end. */
export async function begin(page: Page, text: string, more: HarnessProps = {}): Promise<void> {
  await set(page, { text, ...more });
  await page.getByRole('textbox', { name: 'Texte' }).focus();
  await page.keyboard.press('Control+End');
}

/** Hands the editor something else, and waits until that is drawn. */
export async function set(page: Page, props: HarnessProps): Promise<void> {
  await page.evaluate((changed) => {
    window.harness.set(changed);
    return window.harness.drawn();
  }, props);
}

/** Returns the changes that the editor has handed on, once the page shows them. */
export function editorOutput(page: Page): Promise<Pick<Harness, 'text' | 'lines' | 'fixes' | 'pictures' | 'said'>> {
  return page.evaluate(async () => {
    await window.harness.drawn();
    const { text, lines, fixes, pictures, said } = window.harness;
    return { text, lines, fixes, pictures, said };
  });
}

/** The text as the editor shows it. */
export function shownText(page: Page): Promise<string> {
  return page.locator('.cm-content .cm-line').evaluateAll((lines) => lines.map((line) => line.textContent).join('\n'));
}
