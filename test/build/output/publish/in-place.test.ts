import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputFile } from '../../../../build/contract/output.ts';
import { MANIFEST, publishedPaths } from '../../../../build/output/publish/out-folder.ts';
import { publish } from '../../../../build/output/publish/publish.ts';
import { recover } from '../../../../build/output/publish/work-folder.ts';
import { assert, suite } from '../../../suite.ts';
import { folderWith } from '../../../support/folder.ts';
import { amongMounts, mayMount } from '../../../support/privileges.ts';
import { compiled } from '../../../support/program.ts';
import { outputFiles, type Texts } from '../../../support/text-site.ts';
import { treeOf } from '../../../support/tree.ts';

const test = suite('Publishing in place, and where the disk refuses');

/** `a` is a file of one and a folder of the other, and the other way round. */
const PATHS = ['index.html', 'assets/old.css', 'gone/er/index.html', 'a', 'b/c/d'];
const OLD: Texts = Object.fromEntries(PATHS.map((path) => [path, 'old']));
const NEW: Texts = { 'index.html': 'new', 'assets/new.css': 'new', 'a/index.html': 'new', b: 'new' };

const SMALL_DISK = 'mount -t tmpfs -o size=2m tmpfs "$1"';
const inTurn = compiled('publish-in-turn.ts');

test('what the new site lacks is gone, with its folders, whatever the names were before', () => {
  const out = folderWith();
  for (const site of [OLD, NEW, OLD]) {
    inPlace(outputFiles(site), out);
    assert.equal(treeOf(out), site);
    assert.equal(publishedPaths(out)?.sort(), Object.keys(site).sort());
  }
  assert.equal(readdirSync(out).sort(), [MANIFEST, 'a', 'assets', 'b', 'gone', 'index.html']);
});

test('what systems put there stays, and what is gone or a link by now is no hindrance', () => {
  const elsewhere = folderWith({ 'index.html': 'mine' });
  const out = folderWith({ 'lost+found/x': 'system' });
  inPlace(outputFiles(OLD), out);
  rmSync(join(out, 'gone/er'), { recursive: true });
  rmSync(join(out, 'index.html'));
  symlinkSync(join(elsewhere, 'index.html'), join(out, 'index.html'));
  inPlace(outputFiles(NEW), out);
  assert.equal(treeOf(out), { ...NEW, 'lost+found/x': 'system' });
  assert.equal(treeOf(elsewhere), { 'index.html': 'mine' }, 'nothing is written through the link');
});

test('pages come after what they load, and what is gone goes last', () => {
  const out = folderWith();
  inPlace(outputFiles(OLD), out);
  // A folder where a file is to be stops the publication where it stands.
  mkdirSync(join(out, 'stop.css'));
  assert.throws(() => inPlace(outputFiles({ ...NEW, 'stop.css': '' }), out));
  const { 'index.html': home, 'assets/old.css': before, 'assets/new.css': after } = treeOf(out);
  assert.equal([home, before, after], ['old', 'old', 'new']);
  mkdirSync(join(out, 'stop.html'));
  assert.throws(() => inPlace(outputFiles({ 'new.css': '', 'stop.html': '' }), out));
  assert.is(treeOf(out)['new.css'], '');
  assert.is(treeOf(out)['assets/old.css'], 'old', 'for the pages that stand');
  inPlace(outputFiles(NEW), out);
  assert.equal(treeOf(out), NEW, 'and what was begun is known as ours');
});

