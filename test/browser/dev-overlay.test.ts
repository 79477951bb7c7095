import type { Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { WORKSHOP } from '../../build/workshop/api.ts';
import { placeIn } from '../../build/workshop/client/place.ts';
import { inPage } from '../support/browser.ts';
import { complaintsOf } from '../support/complaints.ts';
import { devServer } from '../support/dev-server.ts';
import { eventually } from '../support/eventually.ts';
import { textPage } from '../support/fixture-site.ts';

const test = suite('Findings over the page of the development server');

const CONTACT = 'content/pages/contact.md';
const GOOD = textPage('Contact', '## Écrire\n\nUn texte sans faute.');
const DEAD_LINK = textPage('Contact', '## Écrire\n\n[Là-bas](/nulle-part)');

const isOpen = (page: Page) =>
  page.locator('dev-findings dialog').evaluateAll((all) => all.some((one) => one.matches(':modal')));
const findings = (page: Page) => page.locator('dev-findings dialog').innerText();
const heading = (page: Page) => page.locator('main h1').innerText();

/** Waits for a text in the page itself, through as many reloads as it takes. */
const shows = (page: Page, text: string) => page.locator('main', { hasText: text }).waitFor();

const mistakes: Record<string, [file: string, text: string, place: string]> = {
  'a missing key': [CONTACT, '---\ntitre: Contact\n---\n', `${CONTACT}:1:1`],
  'a dead link': [CONTACT, DEAD_LINK, `${CONTACT}:8:`],
  'front matter that is not closed': [CONTACT, '---\ntitre: Contact\n', `${CONTACT}:1:1`],
  'a new article with a fault': ['content/pages/neuf.md', '---\ntitre: 3\n---\n', 'content/pages/neuf.md:2:8'],
  'code that does not compile': ['src/TextPage.tsx', 'export default function (', 'src/TextPage.tsx:1:'],
};

for (const [what, [file, text, place]] of Object.entries(mistakes)) {
  test(`${what} is named over the open page, with its place and line, and gone once it is mended`, async () => {
    const server = await devServer({}, { [CONTACT]: GOOD });
    await server.nextBuild();
    await inPage({}, async (page) => {
      const errors = complaintsOf(page);
      await page.goto(`${server.url}contact`);
      assert.not(await isOpen(page));
      server.edit(file, text);
      await eventually(() => isOpen(page), true);
      assert.ok((await findings(page)).includes(place), await findings(page));
      assert.is(await heading(page), 'Contact', 'the last good page stays under it');
      await page.keyboard.press('Escape');
      assert.not(await isOpen(page), 'the keyboard closes it');
      await page.getByRole('button', { name: /erreur/ }).press('Enter');
      assert.ok(await isOpen(page), 'and opens it again');
      server.edit(CONTACT, `${GOOD}\nRéparé.\n`);
      if (file !== CONTACT) server.edit(file, file.endsWith('.md') ? textPage('Neuf', 'Un texte.') : COMPONENT);
      await shows(page, 'Réparé.');
      assert.is(await page.locator('dev-findings').count(), 0);
      assert.equal(errors, [], 'and nothing was blocked by the policy');
    });
  });
}

const COMPONENT = `import { Layout, type PageProps } from './Layout.tsx';
export default (props: PageProps) => <Layout {...props}><div dangerouslySetInnerHTML={{ __html: props.html }} /></Layout>;
`;

test('the caret stands under the mistake, and the list is drawn with its own styles', async () => {
  const server = await devServer({}, { [CONTACT]: GOOD });
  await server.nextBuild();
  await inPage({}, async (page) => {
    await page.goto(`${server.url}contact`);
    server.edit(CONTACT, DEAD_LINK);
    await eventually(() => isOpen(page), true);
    const [line = '', caret = ''] = (await page.locator('dev-findings pre').innerText()).split('\n');
    assert.is(line.indexOf('[Là-bas]') >= 0, true);
    assert.match(caret.slice(line.indexOf('[Là-bas]')), /^\s*\^/);
    const style = await page.locator('dev-findings pre').evaluate((pre) => getComputedStyle(pre).fontFamily);
    assert.match(style, 'monospace');
    const focused = await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent);
    assert.is(focused, 'Fermer');
  });
});

