import { paths } from '../../src/routes.ts';
import { assert, suite } from '../suite.ts';
import { all, attributes, textOf } from '../support/dom.ts';
import { entriesOfType, realPage, realPages } from '../support/real-pages.ts';

const test = suite('Where a reader goes from the end of a page');

test('lists, prices, resources, measures and texts end on a way to the contact page, the former in words of their own', async () => {
  const pages = await realPages();
  const ends = [paths.blog, paths.allArticles, paths.toolPrices, paths.resources, paths.measures].flatMap((path) => {
    const page = pages.get(path);
    return page ? all(page, 'main > aside').map((end) => ({ path, end })) : [];
  });
  assert.ok(new Set(ends.map(({ path }) => path)).size >= 4);
  for (const path of [...ends.map(({ path }) => path), ...(await entriesOfType('text')).map(({ path }) => path)])
    assert.match(attributes(await realPage(path), 'main > aside a', 'href')[0] ?? '', /^\/contact/, path);
  assert.is(new Set(ends.map(({ end }) => textOf(end))).size, ends.length);
});
