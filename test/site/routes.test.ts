import { paths } from '../../src/routes.ts';
import { assert, suite } from '../suite.ts';
import { all, attributes, textOf } from '../support/dom.ts';
import { entriesOfType, realPage, realPages } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Routes and links of the site');

test('has no page below /blog but the articles and the list of them all', async () => {
  const { result } = await realSite();
  const below = result.files.map(({ path }) => path).filter((path) => /^blog\/.+\.html$/.test(path));
  const articles = (await entriesOfType('article')).map(({ slug }) => `blog/${slug}/index.html`);
  assert.equal(below.sort(), ['blog/index.html', 'blog/tous-les-articles/index.html', ...articles].sort());
});

test('one text leads to one page, wherever it stands on a page (WCAG 2.2, 2.4.4)', async () => {
  const ambiguous: string[] = [];
  for (const [path, document] of await realPages()) {
    const targets = new Map<string, Set<string>>();
    for (const link of all(document, 'a[href]')) {
      const { href = '', 'aria-label': label } = link.attribs;
      const name = (label ?? textOf(link)).trim().replace(/\s+/g, ' ');
      // Two places of one page may share a name, and a link may tell the contact form what its page is about.
      const page = href.replace(/\?sujet=.*|#.*/, '') || path;
      targets.set(name, (targets.get(name) ?? new Set()).add(page));
    }
    assert.ok(targets.size > 10, path);
    assert.not(targets.has(''), `${path} has a link without a text`);
    for (const [name, pages] of targets)
      if (pages.size > 1) ambiguous.push(`${path}: ${name} → ${[...pages].join(', ')}`);
  }
  assert.equal(ambiguous, []);
});

test('lists, prices, resources, measures and texts end with a link to the contact page', async () => {
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
