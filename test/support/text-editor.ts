import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { TextProps } from '../../build/workshop/client/document/pane-props.ts';
import { clientBundle } from '../../build/workshop/client-bundle.ts';
import type { Harness } from '../fixtures/workshop/text-editor.tsx';
import { inPage } from './browser.ts';
import { once } from './once.ts';
import { projectRoot } from './real-site.ts';

const files = once(async () => {
  const harness = join(projectRoot, 'test/fixtures/workshop/text-editor.tsx');
  const { script, styles } = await clientBundle(harness);
  return new Map([
    ['/editor.js', script],
    ['/editor.css', styles],
  ]);
});

const PAGE = `<!doctype html><html lang="fr"><head><meta name="viewport" content="width=device-width, initial-scale=1"><title>Essai</title><link rel="stylesheet" href="/editor.css">
<style>body { margin: 0 } #place { height: 100vh }</style></head>
<body><main><h1 class="visually-hidden">Essai</h1><div id="place"></div></main><script type="module" src="/editor.js"></script></body></html>`;

/** The editor of texts alone in a page, with some text and whatever else it is handed. Rejects where the page throws. */
export async function inTextEditor(
  props: Partial<TextProps>,
  work: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const bundled = await files();
  await inPage(options, async (page) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      const body = bundled.get(pathname) ?? (pathname === '/' ? PAGE : '');
      const contentType = pathname.endsWith('.js')
        ? 'text/javascript'
        : pathname.endsWith('.css')
          ? 'text/css'
          : 'text/html';
      return route.fulfill({ status: body ? 200 : 404, body, contentType: `${contentType}; charset=utf-8` });
    });
    await page.goto('http://localhost/');
    await page.locator('.cm-content').waitFor();
    await set(page, props);
    await work(page);
    if (errors[0]) throw errors[0];
  });
}

/** Hands the editor something else, and waits until that is drawn. */
export async function set(page: Page, props: Partial<TextProps>): Promise<void> {
  await page.evaluate((changed) => {
    window.harness.set(changed);
    return window.harness.drawn();
  }, props);
}

/** What the editor has handed on, once the page shows what came of it. */
export function heard(page: Page): Promise<Pick<Harness, 'text' | 'lines' | 'fixes' | 'pictures'>> {
  return page.evaluate(async () => {
    await window.harness.drawn();
    const { text, lines, fixes, pictures } = window.harness;
    return { text, lines, fixes, pictures };
  });
}

/** The text as the editor shows it. */
export function shownText(page: Page): Promise<string> {
  return page.locator('.cm-content .cm-line').evaluateAll((lines) => lines.map((line) => line.textContent).join('\n'));
}
