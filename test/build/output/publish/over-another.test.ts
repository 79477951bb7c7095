import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { PublishedFile } from '../../../../build/contract/output.ts';
import { explainFault } from '../../../../build/diagnostics/explain-fault.ts';
import { MANIFEST } from '../../../../build/output/publish/out-folder.ts';
import { publish } from '../../../../build/output/publish/publish.ts';
import { assert, suite } from '../../../suite.ts';
import { preservingTimes } from '../../../support/damages.ts';
import { folderWith } from '../../../support/folder.ts';
import { contentsOf, outputFiles, publishedFolder, SITE, withoutContents } from '../../../support/text-site.ts';
import { treeOf } from '../../../support/tree.ts';

const test = suite('Publishing over what is there');

test('nothing is written, nor asked for its bytes, where nothing differs', () => {
  for (const inPlace of [false, true]) {
    const out = publishedFolder();
    const before = inodesOf(out);
    assert.equal(publish(SITE.map(withoutContents), out, { inPlace }).diagnostics, []);
    assert.equal(inodesOf(out), before);
  }
});

for (const inPlace of [false, true]) {
  const how = inPlace ? 'in place' : 'in one step';
  test(`publishing ${how} writes changed files, removes old ones and keeps the others`, () => {
    const out = publishedFolder();
    const before = inodesOf(out);
    const [changed, ...gone] = ['blog/5/index.html', 'blog/8/index.html', 'blog/9/index.html'];
    const stays = SITE.filter(({ path }) => path !== changed && !gone.includes(path));
    const next = outputFiles({ 'blog/5/index.html': 'changed', 'new/one/index.html': 'new' });
    assert.equal(publish([...stays.map(withoutContents), ...next], out, { inPlace }).diagnostics, []);
    const after = inodesOf(out);
    assert.is(after[''] === before[''], inPlace, 'the folder is another one: nobody finds pages of both');
    const same = Object.keys(before).filter((path) => after[path] === before[path] && path.includes('.'));
    const untouched = stays.map(({ path }) => path);
    assert.equal(same, untouched);
    assert.is(readFileSync(join(out, 'blog/5/index.html'), 'utf8'), 'changed');
    assert.equal(readdirSync(out).sort(), [MANIFEST, 'assets', 'blog', 'index.html', 'new']);
    for (const path of gone) assert.not(existsSync(join(out, path, '..')), 'nor is its folder left');
    publish(SITE, out, { inPlace });
    assert.equal(treeOf(out), contentsOf(SITE));
  });
}

test('a copy stays while its source does, and follows each change of it', () => {
  const statics = folderWith({ 'photo.jpg': 'one', 'other.jpg': 'other' });
  const copyOf = (path: string): PublishedFile => {
    const from = join(statics, path);
    return { path, from, bytes: statSync(from).size };
  };
  const files = () => [...SITE, copyOf('photo.jpg'), copyOf('other.jpg')];
  const out = publishedFolder(files());
  const before = inodesOf(out);
  publish(files(), out);
  assert.equal(inodesOf(out), before);
  for (const text of ['two', 'longer']) {
    preservingTimes(join(statics, 'photo.jpg'), () => writeFileSync(join(statics, 'photo.jpg'), text));
    publish(files(), out);
    assert.is(readFileSync(join(out, 'photo.jpg'), 'utf8'), text);
  }
  assert.is(inodesOf(out)['other.jpg'], before['other.jpg']);
});

const ALTERED = 'blog/3/index.html';

const mended: Record<string, Alter> = {
  'a file has other bytes': (file) => writeFileSync(file, 'mine'),
  'a file has as many other bytes, and the time that it had': (file) => {
    preservingTimes(file, () => writeFileSync(file, readFileSync(file).reverse()));
  },
  'a folder is gone': (file) => rmSync(join(file, '..'), { recursive: true }),
  'a file is a link to the same bytes': (file) => {
    const elsewhere = join(folderWith({ same: readFileSync(file) }), 'same');
    rmSync(file);
    symlinkSync(elsewhere, file);
  },
  'a file is closed to others': (file) => chmodSync(file, 0o600),
  'the manifest tells of a file that is not there': (_, out) =>
    writeFileSync(join(out, MANIFEST), readFileSync(join(out, MANIFEST), 'utf8').replace('[', '["other",')),
  'all is gone': (_, out) => rmSync(out, { recursive: true }),
};

for (const [what, alter] of Object.entries(mended))
  test(`the site comes out right where ${what}`, () => {
    const right = shapeOf(publishedFolder());
    for (const inPlace of [false, true]) {
      const out = publishedFolder();
      alter(join(out, ALTERED), out);
      publish(SITE, out, { inPlace });
      assert.equal(shapeOf(out), right);
    }
  });

const refused: Record<string, Alter> = {
  'somebody put a file there': (_, out) => writeFileSync(join(out, 'blog/mine.txt'), 'mine'),
  'somebody put a file where a folder was': (file) => {
    rmSync(join(file, '..'), { recursive: true });
    writeFileSync(join(file, '..'), 'mine');
  },
  'a folder is a link to files elsewhere': (file) => {
    const elsewhere = folderWith({ 'index.html': 'mine' });
    rmSync(join(file, '..'), { recursive: true });
    symlinkSync(elsewhere, join(file, '..'));
  },
  'the manifest is gone': (_, out) => rmSync(join(out, MANIFEST)),
};

for (const [what, alter] of Object.entries(refused))
  test(`nothing is published, and nothing changes, where ${what}`, () => {
    for (const inPlace of [false, true]) {
      const out = publishedFolder();
      alter(join(out, ALTERED), out);
      const before = shapeOf(join(out, '..'));
      const publishing = () => publish(SITE.slice(1), out, { inPlace });
      assert.throws(publishing, (error: unknown) => explainFault(error)?.includes(out));
      assert.equal(shapeOf(join(out, '..')), before);
    }
  });

test('a file that somebody gave another name is not written through', () => {
  for (const inPlace of [false, true]) {
    const out = publishedFolder();
    const elsewhere = join(folderWith(), 'mine.html');
    linkSync(join(out, ALTERED), elsewhere);
    writeFileSync(elsewhere, 'mine');
    publish(SITE, out, { inPlace });
    assert.equal(treeOf(out), contentsOf(SITE));
    assert.is(readFileSync(elsewhere, 'utf8'), 'mine');
  }
});

/** Returns the identity of the file at each path, which tells a file that was written anew from one that stayed. */
function inodesOf(folder: string): Record<string, number> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path !== MANIFEST);
  return Object.fromEntries(['', ...paths.sort()].map((path) => [path, lstatSync(join(folder, path)).ino]));
}

type Alter = (file: string, out: string) => void;

/** Lists a folder: of each path its mode, and its bytes or the target of a link. */
function shapeOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const shapes = entries.map((entry) => {
    const place = join(entry.parentPath, entry.name);
    const bytes = entry.isFile() ? readFileSync(place, 'latin1') : entry.isDirectory() ? 'folder' : 'link';
    return [place.slice(folder.length), `${lstatSync(place).mode.toString(8)} ${bytes}`] as const;
  });
  return Object.fromEntries(shapes.sort(([a], [b]) => (a < b ? -1 : 1)));
}
