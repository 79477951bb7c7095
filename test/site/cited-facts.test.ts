import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { all, attributes, type Document, textOf } from '../support/dom.ts';
import { goneLive } from '../support/gone-live.ts';
import { realPage } from '../support/real-pages.ts';

const test = suite('Facts that pages cite');

function sourcesOf(page: Document) {
  const lists = all(page, 'main section[aria-labelledby="sources-et-dates"]');
  assert.ok(lists.length < 2);
  return lists.flatMap((list) => all(list, 'li')).filter((item) => textOf(item).startsWith('Essaim'));
}

test('are listed at the end, each once, in the order in which the text comes to them, and no others', async () => {
  const { page, paths } = await goneLive();
  for (const path of [paths.article, paths.text]) {
    const items = sourcesOf(page(path));
    assert.equal(items.map(textOf), [
      'Essaim, forfait Deux : 100 lignes, non daté',
      'Essaim, forfait Un : 12 $ par mois, vérifié le 20 août 2025',
    ]);
    const actual = items.flatMap((item) => attributes(item, 'a', 'href'));
    assert.equal(actual, ['https://exemple.fr/deux', 'https://exemple.fr/un']);
  }
});

test('are listed where front matter names them, and not spoken of where a page cites none', async () => {
  const { page, paths } = await goneLive();
  const days = sourcesOf(page(paths.service)).flatMap((item) => attributes(item, 'time', 'datetime'));
  assert.equal(days, ['2025-08-20']);
  assert.is(all(await realPage('/contact'), '#sources-et-dates').length, 0);
});

test('go with the page into its Markdown alternate', async () => {
  const { file, paths } = await goneLive();
  const alternate = file(`${paths.article.slice(1)}.md`);
  assert.match(
    alternate,
    /## Sources et dates de vérification\n[\s\S]*\[forfait Deux\]\(https:\/\/exemple\.fr\/deux\)/,
  );
});

test.run();