test('a place in a text opens it there in the workshop', async () => {
  const server = await devServer({}, { [CONTACT]: GOOD });
  await server.nextBuild();
  await inPage({}, async (page) => {
    await page.goto(`${server.url}contact`);
    server.edit(CONTACT, DEAD_LINK);
    await eventually(() => isOpen(page), true);
    const place = page.locator('dev-findings a');
    const [workshop] = await Promise.all([page.waitForEvent('popup'), place.click()]);
    const { pathname, hash } = new URL(workshop.url());
    assert.is(pathname, WORKSHOP);
    assert.is(placeIn(hash)?.path, CONTACT);
    assert.is(placeIn(hash)?.line, 8);
    server.edit('src/TextPage.tsx', 'export default function (');
    await eventually(async () => (await findings(page)).includes('src/TextPage.tsx'), true);
    assert.is(await page.locator('dev-findings a[href*="src/"]').count(), 0, 'it opens texts alone');
  });
});

test('a page closed over an error stays closed until there is something new', async () => {
  const server = await devServer({}, { [CONTACT]: GOOD });
  await server.nextBuild();
  await inPage({}, async (page) => {
    await page.goto(`${server.url}contact`);
    server.edit(CONTACT, DEAD_LINK);
    await eventually(() => isOpen(page), true);
    await page.keyboard.press('Escape');
    server.edit(CONTACT, DEAD_LINK.replace('/nulle-part', '/ailleurs'));
    await eventually(() => isOpen(page), true);
    assert.ok((await findings(page)).includes('/ailleurs'));
  });
});

test('a site that has never been built says so, and comes alive when it can', async () => {
  const server = await devServer({}, { [CONTACT]: DEAD_LINK });
  await server.nextBuild();
  await inPage({}, async (page) => {
    const response = await page.goto(`${server.url}contact`);
    assert.is(response?.status(), 503);
    assert.ok((await page.locator('main').innerText()).includes('[Là-bas](/nulle-part)'));
    assert.is(await page.locator('dev-findings').count(), 0, 'said once');
    server.edit(CONTACT, '---\ntitre: Contact\n---\n');
    await shows(page, `${CONTACT}:1:1`);
    server.edit(CONTACT, GOOD);
    await shows(page, 'sans faute');
    assert.is(await heading(page), 'Contact');
  });
});

test('so does a page opened before the first build has ended', async () => {
  const server = await devServer({}, { [CONTACT]: GOOD });
  await inPage({}, async (page) => {
    await page.goto(`${server.url}contact`);
    await shows(page, 'sans faute');
  });
});

test('a new page with a fault says what it lacks at its own address, and comes alive', async () => {
  const server = await devServer({}, { [CONTACT]: GOOD });
  await server.nextBuild();
  await inPage({}, async (page) => {
    server.edit('content/pages/neuf.md', '---\ntitre: Neuf\n---\n');
    await server.nextBuild();
    assert.is((await page.goto(`${server.url}neuf`))?.status(), 503);
    assert.ok((await page.locator('main').innerText()).includes('content/pages/neuf.md:1:1'));
    server.edit('content/pages/neuf.md', textPage('Neuf', 'Un texte.'));
    await shows(page, 'Un texte.');
  });
});

test('a component that throws shows its screen, and the page comes back', async () => {
  const server = await devServer({}, { [CONTACT]: GOOD });
  await server.nextBuild();
  await inPage({}, async (page) => {
    server.edit('src/TextPage.tsx', "export default () => { throw new Error('a broken component'); };\n");
    await server.nextBuild();
    assert.is((await page.goto(`${server.url}contact`))?.status(), 500);
    assert.ok((await page.locator('main').innerText()).includes('a broken component'));
    server.edit('src/TextPage.tsx', COMPONENT);
    await shows(page, 'sans faute');
  });
});

test('a text that is saved shows without a hand on the page', async () => {
  const server = await devServer({}, { [CONTACT]: GOOD });
  await server.nextBuild();
  await inPage({}, async (page) => {
    await page.goto(`${server.url}contact`);
    for (const word of ['Premier', 'Second', 'Troisième']) {
      server.edit(CONTACT, textPage('Contact', `## Écrire\n\n${word} changement.`));
      await shows(page, word);
    }
  });
});

test.run();
