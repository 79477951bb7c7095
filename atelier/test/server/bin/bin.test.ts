import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { contentHost } from '../../../../build/server/dev/content-host.ts';
import { assert, suite } from '../../../../test/suite.ts';
import { onDisk } from '../../../../test/support/failing-disk.ts';
import { textPage } from '../../../../test/support/fixture-site.ts';
import { isRefused } from '../../../../test/support/refusals.ts';
import { notesOfFiles } from '../../../../test/support/site-of-files.ts';
import { restoreEntry, storeUnsavedText } from '../../../server/bin/bin-endpoints.ts';
import { binEntries } from '../../../server/bin/bin-entries.ts';
import { deleteText } from '../../../server/bin/deletion.ts';
import { readFile } from '../../../server/files/text-files.ts';
import { versionsOf, versionText } from '../../../server/history/versions.ts';
import { workshopOf } from '../../support/workshop.ts';

const test = suite('The bin of the workshop');

const [PATH, OTHER] = ['content/pages/quitte.md', 'content/pages/autre.md'];
const TEXT = textPage('Quitte', 'Un  texte,\r\net un autre.');
const OTHER_TEXT = textPage('Autre', 'Rien.');
const NOW = new Date('2026-11-22T10:00:00Z');

function standing(text = TEXT) {
  const site = notesOfFiles({ [PATH]: text, [OTHER]: OTHER_TEXT });
  const { root } = site;
  const host = contentHost(site);
  const held = (path = PATH) => readFileSync(join(root, path), 'utf8');
  const isThere = (path = PATH) => existsSync(join(root, path));
  const entries = () => binEntries(site);
  const remove = (deletion: { path?: string; version?: string; successor?: string } = {}) => {
    deleteText(host, { path: PATH, version: readFile(host, PATH).version, ...deletion }, NOW);
    return { id: entries()[0]?.id ?? '' };
  };
  return { root, site, host, held, isThere, remove, entries };
}

test('a deleted text is in the bin, and comes back whole to its own place', () => {
  const { root, host, held, isThere, remove, entries } = standing();
  chmodSync(join(root, PATH), 0o640);
  const { id } = remove();
  assert.not(isThere());
  const found = entries().map((entry) => [entry.id, entry.path, entry.title, entry.deletedAt]);
  assert.equal(found, [[id, PATH, 'Quitte', NOW.toISOString()]]);
  assert.equal(restoreEntry(host, id), { path: PATH, changed: [] });
  assert.is(held(), TEXT);
  assert.is(statSync(join(root, PATH)).mode & 0o777, 0o640);
  assert.equal(entries(), []);
  assert.throws(() => restoreEntry(host, id), isRefused(404));
});

test('its addresses lead to the page that was chosen, until it is back', () => {
  const { host, held, remove } = standing(TEXT.replace('---\n\n', 'anciennesAdresses: [/parti]\n---\n\n'));
  const { id } = remove({ successor: OTHER });
  assert.match(held(OTHER), 'anciennesAdresses:\n  - /quitte\n  - /parti\n');
  assert.equal(restoreEntry(host, id), { path: PATH, changed: [OTHER] });
  assert.is(held(OTHER), OTHER_TEXT);
});

test('a file whose name is taken is restored beside it, and no page loses an address', () => {
  const { root, host, held, remove } = standing();
  const { id } = remove({ successor: OTHER });
  writeFileSync(join(root, 'content/pages/Quitte.md'), 'other');
  const path = 'content/pages/quitte-2.md';
  assert.equal(restoreEntry(host, id), { path, changed: [] });
  assert.is(held(path), TEXT);
  assert.match(held(OTHER), '- /quitte');
});

test('changed, missing and required files, and pages without former addresses, are refused', () => {
  const { host, isThere, remove, entries } = standing();
  assert.throws(() => remove({ version: 'x' }), isRefused(409));
  assert.throws(() => remove({ path: 'content/pages/absent.md', version: 'x' }), isRefused(404));
  assert.throws(() => remove({ path: '../x.md', version: 'x' }), isRefused(404));
  assert.throws(() => remove({ successor: PATH }), isRefused(422));
  assert.throws(() => remove({ successor: 'content/pages/absent.md' }), isRefused(422));
  assert.throws(() => restoreEntry(host, '../../content/pages'), isRefused(404));
  assert.ok(isThere());
  assert.equal(entries(), []);
});

test('a file that another program writes during the deletion is kept', () => {
  const { root, host, held, remove, entries } = standing();
  const { version } = readFile(host, PATH);
  const work = () => assert.throws(() => remove({ version }), isRefused(409));
  onDisk((call, _number, name) => {
    if (name === 'renameSync') writeFileSync(join(root, PATH), 'theirs');
    return call();
  }, work);
  assert.is(held(), 'theirs');
  assert.equal(entries(), []);
});

test('the bin keeps its entries whatever the clock says, until the seen ones are emptied', async () => {
  const { root, site, remove, entries } = standing();
  const { id } = remove();
  const bin = join(root, '.atelier/corbeille');
  const [foreign, linked] = ['01234567', '89abcdef'].map((end) => join(bin, `2020-01-01T00-00-00.000Z-${end}`));
  assert.ok(foreign && linked);
  mkdirSync(foreign);
  writeFileSync(join(foreign, 'x.md'), 'not ours');
  writeFileSync(join(bin, id, 'notes.txt'), 'not ours');
  renameSync(join(bin, id), `${root}/elsewhere`);
  symlinkSync(`${root}/elsewhere`, linked);
  assert.equal(entries(), [], 'what lies behind a link is none of its own');
  rmSync(linked);
  renameSync(`${root}/elsewhere`, join(bin, id));
  const { call } = await workshopOf(site);
  const list = async () => (await call('bin/list')).data.map((entry: { id: string }) => entry.id);
  assert.equal(await list(), [id], 'four years old');
  const empty = async (ids: string[]) => (await call('bin/empty', { ids })).data;
  assert.is((await empty(['x', '../..'])).length, 1);
  assert.equal(await empty(await list()), []);
  assert.equal(readdirSync(join(bin, id)), ['notes.txt']);
  assert.equal(readdirSync(foreign), ['x.md']);
});

test('a discarded unsaved text is a version of its file, or in the bin without one', async () => {
  const { host, remove, entries, isThere } = standing();
  const unsaved = TEXT.replace('Un  texte', 'Jamais enregistré');
  storeUnsavedText(host, { path: PATH, text: unsaved }, NOW);
  const [version] = await versionsOf(host, PATH);
  assert.match(await versionText(host, PATH, version?.id ?? ''), 'Jamais enregistré');
  assert.equal(entries(), []);
  remove();
  storeUnsavedText(host, { path: PATH, text: `${unsaved}Plus tard.` }, new Date(NOW.getTime() + 1000));
  const [entry] = entries();
  assert.equal([entry?.title, entry?.path], ['Quitte', PATH]);
  assert.not(isThere());
  restoreEntry(host, entry?.id ?? '');
  assert.match(readFile(host, PATH).text, 'Plus tard.');
});

test('one that cannot be kept is not said to be', () => {
  const { root, host } = standing();
  for (const path of [PATH, 'content/pages/partie.md'])
    onDisk(
      () => {
        throw Object.assign(new Error('full'), { code: 'ENOSPC', syscall: 'write' });
      },
      () => assert.throws(() => storeUnsavedText(host, { path, text: 'x' }), isRefused(507)),
    );
  symlinkSync(root, join(root, '.atelier'));
  assert.throws(() => storeUnsavedText(host, { path: PATH, text: 'x' }), isRefused(403));
});
