import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, parse } from 'node:path';
import { siteDefinition } from '../../../../build/cli/site-definition.ts';
import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import { outputFile } from '../../../../build/contract/output.ts';
import { MANIFEST, manifestText, realPlace, whyNotPublishTo } from '../../../../build/output/publish/out-folder.ts';
import { publish } from '../../../../build/output/publish/publish.ts';
import { assert, suite } from '../../../suite.ts';
import { folderWith } from '../../../support/folder.ts';

const test = suite('Output folder');

test('may be absent, at any depth, or empty', () => {
  const folder = folderWith();
  for (const out of ['deep/dist', '']) assert.is(whyNot(join(folder, out)), undefined);
});

test('may hold what a build published there, and what systems leave in every folder', () => {
  const out = publishedWith('.DS_Store', 'blog/Thumbs.db', 'blog/._a');
  mkdirSync(join(out, 'empty/er'), { recursive: true });
  for (const folder of [published(), out]) assert.is(whyNot(folder), undefined);
});

test('may not hold anything else, be it hidden, deep, or beside a page that is a site’s', () => {
  for (const path of ['index.html', 'notes.txt', '.git/config', 'private/thesis.txt'])
    assert.ok(whyNot(folderWith({ [path]: 'mine' }))?.includes(MANIFEST), path);
});

test('may not hold what somebody put into a published site: the first is named, and how many there are', () => {
  for (const path of ['CNAME', '.git/config', 'blog/a/notes.txt'])
    assert.match(whyNot(publishedWith(path)) ?? '', `« ${path} »`);
  const more = (...paths: string[]) => /« a »(.*?)\. /.exec(whyNot(publishedWith(...paths)) ?? '')?.[1] ?? '';
  assert.is(more('a'), '');
  assert.match(more('a', 'b', 'c'), /^ \D*2\D*$/);
  const out = published();
  symlinkSync('index.html', join(out, 'home.html'));
  assert.match(whyNot(out) ?? '', '« home.html »', 'a link is somebody’s too');
});

test('may hold what builds work with, in its own first level and under its own name', () => {
  for (const path of ['.dist.lock', '.dist.lock.x', '.dist.publishing-x/new/index.html'])
    for (const folder of ['', 'blog']) {
      const why = whyNot(publishedWith(join(folder, path)));
      assert.is(why === undefined, folder === '', join(folder, path));
    }
  for (const name of ['.other.lock', '.dist.x', `blog/${MANIFEST}`])
    assert.ok(whyNot(publishedWith(name))?.includes(`« ${name} »`), name);
});

test('a manifest that no build could have written is none', () => {
  const lists = ['x', ['../x'], ['a/../x.txt'], ['./x.txt'], ['a//x'], ['/x'], [1], ['x.txt', '../y'], ['x\0y']];
  const written = [{ format: 2, files: ['x.txt'] }, ...lists.map((files) => ({ format: 1, files }))];
  for (const manifest of ['', '{}', 'null', ...written.map((one) => JSON.stringify(one))])
    assert.ok(whyNot(folderWith({ [MANIFEST]: manifest, 'x.txt': '' }))?.includes(MANIFEST), manifest);
  assert.is(whyNot(folderWith({ [MANIFEST]: manifestText(['x.txt']), 'x.txt': '' })), undefined);
  assert.is(manifestText(['b', 'a']), manifestText(['a', 'b']), 'the order of the files leaves no trace in it');
});

test('is no file, nor below one, nor a link that leads nowhere', () => {
  const folder = folderWith({ file: '' });
  symlinkSync('nowhere', join(folder, 'link'));
  for (const out of ['file', 'file/dist', 'file/a/b', 'link'])
    assert.ok(whyNot(join(folder, out))?.includes(`« ${join(realPlace(folder), out.replace(/\/.*/, ''))} »`), out);
});

test('holds none of the site’s sources and tools, is none of them, nor below one', () => {
  const { site, root } = project();
  const inside = ['content', 'content/blog', 'static', 'static/images', 'src', 'build/x'];
  const rooms = [...inside, 'test', 'node_modules', '.git'];
  for (const room of ['', '..', '.cache', ...rooms]) assert.is.not(whyNot(join(root, room), site), undefined, room);
  for (const other of ['dist', 'public', '.cache/essai', 'content-bis', 'srcs'])
    assert.is(whyNot(join(root, other), site), undefined, other);
  const texts = folderWith();
  mkdirSync(join(texts, 'a/content'), { recursive: true });
  assert.is(whyNot(texts, site), undefined);
  for (const room of ['contentDir', 'staticDir'])
    assert.is.not(whyNot(texts, { ...site, [room]: join(texts, 'a/content') }), undefined, `${room} elsewhere`);
});

test('nor through a link to a folder above it', () => {
  const { site, root } = project();
  const elsewhere = folderWith();
  symlinkSync(root, join(elsewhere, 'link'));
  for (const out of ['link', 'link/content', 'link/content/new/er', 'link/static'])
    assert.is.not(whyNot(join(elsewhere, out), site), undefined, out);
  assert.is(whyNot(join(elsewhere, 'link/dist'), site), undefined);
  const asLinked = { ...site, root: join(elsewhere, 'link'), contentDir: join(elsewhere, 'link/content') };
  assert.is.not(whyNot(join(root, 'content'), asLinked), undefined, 'the project itself may be reached through one');
});

test('is neither the current folder nor the home folder, nor one that holds them, were they empty', () => {
  const [home, current] = [homedir(), process.cwd()];
  for (const out of [current, home, join(home, '..'), parse(current).root])
    assert.is.not(whyNot(out, project().site), undefined, out);
  const [elsewhere, here] = [folderWith(), folderWith()];
  try {
    process.env.HOME = elsewhere;
    process.chdir(here);
    for (const out of [elsewhere, here]) assert.is.not(whyNot(out, project().site), undefined, out);
  } finally {
    process.env.HOME = home;
    process.chdir(current);
  }
});

test('a place is the same whichever links lead to it, there or not', () => {
  const folder = realPlace(folderWith({ 'a/b/c.txt': '' }));
  symlinkSync(join(folder, 'a'), join(folder, 'link'));
  assert.is(realPlace(join(folder, 'link/b/c.txt')), join(folder, 'a/b/c.txt'));
  assert.is(realPlace(join(folder, 'link/new/er')), join(folder, 'a/new/er'));
  assert.not(existsSync(join(folder, 'a/new')));
});

function whyNot(out: string, site = siteDefinition()): string | undefined {
  return whyNotPublishTo(realPlace(out), site);
}

function published(): string {
  const out = join(folderWith(), 'dist');
  publish([outputFile('index.html', 'home'), outputFile('blog/a/index.html', 'a')], out);
  return out;
}

/** A published site, and files of somebody's in it. */
function publishedWith(...paths: string[]): string {
  const out = published();
  for (const path of paths) {
    mkdirSync(join(out, path, '..'), { recursive: true });
    writeFileSync(join(out, path), 'mine');
  }
  return out;
}

/** A project of empty folders, one folder deeper than a test needs: what is refused must not be the folder of temporary files. */
function project(): { site: SiteDefinition; root: string } {
  const root = join(folderWith(), 'project');
  for (const room of ['content', 'static', 'src', 'build', 'test', 'node_modules', '.git', '.cache'])
    mkdirSync(join(root, room), { recursive: true });
  const [contentDir = '', staticDir = '', cacheDir = ''] = ['content', 'static', '.cache'].map((room) =>
    join(root, room),
  );
  return { site: { ...siteDefinition(), root, contentDir, staticDir, cacheDir }, root };
}
