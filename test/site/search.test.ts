import { brotliCompressSync } from 'node:zlib';
import { DomUtils } from 'htmlparser2';
import { fileText } from '../../build/contract/output.ts';
import { slugify } from '../../src/format/slug.ts';
import { SiteSearch } from '../../src/search/site-search.ts';
import { assert, suite } from '../suite.ts';
import { all, attributes, one, textOf } from '../support/dom.ts';
import { entriesOfType, realPage } from '../support/real-pages.ts';
import { realSite } from '../support/real-site.ts';

const test = suite('Search of the site');

/** Bytes after brotli of all that the search ever loads, for so many documents; more of them may weigh more in proportion. */
const BUDGET = { bytes: 30_000, documents: 33 };

async function filesNamed(pattern: RegExp) {
  const { result } = await realSite();
  return result.files.filter(({ path }) => pattern.test(path));
}

async function realSearch(): Promise<SiteSearch> {
  const [index] = await filesNamed(/^recherche\.json$/);
  assert.ok(index);
  return new SiteSearch(async () => JSON.parse(fileText(index)));
}

test('weighs 30 kB at most, code and data, for a site of this size', async () => {
  const data = await filesNamed(/^recherche\.json$/);
  const code = (await filesNamed(/^assets\/chunk-.*\.js$/)).filter((file) => fileText(file).includes('Aucun r'));
  assert.is(code.length, 1);
  const sizes = [...code, ...data].map((file) => [file.path, brotliCompressSync(fileText(file)).length] as const);
  const sum = sizes.reduce((total, [, size]) => total + size, 0);
  const documents = data.reduce((count, file) => count + JSON.parse(fileText(file)).results.length, 0);
  const budget = (BUDGET.bytes * Math.max(documents, BUDGET.documents)) / BUDGET.documents;
  assert.ok(sum <= budget, `${sum} bytes: ${sizes.map(([path, size]) => `${path} ${size}`).join(', ')}`);
});

test('finds every article, service and case study by its own title, before most others', async () => {
  const search = await realSearch();
  for (const { path, data } of await searched()) {
    const { documents } = await search.find(data.titre);
    const [first] = await search.results(documents);
    assert.is(first?.href, path, data.titre);
  }
});

test('finds every service by each question that it answers', async () => {
  const search = await realSearch();
  for (const { path, data } of await entriesOfType('service'))
    for (const { question } of data.questions ?? []) {
      const { documents, complete } = await search.find(question);
      const found = await search.results(documents.slice(0, complete));
      assert.ok(
        found.some(({ href }) => href === path),
        `${path}: ${question}`,
      );
    }
});

test('shows titles as their pages do', async () => {
  const search = await realSearch();
  const results = await search.results(Array.from({ length: (await searched()).length }, (_, document) => document));
  for (const { href, title } of results) assert.is(breakable(title), breakable(await titleOf(href)), href);
});

test('offers each category of an article with the number of its cards', async () => {
  const blog = await realPage('/blog');
  const cards = attributes(blog, '[data-category]', 'data-category');
  const articles = (await entriesOfType('article')).map(({ data }) => slugify(data.categorie));
  const counted = articles.length > cards.length ? articles : cards;
  const offered = attributes(blog, '[name="categorie"]', 'value');
  assert.equal([...offered].sort(), ['', ...new Set(counted)].sort());
  const counts = all(blog, 'fieldset span').map((count) => Number(textOf(count)));
  const actual = offered.map((slug) => (slug === '' ? counted.length : counted.filter((one) => one === slug).length));
  assert.equal(counts, actual);
  for (const category of articles) assert.ok(offered.includes(category), category);
});

async function titleOf(href: string): Promise<string> {
  return DomUtils.textContent(one(await realPage(href), 'h1'));
}

/** Short words of a page's title are bound to the next one, so that no line ends with them. */
function breakable(title: string): string {
  return title.replaceAll('\u00a0', ' ');
}

async function searched() {
  return [await entriesOfType('article'), await entriesOfType('service'), await entriesOfType('caseStudy')].flat();
}
