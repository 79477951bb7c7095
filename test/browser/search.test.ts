import type { Locator, Page } from 'playwright-core';
import { assert, suite } from '../suite.ts';
import { atRest } from '../support/at-rest.ts';
import {
  anArticle,
  cards,
  field,
  onBlog,
  results,
  SEARCH_FILES,
  searchAnswer,
  status,
} from '../support/blog-search.ts';
import { eventually } from '../support/eventually.ts';
import { PHONE } from '../support/on-page.ts';
import { holdRequests } from '../support/traffic.ts';

const test = suite('Search on the blog');

test('loads nothing before its field has focus, and each file once; Escape empties it', () =>
  onBlog(async (page, url, asked) => {
    await atRest(page);
    assert.equal(asked, []);
    const before = await cards(page).count();
    await field(page).focus();
    await eventually(() => asked.length, 2);
    await page.keyboard.type('facture', { delay: 20 });
    await eventually(async () => /\d+ résultats? pour/.test(await status(page).innerText()), true);
    assert.is(asked.length, 2);
    assert.is(new Set(asked).size, 2);
    await eventually(() => page.url(), `${url}?q=facture`);
    await eventually(() => cards(page).count(), 0);
    await field(page).press('Escape');
    await eventually(() => cards(page).count(), before);
    assert.is(await results(page).count(), 0);
    await eventually(() => page.url(), url);
  }));

const hasFocus = (place: Locator) => place.evaluate((element) => element === document.activeElement);

/** Asks for other words while the focus stays where it is: an answer that comes after the reader has gone on. */
function askFor(page: Page, words: string): Promise<void> {
  return field(page).evaluate((input: HTMLInputElement, value) => {
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, words);
}

test('focus on a result survives a change of the list, and is not lost with the result', () =>
  onBlog(async (page) => {
    await field(page).fill('automat');
    await eventually(() => results(page).count(), 10);
    const address = await results(page).nth(1).getAttribute('href');
    await results(page).nth(1).focus();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'));
    await askFor(page, 'automatisation');
    await searchAnswer(page, 'automatisation');
    assert.is(await focused(), address);
    await askFor(page, 'xyzzyx');
    await eventually(async () => /Aucun résultat/.test(await status(page).innerText()), true);
    assert.ok(await hasFocus(field(page)));
  }));

test('goes from the field to a result and back by the keyboard', async () => {
  const { titre, path } = await anArticle();
  await onBlog(async (page, url) => {
    await field(page).focus();
    await page.keyboard.type(titre);
    await searchAnswer(page, titre);
    await eventually(() => cards(page).count(), 0, 'the list makes room');
    await page.keyboard.press('ArrowDown');
    const isFirst = () => hasFocus(results(page).first());
    await eventually(isFirst, true);
    await page.keyboard.press('ArrowUp');
    await eventually(() => hasFocus(field(page)), true);
    await page.keyboard.press('Enter');
    await eventually(isFirst, true);
    await page.keyboard.press('Escape');
    await eventually(() => hasFocus(field(page)), true);
    assert.is(await field(page).inputValue(), titre);
    await page.keyboard.press('Enter');
    await eventually(isFirst, true);
    await page.keyboard.press('Enter');
    await page.waitForURL(url.replace(/\/blog$/, path));
  });
});

test('a search has an address to share and return to, without a history entry for each letter', async () => {
  const { word } = await anArticle();
  await onBlog(
    async (page, url) => {
      const steps = await page.evaluate(() => history.length);
      await eventually(async () => (await results(page).count()) > 0, true);
      assert.is(await field(page).inputValue(), word);
      const result = results(page).filter({ hasText: word }).first();
      assert.ok((await result.locator('mark').allInnerTexts()).includes(word));
      assert.ok(Number.parseInt(await status(page).innerText(), 10) >= (await results(page).count()));
      assert.is(await status(page).getAttribute('role'), 'status');
      await field(page).focus();
      await page.keyboard.type('x');
      await eventually(() => page.url(), `${url}?q=${encodeURIComponent(`${word}x`)}`);
      await page.keyboard.press('Backspace');
      await eventually(() => page.url(), `${url}?q=${encodeURIComponent(word)}`);
      assert.is(await page.evaluate(() => history.length), steps);
      await results(page).first().click();
      await page.waitForURL((to) => to.pathname !== '/blog');
      await page.goBack();
      await eventually(async () => (await results(page).count()) > 0, true);
      assert.is(await field(page).inputValue(), word);
    },
    `?q=${encodeURIComponent(word)}`,
  );
});

test('a page that a browser kept, but not its words, shows them again when it is come back to', () =>
  onBlog(async (page) => {
    await results(page).first().waitFor();
    await field(page).evaluate((input: HTMLInputElement) => {
      input.value = '';
      // Playwright switches the real cache off; this is the event that a page hears when it comes back from there.
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    assert.is(await field(page).inputValue(), 'facture');
  }, '?q=facture'));

test('a query typed on a slow network is answered once the index is there', () =>
  onBlog(async (page) => {
    const release = await holdRequests(page, SEARCH_FILES);
    await field(page).fill('fact');
    await eventually(() => status(page).innerText(), 'Recherche en cours…');
    await field(page).fill('facture');
    release();
    await eventually(async () => /«\sfacture\s»/.test(await status(page).innerText()), true);
    assert.ok((await results(page).count()) > 0);
  }));

for (const [what, lost] of [
  ['its code', /\/assets\/chunk-/],
  ['its index', /\/recherche\.json$/],
] as const) {
  test(`says when ${what} could not be loaded, and tries again`, () =>
    onBlog(async (page) => {
      await page.route(lost, (route) => route.abort());
      await field(page).fill('facture');
      await eventually(async () => (await status(page).innerText()).includes('n’a pas pu se charger'), true);
      assert.ok((await cards(page).count()) > 0, 'the list is still there');
      await page.unroute(lost);
      await field(page).press('Enter');
      await eventually(async () => (await results(page).count()) > 0, true);
      assert.not.match(await status(page).innerText(), /charger/);
    }));
}

test('a failure is not told to who has asked for nothing since', () =>
  onBlog(async (page) => {
    await page.route(/\/recherche\.json$/, (route) => route.abort());
    const release = await holdRequests(page, /\/recherche\.json$/);
    await field(page).fill('facture');
    await eventually(() => status(page).innerText(), 'Recherche en cours…');
    await field(page).fill('');
    await status(page).waitFor({ state: 'hidden' });
    const failed = page.waitForEvent('console', (message) => message.type() === 'warning');
    release();
    await failed;
    assert.is(await status(page).count(), 0);
  }));

test('more results are shown by a button, ten at a time', () =>
  onBlog(async (page) => {
    await field(page).fill('a');
    await field(page).fill('outil');
    await eventually(() => results(page).count(), 10);
    const more = page.getByRole('button', { name: 'Afficher la suite' });
    await more.click();
    await eventually(async () => (await results(page).count()) > 10, true);
    assert.ok(
      await results(page)
        .nth(10)
        .evaluate((link) => link === document.activeElement),
    );
    const total = Number.parseInt(await status(page).innerText(), 10);
    assert.is(await more.isVisible(), (await results(page).count()) < total);
  }));

test('is worked by touch alone', async () => {
  const { word } = await anArticle();
  await onBlog(
    async (page) => {
      await field(page).tap();
      await page.keyboard.type(word);
      await page.getByRole('search').getByRole('button').tap();
      await eventually(async () => (await results(page).count()) > 0, true);
      await results(page).first().tap();
      await page.waitForURL((to) => to.pathname !== '/blog');
    },
    '',
    PHONE,
  );
});
