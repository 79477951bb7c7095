import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { OutputFile } from '../../../../build/contract/output.ts';
import { MANIFEST, publishedPaths } from '../../../../build/output/publish/manifest.ts';
import { publish } from '../../../../build/output/publish/publish.ts';
import { recover } from '../../../../build/output/publish/recover.ts';
import { folderWith } from '../../../support/folder.ts';
import { amongMounts, mayMount } from '../../../support/mounts.ts';
import { compiled } from '../../../support/program.ts';
import { filesOf, type Texts } from '../../../support/text-site.ts';
import { treeOf } from '../../../support/tree.ts';

const test = suite('Publishing in place');

/** `a` is a file of one and a folder of the other, and the other way round. */
const OLD: Texts = {
  'index.html': 'old',
  'assets/old.css': 'old',
  'gone/er/index.html': 'old',
  a: 'old',
  'b/c/d': 'old',
};
const NEW: Texts = { 'index.html': 'new', 'assets/new.css': 'new', 'a/index.html': 'new', b: 'new' };

const inTurn = compiled('publish-in-turn.ts');
const mounts = mayMount();

test('what the new site lacks is gone, with its folders, whatever the names were before', () => {
  const out = folderWith();
  for (const site of [OLD, NEW, OLD]) {
    inPlace(filesOf(site), out);
    assert.equal(treeOf(out), site);
    assert.equal(publishedPaths(out)?.sort(), Object.keys(site).sort());
  }
  assert.equal(readdirSync(out).sort(), [MANIFEST, 'a', 'assets', 'b', 'gone', 'index.html']);
});

test('what systems put there stays, and what is gone or a link by now is no hindrance', () => {
  const elsewhere = folderWith({ 'index.html': 'mine' });
  const out = folderWith({ 'lost+found/x': 'system' });
  inPlace(filesOf(OLD), out);
  rmSync(join(out, 'gone/er'), { recursive: true });
  rmSync(join(out, 'index.html'));
  symlinkSync(join(elsewhere, 'index.html'), join(out, 'index.html'));
  inPlace(filesOf(NEW), out);
  assert.equal(treeOf(out), { ...NEW, 'lost+found/x': 'system' });
  assert.equal(treeOf(elsewhere), { 'index.html': 'mine' }, 'nothing is written through the link');
});

test('pages come after what they load, and what is gone goes last', () => {
  const out = folderWith();
  inPlace(filesOf(OLD), out);
  // A folder where a file is to be stops the publication where it stands.
  mkdirSync(join(out, 'stop.css'));
  assert.throws(() => inPlace(filesOf({ ...NEW, 'stop.css': '' }), out));
  const { 'index.html': home, ...others } = treeOf(out);
  assert.is(home, 'old');
  assert.is(others['assets/old.css'], 'old');
  assert.is(others['assets/new.css'], 'new');
  mkdirSync(join(out, 'stop.html'));
  assert.throws(() => inPlace(filesOf({ 'new.css': '', 'stop.html': '' }), out));
  assert.is(treeOf(out)['new.css'], '');
  assert.is(treeOf(out)['assets/old.css'], 'old', 'for the pages that stand');
  inPlace(filesOf(NEW), out);
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
      for (const work of [() => recover(join(folder, 'dist')), () => inPlace(filesOf(next), join(folder, 'dist'))])
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

if (mounts) {
  test('an output folder that is a mount point is published into, and it is said, of the same disk or another', async () => {
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
      const left = Object.keys(turns[1].tree).filter((path) => path.startsWith('gone'));
      assert.equal(left, []);
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
}

function inPlace(files: OutputFile[], out: string): void {
  publish(files, out, { inPlace: true });
}

test.run();
