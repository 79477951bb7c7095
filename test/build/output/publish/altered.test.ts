import { chmodSync, linkSync, lstatSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { MANIFEST } from '../../../../build/output/publish/manifest.ts';
import { publish } from '../../../../build/output/publish/publish.ts';
import { explainFault } from '../../../../build/platform/system-errors.ts';
import { keepingTimes } from '../../../support/damages.ts';
import { folderWith } from '../../../support/folder.ts';
import { published, SITE } from '../../../support/published.ts';
import { contentsOf } from '../../../support/text-site.ts';
import { treeOf } from '../../../support/tree.ts';

const test = suite('Publishing over what somebody has altered');

const ALTERED = 'blog/3/index.html';

type Alter = (file: string, out: string) => void;

const mended: Record<string, Alter> = {
  'a file has other bytes': (file) => writeFileSync(file, 'mine'),
  'a file has as many other bytes, and the time that it had': (file) => {
    keepingTimes(file, () => writeFileSync(file, readFileSync(file).reverse()));
  },
  'a file is gone': (file) => rmSync(file),
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

for (const [what, alter] of Object.entries(mended)) {
  test(`the site comes out right where ${what}`, () => {
    const right = shapeOf(published());
    for (const inPlace of [false, true]) {
      const out = published();
      alter(join(out, ALTERED), out);
      publish(SITE, out, { inPlace });
      assert.equal(shapeOf(out), right);
    }
  });
}

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

for (const [what, alter] of Object.entries(refused)) {
  test(`nothing is published, and nothing changes, where ${what}`, () => {
    for (const inPlace of [false, true]) {
      const out = published();
      alter(join(out, ALTERED), out);
      const before = shapeOf(join(out, '..'));
      try {
        publish(SITE.slice(1), out, { inPlace });
        assert.unreachable('it was published');
      } catch (error) {
        assert.match(explainFault(error) ?? '', out);
      }
      assert.equal(shapeOf(join(out, '..')), before);
    }
  });
}

test('a file that somebody gave another name is not written through', () => {
  for (const inPlace of [false, true]) {
    const out = published();
    const elsewhere = join(folderWith(), 'mine.html');
    linkSync(join(out, ALTERED), elsewhere);
    writeFileSync(elsewhere, 'mine');
    publish(SITE, out, { inPlace });
    assert.equal(treeOf(out), contentsOf(SITE));
    assert.is(readFileSync(elsewhere, 'utf8'), 'mine');
  }
});

/** What a folder holds: of each path how open it is, and its bytes or where it leads. */
function shapeOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const shapes = entries.map((entry) => {
    const place = join(entry.parentPath, entry.name);
    const bytes = entry.isFile() ? readFileSync(place, 'latin1') : entry.isDirectory() ? 'folder' : 'link';
    return [place.slice(folder.length), `${lstatSync(place).mode.toString(8)} ${bytes}`] as const;
  });
  return Object.fromEntries(shapes.sort(([a], [b]) => (a < b ? -1 : 1)));
}

test.run();
