import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contentHost } from '../../../../build/server/dev/content-host.ts';
import { DAYS_IN_BIN, type Deletion } from '../../../../build/workshop/bin/bin-api.ts';
import { deleteFile } from '../../../../build/workshop/bin/delete.ts';
import { binEntries } from '../../../../build/workshop/bin/entries.ts';
import { putBack } from '../../../../build/workshop/bin/put-back.ts';
import { readFile } from '../../../../build/workshop/files/save.ts';
import { onDisk } from '../../../support/failing-disk.ts';
import { textPage } from '../../../support/fixture-site.ts';
import { isRefused } from '../../../support/refusals.ts';
import { notesOfFiles } from '../../../support/site-of-files.ts';

const test = suite('The bin of the workshop');

const [PATH, OTHER] = ['content/pages/quitte.md', 'content/pages/autre.md'];
const TEXT = textPage('Quitte', 'Un  texte,\r\net un autre.');
const OTHER_TEXT = textPage('Autre', 'Rien.');
const NOW = new Date('2026-11-22T10:00:00Z');
const DAY = 24 * 60 * 60 * 1000;

function standing(text = TEXT) {
  const site = notesOfFiles({ [PATH]: text, [OTHER]: OTHER_TEXT });
  const { root } = site;
  const host = contentHost(site);
  const held = (path = PATH) => readFileSync(join(root, path), 'utf8');
  const isThere = (path = PATH) => existsSync(join(root, path));
  const remove = (deletion: Partial<Deletion> = {}) =>
    deleteFile(host, { path: PATH, version: readFile(host, PATH).version, ...deletion }, NOW);
  const entries = (now = NOW) => binEntries(site, now);
  return { root, host, held, isThere, remove, entries };
}

test('a deleted text is in the bin, and comes back whole to its own place', () => {
  const { root, host, held, isThere, remove, entries } = standing();
  chmodSync(join(root, PATH), 0o640);
  const { id } = remove();
  assert.not(isThere());
  const found = entries().map((entry) => [entry.id, entry.path, entry.title, entry.deletedAt]);
  assert.equal(found, [[id, PATH, 'Quitte', NOW.toISOString()]]);
  assert.equal(putBack(host, id), { path: PATH, moved: false });
  assert.is(held(), TEXT);
  assert.is(statSync(join(root, PATH)).mode & 0o777, 0o640);
  assert.equal(entries(), []);
  assert.throws(() => putBack(host, id), isRefused(404));
});

test('its addresses lead to the page that was chosen, until it is back', () => {
  const { host, held, remove, entries } = standing(TEXT.replace('---\n\n', 'anciennesAdresses: [/parti]\n---\n\n'));
  const { id } = remove({ successor: OTHER });
  assert.match(held(OTHER), 'anciennesAdresses:\n  - /quitte\n  - /parti\n');
  assert.is(entries()[0]?.led?.path, OTHER);
  assert.equal(putBack(host, id), { path: PATH, moved: false, changed: OTHER });
  assert.is(held(OTHER), OTHER_TEXT);
});

test('where its name is taken by then, it comes back beside it, and nobody loses an address', () => {
  const { root, host, held, remove } = standing();
  const { id } = remove({ successor: OTHER });
  writeFileSync(join(root, 'content/pages/Quitte.md'), 'other');
  const path = 'content/pages/quitte-2.md';
  assert.equal(putBack(host, id), { path, moved: true });
  assert.is(held(path), TEXT);
  assert.match(held(OTHER), '- /quitte');
});

test('a file that has changed, a missing one, a page that the site needs and a page that can note no address are refused', () => {
  const { host, isThere, remove, entries } = standing();
  assert.throws(() => remove({ version: 'x' }), isRefused(409));
  assert.throws(() => remove({ path: 'content/pages/absent.md' }), isRefused(404));
  assert.throws(() => remove({ path: '../x.md' }), isRefused(400));
  assert.throws(() => remove({ successor: PATH }), isRefused(422));
  assert.throws(() => remove({ successor: 'content/pages/absent.md' }), isRefused(422));
  assert.throws(() => putBack(host, '../../content/pages'), isRefused(404));
  assert.ok(isThere());
  assert.equal(entries(), []);
});

test('what another program writes as the file is moved is neither deleted nor overwritten', () => {
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

test('the bin keeps what it has for thirty days, and touches nothing that is not its own', () => {
  const { root, remove, entries } = standing();
  const { id } = remove();
  const bin = join(root, '.atelier/corbeille');
  const foreign = join(bin, '2020-01-01T00-00-00.000Z-01234567');
  mkdirSync(foreign);
  writeFileSync(join(foreign, 'x.md'), 'not ours');
  writeFileSync(join(bin, id, 'notes.txt'), 'not ours');
  utimesSync(join(foreign, 'x.md'), 0, 0);
  assert.is(entries(new Date(NOW.getTime() + DAYS_IN_BIN * DAY)).length, 1);
  assert.is(entries(new Date(NOW.getTime() + (DAYS_IN_BIN + 1) * DAY)).length, 0);
  assert.equal(readdirSync(join(bin, id)), ['notes.txt']);
  assert.equal(readdirSync(foreign), ['x.md']);
});

test.run();
