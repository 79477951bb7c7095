import {
  appendFileSync,
  chmodSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { outputFile } from '../../../build/contract/output.ts';
import { waitForStamps } from '../../../build/publish/evidence.ts';
import { MARK } from '../../../build/publish/mark.ts';
import { publish } from '../../../build/publish/publish.ts';
import { keepingTimes } from '../../support/damages.ts';
import { folderWith } from '../../support/folder.ts';
import { published, SITE, withoutContents } from '../../support/published.ts';
import { contentsOf, site } from '../../support/text-site.ts';
import { treeOf } from '../../support/tree.ts';

const test = suite('Publishing over what somebody has altered');

const ALTERED = 'blog/3/index.html';

const alterations: Record<string, (place: string, out: string) => void> = {
  'a file has other bytes': (place) => writeFileSync(place, 'mine'),
  'a file has as many other bytes, and the time that it had': (place) => {
    keepingTimes(place, () => writeFileSync(place, readFileSync(place).reverse()));
  },
  'a file is gone': (place) => rmSync(place),
  'a folder is gone': (place) => rmSync(join(place, '..'), { recursive: true }),
  'a file is a link': (place) => {
    rmSync(place);
    symlinkSync('../4/index.html', place);
  },
  'a file is a link to the same bytes': (place) => {
    const twin = join(folderWith({ twin: readFileSync(place) }), 'twin');
    rmSync(place);
    symlinkSync(twin, place);
  },
  'a folder is a link to the same files': (place) => {
    const twin = folderWith({ 'index.html': readFileSync(place) });
    rmSync(join(place, '..'), { recursive: true });
    symlinkSync(twin, join(place, '..'));
  },
  'a file is a folder': (place) => {
    rmSync(place);
    mkdirSync(join(place, 'deeper'), { recursive: true });
  },
  'a folder is a file': (place) => {
    rmSync(join(place, '..'), { recursive: true });
    writeFileSync(join(place, '..'), 'mine');
  },
  'a file is closed to others': (place) => chmodSync(place, 0o600),
  'a folder is closed to others': (place) => chmodSync(join(place, '..'), 0o700),
  'somebody put a file there': (_, out) => writeFileSync(join(out, 'blog/mine.txt'), 'mine'),
  'somebody put a folder there': (_, out) => mkdirSync(join(out, 'mine')),
  'the mark is gone': (_, out) => rmSync(join(out, MARK)),
  'the mark tells of other files': (_, out) =>
    writeFileSync(join(out, MARK), readFileSync(join(out, MARK), 'utf8').replace(ALTERED, 'other')),
  'the mark has been touched up': (_, out) => appendFileSync(join(out, MARK), ' '),
  'all is gone': (_, out) => rmSync(out, { recursive: true }),
};

for (const [what, alter] of Object.entries(alterations)) {
  test(`the site comes out right where ${what}`, () => {
    const right = published(SITE, { remembered: false });
    for (const { out, cache } of [published(), published(SITE, { remembered: false })]) {
      alter(join(out, ALTERED), out);
      if (cache) waitForStamps();
      // Folders are known to have been changed only where something is known of them.
      if (cache === undefined && /a folder is closed/.test(what)) continue;
      publish(SITE, out, cache);
      assert.equal(shapeOf(out), shapeOf(right.out));
      publish(SITE.map(withoutContents), out, cache);
    }
  });
}

test('a file that somebody gave another name is not written through', () => {
  const { out, cache } = published();
  const elsewhere = join(folderWith(), 'mine.html');
  linkSync(join(out, ALTERED), elsewhere);
  writeFileSync(elsewhere, 'mine');
  publish(SITE, out, cache);
  assert.equal(treeOf(out), contentsOf(SITE));
  assert.is(readFileSync(elsewhere, 'utf8'), 'mine');
});

test('a file changed right after it was published is noticed, however fast', () => {
  const place = published();
  for (let round = 0; round < 10; round++) {
    const files = [...SITE.slice(0, -1), outputFile(SITE.at(-1)?.path ?? '', `round ${round % 2}`)];
    publish(files, place.out, place.cache);
    const file = join(place.out, files.at(-1)?.path ?? '');
    keepingTimes(file, () => writeFileSync(file, `mines ${round % 2}`));
    publish(files, place.out, place.cache);
    assert.is(readFileSync(file, 'utf8'), `round ${round % 2}`);
  }
});

test('what is remembered of one folder, or not whole any more, is not believed of another', () => {
  const paths = SITE.map(({ path }) => path);
  const [one, other] = [published(), published(site('other', paths))];
  const [ofOne, ofOther] = [one, other].map(({ cache }) => memoryIn(cache ?? ''));
  const memory = readFileSync(ofOther ?? '');
  for (const text of [memory, readFileSync(ofOne ?? '').subarray(0, 900), Buffer.from('')]) {
    writeFileSync(ofOne ?? '', text);
    writeFileSync(join(one.out, ALTERED), 'mine');
    publish(SITE, one.out, one.cache);
    assert.equal(treeOf(one.out), contentsOf(SITE));
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

function memoryIn(cache: string): string {
  const [name = ''] = readdirSync(join(cache, 'published'));
  return join(cache, 'published', name);
}

test.run();
