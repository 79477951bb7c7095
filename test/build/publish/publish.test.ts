import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { lock } from '../../../build/publish/lock.ts';
import { publish } from '../../../build/publish/publish.ts';
import { recover, recoverIfIdle } from '../../../build/publish/recover.ts';
import { explainFault } from '../../../build/system-errors.ts';
import { folderWith } from '../../support/folder.ts';
import { program } from '../../support/program.ts';
import { treeOf } from '../../support/tree.ts';

const test = suite('Publishing');

const die = program('publish-and-die.ts');
const publishInTurn = program('publish-in-turn.ts');
const publishForever = program('publish-forever.ts');

const OLD = site('old', ['index.html', 'assets/a-1.css', 'gone/index.html']);
const NEW = site('new', ['index.html', 'assets/a-2.css', 'blog/deep/er/index.html']);

test('writes every file, in folders it makes, and nothing beside them', async () => {
  const folder = folderWith();
  const out = join(folder, 'deep', 'dist');
  await publish(NEW, out);
  assert.equal(treeOf(out), contentsOf(NEW));
  assert.equal(readdirSync(join(folder, 'deep')), ['dist']);
});

test('replaces the whole site: what the new one lacks is gone', async () => {
  const out = join(folderWith(), 'dist');
  await publish(OLD, out);
  await publish(NEW, out);
  assert.equal(treeOf(out), contentsOf(NEW));
});

test('writes bytes as they are', async () => {
  const out = join(folderWith(), 'dist');
  await publish([{ path: 'a.bin', contents: Uint8Array.of(0, 255, 13, 10) }], out);
  assert.equal(treeOf(out), { 'a.bin': '\u0000\u00ff\r\n' });
});

test('the site is as readable as any folder, to a web server that runs as somebody else', async () => {
  const folder = folderWith();
  mkdirSync(join(folder, 'plain'));
  await publish(NEW, join(folder, 'dist'));
  const modeOf = (path: string) => (statSync(join(folder, path)).mode & 0o777).toString(8);
  assert.is(modeOf('dist'), modeOf('plain'));
  assert.is(modeOf('dist/assets'), modeOf('plain'));
});

test('copies files byte for byte, as open as any, however closed or large they are', async () => {
  const folder = folderWith({ 'source.bin': Uint8Array.of(0, 255, 10), plain: '' });
  const from = join(folder, 'source.bin');
  chmodSync(from, 0o400);
  await publish([{ path: 'a/b.bin', from, bytes: 3 }], join(folder, 'dist'));
  assert.equal(treeOf(join(folder, 'dist')), { 'a/b.bin': '\u0000\u00ff\n' });
  assert.is(statSync(join(folder, 'dist/a/b.bin')).mode, statSync(join(folder, 'plain')).mode);
});

test('the output folder keeps its owner and how open it is', async () => {
  const out = join(folderWith(), 'dist');
  mkdirSync(out);
  chmodSync(out, 0o2751);
  if (process.getuid?.() === 0) chownSync(out, 1234, 2345);
  const before = statSync(out);
  for (const site of [OLD, NEW]) {
    await publish(site, out);
    const { uid, gid, mode } = statSync(out);
    assert.equal({ uid, gid, mode }, { uid: before.uid, gid: before.gid, mode: before.mode });
  }
});

test('what is counted before the swap and does not agree is not published', async () => {
  const folder = folderWith({ 'static/a.txt': 'four' });
  const out = join(folder, 'dist');
  await publish(OLD, out);
  const changed = { path: 'a.txt', from: join(folder, 'static/a.txt'), bytes: 3 };
  const error = await publish([...NEW, changed], out).catch((reason: unknown) => reason);
  assert.match(explainFault(error) ?? '', '« a.txt »');
  assert.equal(treeOf(out), contentsOf(OLD));
  assert.equal(readdirSync(folder).sort(), ['dist', 'static']);
});

test('leaves the old site and no leftovers when the disk refuses the new one', async () => {
  const folder = folderWith();
  const out = join(folder, 'dist');
  await publish(OLD, out);
  const impossible = [...NEW, { path: 'index.html/below-a-file', contents: '' }];
  await publish(impossible, out).then(() => assert.unreachable('it was written'), ignore);
  assert.equal(treeOf(out), contentsOf(OLD));
  recover(out);
  assert.equal(readdirSync(folder), ['dist']);
});

test('neighbours whose names are like ours are left alone', async () => {
  const uuid = '0b7c9a54-0d5e-4a38-9d6f-0123456789ab';
  const theirs = {
    '.dist.previous/index.html': 'mine',
    [`.dist.staging-${uuid}/private/thesis.txt`]: 'mine',
    [`.dist.publishing-${uuid}/new/index.html`]: 'mine, as nothing says that a build made it',
    '.dist.publishing-mine/.prepared-site': '',
  };
  const folder = folderWith(theirs);
  const out = join(folder, 'dist');
  recover(out);
  await publish(OLD, out);
  await publish(NEW, out);
  recover(out);
  rmSync(out, { recursive: true });
  assert.equal(treeOf(folder), theirs);
});

