import { brotliCompressSync } from 'node:zlib';
import type { Html } from '../../build/contract/entry.ts';
import { notFound } from '../../src/pages/not-found/content-type.ts';
import { nearest } from '../../src/pages/not-found/nearest.ts';
import type { Site } from '../../src/pages/site.ts';
import { paths } from '../../src/routes.ts';
import { assert, suite } from '../suite.ts';
import { all, one, pageText, parseHtml, textOf } from '../support/dom.ts';
import { onePathOfEachType, realPage } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Not-found page');

/** Bytes after brotli that the list of pages and what reads it may weigh. */
const BUDGET = 3000;

const sizeOf = (text: string) => brotliCompressSync(text).length;

test('its list of pages and the script that chooses among them weigh 3 kB at most, without a request', async () => {
  const { result } = await realSite();
  const html = pageText(result.pages.find(({ route }) => route.path === '/404'));
  const [, helping = ''] = /(<nav\b[^>]*data-nearest.*?<\/nav><script>.*?<\/script>)/s.exec(html) ?? [];
  assert.ok(helping.includes('<li>') && one(parseHtml(helping), 'script'));
  assert.ok(sizeOf(helping) <= BUDGET, `${sizeOf(helping)} bytes`);
  assert.not.match(helping, /fetch|import\(|XMLHttpRequest|innerHTML/);
});

test('it offers a page of any kind but errors and second addresses at its own address, mistyped', async () => {
  const document = await realPage('/404');
  const known = all(document, '[data-nearest] a').map((link) => ({
    path: link.attribs.href ?? '',
    title: textOf(link),
  }));
  const shown = (await onePathOfEachType()).filter((path) => !/^\/(?:$|404|500|automatisation-processus)/.test(path));
  assert.ok(shown.length > 5);
  for (const path of shown) assert.is(nearest(`${path.toUpperCase()}.html`, known, 1)[0]?.path, path);
});

test('of ten thousand articles it names the newest that there is room for, after all other pages', async () => {
  const { result } = await realSite();
  const site = result.site as Site;
  const some = site.article.list;
  const many = Array.from({ length: Math.ceil(10_000 / some.length) }, (_, nth) =>
    some.map((one) => ({
      ...one,
      path: `${one.path}-${nth}`,
      data: { ...one.data, titre: `${one.data.titre} : cas ${nth}` },
    })),
  ).flat();
  const list = (articles: typeof many) =>
    notFound.props({ ...site.notFound, html: '' as Html }, { ...site, article: { ...site.article, list: articles } })
      .pages;
  const known = list(many);
  const others = known.filter(({ path }) => !many.some((article) => article.path === path));
  assert.equal(known.slice(0, others.length), others);
  const ofFewArticles = list(many.slice(0, 1)).slice(0, -1);
  assert.equal(
    others.filter(({ path }) => !path.startsWith(paths.archive(1))),
    ofFewArticles,
  );
  const named = known.length - others.length;
  assert.ok(named > 10);
  const actual = known.slice(others.length).map(({ path }) => path);
  assert.equal(
    actual,
    many.slice(0, named).map(({ path }) => path),
  );
  const html = known.map(({ path, title }) => `<li><a href="${path}">${title}</a></li>`).join('');
  assert.ok(sizeOf(html) <= BUDGET - 800, `${sizeOf(html)} bytes, and 800 for the script`);
});
