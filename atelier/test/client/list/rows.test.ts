import type { Diagnostic } from '../../../../build/contract/diagnostic.ts';
import { assert, suite } from '../../../../test/suite.ts';
import { type Arrangement, arrangeRows, categoriesOf, DEFAULT_ARRANGEMENT, rowsOf } from '../../../client/list/rows.ts';
import { waitingGroups } from '../../../client/overview/waiting-groups.ts';
import { contentList, contentTypeNamed as contentType, listedFile as file } from '../../support/content-list.ts';

const test = suite("The workshop's table of content, and what waits in it");

const { contentType: _, ...stranger } = file('inconnu');
const LIST = contentList({
  contentTypes: [contentType('article'), contentType('service'), contentType('home', { single: true })],
  files: [
    file('ete', { title: 'Un été à l’œuvre', errors: 1, category: 'Outils', date: '2025-08-15' }),
    file('brouillon', { title: 'Deux', unpublished: { why: 'draft' }, category: 'Business', date: '2025-01-02' }),
    file('plus-tard', { title: 'Dix 10', unpublished: { why: 'scheduled', from: '2026-12-03' }, date: '2026-12-03' }),
    file('neuf', { title: 'Dix 9', contentType: 'service', warnings: 2 }),
    file('index', { contentType: 'home', title: 'École' }),
    stranger,
  ],
});
const CHANGES = {
  'content/ete.md': { at: '2026-01-01T23:30:00-05:00', author: 'Ada' },
  'content/neuf.md': { at: '2026-01-02T01:00:00Z' },
};
const rows = (unsaved: readonly string[] = []) => rowsOf(LIST, new Set(unsaved), CHANGES);
const slugs = (wanted: Partial<Arrangement>, unsaved?: readonly string[]) =>
  arrangeRows(rows(unsaved), { ...DEFAULT_ARRANGEMENT, sort: 'title', descending: false, ...wanted }).map(
    ({ file }) => file.slug,
  );

test('texts are found by parts of words in all columns, ignoring accents and capitals', () => {
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

test('dates are sorted by time across zones; texts without one come last in both directions', () => {
  assert.equal(slugs({ sort: 'date' }).slice(0, 3), ['brouillon', 'ete', 'plus-tard']);
  assert.equal(slugs({ sort: 'date', descending: true }).slice(0, 3), ['plus-tard', 'ete', 'brouillon']);
  assert.equal(slugs({ sort: 'changed', descending: true }).slice(0, 2), ['ete', 'neuf']);
  assert.equal(slugs({ sort: 'changed' }).slice(0, 2), ['neuf', 'ete']);
});

test('settings are found by the labels of their fields, and a page by its menu name', () => {
  const fields = { horaires: { type: 'string', title: 'Horaires' }, tel: { type: 'string', title: 'Téléphone' } };
  const schema = {
    type: 'object',
    properties: { ...fields, groupe: { type: 'object', properties: { rue: { title: 'Rue' } } } },
  };
  const settings = file('site', { contentType: 'settings', title: 'Réglages du site', address: '' });
  const list = {
    ...LIST,
    contentTypes: [...LIST.contentTypes, contentType('settings', { single: true, schema })],
    files: [...LIST.files, settings, file('nous', { title: 'Architectes', menuName: 'À propos' })],
    settings: settings.path,
  };
  const found = (typed: string) =>
    arrangeRows(rowsOf(list, new Set(), {}), { ...DEFAULT_ARRANGEMENT, typed }).map(({ file: { slug } }) => slug);
  for (const typed of ['telephone', 'Horaires', 'rue']) assert.equal(found(typed), ['site'], typed);
  assert.equal(found('a propos'), ['nous']);
});

test('the categories to choose from are those of the chosen content type', () => {
  assert.equal(categoriesOf(rows(), ''), ['Business', 'Outils']);
  assert.equal(categoriesOf(rows(), 'service'), []);
});

test('a file shows its state, faults and unsaved text; without a content type it has no state', () => {
  const tones = rows(['content/ete.md']).map(({ badges }) => badges.map(({ tone }) => tone));
  assert.equal(tones, [['success', 'error', 'warning'], ['quiet'], ['quiet'], ['success', 'warning'], ['success'], []]);
});

const found = (slug: string, rule: string, line: number, severity: Diagnostic['severity'] = 'warning'): Diagnostic => ({
  file: `content/${slug}.md`,
  severity,
  line,
  column: 2,
  rule,
  message: `${rule} ${line}`,
  hint: '',
});
const FILES = [
  file('a'),
  file('b', { unpublished: { why: 'draft' } }),
  file('c', { unpublished: { why: 'scheduled', from: '2027-01-05' } }),
  file('d', { unpublished: { why: 'scheduled', from: '2026-12-24' } }),
];
const groups = (diagnostics: readonly Diagnostic[], unsaved: readonly string[] = []) =>
  waitingGroups(FILES, new Set(unsaved), diagnostics, [], []);
const named = (name: string, diagnostics: readonly Diagnostic[]) =>
  groups(diagnostics).find((group) => group.name === name);

test('errors that stop publishing come first, and empty groups are not shown', () => {
  const all = groups([found('a', 'a-completer', 3), found('a', 'lien-casse', 5, 'error')], ['content/a.md']);
  assert.equal(
    all.map(({ name, count }) => [name, count]),
    [
      ['blocking', 1],
      ['unsaved', 1],
      ['drafts', 1],
      ['scheduled', 2],
      ['placeholders', 1],
    ],
  );
});

test('a text with several tasks of a kind is one line that links to the first, with their number', () => {
  const group = named('facts', [found('a', 'fait-a-verifier', 7), found('a', 'fait-a-verifier', 9)]);
  assert.is(group?.count, 2);
  const actual = group?.texts.map(({ link }) => link);
  assert.equal(actual, ['#/content/a.md:7:2']);
});

test('errors of any rule stop publishing, and diagnostics of an unlisted rule are not lost', () => {
  assert.is(named('blocking', [found('a', 'fait-a-verifier', 1, 'error')])?.count, 1);
  assert.is(named('others', [found('a', 'une-regle-de-demain', 1)])?.count, 1);
});

test('texts whose day has come are to be published, each with its day', () => {
  const due = [file('venu', { date: '2026-12-01' })];
  const group = waitingGroups(FILES, new Set(), [], [], due).find(({ name }) => name === 'due');
  const found = [group?.count, group?.texts.map(({ title, link }) => [title, link])];
  assert.equal(found, [1, [['venu', '#/content/venu.md']]]);
  assert.match(group?.texts[0]?.detail ?? '', /1er.décembre.2026/);
  assert.is(named('due', []), undefined);
});

test('remarks of readers are counted one by one, and lead to their texts', () => {
  const remark = {
    line: 5,
    quote: '',
    text: 'Et là ?',
    reader: '',
    at: '2026-11-22T10:00:00Z',
    state: 'open',
  } as const;
  const remarks = ['1', '2'].map((id) => ({ ...remark, id, path: 'content/a.md' }));
  const [group] = waitingGroups(FILES, new Set(), [], remarks, []);
  assert.equal([group?.name, group?.count], ['remarks', 2]);
  assert.equal(group?.texts, [{ title: 'a (2)', detail: 'Et là ?', link: '#/content/a.md' }]);
});
