import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ContentList, ContentTypeInfo, ListedFile } from '../../../../../build/workshop/api.ts';
import { groupsOf } from '../../../../../build/workshop/client/list/groups.ts';

const test = suite("The workshop's groups of content");

const kind = (name: string, more: Partial<ContentTypeInfo> = {}): ContentTypeInfo => ({
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
  kind: 'article',
  slug,
  title: slug,
  address: `/${slug}`,
  errors: 0,
  warnings: 0,
  ...more,
});
const { kind: _, ...stranger } = file('inconnu');
const LIST: ContentList = {
  kinds: [kind('article'), kind('service'), kind('home', { single: true }), kind('contact', { single: true })],
  files: [
    file('ete', { title: 'Un été à l’œuvre', errors: 1 }),
    file('brouillon', { title: 'Deux', unpublished: { why: 'draft' } }),
    file('plus-tard', { title: 'Trois', unpublished: { why: 'scheduled', from: '2026-12-03' }, warnings: 2 }),
    file('index', { kind: 'home' }),
    file('contact', { kind: 'contact' }),
    stranger,
  ],
  today: '2026-01-01',
  base: '',
  variables: {},
  downloads: [],
  callOuts: {},
  blocks: [],
};
const groups = (typed = '', unsaved: string[] = []) => groupsOf(LIST, new Set(unsaved), typed);
const slugs = (typed: string) => groups(typed).flatMap(({ rows }) => rows.map(({ file }) => file.slug));

test('each kind has a group, kinds of one file share one, and files of no kind are shown', () => {
  assert.equal(
    groups().map(({ name, rows }) => [name, rows.map(({ file }) => file.slug)]),
    [
      ['article', ['ete', 'brouillon', 'plus-tard']],
      ['service', []],
      ['', ['index', 'contact']],
      ['?', ['inconnu']],
    ],
  );
});

test('files are found by parts of words, whatever their accents and capitals, in title, address and state', () => {
  assert.equal(slugs('ETE oeu'), ['ete']);
  assert.equal(slugs('/plus'), ['plus-tard']);
  assert.equal(slugs('décembre'), ['plus-tard']);
  assert.equal(slugs('brouillon'), ['brouillon']);
  assert.equal(slugs('deux trois'), []);
  assert.equal(
    groups('deux').map(({ name }) => name),
    ['article'],
    'and groups of which nothing is left go',
  );
});

test('a file says its state, what there is to mend, and what is not saved', () => {
  const [article, , single] = groups('', ['content/ete.md']);
  const tones = (group: typeof article) => group?.rows.map(({ badges }) => badges.map(({ tone }) => tone));
  assert.equal(tones(article), [['success', 'error', 'warning'], ['quiet'], ['quiet', 'warning']]);
  assert.equal(tones(single), [['success'], ['success']]);
});

test.run();
