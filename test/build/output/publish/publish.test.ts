import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { outputFile } from '../../../../build/contract/output.ts';
import { explainFault } from '../../../../build/diagnostics/explain-fault.ts';
import { lock } from '../../../../build/output/publish/lock.ts';
import { publish } from '../../../../build/output/publish/publish.ts';
import { makeWorkFolder, recover, workFolders } from '../../../../build/output/publish/work-folder.ts';
import { thisProcess } from '../../../../build/platform/lock-owner.ts';
import { assert, suite } from '../../../suite.ts';
import { folderWith } from '../../../support/folder.ts';
import { withoutPrivileges } from '../../../support/privileges.ts';
import { contentsOf, site } from '../../../support/text-site.ts';
import { treeOf } from '../../../support/tree.ts';

const test = suite('Publishing');

const OLD = site('old', ['index.html', 'assets/a-1.css', 'gone/index.html']);
const NEW = site('new', ['index.html', 'assets/a-2.css', 'blog/deep/er/index.html']);
/** Finds the work folders of builds of the folder `dist`. */
const WORK = '.dist.publishing-0b7c9a54-0d5e-4a38-9d6f-0123456789ab';

test('writes every file, in folders it makes, and nothing beside them; what the next site lacks is gone', () => {
  const folder = folderWith();
  const out = join(folder, 'deep', 'dist');
  for (const site of [OLD, NEW]) {
    assert.equal(publish(site, out).diagnostics, [], 'in one step');
    assert.equal(treeOf(out), contentsOf(site));
    assert.equal(readdirSync(join(folder, 'deep')), ['dist']);
  }
});

test('the folder of the former site becomes the next one: only changed files are linked and removed', () => {
  const folder = folderWith();
  const [out, former] = [join(folder, 'dist'), join(folder, 'former')];
  const both = site('both', ['blog/same.html', 'deep/er/same.html']);
  publish([...OLD, ...both], out, { former });
  const before = statSync(out).ino;
  publish([...NEW, ...both], out, { former });
  writeFileSync(join(former, 'blog/same.html'), 'changed in both');
  writeFileSync(join(former, 'gone/more.html'), 'of nobody');
  publish([...OLD, ...both], out, { former });
  assert.equal([statSync(out).ino, treeOf(out)], [before, contentsOf([...OLD, ...both])]);
  assert.is(statSync(join(out, 'deep/er/same.html')).nlink, 2, 'of this site and the one before');
});

test('a link or a file where the folder of the site before would wait is left as it is', () => {
  const folder = folderWith();
  const [out, others] = [join(folder, 'dist'), join(folder, 'others')];
  const [link, file] = [join(folder, 'link'), join(folder, 'file')];
  mkdirSync(others);
  writeFileSync(join(others, 'letter.txt'), 'of somebody else');
  symlinkSync(others, link);
  writeFileSync(file, 'of somebody else');
  for (const former of [link, file]) for (const site of [OLD, NEW]) publish(site, out, { former });
  assert.equal(treeOf(out), contentsOf(NEW));
  assert.equal(treeOf(others), { 'letter.txt': 'of somebody else' });
  assert.is(readFileSync(file, 'utf8'), 'of somebody else');
});

test('a web server that runs as somebody else may read the site as it may read other folders', () => {
  const folder = folderWith();
  mkdirSync(join(folder, 'plain'));
  publish(NEW, join(folder, 'dist'));
  const modeOf = (path: string) => (statSync(join(folder, path)).mode & 0o777).toString(8);
  assert.is(modeOf('dist'), modeOf('plain'));
  assert.is(modeOf('dist/assets'), modeOf('plain'));
});

test('writes and copies bytes unchanged, with permissions no wider than the source’s', () => {
  const folder = folderWith({ 'source.bin': Uint8Array.of(0, 255, 13, 10), plain: '' });
  const from = join(folder, 'source.bin');
  chmodSync(from, 0o400);
  publish([{ path: 'a/b.bin', from, bytes: 4 }, outputFile('c.bin', readFileSync(from))], join(folder, 'dist'));
  const bytes = '\u0000\u00ff\r\n';
  assert.equal(treeOf(join(folder, 'dist')), { 'a/b.bin': bytes, 'c.bin': bytes });
  assert.is(statSync(join(folder, 'dist/a/b.bin')).mode, statSync(join(folder, 'plain')).mode);
});

