import { existsSync, lstatSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PublishedFile } from '../../../../build/contract/output.ts';
import { MANIFEST } from '../../../../build/output/publish/manifest.ts';
import { publish } from '../../../../build/output/publish/publish.ts';
import { folderWith } from '../../../support/folder.ts';
import { published, SITE, withoutContents } from '../../../support/published.ts';
import { contentsOf, filesOf, type Texts } from '../../../support/text-site.ts';
import { treeOf } from '../../../support/tree.ts';

const test = suite('Publishing what is there already');

test('nothing is written, nor asked for its bytes, where nothing differs', () => {
  for (const inPlace of [false, true]) {
    const out = published();
    const before = inodesOf(out);
    assert.equal(publish(SITE.map(withoutContents), out, { inPlace }).diagnostics, []);
    assert.equal(inodesOf(out), before);
  }
});

for (const inPlace of [false, true]) {
  const how = inPlace ? 'in place' : 'in one step';
  test(`what differs is written ${how}, what is gone is removed, and the rest is the very files that were there`, () => {
    const out = published();
    const before = inodesOf(out);
    const [changed, ...gone] = ['blog/5/index.html', 'blog/8/index.html', 'blog/9/index.html'];
    const stays = SITE.filter(({ path }) => path !== changed && !gone.includes(path));
    const next = [
      ...stays.map(withoutContents),
      ...filesOf({ 'blog/5/index.html': 'changed', 'new/one/index.html': 'new' }),
    ];
    assert.equal(publish(next, out, { inPlace }).diagnostics, []);
    const after = inodesOf(out);
    assert.is(after[''] === before[''], inPlace, 'the folder is another one: nobody finds pages of both');
    const same = Object.keys(before).filter((path) => after[path] === before[path] && path.includes('.'));
    assert.equal(
      same,
      stays.map(({ path }) => path),
    );
    assert.is(readFileSync(join(out, 'blog/5/index.html'), 'utf8'), 'changed');
    assert.equal(readdirSync(out).sort(), [MANIFEST, 'assets', 'blog', 'index.html', 'new']);
    for (const path of gone) assert.not(existsSync(join(out, path, '..')), 'nor is its folder left');
    publish(SITE, out, { inPlace });
    assert.equal(treeOf(out), contentsOf(SITE));
  });
}

test('a copy stays while its source does, and follows each change of it', () => {
  const statics = folderWith({ 'photo.jpg': 'one', 'other.jpg': 'other' });
  const copies = (): PublishedFile[] =>
    ['photo.jpg', 'other.jpg'].map((path) => ({
      path,
      from: join(statics, path),
      bytes: statSync(join(statics, path)).size,
    }));
  const files = () => [...SITE, ...copies()];
  const out = published(files());
  const before = inodesOf(out);
  publish(files(), out);
  assert.equal(inodesOf(out), before);
  const source = join(statics, 'photo.jpg');
  const { atime, mtime } = statSync(source);
  for (const text of ['two', 'longer']) {
    writeFileSync(source, text);
    utimesSync(source, atime, mtime);
    publish(files(), out);
    assert.is(readFileSync(join(out, 'photo.jpg'), 'utf8'), text);
  }
  assert.is(inodesOf(out)['other.jpg'], before['other.jpg']);
});

test('a site without any page left is published, too', () => {
  const out = published();
  publish([], out);
  assert.equal(treeOf(out), {});
  publish(filesOf({ a: 'a' }), out);
  assert.equal(treeOf(out), { a: 'a' } satisfies Texts);
});

/** Which thing stands at each path, so that what was written anew is told from what stayed. */
function inodesOf(folder: string): Record<string, number> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path !== MANIFEST)
    .sort();
  return Object.fromEntries([
    ['', statSync(folder).ino],
    ...paths.map((path) => [path, lstatSync(join(folder, path)).ino]),
  ]);
}

test.run();
