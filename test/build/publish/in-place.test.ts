import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { publishInPlace } from '../../../build/publish/in-place.ts';
import { MARK, publishedPaths } from '../../../build/publish/mark.ts';
import { recover } from '../../../build/publish/recover.ts';
import { folderWith } from '../../support/folder.ts';
import { amongMounts, mayMount } from '../../support/mounts.ts';
import { compiled } from '../../support/program.ts';
import { filesOf, type Texts } from '../../support/text-site.ts';
import { treeOf } from '../../support/tree.ts';

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
    publishInPlace(filesOf(site), out);
    assert.equal(treeOf(out), site);
    assert.equal(publishedPaths(out)?.sort(), Object.keys(site).sort());
  }
  assert.equal(readdirSync(out).sort(), [MARK, 'a', 'assets', 'b', 'gone', 'index.html']);
});

test('what no build wrote stays, and what is gone, a folder or a link by now is no hindrance', () => {
  const others = { 'lost+found/x': 'system', 'gone/mine.txt': 'mine', 'assets/old.css/mine': 'mine' };
  const elsewhere = folderWith({ 'index.html': 'mine' });
  const out = folderWith({ 'lost+found/x': 'system', 'gone/mine.txt': 'mine' });
  publishInPlace(filesOf(OLD), out);
  rmSync(join(out, 'gone/er'), { recursive: true });
  rmSync(join(out, 'assets/old.css'));
  mkdirSync(join(out, 'assets/old.css'));
  writeFileSync(join(out, 'assets/old.css/mine'), 'mine');
  rmSync(join(out, 'index.html'));
  symlinkSync(join(elsewhere, 'index.html'), join(out, 'index.html'));
  publishInPlace(filesOf(NEW), out);
  assert.equal(treeOf(out), { ...NEW, ...others });
  assert.equal(treeOf(elsewhere), { 'index.html': 'mine' }, 'nothing is written through the link');
});

test('pages come after what they load, and what is gone goes last', () => {
  const out = folderWith();
  publishInPlace(filesOf(OLD), out);
  // What nothing can replace stops the publication where it stands.
  mkdirSync(join(out, 'stop.css/mine'), { recursive: true });
  assert.throws(() => publishInPlace(filesOf({ ...NEW, 'stop.css': '' }), out));
  const { 'index.html': home, ...others } = treeOf(out);
  assert.is(home, 'old');
  assert.is(others['assets/old.css'], 'old');
  assert.is(others['assets/new.css'], 'new');
  rmSync(join(out, 'stop.css'), { recursive: true });
  mkdirSync(join(out, 'stop.html/mine'), { recursive: true });
  assert.throws(() => publishInPlace(filesOf({ 'new.css': '', 'stop.html': '' }), out));
  assert.is(treeOf(out)['new.css'], '');
  assert.is(treeOf(out)['assets/old.css'], 'old', 'for the pages that stand');
  rmSync(join(out, 'stop.html'), { recursive: true });
  publishInPlace(filesOf(NEW), out);
  assert.equal(treeOf(out), NEW, 'and what was begun is known as ours');
});

test('a work folder from elsewhere, whatever is in it, makes nobody write or remove outside the output folder', () => {
  const work = '.dist.publishing-0b7c9a54-0d5e-4a38-9d6f-0123456789ab';
  const list = (...files: string[]) => JSON.stringify({ format: 1, files });
  const marked = { [`dist/${work}/.prepared-site`]: '', [`dist/${work}/new/hook`]: 'theirs' };
  const listed = (...files: string[]) => ({
    [`dist/${MARK}`]: list(...files),
    [`dist/${work}/plan.json`]: list(...files),
  });
  type Hostile = readonly [files: Record<string, string>, links: Record<string, string>];
  const folders: Record<string, Hostile> = {
    'a plan of another form': [
      { ...marked, [`dist/${work}/plan.json`]: '{"placed":["../hook"],"gone":["../victim/precious.txt"]}' },
      {},
    ],
    'a plan that climbs out': [{ ...marked, ...listed('../victim/precious.txt') }, {}],
    'a link among the folders of the site': [
      { ...marked, ...listed('a/precious.txt', 'b'), [`dist/${work}/new/b/precious.txt`]: 'theirs' },
      { 'dist/a': '../victim', 'dist/b': '../victim' },
    ],
    'links in the place of its folders': [
      { [`dist/${work}/.prepared-site`]: '', [`dist/${work}/plan.json`]: list() },
      { [`dist/${work}/new`]: '../../victim', [`dist/${work}/old`]: '../../victim' },
    ],
    'a link in its own place': [{ 'victim/.prepared-site': '' }, { [work]: 'victim' }],
  };
  for (const [what, [files, links]] of Object.entries(folders)) {
    const folder = folderWith({ 'victim/precious.txt': 'mine', 'dist/x': '', ...files });
    for (const [path, target] of Object.entries(links)) symlinkSync(target, join(folder, path));
    const victim = treeOf(join(folder, 'victim'));
    recover(join(folder, 'dist'));
    assert.equal(treeOf(join(folder, 'victim')), victim, what);
    assert.equal(
      readdirSync(folder).filter((name) => !name.startsWith('.')),
      ['dist', 'victim'],
      what,
    );
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
      assert.equal(
        Object.keys(turns[1].tree).filter((path) => path.startsWith('gone')),
        [],
      );
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

test.run();