test('the output folder keeps its owner, its group and how open it is', () => {
  const [uid, gid] = [process.getuid?.() ?? 0, process.getgid?.() ?? 0];
  const owners = [
    [1234, 2345],
    [1234, gid],
    [uid, 2345],
  ] as const;
  for (const [user, group] of process.getuid?.() === 0 ? owners : ([[uid, gid]] as const)) {
    const out = join(folderWith(), 'dist');
    mkdirSync(out);
    chownSync(out, user, group);
    chmodSync(out, 0o2751);
    const before = statSync(out).mode;
    for (const site of [OLD, NEW]) {
      publish(site, out);
      const { uid, gid, mode } = statSync(out);
      assert.equal([uid, gid, mode], [user, group, before]);
    }
  }
});

test('where its owner is not ours to give, it is published into file by file, which is said', async () => {
  if (process.getuid?.() !== 0) return;
  const folder = folderWith();
  const out = join(folder, 'dist');
  mkdirSync(out);
  chmodSync(out, 0o777);
  const { diagnostics } = await withoutPrivileges(folder, () => publish(NEW, out));
  assert.is(diagnostics.map(({ rule }) => rule).join(), 'publication-sur-place');
  assert.equal(treeOf(out), contentsOf(NEW));
  assert.equal(readdirSync(folder), ['dist']);
});

test('a site with other files than counted, or refused by the disk, leaves the old one', () => {
  const from = join(folderWith({ 'a.txt': 'four' }), 'a.txt');
  const folder = folderWith();
  const out = join(folder, 'dist');
  publish(OLD, out);
  const miscounted = () => publish([...NEW, { path: 'a.txt', from, bytes: 3 }], out);
  assert.throws(miscounted, (error: unknown) => (explainFault(error) ?? '').includes('« a.txt »'));
  assert.throws(() => publish([...NEW, outputFile('index.html/below-a-file', '')], out));
  assert.equal(treeOf(out), contentsOf(OLD));
  assert.equal(readdirSync(folder), ['dist']);
});

test('neighbours whose names are like ours are left alone', () => {
  const theirs = {
    '.dist.previous/index.html': 'mine',
    '.dist.publishing-mine/.prepared-site': '',
    [`${WORK}/new/index.html`]: 'mine, as nothing says that a build made it',
  };
  const folder = folderWith(theirs);
  const out = join(folder, 'dist');
  for (const work of [() => recover(out), () => publish(OLD, out), () => publish(NEW, out), () => recover(out)]) work();
  rmSync(out, { recursive: true });
  assert.equal(treeOf(folder), theirs);
});

test('a work folder is known from its first moment to its last, beside the output folder and in it', () => {
  for (const place of ['.', 'dist'])
    for (const isMarked of [false, true]) {
      const folder = folderWith({ 'dist/index.html': 'old' });
      const out = join(folder, 'dist');
      if (isMarked) mkdirSync(join(makeWorkFolder(join(folder, place), out).fresh, 'a'), { recursive: true });
      else mkdirSync(join(folder, place, WORK));
      assert.is(workFolders(out).length, 1);
      recover(out);
      assert.equal([readdirSync(folder), readdirSync(out)], [['dist'], ['index.html']]);
    }
});

test('a build that has lost its lock neither publishes over the newer site nor clears up after it', () => {
  const losses = [(file: string) => writeFileSync(file, JSON.stringify(thisProcess())), (file: string) => rmSync(file)];
  for (const lose of losses) {
    const folder = folderWith();
    const out = join(folder, 'dist');
    const unlock = lock(out);
    lose(join(folder, '.dist.lock'));
    publish(NEW, join(folder, 'newer'));
    renameSync(join(folder, 'newer'), out);
    const { dir } = makeWorkFolder(folder, out);
    for (const work of [() => publish(OLD, out), () => publish(OLD, out, { inPlace: true }), () => recover(out)])
      assert.throws(work, (error: unknown) => /« .*\.dist\.lock »/.test(explainFault(error) ?? ''));
    assert.equal(treeOf(out), contentsOf(NEW));
    assert.ok(existsSync(dir), 'somebody may be at work there');
    unlock();
    publish(OLD, out);
    assert.equal(treeOf(out), contentsOf(OLD), 'given back, it is nobody’s');
  }
});
