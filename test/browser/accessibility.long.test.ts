import type { BrowserContextOptions, Page } from 'playwright-core';
import { paths } from '../../src/routes.ts';
import { assert, suite } from '../suite.ts';
import { axeDiagnostics } from '../support/axe.ts';
import { results } from '../support/blog-search.ts';
import { onOpenPage, PHONE } from '../support/on-page.ts';

const test = suite('Accessibility of what a reader opens');

const OPENED: Readonly<Record<string, [path: string, open: (page: Page) => Promise<void>, BrowserContextOptions?]>> = {
  'the open menu of a phone': [paths.home, (page) => page.locator('header summary').click(), PHONE],
  'what the search has found': [`${paths.blog}?q=facture`, (page) => results(page).first().waitFor(), PHONE],
  'a not-found page that offers others': [
    '/agents-ia.html',
    (page) => page.getByRole('navigation', { name: 'Vous cherchiez' }).waitFor(),
  ],
};

for (const [name, [path, open, options = {}]] of Object.entries(OPENED))
  test(`axe finds nothing wrong with ${name}`, () =>
    onOpenPage(path, options, async (page) => {
      await open(page);
      assert.equal(await axeDiagnostics(page), []);
    }));
