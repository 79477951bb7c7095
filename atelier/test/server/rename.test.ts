import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasErrors } from '../../../build/contract/diagnostic.ts';
import { knownFiles } from '../../../build/editing/known-files.ts';
import { contentFolder } from '../../../build/editing/project-files.ts';
import { Refused } from '../../../build/editing/refused.ts';
import { hashOf } from '../../../build/platform/hash.ts';
import { contentHost } from '../../../build/server/dev/content-host.ts';
import { assert, suite } from '../../../test/suite.ts';
import { buildCopy, contentCopy } from '../../../test/support/content-copy.ts';
import { textPage } from '../../../test/support/fixture-site.ts';
import { notesOfFiles, siteOfFiles } from '../../../test/support/site-of-files.ts';
import { renameAndUpdate, renameFile } from '../../server/files/rename.ts';
import { workshopOf } from '../support/workshop.ts';

const test = suite('Renaming a file');

/** A workshop of the site's own content, an article that others name, and what a test does with them. */
async function opened(edit: (text: string) => string = (text) => text) {
  const site = contentCopy();
  const files = knownFiles(contentHost(site));
  const named = files.find(
    ({ slug, contentType }) => contentType === 'article' && files.some(({ text }) => text.match(`lies: \\[.*${slug}`)),
  );
  if (!named) throw new Error('no article is named by another one');
  const { slug } = named;
  const file = join(site.contentDir, `blog/${slug}.md`);
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
  const workshop = await workshopOf(site);
  const path = (name: string) => `${contentFolder(site)}/blog/${name}.md`;
  const versionOf = async (name: string) => (await workshop.call('files/open', { path: path(name) })).data.version;
  const rename = async (from: string, to: string) =>
    workshop.call('files/rename', { path: path(from), slug: to, version: await versionOf(from) });
  const read = (name: string) => readFileSync(join(site.contentDir, `blog/${name}.md`), 'utf8');
  return { ...workshop, site, slug, file, path, rename, read };
}

test('the former address leads to the page, references are renamed, and the site builds', async () => {
  const { site, slug, file, path, rename, read } = await opened();
  const before = read(slug);
  const naming = knownFiles(contentHost(site)).filter(({ text }) => text.split('---')[1]?.match(`\\b${slug}\\b`));
  const { status, data } = await rename(slug, 'nouveau-nom');
  assert.is(status, 200);
  assert.is(data.path, path('nouveau-nom'));
  assert.not(existsSync(file));
  assert.is(data.text, read('nouveau-nom'));
  const found = data.text.split('\n').filter((line: string) => !before.split('\n').includes(line));
  assert.equal(found, ['anciennesAdresses:', `  - /blog/${slug}`]);
  assert.ok(data.changed.length > 0);
  for (const one of data.changed)
    assert.ok(
      naming.some((other) => other.path === one),
      one,
    );
  for (const { path: other, text } of naming.filter((one) => data.changed.includes(one.path))) {
    const after = readFileSync(join(site.contentDir, other.slice(contentFolder(site).length)), 'utf8');
    assert.is(after.replaceAll('nouveau-nom', slug), text, other);
  }
  const result = await buildCopy(site, { production: true });
  assert.not(hasErrors(result.diagnostics), JSON.stringify(result.diagnostics));
});

/** Returns the former addresses of a page that is renamed to `nouveau`; undefined without any. */
function formerAfter(lines: string): string | undefined {
  const text = textPage('Un', 'Texte.').replace('---\n\n', `${lines}---\n\n`);
  const site = notesOfFiles({ 'content/pages/ancien.md': text });
  renameFile(contentHost(site), { path: 'content/pages/ancien.md', slug: 'nouveau', version: hashOf(text) });
  const renamed = readFileSync(join(site.root, 'content/pages/nouveau.md'), 'utf8');
  return /^anciennesAdresses:[\s\S]*?(?=^\S|^---)/m.exec(renamed)?.[0];
}

test('former addresses are those that visitors may know, without the present one', () => {
  const list = (name: string) => `anciennesAdresses:\n  - /${name}\n`;
  const cases: readonly (readonly [what: string, lines: string, former: string | undefined])[] = [
    ['published', '', list('ancien')],
    ['a draft', 'brouillon: true\n', undefined],
    ['on a day to come', 'date: 2999-01-01\n', undefined],
    ['a draft that had another name', `brouillon: true\n${list('premier')}`, list('premier')],
    ['a draft that had the new name', `brouillon: true\n${list('nouveau')}`, undefined],
    ['known by its name already', list('ancien'), list('ancien')],
    ['back at its former name', list('nouveau'), list('ancien')],
  ];
  for (const [what, lines, expected] of cases) assert.is(formerAfter(lines), expected, what);
});

test('line ends stay as they are', async () => {
  const { slug, rename, read } = await opened((text) => text.replaceAll('\n', '\r\n'));
  await rename(slug, 'nouveau-nom');
  assert.not.match(read('nouveau-nom'), /[^\r]\n/);
  assert.match(read('nouveau-nom'), `- /blog/${slug}\r\n`);
});

test('a bad name, a single page, a changed and a missing file are refused without changes', async () => {
  const { call, site, slug, path, rename } = await opened();
  const other =
    readdirSync(join(site.contentDir, 'blog'))
      .find((name) => name !== `${slug}.md`)
      ?.slice(0, -3) ?? '';
  const before = knownFiles(contentHost(site));
  assert.is((await rename(slug, other)).status, 422);
  assert.is((await rename(slug, 'Été')).status, 422);
  assert.is((await rename(slug, '../x')).status, 422);
  const home = `${contentFolder(site)}/pages/accueil.md`;
  const post = (data: object) => call('files/rename', data);
  assert.is((await post({ path: home, slug: 'x', version: 'x' })).status, 422);
  assert.is((await post({ path: path(slug), slug: 'x', version: 'x' })).status, 409);
  assert.is((await post({ path: path('absent'), slug: 'x', version: 'x' })).status, 404);
  assert.is((await post({ path: '../x.md', slug: 'x', version: 'x' })).status, 400);
  assert.is((await rename(slug, slug)).status, 200);
  assert.equal(knownFiles(contentHost(site)), before);
});

test('a step that cannot be undone is named, and the others are undone', () => {
  const site = siteOfFiles({ 'content/pages/a.md': 'a', 'content/pages/b.md': 'b', 'content/pages/former.md': 'c' });
  const { root } = site;
  const blocked = join(root, 'content/pages/b.md');
  const changed = [
    { path: 'content/pages/a.md', text: 'other' },
    { path: 'content/pages/b.md', text: 'other' },
    {
      path: 'content/pages/absent.md',
      get text() {
        rmSync(blocked);
        mkdirSync(blocked);
        return 'other';
      },
    },
  ];
  const added = { path: 'content/pages/new.md', contents: 'c' };
  assert.throws(
    () =>
      renameAndUpdate(contentHost(site), {
        removed: { path: 'content/pages/former.md', version: hashOf('c') },
        added,
        changed,
      }),
    (error: unknown) => error instanceof Refused && error.refusal.hint.includes('content/pages/b.md'),
  );
  assert.equal(readdirSync(join(root, 'content/pages')).sort(), ['a.md', 'b.md', 'former.md']);
  assert.is(readFileSync(join(root, 'content/pages/a.md'), 'utf8'), 'a');
});
