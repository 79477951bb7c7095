import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import { assert, suite } from '../../../../test/suite.ts';
import { fixtureSite, textPage } from '../../../../test/support/fixture-site.ts';
import { git } from '../../../../test/support/repository.ts';
import { bareHost } from '../../../../test/support/workshop-host.ts';
import { lastChanges } from '../../../server/overview/last-changes.ts';

const test = suite('When texts were last changed');

const ONE = 'content/pages/un.md';
const OTHER = "content/pages/été d'ici.md";
const MOMENT = new Date('2026-03-01T10:00:00.000Z');

function write({ root }: SiteDefinition, path: string, words: string): void {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), textPage('Titre', words));
  utimesSync(join(root, path), MOMENT, MOMENT);
}

function commit({ root }: SiteDefinition, author: string, day: string): void {
  git(root, 'add', 'content');
  git(root, 'commit', '-qm', 'Text', '--author', `${author} <nobody@example.org>`, '--date', `${day}T12:00:00Z`);
}

test('each text has the author and the day of its own last commit, whatever its name', async () => {
  const site = fixtureSite();
  git(site.root, 'init', '-q');
  write(site, ONE, 'Un.');
  write(site, OTHER, 'Deux.');
  commit(site, 'Ada Lovelace', '2026-01-05');
  write(site, OTHER, 'Trois.');
  commit(site, 'Émile Zola', '2026-01-06');
  const changes = await lastChanges(bareHost(site))();
  assert.is(changes[ONE]?.author, 'Ada Lovelace');
  assert.is(changes[OTHER]?.author, 'Émile Zola');
  assert.ok(changes[OTHER]?.at.startsWith('2026-01-06T12:00:00'));
});

test('an uncommitted text has the time of its file and no author', async () => {
  const site = fixtureSite();
  git(site.root, 'init', '-q');
  write(site, ONE, 'Un.');
  commit(site, 'Ada Lovelace', '2026-01-05');
  const changes = lastChanges(bareHost(site));
  assert.is((await changes())[ONE]?.author, 'Ada Lovelace');
  write(site, ONE, 'Un peu plus.');
  write(site, OTHER, 'Deux.');
  const since = await changes();
  for (const path of [ONE, OTHER]) assert.equal(since[path], { at: MOMENT.toISOString() });
});

test('without git, texts have the times of their files', async () => {
  const site = fixtureSite();
  write(site, ONE, 'Un.');
  assert.equal((await lastChanges(bareHost(site))())[ONE], { at: MOMENT.toISOString() });
});
