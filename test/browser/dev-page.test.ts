import type { Page } from 'playwright-core';
import type { WorkshopPlugin } from '../../build/contract/workshop-host.ts';
import { assert, suite } from '../suite.ts';
import { inPage } from '../support/browser.ts';
import { devServer } from '../support/dev-server.ts';
import { eventually } from '../support/eventually.ts';
import { textPage } from '../support/fixture-site.ts';

const test = suite('An open page of the development server');

const CONTACT = 'content/pages/contact.md';
const GOOD = textPage('Contact', '## Écrire\n\nUn texte sans faute.');
const DEAD_LINK = textPage('Contact', '## Écrire\n\n[Là-bas](/nulle-part)');

const isOpen = (page: Page) =>
  page.locator('dev-diagnostics dialog').evaluateAll((all) => all.some((one) => one.matches(':modal')));
const diagnostics = (page: Page) => page.locator('dev-diagnostics dialog').innerText();
const heading = (page: Page) => page.locator('main h1').innerText();

/** Waits for a text in the page itself, through as many reloads as it takes. */
const shows = (page: Page, text: string) => page.locator('main', { hasText: text }).waitFor();

/** Stands for the workshop: it says what it was asked for. */
const WORKSHOP: WorkshopPlugin = {
  path: '/__workshop/',
  fragmentOf: ({ path, line }) => `#${path}:${line}`,
  publishDue: async () => ({ ok: true, message: '' }),
  open: () => ({
    own: async (_, response) => void response.end(),
    atSite: async (_, response) => void response.end(),
    close: () => undefined,
  }),
};

/** Opens the contact page of a server of its own, once that has built the text. */
async function onContact(
  work: (page: Page, server: Awaited<ReturnType<typeof devServer>>) => Promise<void>,
  { text = GOOD, opened = true }: { text?: string; opened?: boolean } = {},
): Promise<void> {
  const server = await devServer({ workshop: WORKSHOP }, { [CONTACT]: text });
  await server.nextBuild();
  await inPage({}, async (page) => {
    if (opened) await page.goto(`${server.url}contact`);
    await work(page, server);
  });
}

const COMPONENT = `import { Layout, type PageProps } from './Layout.tsx';
export default (props: PageProps) => <Layout {...props}><div dangerouslySetInnerHTML={{ __html: props.html }} /></Layout>;
`;
const NEW = 'content/pages/neuf.md';
const NEW_TEXT = textPage('Neuf', 'Un texte.');

test('a mistake is named over the open page, with its place and line, and gone once it is withFix', async () => {
  const rows: readonly (readonly [file: string, faulty: string, place: string, withFix: string])[] = [
    [CONTACT, '---\ntitre: Contact\n---\n', `${CONTACT}:1:1`, GOOD],
    [CONTACT, DEAD_LINK, `${CONTACT}:8:`, GOOD],
    [CONTACT, '---\ntitre: Contact\n', `${CONTACT}:1:1`, GOOD],
    [NEW, '---\ntitre: 3\n---\n', `${NEW}:2:8`, NEW_TEXT],
    ['src/TextPage.tsx', 'export default function (', 'src/TextPage.tsx:1:', COMPONENT],
  ];
  await onContact(async (page, { edit }) => {
    for (const [nth, [file, faulty, place, withFix]] of rows.entries()) {
      await eventually(() => isOpen(page), false);
      edit(file, faulty);
      await eventually(() => isOpen(page), true);
      assert.ok((await diagnostics(page)).includes(place), `${place} in ${await diagnostics(page)}`);
      assert.is(await heading(page), 'Contact', 'the last good page stays under it');
      await page.keyboard.press('Escape');
      await eventually(() => isOpen(page), false, 'the keyboard closes it');
      await page.getByRole('button', { name: /erreur/ }).press('Enter');
      await eventually(() => isOpen(page), true, 'and opens it again');
      edit(file, withFix);
      edit(CONTACT, `${GOOD}\nRéparé ${nth}.\n`);
      await shows(page, `Réparé ${nth}.`);
      await eventually(() => page.locator('dev-diagnostics').count(), 0);
    }
  });
});

test('the caret stands under the mistake; a closed list stays closed until a new diagnostic', async () => {
  await onContact(async (page, { edit }) => {
    edit(CONTACT, DEAD_LINK);
    await eventually(() => isOpen(page), true);
    const [line = '', caret = ''] = (await page.locator('dev-diagnostics pre').innerText()).split('\n');
    assert.ok(line.includes('[Là-bas]'));
    assert.match(caret.slice(line.indexOf('[Là-bas]')), /^\s*\^/);
    const style = await page.locator('dev-diagnostics pre').evaluate((pre) => getComputedStyle(pre).fontFamily);
    assert.match(style, 'monospace');
    const focused = await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent);
    assert.is(focused, 'Fermer');
    await page.keyboard.press('Escape');
    edit(CONTACT, DEAD_LINK.replace('/nulle-part', '/ailleurs'));
    await eventually(() => isOpen(page), true);
    assert.ok((await diagnostics(page)).includes('/ailleurs'));
  });
});