test('a reader recovers what a killed build left, and touches nothing while a build is at work', () => {
  const work = '.dist.publishing-0b7c9a54-0d5e-4a38-9d6f-0123456789ab';
  const folder = folderWith({ [`${work}/.prepared-site`]: '', [`${work}/old/index.html`]: 'old' });
  const out = join(folder, 'dist');
  const before = treeOf(folder);
  const unlock = lock(out, { beat: 0 });
  assert.not(recoverIfIdle(out));
  unlock();
  assert.equal(treeOf(folder), before);
  assert.ok(recoverIfIdle(out));
  assert.equal(treeOf(folder), { 'dist/index.html': 'old' });
  assert.equal(readdirSync(folder), ['dist']);
});

test('recovering where nothing was published, or nothing went wrong, changes nothing', async () => {
  const folder = folderWith({ '.other.previous/a': 'a', '.dist-2.staging-x/a': 'a', 'dist-2/a': 'a' });
  const before = treeOf(folder);
  recover(join(folder, 'dist'));
  recover(join(folder, 'absent', 'dist'));
  assert.equal(treeOf(folder), before);
  assert.not(existsSync(join(folder, 'absent')));

  await publish(OLD, join(folder, 'dist'));
  recover(join(folder, 'dist'));
  assert.equal(treeOf(join(folder, 'dist')), contentsOf(OLD));
});

test('killed before or after any call to the disk, it leaves the whole old or the whole new site', async () => {
  const outcomes = new Set<string>();
  for (const when of ['before', 'after']) {
    let kills = 0;
    for (;;) {
      const folder = folderWith();
      const out = join(folder, 'dist');
      await publish(OLD, out);
      const child = await die(out, JSON.stringify(NEW), String(kills + 1), when);
      const [code, signal] = await once(child, 'exit');
      if (code === 0) break;
      assert.is(signal, 'SIGKILL');
      kills += 1;
      recover(out);
      outcomes.add(siteIn(out, { old: OLD, new: NEW }, `killed ${when} call ${kills}`));
      assert.equal(readdirSync(folder), ['dist']);
      await publish(NEW, out);
      assert.equal(treeOf(out), contentsOf(NEW));
      assert.equal(readdirSync(folder), ['dist']);
    }
    assert.ok(kills > NEW.length, `${kills} calls were patched`);
  }
  assert.equal([...outcomes].sort(), ['new', 'old']);
});

test('killed at any moment of real writing, it leaves one whole site', async () => {
  const paths = Array.from({ length: 200 }, (_, index) => `page-${index}/index.html`);
  const sites = { old: site('old', paths), new: site('new', [...paths, 'one-more/index.html']) };
  const inputs = folderWith({ 'old.json': JSON.stringify(sites.old), 'new.json': JSON.stringify(sites.new) });
  const folder = folderWith();
  const out = join(folder, 'dist');
  for (let round = 0; round < 12; round++) {
    const delay = Math.random() * 120;
    const child = await publishForever(out, join(inputs, 'old.json'), join(inputs, 'new.json'));
    const [first] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    assert.is(String(first), 'ready\n');
    await wait(delay);
    child.kill('SIGKILL');
    await once(child, 'exit');
    recover(out);
    siteIn(out, sites, `killed after ${delay} ms`);
    assert.equal(readdirSync(folder), ['dist']);
  }
});

test('of ten builds at once each publishes the whole of its site or is refused, and one does', async () => {
  const folder = folderWith();
  const out = join(folder, 'dist');
  const names = Array.from({ length: 10 }, (_, index) => String(index));
  const paths = Array.from({ length: 100 }, (_, index) => `page-${index}/index.html`);
  const sites = Object.fromEntries(names.map((name) => [name, site(name, paths)]));
  const builds = names.map(async (name) => {
    const { stdout } = await publishInTurn(out, JSON.stringify([contentsOf(sites[name] ?? [])]));
    return JSON.parse(await text(stdout))[0].said;
  });
  const said: string[][] = await Promise.all(builds);
  assert.ok(said.some((one) => one.length === 0));
  for (const [refusal] of said) if (refusal) assert.match(refusal, '.dist.lock');
  siteIn(out, sites, 'after ten builds');
  assert.equal(readdirSync(folder), ['dist']);
});

function ignore(): void {}

interface TextFile {
  path: string;
  contents: string;
}

/** Files that say which site they are of. */
function site(name: string, paths: readonly string[]): TextFile[] {
  return [...paths].sort().map((path) => ({ path, contents: `${name} ${path}\n`.repeat(50) }));
}

function contentsOf(files: readonly TextFile[]): Record<string, string> {
  return Object.fromEntries(files.map(({ path, contents }) => [path, contents]));
}

/** The name of the one site that the folder holds whole. */
function siteIn(out: string, sites: Readonly<Record<string, TextFile[]>>, context: string): string {
  const found = treeOf(out);
  const whole = Object.entries(sites).find(([, files]) => isDeepStrictEqual(found, contentsOf(files)));
  if (!whole) assert.unreachable(`${context}: no whole site, but ${Object.keys(found).length} files`);
  return whole?.[0] ?? '';
}

test.run();
