import type { Page } from 'playwright-core';
import { assert, suite } from '../suite.ts';
import { inPage } from '../support/browser.ts';
import { devServer } from '../support/dev-server.ts';
import { BLANK, fixtureSite, textPage } from '../support/fixture-site.ts';

const test = suite('What the development server shows and visitors do not see yet');

const NEW = 'content/pages/neuf.md';
const CONTACT = 'content/pages/contact.md';
const DRAFT = held('brouillon: true');

function held(field: string): string {
  return textPage('Neuf', 'Un texte.').replace('---\n', `---\n${field}\n`);
}

const band = (page: Page) => page.locator('dev-unpublished aside');
const markOf = (page: Page, name: string) =>
  page.getByRole('link', { name }).evaluate((link) => getComputedStyle(link, '::before').content);

const SETTINGS: Readonly<Record<string, Record<string, string>>> = {
  'at the root': {},
  'below a base, with trailing slashes': {
    'content/site.md': '---\nadresse: https://exemple.test/depot\ntrailingSlash: true\n---\n',
  },
};

for (const [where, settings] of Object.entries(SETTINGS)) {
  test(`${where}, a draft and the links to it say so, until it is one no more`, async () => {
    const body = '## Écrire\n\n[Le neuf](/neuf) [son début](/neuf#contenu) [l’accueil](/)';
    const contact = textPage('Contact', body.replace('#contenu', '?a'));
    const server = await devServer({}, { ...settings, [NEW]: DRAFT, [CONTACT]: contact });
    await server.nextBuild();
    await inPage({}, async (page) => {
      const base = where === 'at the root' ? '' : 'depot/';
      await page.goto(`${server.url.replace(/depot\/$/, '')}${base}neuf`);
      await band(page).waitFor();
      assert.match(await band(page).innerText(), 'Brouillon');
      const { y, height } = (await band(page).boundingBox()) ?? { y: -1, height: 0 };
      assert.ok(y > 0 && height > 20, 'it is drawn');
      await page.goto(`${server.url.replace(/depot\/$/, '')}${base}contact`);
      await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
      assert.match(await markOf(page, 'Le neuf'), 'brouillon');
      assert.match(await markOf(page, 'son début'), 'brouillon');
      assert.is(await markOf(page, 'l’accueil'), 'none');
      assert.is(await band(page).count(), 0, 'this page is published');
      server.edit(NEW, textPage('Neuf', 'Un texte.'));
      await page.waitForFunction(
        () =>
          getComputedStyle(document.querySelector('a[href*="neuf"]') ?? document.body, '::before').content === 'none',
      );
    });
  });
}

test('the page itself says it as it becomes one, and when its day is', async () => {
  const server = await devServer({}, { [NEW]: textPage('Neuf', 'Un texte.') });
  await server.nextBuild();
  await inPage({}, async (page) => {
    await page.goto(`${server.url}neuf`);
    assert.is(await band(page).count(), 0);
    server.edit(NEW, held('parution: 2999-12-01'));
    await band(page).waitFor();
    assert.match(await band(page).innerText(), '1er décembre 2999');
  });
});

test('nothing of a draft’s marks is in the files that are served', async () => {
  const server = await devServer({}, { [NEW]: DRAFT });
  await server.nextBuild();
  const html = await (await server.get('/neuf')).text();
  assert.not.match(html, /dev-unpublished|brouillon/i);
});

const NOTES = 'content/pages/notes.md';

/** The texts that are marked as such. */
const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get('redacted') ?? [])].map((range) => String(range)));

test('unpublished parts are marked on the page and counted as they are filled in', async () => {
  const text = textPage('Notes [? un]', '- Un [? nom]\n- Deux\n\nUn **[? autre]** mot.');
  const site = { ...fixtureSite({ [NOTES]: text }), placeholders: [BLANK] };
  const server = await devServer({ site });
  await server.nextBuild();
  await inPage({}, async (page) => {
    await page.goto(`${server.url}notes`);
    await band(page).waitFor();
    assert.equal(await marked(page), ['[? un]', '[? nom]', '[? autre]']);
    assert.match(await band(page).innerText(), '3');
    server.edit(NOTES, text.replace('[? nom]', 'nom'));
    await page.getByText('Un nom').waitFor();
    await page.waitForFunction(() => CSS.highlights.get('redacted')?.size === 2);
    assert.match(await band(page).innerText(), '2');
    server.edit(NOTES, textPage('Notes', 'Un mot.'));
    await band(page).waitFor({ state: 'detached' });
    assert.equal(await marked(page), []);
  });
});

test('nothing is marked where nothing is left to fill in', async () => {
  const server = await devServer({ site: { ...fixtureSite({ [NOTES]: textPage('Notes', 'Un mot [?].') }) } });
  await server.nextBuild();
  await inPage({}, async (page) => {
    await page.goto(`${server.url}notes`);
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
    assert.equal(await marked(page), []);
    assert.is(await band(page).count(), 0);
  });
});
