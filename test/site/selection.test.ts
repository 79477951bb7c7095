import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { all, one, textOf } from '../support/dom.ts';
import { entriesOfKind, realPage } from '../support/real-pages.ts';

const test = suite('The page of all articles');

test('leads to the blog, with the number of the articles that are published', async () => {
  const main = one(await realPage('/blog/tous-les-articles'), 'main');
  const { length } = await entriesOfKind('article');
  const links = all(one(main, 'header'), 'a[href="/blog"]').map(textOf);
  assert.ok(
    links.some((text) => new RegExp(`\\b${length}\\b`).test(text)),
    links.join(),
  );
});

test.run();
