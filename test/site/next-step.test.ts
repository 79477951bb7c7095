import { paths } from '../../src/routes.ts';
import { assert, suite } from '../suite.ts';
import { all, textOf } from '../support/dom.ts';
import { entriesOfType, realPage, realPages } from '../support/real-pages.ts';

const test = suite('Where a reader goes from the end of a page');

test('lists, prices, resources and measures end on a way to the contact page, in words of their own', async () => {
  const pages = await realPages();
  const ends = [paths.blog, paths.allArticles, paths.toolPrices, paths.resources, paths.measures].flatMap((path) => {
    const page = pages.get(path);
    return page ? all(page, 'main > aside').map((end) => ({ path, end })) : [];
  });
  assert.ok(new Set(ends.map(({ path }) => path)).size >= 4);
  for (const { path, end } of ends) {
    const [way] = all(end, 'a');
    assert.match(way?.attribs.href ?? '', /^\/contact/, path);
  }
  assert.is(new Set(ends.map(({ end }) => textOf(end))).size, ends.length);
});

test('every text ends on a way to the contact page', async () => {
  const texts = await entriesOfType('text');
  for (const { path } of texts) {
    const ways = all(await realPage(path), 'main > aside a');
    assert.match(ways[0]?.attribs.href ?? '', /^\/contact/, path);
  }
  assert.ok(texts.length > 0);
});
