import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { suite } from '../../../../test/suite.ts';
import { inPage } from '../../../../test/support/browser.ts';
import { once } from '../../../../test/support/once.ts';
import { PICTURE as PICTURE_ADDRESS } from '../../../api.ts';
import { clientBundle } from '../../../server/page.ts';
import type { FormHarness } from './harness.tsx';
import { sample } from './sample.ts';

const ADDRESS = 'http://atelier.example/';
/** As the workshop's own page has it. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; form-action 'none'";

const bundle = once(() => clientBundle(join(import.meta.dirname, 'harness.tsx')));

/** A suite whose tests each have the form of the sample alone in a page of their own. They fail where the page complains. */
export function formSuite(name: string) {
  const test = suite(name);
  return (sentence: string, work: (page: Page) => Promise<void>) => test(sentence, () => inForm(work));
}

async function inForm(work: (page: Page) => Promise<void>): Promise<void> {
  const { script, styles } = await bundle();
  const harness: FormHarness = { ...sample, diagnostics: [], edits: [], fixed: [], uploads: [] };
  const answers: Readonly<Record<string, { contentType: string; body: string }>> = {
    '/form.js': { contentType: 'text/javascript', body: `window.formHarness = ${JSON.stringify(harness)};\n${script}` },
    '/form.css': { contentType: 'text/css', body: styles },
    '/': { contentType: 'text/html; charset=utf-8', body: PAGE },
    [PICTURE_ADDRESS]: PICTURE,
  };
  await inPage({}, async (page) => {
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.route('**/*', (route) => {
      const answer = answers[new URL(route.request().url()).pathname];
      const headers = { 'content-security-policy': POLICY };
      return route.fulfill(answer ? { ...answer, headers } : { status: 404 });
    });
    await page.goto(ADDRESS);
    await page.locator('form').waitFor();
    await work(page);
    if (errors.length > 0) throw new Error(errors.join('\n'));
  });
}

/** Changes what is named from outside. */
export const changeForm = (page: Page, change: Partial<FormHarness>) =>
  page.evaluate((next) => window.showForm(next), change);
/** Opens the form of another file in its place. */
export const openForm = (page: Page, shown: Partial<FormHarness>) =>
  changeForm(page, { path: 'content/exemples/deux.md', edits: [], ...shown });

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
/** Returns the name of the focused element once everything is drawn: `control["titre"]`. */
export const focusedIn = (page: Page) =>
  page.evaluate(async () => {
    await window.formDrawn();
    return document.activeElement?.id.replace(/^.*(?=control|up|down|remove|add)/, '');
  });

/** Unfolds all entries of lists, and those that lie in them. */
export async function unfoldLists(page: Page): Promise<void> {
  const unfold = () => {
    const folded = document.querySelectorAll<HTMLElement>('li > div > button[aria-expanded="false"]');
    for (const button of folded) button.click();
    return folded.length;
  };
  while ((await page.evaluate(unfold)) > 0);
}
