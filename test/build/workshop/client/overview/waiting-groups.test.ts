import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Diagnostic } from '../../../../../build/diagnostics/diagnostic.ts';
import type { ListedFile } from '../../../../../build/workshop/api.ts';
import { recentTexts } from '../../../../../build/workshop/client/overview/recent.ts';
import { waitingGroups } from '../../../../../build/workshop/client/overview/waiting-groups.ts';

const test = suite('What waits in the texts');

const file = (slug: string, more: Partial<ListedFile> = {}): ListedFile => ({
  path: `content/${slug}.md`,
  slug,
  title: slug.toUpperCase(),
  address: `/${slug}`,
  errors: 0,
  warnings: 0,
  ...more,
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
  waitingGroups(FILES, new Set(unsaved), diagnostics, []);
const named = (name: string, diagnostics: readonly Diagnostic[]) =>
  groups(diagnostics).find((group) => group.name === name);

test('what stops publishing comes first, and nothing is shown of which there is nothing', () => {
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

test('a text with several things of a sort is one line that leads to the first, and all are counted', () => {
  const group = named('facts', [found('a', 'fait-a-verifier', 7), found('a', 'fait-a-verifier', 9)]);
  assert.is(group?.count, 2);
  assert.equal(
    group?.texts.map(({ link }) => link),
    ['#/content/a.md:7:2'],
  );
});

test('an error stops publishing, whatever its rule; a rule that nobody has sorted is not lost', () => {
  assert.is(named('blocking', [found('a', 'fait-a-verifier', 1, 'error')])?.count, 1);
  assert.is(named('others', [found('a', 'une-regle-de-demain', 1)])?.count, 1);
});

test('days to come are in their order', () => {
  assert.equal(
    named('scheduled', [])?.texts.map(({ title }) => title),
    ['D', 'C'],
  );
});

test('the texts to go on with are those opened here, then those changed last, each once; what is gone is left out', () => {
  const changes = { 'content/a.md': { at: '2026-01-01T00:00:00Z' }, 'content/b.md': { at: '2026-02-01T00:00:00Z' } };
  const recent = recentTexts(FILES, ['content/c.md', 'content/gone.md', 'content/a.md'], changes);
  assert.equal(
    recent.map(({ slug }) => slug),
    ['c', 'a', 'b'],
  );
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
  const [group] = waitingGroups(FILES, new Set(), [], remarks);
  assert.equal([group?.name, group?.count], ['remarks', 2]);
  assert.equal(group?.texts, [{ title: 'A (2)', detail: 'Et là ?', link: '#/content/a.md' }]);
});

test.run();
