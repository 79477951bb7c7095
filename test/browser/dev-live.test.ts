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
const text = (word: string) =>
  textPage('Contact', `## Écrire\n\nUn ${word} texte.\n\n![Un point](/images/point.svg)\n\n- un\n- deux`);

const shows = (page: Page, words: string) => page.locator('main', { hasText: words }).waitFor();
const styleOf = (page: Page, name: string) =>
  page.locator('main > div').evaluate((prose, name) => getComputedStyle(prose).getPropertyValue(name), name);

/** Opens a page of the fixture and hands it to the work. */
async function onContact(
  work: (page: Page, server: Awaited<ReturnType<typeof devServer>>) => Promise<void>,
): Promise<void> {
  const site = fixtureSite({ [CONTACT]: text('premier') });
  const server = await devServer({ site });
  await server.nextBuild();
  await inPage({}, async (page) => {
    const complaints = complaintsOf(page);
    await page.goto(`${server.url}contact`);
    await work(page, server);
    assert.equal(complaints, [], 'nothing failed or was blocked by the policy');
  });
}

test('a word that is saved shows in the page, which stays where its reader is', async () => {
  await onContact(async (page, { edit }) => {
    const long = (word: string) => text(word) + '\nUn paragraphe.\n'.repeat(200);
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

test('what a reader has typed stays while another page changes, whose warnings show all the same', async () => {
  await onContact(async (page, { edit }) => {
    await page.evaluate(() => document.querySelector('main')?.append(document.createElement('input')));
    await page.locator('main input').fill('Bonjour');
    edit('content/pages/neuf.md', textPage('Neuf', 'Un texte.\n\n[inutile]: /contact'));
    await page.locator('dev-diagnostics button.open').waitFor();
    assert.is(await page.locator('main input').inputValue(), 'Bonjour');
    edit(CONTACT, text('second'));
    await shows(page, 'second');
    assert.is(await page.locator('main input').count(), 0);
  });
});

test('a style, a picture that keeps its address and a script that are saved show likewise', async () => {
  await onContact(async (page, { edit }) => {
    edit(STYLES, '.prose { color: teal }');
    await eventually(() => styleOf(page, 'color'), 'rgb(0, 128, 128)');
    await page.waitForLoadState();
    const loaded = page.waitForEvent('load');
    edit('static/images/point.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await loaded;
    edit('src/client.ts', "document.documentElement.dataset.script = 'ran again';\n");
    await page.locator('html[data-script="ran again"]').waitFor();
  });
});

test('a page of a server that another one has taken the place of is loaded anew, however few builds that one has made', async () => {
  await onContact(async (page) => {
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
