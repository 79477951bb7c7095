import { execFileSync } from 'node:child_process';
import { chmodSync, rmSync, symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { findFiles } from '../../../../build/content/read/find-files.ts';
import { staticFiles } from '../../../../build/content/read/read.ts';
import { explainFault } from '../../../../build/diagnostics/explain-fault.ts';
import { assert, suite } from '../../../suite.ts';
import { folderWith } from '../../../support/folder.ts';
import { withoutPrivileges } from '../../../support/privileges.ts';
import { placesOf } from '../../../support/sources.ts';

const test = suite('Static files');

const HUGE = 3 * 1024 ** 3;

test('are found at all levels with place and size, even beyond memory; an absent folder is empty', async () => {
  const root = folderWith({ 'static/b.txt': 'abc', 'static/a/c.txt': '', 'static/film.mp4': '' });
  truncateSync(join(root, 'static/film.mp4'), HUGE);
  assert.equal((await found(root)).files, [
    { path: 'a/c.txt', from: join(root, 'static/a/c.txt'), bytes: 0 },
    { path: 'b.txt', from: join(root, 'static/b.txt'), bytes: 3 },
    { path: 'film.mp4', from: join(root, 'static/film.mp4'), bytes: HUGE },
  ]);
  assert.equal(await found(folderWith()), { files: [], paths: [], places: [] });
});

test('what is private or a working copy is not published, and named once', async () => {
  const working = ['a.txt~', '#a.txt#', 'a.bak', 'deep/a.ORIG', 'a.rej', 'a.txt.swo', 'a.txt.swp'];
  const hidden = ['.env', 'deep/.htpasswd', '.a.txt.swp', '.git/config', '.git/objects/a', '.well-known/.env'];
  const root = folderWith(filesBelow('static', [...working, ...hidden, 'a.txt']));
  const { paths, places } = await found(root);
  assert.equal(paths, ['a.txt']);
  const named = [...working, ...hidden.filter((path) => !path.startsWith('.git/')), '.git'];
  assert.equal(places, named.map((path) => `warning static/${path}:1:1+1 non-publie`).sort());
});

test('the reason for which a file is not published is its own', async () => {
  const root = folderWith(filesBelow('static', ['deep/.env', 'deep/a.bak']));
  const { diagnostics } = staticFiles(root, join(root, 'static'));
  const saysWhatMay = diagnostics.map(({ file, hint }) => [file, hint.includes('.well-known, .htaccess')]);
  assert.equal(Object.fromEntries(saysWhatMay), { 'static/deep/.env': true, 'static/deep/a.bak': false });
  assert.is(new Set(diagnostics.map(({ message }) => message)).size, 2);
});

test('what only looks like a working copy is published, and what hosts look for, though it is hidden', async () => {
  const alike = ['#a#b.txt', '#a.txt', 'a#b#', 'a.bak.txt', 'abak', 'a~b.txt'];
  for (const names of [alike, ['.htaccess', '.nojekyll', '.well-known/security.txt', '_headers']]) {
    const { paths, places } = await found(folderWith(filesBelow('static', names)));
    assert.equal([paths, places], [names, []]);
  }
});

test('a file where the folder should be is an error of the machine', async () => {
  const error = await found(folderWith({ static: '' })).catch((reason: unknown) => reason);
  assert.match(explainFault(error) ?? '', '/static »');
});

test('what disappears while it is looked at is not there, without a word', async () => {
  const root = folderWith(filesBelow('static', ['gone.txt', 'gone/a.txt', 'stays/b.txt']));
  const dir = join(root, 'static');
  const skips = (name: string) => {
    if (name.startsWith('gone')) rmSync(join(dir, name), { recursive: true, force: true });
    return false;
  };
  const { files, skipped, diagnostics } = findFiles({ root, dir, skips });
  assert.equal([files.map(({ name }) => name), skipped, diagnostics], [['stays/b.txt'], [], []]);
});

test('what operating systems leave behind is not published either, without a word', async () => {
  const root = folderWith(filesBelow('static', ['.DS_Store', 'a/Thumbs.db', 'desktop.ini', '._a.txt', 'a/.gitkeep']));
  assert.equal(await found(root), { files: [], paths: [], places: [] });
});

test('a link to a file of the folder is that file; any other, a pipe or a closed file is an error', async () => {
  const root = folderWith(filesBelow('.', ['static/a.txt', 'static/deep/b.txt', 'static/closed.txt', 'secret.txt']));
  const at = (name: string) => join(root, 'static', name);
  const links = { 'inside.txt': 'a.txt', 'outside.txt': '../secret.txt', 'dangling.txt': 'nowhere', folder: 'deep' };
  for (const [name, target] of Object.entries(links)) symlinkSync(target, at(name));
  execFileSync('mkfifo', [at('pipe.png')]);
  chmodSync(at('closed.txt'), 0);
  const { files, paths, places } = await withoutPrivileges(root, () => found(root));
  assert.equal(paths, ['a.txt', 'deep/b.txt', 'inside.txt']);
  assert.is(files[2]?.from, at('a.txt'));
  assert.equal(places, [
    'error static/closed.txt:1:1+1 illisible',
    'error static/dangling.txt:1:1+1 lien-symbolique',
    'error static/folder:1:1+1 lien-symbolique',
    'error static/outside.txt:1:1+1 lien-symbolique',
    'error static/pipe.png:1:1+1 fichier-special',
  ]);
});

async function found(root: string) {
  const { value: files, diagnostics } = staticFiles(root, join(root, 'static'));
  return { files, paths: files.map(({ path }) => path), places: placesOf(diagnostics).sort() };
}

function filesBelow(folder: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [join(folder, name), '']));
}