test('a place in a text opens it there in the workshop', async () => {
  await onContact(async (page, { edit }) => {
    edit(CONTACT, DEAD_LINK);
    await eventually(() => isOpen(page), true);
    const place = page.locator('dev-diagnostics a');
    const [workshop] = await Promise.all([page.waitForEvent('popup'), place.click()]);
    const { pathname, hash } = new URL(workshop.url());
    assert.is(pathname + hash, `/__workshop/#${CONTACT}:8`);
    edit('src/TextPage.tsx', 'export default function (');
    await eventually(async () => (await diagnostics(page)).includes('src/TextPage.tsx'), true);
    assert.is(await page.locator('dev-diagnostics a[href*="src/"]').count(), 0, 'it opens texts alone');
  });
});

test('a site that has never been built says so, and comes alive when it can', async () => {
  await onContact(
    async (page, { url, edit }) => {
      const response = await page.goto(`${url}contact`);
      assert.is(response?.status(), 503);
      assert.ok((await page.locator('main').innerText()).includes('[Là-bas](/nulle-part)'));
      assert.is(await page.locator('dev-diagnostics').count(), 0, 'said once');
      edit(CONTACT, '---\ntitre: Contact\n---\n');
      await shows(page, `${CONTACT}:1:1`);
      edit(CONTACT, GOOD);
      await shows(page, 'sans faute');
      assert.is(await heading(page), 'Contact');
    },
    { text: DEAD_LINK, opened: false },
  );
});

test('so does a page opened before the first build has ended', async () => {
  const server = await devServer({}, { [CONTACT]: GOOD });
  await inPage({}, async (page) => {
    await page.goto(`${server.url}contact`);
    await shows(page, 'sans faute');
  });
});

test('a page that cannot be built, or drawn, says why at its own address, and comes alive', async () => {
  const rows: readonly (readonly [...row: string[]])[] = [
    [NEW, '---\ntitre: Neuf\n---\n', 'neuf', '503', `${NEW}:1:1`, NEW_TEXT, 'Un texte.'],
    [
      'src/TextPage.tsx',
      "export default () => { throw new Error('a broken component'); };\n",
      'contact',
      '500',
      'a broken component',
      COMPONENT,
      'sans faute',
    ],
  ];
  await onContact(
    async (page, { url, edit, nextBuild }) => {
      for (const [file = '', faulty = '', path, status, said = '', withFix = '', words = ''] of rows) {
        edit(file, faulty);
        await nextBuild();
        assert.is(String((await page.goto(`${url}${path}`))?.status()), status);
        assert.ok((await page.locator('main').innerText()).includes(said));
        edit(file, withFix);
        await nextBuild();
        await shows(page, words);
      }
    },
    { opened: false },
  );
});

const STYLES = 'src/TextPage.module.css';
const live = (word: string) =>
  textPage('Contact', `## Écrire\n\nUn ${word} texte.\n\n![Un point](/images/point.svg)\n\n- un\n- deux`);
const colorOf = (page: Page) => page.locator('main > div').evaluate((prose) => getComputedStyle(prose).color);

/** Opens a page without a mistake. */
function onLivePage(work: (page: Page, server: Awaited<ReturnType<typeof devServer>>) => Promise<void>): Promise<void> {
  return onContact(work, { text: live('premier') });
}

test('a word that is saved shows in the page, which stays where its reader is', async () => {
  await onLivePage(async (page, { edit }) => {
    const long = (word: string) => live(word) + '\nUn paragraphe.\n'.repeat(200);
    edit(CONTACT, long('second'));
    await shows(page, 'second');
    // A page that is still loading has a place of its own to come back to.
    await page.waitForLoadState();
    await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }));
    edit(CONTACT, long('troisième'));
    await shows(page, 'troisième');
    await eventually(() => page.evaluate(() => scrollY), 1000);
  });
});

test('typed text stays while another page changes, and warnings still appear', async () => {
  await onLivePage(async (page, { edit }) => {
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('input')));
    await page.locator('main input').fill('Bonjour');
    edit('content/pages/neuf.md', textPage('Neuf', 'Un texte.\n\n[inutile]: /contact'));
    await page.locator('dev-diagnostics button.open').waitFor();
    assert.is(await page.locator('main input').inputValue(), 'Bonjour');
    edit(CONTACT, live('second'));
    await shows(page, 'second');
    assert.is(await page.locator('main input').count(), 0);
  });
});

test('a style, a picture that keeps its address and a script that are saved show likewise', async () => {
  await onLivePage(async (page, { edit }) => {
    edit(STYLES, '.prose { color: teal }');
    await eventually(() => colorOf(page), 'rgb(0, 128, 128)');
    await page.waitForLoadState();
    const loaded = page.waitForEvent('load');
    edit('static/images/point.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await loaded;
    edit('src/client.ts', "document.documentElement.dataset.script = 'ran again';\n");
    await page.locator('html[data-script="ran again"]').waitFor();
  });
});

test('a page reloads after its server was replaced, however few builds the new one has made', async () => {
  await onLivePage(async (page) => {
    const event = { session: 'another', finished: 1, published: 1, diagnostics: '', unpublished: [] };
    const body = `data: ${JSON.stringify(event)}\n\n`;
    let loads = 0;
    // It stays to the end: a route that is taken away may take with it what the page asks for right then.
    await page.route('**/__dev/events*', (route) =>
      loads > 1 ? route.continue() : route.fulfill({ contentType: 'text/event-stream', body }),
    );
    page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
    await page.reload();
    await eventually(() => loads, 2);
  });
});
