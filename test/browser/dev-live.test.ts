import type { Page } from 'playwright-core';
import { assert, suite } from '../suite.ts';
import { inPage } from '../support/browser.ts';
import { complaintsOf } from '../support/complaints.ts';
import { devServer } from '../support/dev-server.ts';
import { eventually } from '../support/eventually.ts';
import { fixtureSite, textPage } from '../support/fixture-site.ts';

const test = suite('An open page of the development server');

const CONTACT = 'content/pages/contact.md';
const STYLES = 'src/TextPage.module.css';
const text = (word: string) => textPage('Contact', `## Écrire\n\nUn ${word} texte.\n\n- un\n- deux`);

const shows = (page: Page, words: string) => page.locator('main', { hasText: words }).waitFor();
const styleOf = (page: Page, name: string) =>
  page.locator('main > div').evaluate((prose, name) => getComputedStyle(prose).getPropertyValue(name), name);

/** Opens a page of the fixture, marks it, and hands it to the work. `stayed`: it has not been loaded again since. */
async function onContact(
  work: (page: Page, server: Awaited<ReturnType<typeof devServer>>, stayed: () => Promise<boolean>) => Promise<void>,
  changes: Readonly<Record<string, string>> = {},
): Promise<void> {
  const site = fixtureSite({ [CONTACT]: text('premier'), ...changes });
  const server = await devServer({ site });
  await server.nextBuild();
  await inPage({}, async (page) => {
    const complaints = complaintsOf(page);
    await page.goto(`${server.url}contact`);
    await page.evaluate(() => document.body.append(document.createElement('dev-mark')));
    await work(page, server, () => page.evaluate(() => document.querySelector('dev-mark') !== null));
    assert.equal(complaints, [], 'nothing failed or was blocked by the policy');
  });
}

test('a word that is saved shows in the page as it stands: nothing typed, scrolled or focused is lost', async () => {
  await onContact(async (page, { edit }, stayed) => {
    await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('input')));
    await page.locator('main > input').pressSequentially('à moitié');
    for (const word of ['second', 'troisième', '<beau> & "quatrième"']) {
      edit(CONTACT, text(word.replace('<', '\\<')));
      await shows(page, word);
    }
    assert.ok(await stayed());
    assert.is(await page.locator('main > input:focus').inputValue(), 'à moitié');
  });
});

test('so do a title, in all its places, and the address of a link', async () => {
  const linking = (title: string, to: string) => textPage(title, `## Écrire\n\nUn [lien](${to}).`);
  await onContact(
    async (page, { edit }, stayed) => {
      edit(CONTACT, linking('Joindre', '/contact'));
      await page.locator('main a[href="/contact"]').waitFor();
      assert.is(await page.title(), 'Joindre');
      assert.is(await page.locator('h1').innerText(), 'Joindre');
      assert.match((await page.locator('meta[name="description"]').getAttribute('content')) ?? '', 'Joindre');
      assert.ok(await stayed());
    },
    { [CONTACT]: linking('Contact', '/') },
  );
});

test('a style that is saved takes the place of the old one, of which nothing is left', async () => {
  await onContact(async (page, { edit }, stayed) => {
    for (const [name, value] of [
      ['teal', 'rgb(0, 128, 128)'],
      ['gold', 'rgb(255, 215, 0)'],
    ] as const) {
      edit(STYLES, `.prose { color: ${name} }`);
      await eventually(() => styleOf(page, 'color'), value);
    }
    edit(STYLES, '.prose { font-weight: bold }');
    await eventually(() => styleOf(page, 'font-weight'), '700');
    assert.is(await styleOf(page, 'color'), 'rgb(0, 0, 0)');
    assert.ok(await stayed());
  });
});

test('a new paragraph is loaded with the page, and a word in it afterwards is not', async () => {
  await onContact(async (page, { edit }, stayed) => {
    edit(CONTACT, `${text('premier')}\nUn paragraphe de plus.\n`);
    await shows(page, 'de plus');
    // A mark that comes before the page's script has looked at what it came as would count as changed since.
    await page.waitForLoadState();
    assert.not(await stayed());
    await page.evaluate(() => document.body.append(document.createElement('dev-mark')));
    edit(CONTACT, `${text('premier')}\nUn paragraphe nouveau.\n`);
    await shows(page, 'nouveau');
    assert.ok(await stayed());
  });
});

test('what a script has changed since is loaded anew rather than guessed', async () => {
  await onContact(async (page, { edit }, stayed) => {
    await page.locator('main p').evaluate((paragraph) => paragraph.replaceChildren('Un texte de script.'));
    edit(CONTACT, text('second'));
    await shows(page, 'Un second texte.');
    assert.not(await stayed());
  });
});

test('a picture that keeps its address is seen anew, and so is a script that has another', async () => {
  await onContact(async (page, { edit, nextBuild }, stayed) => {
    const loaded = page.waitForEvent('load');
    edit('static/images/point.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await loaded;
    assert.not(await stayed());
    edit('src/client.ts', "document.documentElement.dataset.script = 'ran again';\n");
    await nextBuild();
    await page.locator('html[data-script="ran again"]').waitFor();
  });
});

test('a page of a server that another one has taken the place of is loaded anew, however few builds that one has made', async () => {
  await onContact(async (page) => {
    const event = { session: 'another', finished: 1, published: 1, reloading: 0, diagnostics: '', unpublished: [] };
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

test('a change elsewhere in the site leaves the page alone', async () => {
  await onContact(async (page, { edit, nextBuild }, stayed) => {
    edit('content/pages/autre.md', textPage('Autre', 'Une autre page.'));
    await nextBuild();
    edit(CONTACT, text('second'));
    await shows(page, 'Un second texte.');
    assert.ok(await stayed());
  });
});
