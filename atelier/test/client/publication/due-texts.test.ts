import { assert, suite } from '../../../../test/suite.ts';
import { releaseBadge } from '../../../client/list/rows.ts';
import { dueTexts, onlineTexts, openConflicts } from '../../../client/publication/use-publication.ts';
import type { Published } from '../../../server/publication/publication-api.ts';
import { contentTypeNamed, listedFile as file } from '../../support/content-list.ts';

const test = suite('Texts whose day has come, and conflicts that are settled');

const contentType = (name: string, from?: string) =>
  contentTypeNamed(name, { publication: { draft: 'brouillon', ...(from !== undefined && { from }) } });
const LIST = {
  contentTypes: [contentType('article', 'date'), contentType('cas')],
  files: [
    file('hier', { date: '2026-11-30' }),
    file('venu', { date: '2026-12-01' }),
    file('venu-en-brouillon', { date: '2026-12-01', unpublished: { why: 'draft' } }),
    file('a-venir', { date: '2026-12-03', unpublished: { why: 'scheduled', from: '2026-12-03' } }),
    file('sans-attente', { contentType: 'cas', date: '2026-12-01' }),
    file('sans-date'),
  ],
  today: '2026-12-02',
  timeZone: 'Europe/Paris',
  isBuiltDaily: false,
};
const due = (at: string, more: Partial<typeof LIST> = {}) =>
  dueTexts({ ...LIST, ...more }, { at, version: 'v', live: 'online' } satisfies Published).map(({ slug }) => slug);

test('texts are due that were scheduled at the last publication, by days in the site’s time zone', () => {
  assert.equal(due('2026-11-30T12:00:00Z'), ['venu']);
  assert.equal(due('2026-11-30T22:59:00Z'), ['venu']);
  assert.equal(due('2026-11-30T23:01:00Z'), [], 'it was the 1st of December in Paris');
  assert.equal(due('2026-11-29T12:00:00Z'), ['hier', 'venu']);
});

test('nothing is due if the host builds each day, or nothing was published from here', () => {
  assert.equal(due('2026-11-30T12:00:00Z', { isBuiltDaily: true }), []);
  assert.equal(dueTexts(LIST, undefined), []);
});

test('texts are online that are unchanged since an online publication, and were visible then', () => {
  const changes = {
    known: true,
    changes: [{ path: 'content/hier.md', sort: 'changed', title: '', hidden: false, picture: false }],
  } as const;
  const published = { at: '2026-11-30T12:00:00Z', version: 'v', live: 'online' } as const;
  assert.equal([...onlineTexts(LIST, changes, published)], ['content/sans-attente.md', 'content/sans-date.md']);
  for (const [known, live] of [
    [true, 'waiting'],
    [true, 'unknown'],
    [false, 'online'],
  ] as const)
    assert.is(onlineTexts(LIST, { ...changes, known }, { ...published, live }).size, 0, live);
  const [released, online] = [false, true].map((isOnline) => releaseBadge(undefined, isOnline).text);
  assert.not.equal(online, released);
});

test('a conflict is settled for one version of the other side, and a newer one is asked about', () => {
  const conflicts = ['a', 'b'].map((path) => ({ path, version: 'v1' }));
  const settled = [{ path: 'a', version: 'v1' }];
  assert.equal(openConflicts(conflicts, settled), [{ path: 'b', version: 'v1' }]);
  assert.is(openConflicts([{ path: 'a', version: 'v2' }], settled).length, 1);
});
