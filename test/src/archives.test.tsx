import { archivePages, hasArchives } from '../../src/pages/archive/archives.ts';
import { paths } from '../../src/routes.ts';
import { assert, suite } from '../suite.ts';
import { attributes, type Document, one, textOf } from '../support/dom.ts';
import { articleEntry } from '../support/planned-site.ts';
import { rendered } from '../support/rendered.ts';
import { renderedInPage } from '../support/rendered-in-page.ts';

const { default: ArchivePage } = await import('../../src/pages/archive/ArchivePage.tsx');
const { PageLinks } = await import('../../src/ui/PageLinks.tsx');

const test = suite('Archives');

const CATEGORIES: readonly string[] = ['Outils', 'Outils', 'Outils', 'Design & UX'];

const BLOG = { titre: 'Le blog' };

/** So many articles, the newest first, a quarter of them about design. */
function articles(count: number) {
  return Array.from({ length: count }, (_, index) =>
    articleEntry(`article-${index}`, { categorie: CATEGORIES[index % CATEGORIES.length] ?? 'Outils' }),
  );
}

test('there are none up to sixty articles, which the blog lists itself', () => {
  assert.not(hasArchives(articles(60)));
  assert.equal(archivePages(articles(60), BLOG), []);
  assert.ok(hasArchives(articles(61)));
});

test('each article is in one page of the archive of all, in order, and in one of its category’s', () => {
  const all = articles(230);
  const pages = archivePages(all, BLOG);
  const listed = (category?: string) =>
    pages.filter(({ props }) => props.category === category).flatMap(({ props }) => props.articles);
  const found = listed().map(({ path }) => path);
  const expected = all.map(({ path }) => path);
  assert.equal(found, expected);
  const actual = [...listed('outils'), ...listed('design-ux')].map(({ path }) => path).sort();
  const wanted = all.map(({ path }) => path).sort();
  assert.equal(actual, wanted);
  assert.ok(listed('design-ux').every(({ categorie }) => categorie === 'Design & UX'));
});

test('pages follow each other by number, each at an address of its own, none of them empty', () => {
  const pages = archivePages(articles(230), BLOG);
  assert.is(new Set(pages.map(({ path }) => path)).size, pages.length);
  const ofAll = pages.filter(({ props }) => props.category === undefined);
  const found = ofAll.map(({ path }) => path);
  const expected = ofAll.map((_, index) => paths.archive(index + 1));
  assert.equal(found, expected);
  for (const { path, props } of pages) {
    assert.ok(props.articles.length > 0, path);
    assert.is(path, paths.archive(props.page, props.category));
    assert.ok(props.before + props.articles.length <= props.count, path);
  }
  assert.ok(pages.every(({ path }) => !path.startsWith(`${paths.blog}/`)));
});

test('a page says which one it is, lists its articles, and leads to those above it', () => {
  const pages = archivePages(articles(230), BLOG).map(({ path, props }) => {
    return { path, props, shown: renderedInPage(<ArchivePage {...props} />, { path }) };
  });
  assert.is(new Set(pages.map(({ shown }) => textOf(one(shown, 'title')))).size, pages.length);
  for (const { path, props, shown } of pages) {
    const listed = props.articles.map((article) => article.path);
    assert.equal(attributes(shown, 'main h3 a[href^="/blog/"]', 'href'), listed, path);
    const above = [paths.home, paths.blog, ...(props.category ? [paths.archive(1)] : [])];
    assert.equal(attributes(shown, 'nav[aria-label^="Fil"] a', 'href'), above, path);
  }
});

test('a page leads to its neighbours, the first and the last, and says which one it is', () => {
  const links = (page: number, pages: number) =>
    rendered(<PageLinks page={page} pages={pages} pathOf={(number) => `/p/${number}`} />);
  const numbers = (shown: Document) => attributes(shown, '[aria-label^="Page "]', 'href').map((path) => path?.slice(3));
  assert.equal(numbers(links(5, 9)), ['1', '3', '4', '5', '6', '7', '9']);
  assert.equal(attributes(links(5, 9), '[aria-current="page"]', 'href'), ['/p/5']);
  assert.equal(attributes(links(5, 9), '[rel]', 'href'), ['/p/4', '/p/6']);
  assert.equal([numbers(links(1, 2)), attributes(links(1, 2), '[rel]', 'rel')], [['1', '2'], ['next']]);
  assert.equal(attributes(links(2, 2), '[rel]', 'rel'), ['prev']);
  assert.equal(numbers(links(1, 1)), []);
});
