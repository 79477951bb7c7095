import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ContentList, ContentTypeInfo, ListedFile } from '../../../../../build/workshop/api.ts';
import {
  type Arrangement,
  AS_IT_COMES,
  arranged,
  categoriesOf,
} from '../../../../../build/workshop/client/list/arrange.ts';
import { rowsOf } from '../../../../../build/workshop/client/list/rows.ts';

const test = suite("The workshop's table of content");

const contentType = (name: string, more: Partial<ContentTypeInfo> = {}): ContentTypeInfo => ({
  name,
  title: name,
  plural: `${name}s`,
  description: '',
  folder: 'content',
  single: false,
  text: true,
  slots: [],
  schema: {},
  ...more,
});
const file = (slug: string, more: Partial<ListedFile> = {}): ListedFile => ({
  path: `content/${slug}.md`,
  contentType: 'article',
  slug,
  title: slug,
  address: `/${slug}`,
  errors: 0,
  warnings: 0,
  ...more,
});
const { contentType: _, ...stranger } = file('inconnu');
const LIST: ContentList = {
  contentTypes: [contentType('article'), contentType('service'), contentType('home', { single: true })],
  files: [
    file('ete', { title: 'Un été à l’œuvre', errors: 1, category: 'Outils', date: '2025-08-15' }),
    file('brouillon', { title: 'Deux', unpublished: { why: 'draft' }, category: 'Business', date: '2025-01-02' }),
    file('plus-tard', { title: 'Dix 10', unpublished: { why: 'scheduled', from: '2026-12-03' }, date: '2026-12-03' }),
    file('neuf', { title: 'Dix 9', contentType: 'service', warnings: 2 }),
    file('index', { contentType: 'home', title: 'École' }),
    stranger,
  ],
  today: '2026-01-01',
  base: '',
  variables: {},
  downloads: [],
  callOuts: {},
  blocks: [],
};
const CHANGES = {
  'content/ete.md': { at: '2026-01-01T23:30:00-05:00', author: 'Ada' },
  'content/neuf.md': { at: '2026-01-02T01:00:00Z' },
};
const rows = (unsaved: readonly string[] = []) => rowsOf(LIST, new Set(unsaved), CHANGES);
const slugs = (wanted: Partial<Arrangement>, unsaved?: readonly string[]) =>
  arranged(rows(unsaved), { ...AS_IT_COMES, sort: 'title', descending: false, ...wanted }).map(({ file }) => file.slug);

test('texts are found by parts of words, whatever their accents and capitals, in title, address, state, category and author', () => {
  assert.equal(slugs({ typed: 'ETE oeu' }), ['ete']);
  assert.equal(slugs({ typed: '/plus' }), ['plus-tard']);
  assert.equal(slugs({ typed: 'décembre' }), ['plus-tard']);
  assert.equal(slugs({ typed: 'business' }), ['brouillon']);
  assert.equal(slugs({ typed: 'ada' }), ['ete']);
  assert.equal(slugs({ typed: 'deux trois' }), []);
});

test('filters keep what fits all of them', () => {
  assert.equal(slugs({ contentType: 'article' }), ['brouillon', 'plus-tard', 'ete']);
  assert.equal(slugs({ contentType: 'article', category: 'Outils' }), ['ete']);
  assert.equal(slugs({ state: 'draft' }), ['brouillon']);
  assert.equal(slugs({ state: 'scheduled' }), ['plus-tard']);
  assert.equal(slugs({ state: 'errors' }), ['ete']);
  assert.equal(slugs({ state: 'unsaved' }, ['content/neuf.md']), ['neuf']);
  assert.equal(slugs({ state: 'released', contentType: 'service' }), ['neuf']);
});

test('titles are in the order of a French dictionary, numbers by their value', () => {
  assert.equal(slugs({}), ['brouillon', 'neuf', 'plus-tard', 'index', 'inconnu', 'ete']);
  assert.equal(slugs({ descending: true }), slugs({}).reverse());
});

test('dates are in the order of time, whatever their zone; texts without one come last in both directions', () => {
  assert.equal(slugs({ sort: 'date' }).slice(0, 3), ['brouillon', 'ete', 'plus-tard']);
  assert.equal(slugs({ sort: 'date', descending: true }).slice(0, 3), ['plus-tard', 'ete', 'brouillon']);
  assert.equal(slugs({ sort: 'changed', descending: true }).slice(0, 2), ['ete', 'neuf']);
  assert.equal(slugs({ sort: 'changed' }).slice(0, 2), ['neuf', 'ete']);
});

test('the categories to choose from are those of the chosen content type', () => {
  assert.equal(categoriesOf(rows(), ''), ['Business', 'Outils']);
  assert.equal(categoriesOf(rows(), 'service'), []);
});

test('a file says its state, what there is to mend, and what is not saved; one of no content type has no state', () => {
  const tones = rows(['content/ete.md']).map(({ badges }) => badges.map(({ tone }) => tone));
  assert.equal(tones, [['success', 'error', 'warning'], ['quiet'], ['quiet'], ['success', 'warning'], ['success'], []]);
});

test.run();
