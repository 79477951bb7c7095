import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { PlannedPage } from '../../../build/contract/definition.ts';
import type { Entry } from '../../../build/contract/entry.ts';
import { sitemap } from '../../../src/files/sitemap.ts';
import { assert, suite } from '../../suite.ts';
import { articleEntry, entriesIn, url } from '../../support/planned-site.ts';

const test = suite('Sitemap');

const parser = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'url' });
const none = entriesIn<never>([]);

function pagesAt(...paths: string[]): PlannedPage[] {
  return paths.map((path) => ({ contentType: 'text', path, output: `${path.slice(1)}/index.html`, props: {} }));
}

function read(contents: string | Uint8Array) {
  const text = String(contents);
  assert.is(XMLValidator.validate(text), true);
  return parser.parse(text);
}

test('dates a page by its update, else by its day, and says nothing of a page that has neither', () => {
  const article = entriesIn([
    articleEntry('nouveau', { date: '2025-08-01', miseAJour: { date: '2025-09-02', texte: 'Une note.' } }),
    articleEntry('ancien', { date: '2025-01-05' }),
  ]);
  const pages = pagesAt('/', '/blog/ancien', '/blog/nouveau');
  const file = sitemap({ article, caseStudy: none, text: none }, { pages, url });
  assert.is(file.output, 'sitemap.xml');
  assert.equal(read(file.contents).urlset.url, [
    { loc: 'https://exemple.test/' },
    { loc: 'https://exemple.test/blog/ancien', lastmod: '2025-01-05' },
    { loc: 'https://exemple.test/blog/nouveau', lastmod: '2025-09-02' },
  ]);
});

test('dates case studies and texts by their last version', () => {
  const entry = (path: string, data: object): Entry<never> => ({ ...articleEntry(path), path, data: data as never });
  const caseStudy = entriesIn([
    entry('/a', { date: '2025-01-01' }),
    entry('/b', { date: '2025-01-01', modifie: '2025-02-02' }),
  ]);
  const text = entriesIn([entry('/c', { version: '2025-03-03' }), entry('/d', {})]);
  const file = sitemap({ article: none, caseStudy, text }, { pages: pagesAt('/a', '/b', '/c', '/d'), url });
  const days = read(file.contents).urlset.url.map(({ lastmod }: { lastmod?: string }) => lastmod);
  assert.equal(days, ['2025-01-01', '2025-02-02', '2025-03-03', undefined]);
});

test('writes addresses that XML would read otherwise', () => {
  const file = sitemap({ article: none, caseStudy: none, text: none }, { pages: pagesAt('/a&b<c>"d"'), url });
  assert.equal(read(file.contents).urlset.url, [{ loc: 'https://exemple.test/a&b<c>"d"' }]);
});