test('an output folder from elsewhere, whatever is in it, makes nobody write or remove outside of it', () => {
  const work = '.dist.publishing-0b7c9a54-0d5e-4a38-9d6f-0123456789ab';
  const listed = (...files: string[]) => ({ [`dist/${MANIFEST}`]: JSON.stringify({ format: 1, files }) });
  const marked = { [`dist/${work}/.prepared-site`]: '' };
  type Hostile = readonly [files: Record<string, string>, links: Record<string, string>];
  const folders: Record<string, Hostile> = {
    'a manifest that climbs out': [listed('../victim/precious.txt', 'x'), {}],
    'a link in the place of a folder': [listed('a/precious.txt', 'x'), { 'dist/a': '../victim' }],
    'a link that is listed, with what lies behind it': [
      listed('a', 'a/precious.txt', 'b', 'b/precious.txt', 'x'),
      { 'dist/a': '../victim', 'dist/b': '../victim' },
    ],
    'links in the place of what builds work with': [
      { ...marked, ...listed('x') },
      { [`dist/${work}/new`]: '../../victim', [`dist/${work}/old`]: '../../victim' },
    ],
    'a link in the place of the work folder': [{ 'victim/.prepared-site': '', ...listed('x') }, { [work]: 'victim' }],
  };
  for (const [what, [files, links]] of Object.entries(folders))
    for (const next of [{ 'index.html': '' }, { 'a/precious.txt': 'theirs', b: 'theirs' }]) {
      const folder = folderWith({ 'victim/precious.txt': 'mine', 'dist/x': '', ...files });
      for (const [path, target] of Object.entries(links)) symlinkSync(target, join(folder, path));
      const victim = treeOf(join(folder, 'victim'));
      for (const work of [() => recover(join(folder, 'dist')), () => inPlace(outputFiles(next), join(folder, 'dist'))])
        try {
          work();
        } catch {
          // Refusing is as good.
        }
      assert.equal(treeOf(join(folder, 'victim')), victim, what);
      const names = readdirSync(folder).filter((name) => !name.startsWith('.'));
      assert.equal(names, ['dist', 'victim'], what);
    }
});

if (mayMount()) {
  test('a mount point as output folder is published into, with a notice', async () => {
    for (const mount of ['mount -t tmpfs tmpfs "$1/dist"', 'mount --bind "$1/volume" "$1/dist"']) {
      const folder = folderWith({ 'volume/lost+found/x': '', 'dist/.gitkeep': '' });
      const args = [folder, await inTurn(), JSON.stringify([OLD, NEW])];
      const turns = JSON.parse(amongMounts(`${mount}; node "$2" "$1/dist" "$3"`, ...args));
      for (const [index, site] of [OLD, NEW].entries()) {
        const { said, tree, beside } = turns[index];
        assert.equal(said, ['publication-sur-place'], mount);
        for (const [path, text] of Object.entries(site)) assert.is(tree[path], text, path);
        assert.equal(beside, ['dist', 'volume'], 'neither lock nor work folder is left');
      }
      assert.not(Object.keys(turns[1].tree).some((path) => path.startsWith('gone')));
    }
  });

  test('so is one whose parent is closed to writing', async () => {
    const folder = folderWith({ 'dist/.gitkeep': '' });
    const script =
      'mount --bind "$1" "$1"; mount --bind "$1/dist" "$1/dist"; mount -o remount,bind,ro "$1"; node "$2" "$1/dist" "$3"';
    const [turn] = JSON.parse(amongMounts(script, folder, await inTurn(), JSON.stringify([NEW])));
    assert.equal(turn.said, ['publication-sur-place']);
    assert.equal(turn.tree, { ...NEW, '.gitkeep': '' });
  });

  test('a full disk leaves the old site, no leftovers, and is told in one sentence with the place', async () => {
    const tooLarge = { ...OLD, 'film.mp4': 3_000_000 };
    for (const place of ['"$1/dist"', '"$1"']) {
      const [, full, after] = await onSmallDisk(`${SMALL_DISK}; node "$2" ${place} "$3"`, [OLD, tooLarge, OLD]);
      assert.is(full.said.length, 1);
      assert.match(full.said[0], /disque est plein.*film\.mp4/i);
      assert.not.match(full.said[0], '\n');
      assert.equal([full.tree, after.tree], [OLD, OLD]);
      if (place !== '"$1"') assert.equal([full.beside, after.beside], [['dist'], ['dist']]);
    }
  });

  test('the next build cleans up after a killed build without needing space for it', async () => {
    const left = '"$1/.dist.publishing-0b7c9a54-0d5e-4a38-9d6f-0123456789ab"';
    const leave = `mkdir -p ${left}/new; touch ${left}/.prepared-site`;
    const fill = `cat /dev/zero > ${left}/new/film.mp4 2> /dev/null || true`;
    for (const lock of ['true', 'echo 1 > "$1/.dist.lock"; touch -d @0 "$1/.dist.lock"']) {
      const script = `${SMALL_DISK}; ${leave}; ${lock}; ${fill}; node "$2" "$1/dist" "$3"`;
      const [turn] = await onSmallDisk(script, [OLD]);
      assert.equal(turn, { said: [], tree: OLD, beside: ['dist'] });
    }
  });
}

function inPlace(files: OutputFile[], out: string): void {
  publish(files, out, { inPlace: true });
}

async function onSmallDisk(script: string, sites: readonly object[]) {
  return JSON.parse(amongMounts(script, folderWith(), await inTurn(), JSON.stringify(sites)));
}
