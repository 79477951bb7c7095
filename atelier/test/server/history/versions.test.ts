import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHost } from '../../../../build/server/dev/content-host.ts';
import { assert, suite } from '../../../../test/suite.ts';
import { fullAtEachCall, killedAtEachCall, onClosedDisk } from '../../../../test/support/failing-disk.ts';
import { textPage } from '../../../../test/support/fixture-site.ts';
import { folderWith } from '../../../../test/support/folder.ts';
import { failureOf, isRefused } from '../../../../test/support/refusals.ts';
import { git } from '../../../../test/support/repository.ts';
import { notesOfFiles } from '../../../../test/support/site-of-files.ts';
import type { SaveConflict, Saved } from '../../../api.ts';
import { renameFile } from '../../../server/files/rename.ts';
import { readFile, saveFile } from '../../../server/files/text-files.ts';
import { addVersion, MAX_VERSIONS } from '../../../server/history/saved-versions.ts';
import { versionsOf, versionText } from '../../../server/history/versions.ts';

const test = suite('Versions of a text');

const PATH = 'content/pages/notes.md';
const page = (body: string) => textPage('Notes', body);

/** A site with one text of these words, outside of any repository. */
function standing(body = 'un') {
  const site = notesOfFiles({ [PATH]: page(body) });
  const host = contentHost(site);
  const { root } = site;
  const file = join(root, PATH);
  const save = (text: string): Partial<Saved & SaveConflict> =>
    saveFile(host, { path: PATH, text: page(text), version: readFile(host, PATH).version });
  /** Returns the words of each version, the newest first. */
  const words = async (path = PATH) => {
    const versions = await versionsOf(host, path);
    const texts = await Promise.all(versions.map(({ id }) => versionText(host, path, id)));
    return texts.map((text) => text.split('\n').at(-2));
  };
  return { root, host, file, save, words };
}

test('are what each save wrote, and what another program had written before', async () => {
  const { file, save, words } = standing();
  for (const text of ['deux', 'trois', 'trois']) save(text);
  writeFileSync(file, page('ailleurs'));
  save('quatre');
  assert.equal([...(await words())].sort(), ['ailleurs', 'deux', 'quatre', 'trois', 'un']);
});

test('follow a text to another name, and come with line feeds alone', async () => {
  const { host, save, words, file } = standing();
  writeFileSync(file, `\ufeff${page('un').replaceAll('\n', '\r\n')}`);
  save('deux');
  renameFile(host, { path: PATH, slug: 'autres', version: readFile(host, PATH).version });
  const path = PATH.replace('notes', 'autres');
  assert.equal([...(await words(path))].sort(), ['deux', 'un']);
  const [{ id } = { id: '' }] = (await versionsOf(host, path)).slice(-1);
  assert.not.match(await versionText(host, path, id), /[\r\ufeff]/);
});

test('keep the later former addresses of a page, which must still lead to it', async () => {
  const { host, save } = standing();
  save('deux');
  renameFile(host, { path: PATH, slug: 'autres', version: readFile(host, PATH).version });
  const path = PATH.replace('notes', 'autres');
  const texts = await Promise.all((await versionsOf(host, path)).map(({ id }) => versionText(host, path, id)));
  assert.equal(
    texts.map((text) => text.includes('/notes')),
    [true, true],
  );
});

test('are only those that are listed: no other file is read', async () => {
  const { host, save } = standing();
  save('deux');
  for (const id of ['', '..', '../../../content/pages/notes.md', 'HEAD', '--help'])
    assert.ok(isRefused(404)(await failureOf(versionText(host, PATH, id))), id);
});

const saving = { begin: () => standing(), work: ({ save }: ReturnType<typeof standing>) => save('deux') };

test('a full disk at any step of a save leaves the text whole, and a missing version is reported', async () => {
  let unkept = 0;
  for (const staysFull of [false, true])
    for (const { begun, done, error, call } of fullAtEachCall(saving, staysFull)) {
      assert.ok(done || isRefused(507)(error), call);
      assert.is(readFileSync(begun.file, 'utf8'), page(done ? 'deux' : 'un'), call);
      const lacks = done !== undefined && (await begun.words()).length < 2;
      assert.is(done?.unkept !== undefined, lacks, call);
      unkept += Number(lacks);
    }
  assert.ok(unkept > 0);
});

