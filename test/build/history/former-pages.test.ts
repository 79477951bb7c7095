import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { openStore } from '../../../build/cache/store.ts';
import type { Kind } from '../../../build/contract/kind.ts';
import { formerPages, keepPaths } from '../../../build/history/former-pages.ts';
import { folderWith } from '../../support/folder.ts';

const test = suite('Pages that were published before');
const hasGit = spawnSync('git', ['--version']).status === 0;
/** Where there is no git, there is nothing to ask it. */
const withGit = hasGit ? test : test.skip;

const kinds: Readonly<Record<string, Kind>> = {
  note: {
    files: 'notes/*.md',
    schema: z.unknown(),
    publication: { draft: 'attend', from: 'jour' },
    path: (slug) => `/notes/${slug}`,
  },
  settings: { files: 'site.md', single: true, schema: z.unknown() },
};

/** A folder of content below a repository, and what is done there. */
function repository() {
  const root = folderWith();
  const contentDir = join(root, 'content');
  const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { stdio: 'pipe', env: COMMITTER });
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(contentDir, name)), { recursive: true });
    writeFileSync(join(contentDir, name), text);
  };
  const commit = () => {
    git('add', '-A');
    git('commit', '-qm', 'x');
  };
  git('init', '-q');
  return { root, contentDir, git, write, commit };
}

const COMMITTER = {
  ...process.env,
  GIT_AUTHOR_NAME: 'a',
  GIT_AUTHOR_EMAIL: 'a@a.test',
  GIT_COMMITTER_NAME: 'a',
  GIT_COMMITTER_EMAIL: 'a@a.test',
  GIT_COMMITTER_DATE: '2025-08-15T12:00:00Z',
};

function keeping() {
  return { store: openStore(folderWith()), code: 'code' };
}

function note(fields = '', text = 'Un texte assez long pour être reconnu.\n'): string {
  return `---\ntitre: Note\n${fields}---\n\n${text.repeat(20)}`;
}

withGit('are those whose files were deleted, or have another name', async () => {
  const { contentDir, write, commit } = repository();
  write('site.md', note());
  write('notes/avant.md', note('', 'Le premier texte.\n'));
  write('notes/parti.md', note('', 'Quelque chose de tout autre.\n'));
  write('notes/reste.md', note('', 'Ce qui demeure.\n'));
  commit();
  renameSync(join(contentDir, 'notes/avant.md'), join(contentDir, 'notes/pendant.md'));
  commit();
  renameSync(join(contentDir, 'notes/pendant.md'), join(contentDir, 'notes/après coup.md'));
  rmSync(join(contentDir, 'notes/parti.md'));
  commit();
  const found = await formerPages({ contentDir, kinds }, keeping(), undefined);
  assert.equal(
    found.sort((a, b) => (a.path < b.path ? -1 : 1)),
    [
      { path: '/notes/avant', movedTo: 'notes/après coup.md' },
      { path: '/notes/parti' },
      { path: '/notes/pendant', movedTo: 'notes/après coup.md' },
    ],
  );
});

withGit('are none that were held back for as long as they were there', async () => {
  const { contentDir, write, commit } = repository();
  write('notes/brouillon.md', note('attend: true\n'));
  write('notes/plus-tard.md', note('jour: 2025-08-16\n'));
  write('notes/paru.md', note('attend: false\njour: 2025-08-15\n'));
  commit();
  for (const name of ['brouillon', 'plus-tard', 'paru']) rmSync(join(contentDir, `notes/${name}.md`));
  write('site.md', note());
  commit();
  assert.equal(await formerPages({ contentDir, kinds }, keeping(), undefined), [{ path: '/notes/paru' }]);
});

withGit('are asked of git once for each state of the history, and again where it could not tell', async () => {
  const { root, contentDir, write, commit } = repository();
  write('notes/a.md', note());
  commit();
  rmSync(join(contentDir, 'notes/a.md'));
  write('site.md', '---\na: b\n---\n');
  commit();
  const kept = keeping();
  const first = await formerPages({ contentDir, kinds }, kept, undefined);
  assert.is(first.length, 1);
  // Whoever looked again would find no history.
  renameSync(join(root, '.git/objects'), join(root, '.git/away'));
  mkdirSync(join(root, '.git/objects'));
  assert.equal(await formerPages({ contentDir, kinds }, kept, undefined), first);
  const other = keeping();
  assert.equal(await formerPages({ contentDir, kinds }, other, undefined), []);
  rmSync(join(root, '.git/objects'), { recursive: true });
  renameSync(join(root, '.git/away'), join(root, '.git/objects'));
  assert.equal(await formerPages({ contentDir, kinds }, other, undefined), first);
});

withGit('are none where the history does not go so far, or there is none', async () => {
  const { root, contentDir, write, commit } = repository();
  assert.equal(await formerPages({ contentDir: root, kinds }, keeping(), undefined), [], 'nothing committed');
  write('notes/a.md', note());
  commit();
  rmSync(join(contentDir, 'notes/a.md'));
  write('site.md', '---\na: b\n---\n');
  commit();
  const shallow = join(folderWith(), 'clone');
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${root}`, shallow]);
  assert.equal(await formerPages({ contentDir: join(shallow, 'content'), kinds }, keeping(), undefined), []);
  assert.equal(await formerPages({ contentDir: folderWith(), kinds }, keeping(), undefined), [], 'no repository');
});

test('need no git', async () => {
  const path = process.env.PATH;
  process.env.PATH = folderWith();
  try {
    assert.equal(await formerPages({ contentDir: folderWith(), kinds }, keeping(), undefined), []);
  } finally {
    process.env.PATH = path;
  }
});

test('are remembered by content folder, until they are let go', async () => {
  const kept = keeping();
  const site = { contentDir: folderWith(), kinds };
  keepPaths(site, kept, ['/', '/a'], []);
  keepPaths(site, kept, ['/', '/b'], []);
  const paths = async (contentDir: string) =>
    (await formerPages({ contentDir, kinds }, kept, undefined)).map(({ path }) => path);
  assert.equal(await paths(site.contentDir), ['/', '/a', '/b']);
  keepPaths(site, kept, ['/', '/b'], ['/a']);
  assert.equal(await paths(site.contentDir), ['/', '/b']);
  assert.equal(await paths(folderWith()), []);
});

test('are those that lie in the folder to publish into, where nothing else is remembered', async () => {
  const out = folderWith({
    '.published.json': JSON.stringify({ format: 1, files: ['index.html', 'notes/a/index.html', '404.html', 'a.css'] }),
  });
  const found = await formerPages({ contentDir: folderWith(), kinds }, keeping(), out);
  assert.equal(found, [{ path: '/' }, { path: '/notes/a' }]);
});

test.run();
