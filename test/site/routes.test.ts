import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { all, attributes, one, textOf } from '../support/dom.ts';
import { realPage, realPages, realSettings } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';
import { ARTICLES, ROUTES } from '../support/specification.ts';

const test = suite('Routes of the site');

/** Screens for hosts, which are no routes. */
const SCREENS = ['/404', '/500'];

test('holds every route of the specification, the two screens, and nothing else', async () => {
  assert.equal([...(await realPages()).keys()].sort(), [...ROUTES, ...SCREENS].sort());
});

test('answers every route with 200 and HTML, without a redirect', async () => {
  const { url } = await realSite();
  const wrong = await Promise.all(
    ROUTES.map(async (path) => {
      const response = await fetch(url + path, { redirect: 'manual' });
      await response.arrayBuffer();
      const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
      return response.status === 200 && isHtml ? [] : [`${path}: ${response.status}`];
    }),
  );
  assert.equal(wrong.flat(), []);
});

test('answers an unknown path, at any depth, with 404 and the not-found screen', async () => {
  const { url, result } = await realSite();
  const screen = result.pages.find(({ route }) => route.path === '/404');
  for (const path of ['/nulle-part', '/blog/nulle-part', '/services/design/nulle-part']) {
    const response = await fetch(url + path);
    assert.is(response.status, 404, path);
    assert.is(await response.text(), screen?.file.contents, path);
  }
});

test('the not-found and error screens say what the specification has them say, in English, and lead home', async () => {
  const expected = [
    ['/404', ['404', 'Oops! Page not found'], 'Return to Home'],
    ['/500', ['Unexpected Application Error!'], 'Return to Home'],
  ] as const;
  for (const [path, texts, link] of expected) {
    const main = one(await realPage(path), 'main');
    assert.is(main.attribs.lang, 'en');
    for (const text of texts) assert.ok(textOf(main).includes(text), `${path} says ${text}`);
    assert.is(textOf(one(main, 'a[href="/"]')), link);
  }
});

test('gives every page one h1 that is not empty, and French as its language', async () => {
  for (const [path, page] of await realPages()) {
    assert.ok(textOf(one(page, 'h1')).length > 0, `h1 of ${path}`);
    assert.is(one(page, 'html').attribs.lang, 'fr', `language of ${path}`);
  }
});

test('gives every page a title that no other page has', async () => {
  const pages = [...(await realPages()).values()];
  const titles = pages.map((page) => textOf(one(page, 'head > title')));
  assert.is(titles.filter((title) => title === '').length, 0);
  assert.equal(
    titles.filter((title, index) => titles.indexOf(title) !== index),
    [],
  );
});

test('gives every page a description of 50 to 160 characters that no other page has', async () => {
  const descriptions: string[] = [];
  for (const [path, page] of await realPages()) {
    const description = one(page, 'meta[name="description"]').attribs.content ?? '';
    assert.ok(description.length >= 50 && description.length <= 160, `${path}: ${description.length} characters`);
    descriptions.push(description);
  }
  assert.is(new Set(descriptions).size, descriptions.length);
});

test('names every route as its own canonical address, but the short page on automation', async () => {
  const { origin } = new URL(realSettings().adresse);
  for (const path of ROUTES) {
    const expected = path === '/automatisation-processus' ? '/services/automatisation-de-processus' : path;
    assert.equal(attributes(await realPage(path), 'link[rel="canonical"]', 'href'), [origin + expected], path);
  }
});

test('links the short page on automation to the page it stands in for', async () => {
  const main = one(await realPage('/automatisation-processus'), 'main');
  assert.ok(all(main, 'a[href="/services/automatisation-de-processus"]').length > 0);
});

test('keeps the two screens out of search results, without a canonical address', async () => {
  for (const path of SCREENS) {
    const page = await realPage(path);
    assert.is(one(page, 'meta[name="robots"]').attribs.content, 'noindex');
    assert.is(all(page, 'link[rel="canonical"]').length, 0);
  }
});

test('has no page below /blog but the articles and the list of them all', async () => {
  const { result } = await realSite();
  const below = result.files.map(({ path }) => path).filter((path) => /^blog\/.+\.html$/.test(path));
  const expected = ['index.html', ...[...ARTICLES, 'tous-les-articles'].map((slug) => `${slug}/index.html`)];
  assert.equal(below.sort(), expected.map((path) => `blog/${path}`).sort());
});

test.run();
