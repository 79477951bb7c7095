import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { clientBundle } from '../../../build/workshop/client-bundle.ts';
import { picturesApi } from '../../../build/workshop/pictures/pictures-api.ts';
import { inPage } from '../browser.ts';
import { once } from '../once.ts';
import type { FormHarness } from './harness.tsx';

const ADDRESS = 'http://atelier.example/';
/** As the workshop's own page has it. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; form-action 'none'";

const bundle = once(() => clientBundle(join(import.meta.dirname, 'harness.tsx')));

/** Opens the form alone in a page of its own. */
export async function inForm(
  shown: Pick<FormHarness, 'path' | 'contentType' | 'data'> & Partial<FormHarness>,
  work: (page: Page) => Promise<void>,
  options: BrowserContextOptions = {},
): Promise<void> {
  const harness: FormHarness = {
    diagnostics: [],
    choices: { pages: [], pictures: [], downloads: [] },
    edits: [],
    fixed: [],
    uploads: [],
    ...shown,
  };
  const { script, styles } = await bundle();
  const answers: Readonly<Record<string, { contentType: string; body: string }>> = {
    '/form.js': { contentType: 'text/javascript', body: `window.formHarness = ${JSON.stringify(harness)};\n${script}` },
    '/form.css': { contentType: 'text/css', body: styles },
    '/': { contentType: 'text/html; charset=utf-8', body: PAGE },
  };
  await inPage(options, async (page) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      const answer = pathname === picturesApi.bytes ? PICTURE : answers[pathname];
      return answer
        ? route.fulfill({ ...answer, headers: { 'content-security-policy': POLICY } })
        : route.fulfill({ status: 404 });
    });
    await page.goto(ADDRESS);
    await page.locator('form').waitFor();
    await work(page);
    if (errors.length > 0) throw new Error(errors.join('\n'));
  });
}

const PICTURE = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>' };

const PAGE = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Formulaire</title><link rel="stylesheet" href="/form.css"></head>
<body><main><h1>Formulaire</h1><div id="form"></div></main><script type="module" src="/form.js"></script></body></html>`;

/**
 * The data of the form, and the edits that it has asked for, once both are what the fields show:
 * data change in the middle of a click, the field a moment later, and nobody types in between.
 */
export const dataOf = (page: Page) => page.evaluate(() => window.formDrawn().then(() => window.formHarness.data));
export const editsOf = (page: Page) => page.evaluate(() => window.formDrawn().then(() => window.formHarness.edits));
/** What has the focus once everything is drawn: `control["titre"]`. */
export const focusedIn = (page: Page) =>
  page.evaluate(async () => {
    await window.formDrawn();
    return document.activeElement?.id.replace(/^.*(?=control|up|down|remove|add)/, '');
  });

/** Unfolds all entries of lists, and those that lie in them. */
export async function unfolded(page: Page): Promise<void> {
  const unfold = () => {
    const folded = document.querySelectorAll<HTMLElement>('li > div > button[aria-expanded="false"]');
    for (const button of folded) button.click();
    return folded.length;
  };
  while ((await page.evaluate(unfold)) > 0);
}