test('a text is saved even if links keep its version from being stored, and says why', () => {
  const { root, file, save } = standing();
  const outside = folderWith({});
  symlinkSync(outside, join(root, '.atelier'));
  assert.match(save('deux').unkept ?? '', '.atelier');
  assert.is(readFileSync(file, 'utf8'), page('deux'));
  assert.equal(readdirSync(outside), []);
});

test('a closed disk is told in a sentence, and a save on it changes nothing', () => {
  const { file, save } = standing();
  onClosedDisk(() => assert.throws(() => save('deux'), isRefused(507)));
  assert.is(readFileSync(file, 'utf8'), page('un'));
});

test('a save that is killed at any step leaves one whole text, and no half version', async () => {
  for (const { begun, call } of killedAtEachCall(saving)) {
    assert.ok([page('un'), page('deux')].includes(readFileSync(begun.file, 'utf8')), call);
    for (const text of await begun.words()) assert.ok(text === 'un' || text === 'deux', call);
  }
});

/** Commits all of a folder, as somebody with this name. */
function commit(folder: string, author: string, subject: string): void {
  git(folder, 'add', '.');
  git(folder, 'commit', '--author', `${author} <x@example.com>`, '-m', subject);
}

test('of a repository have who and when, under the name that the text had then', async () => {
  const { root, host, file, words } = standing();
  const path = PATH.replace('notes', "l'été");
  git(root, 'init', '.');
  commit(root, 'Ada', 'Un premier texte');
  renameSync(file, join(root, path));
  commit(root, 'Blaise', 'Un autre nom');
  writeFileSync(join(root, path), page('deux'));
  commit(root, 'Chloé', 'Un autre texte');
  const versions = await versionsOf(host, path);
  const found = versions.map(({ commit }) => commit?.author);
  assert.equal(found, ['Chloé', 'Blaise', 'Ada']);
  assert.is(versions.at(-1)?.commit?.subject, 'Un premier texte');
  assert.equal(await words(path), ['deux', 'un', 'un']);
});

test('no program that the configuration of a repository names is started', async () => {
  const { root, host, words } = standing();
  git(root, 'init', '.');
  writeFileSync(join(root, '.gitattributes'), '*.md diff=mine filter=mine\n');
  commit(root, 'Ada', 'x');
  const [program, trace] = [join(root, 'program.sh'), join(root, 'trace')];
  writeFileSync(program, `#!/bin/sh\ntouch '${trace}'\ncat\n`);
  chmodSync(program, 0o755);
  const named = 'core.fsmonitor core.pager pager.log diff.external diff.mine.textconv diff.mine.command';
  for (const name of [...named.split(' '), 'filter.mine.smudge', 'gpg.program', 'core.sshCommand'])
    git(root, 'config', name, program);
  git(root, 'config', 'log.showSignature', 'true');
  assert.is((await versionsOf(host, PATH)).length, 1);
  assert.equal(await words(), ['un']);
  assert.not(existsSync(trace));
});

test('of git stay with a text whose address was changed and is not published yet', async () => {
  const { root, host, words } = standing();
  git(root, 'init', '.');
  commit(root, 'Ada', 'Un premier texte');
  const rename = (from: string, to: string) => {
    const path = PATH.replace('notes', from);
    renameFile(host, { path, slug: to, version: readFile(host, path).version });
  };
  rename('notes', 'autres');
  rename('autres', 'encore');
  const path = PATH.replace('notes', 'encore');
  const found = (await versionsOf(host, path)).flatMap(({ commit }) => commit?.author ?? []);
  assert.equal(found, ['Ada']);
  assert.is((await words(path)).at(-1), 'un');
  rename('encore', 'notes');
  const actual = (await versionsOf(host, PATH)).flatMap(({ commit }) => commit?.author ?? []);
  assert.equal(actual, ['Ada']);
});

test('saved on this machine are the last ones, and none goes for its age', async () => {
  const { root, words } = standing();
  for (let year = 2000; year < 2001 + MAX_VERSIONS; year++)
    addVersion({ root }, PATH, page(`${year}`), new Date(`${year}-01-01T00:00:00Z`));
  const kept = await words();
  assert.is(kept.length, MAX_VERSIONS);
  assert.equal([kept[0], kept.at(-1)], [`${2000 + MAX_VERSIONS}`, '2001']);
});
