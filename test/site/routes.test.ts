import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { all, attributes, one, textOf } from '../support/dom.ts';
import { pageText } from '../support/page-text.ts';
import { entriesOfKind, realPage, realPages, realSettings } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Routes of the site');

/** Screens for hosts, which are no routes. */
const SCREENS = ['/404', '/500'];

const routes = async () => [...(await realPages()).keys()].filter((path) => !SCREENS.includes(path));

test('answers every route with 200 and HTML, without a redirect', async () => {
  const { url } = await realSite();
  const wrong = await Promise.all(
    (await routes()).map(async (path) => {
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
    assert.is(await response.text(), pageText(screen), path);
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

test('names every page as its own canonical address, but where its front matter names another', async () => {
  const { origin } = new URL(realSettings().adresse);
  const elsewhere = new Map((await entriesOfKind('text')).map(({ path, data }) => [path, data.canonique]));
  for (const path of await routes()) {
    const expected = origin + (elsewhere.get(path) ?? path);
    assert.equal(attributes(await realPage(path), 'link[rel="canonical"]', 'href'), [expected], path);
  }
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
  const articles = (await entriesOfKind('article')).map(({ slug }) => `blog/${slug}/index.html`);
  assert.equal(below.sort(), ['blog/index.html', 'blog/tous-les-articles/index.html', ...articles].sort());
});

test.run();
