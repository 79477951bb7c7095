import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import { thisProcess } from '../../../../build/platform/lock-owner.ts';
import { assert, suite } from '../../../../test/suite.ts';
import { hostOf, page, save } from '../../../../test/support/published-site.ts';
import { GIT_WAY, git, publishedText, savedText, sharedSite } from '../../../../test/support/repository.ts';
import { bringUpToDate } from '../../../server/publication/git/bring-up-to-date.ts';
import { fetchBranch, type Git, openGit, openRepository } from '../../../server/publication/git/git.ts';
import { publishByGit } from '../../../server/publication/git/publish-by-git.ts';
import { recoverFolder } from '../../../server/publication/git/recover-folder.ts';
import { compareWithPublished } from '../../../server/publication/ways.ts';

const test = suite('A publication by git that is killed');

const CONTACT = 'content/pages/contact.md';
const HOME = 'content/pages/accueil.md';
const CODE = 'src/client.ts';

const publish = (site: SiteDefinition) =>
  publishByGit(GIT_WAY, { host: hostOf(site), request: {}, onProgress: () => {} });

/** A site whose colleague has published code, texts, and one text less; `published`: the commit. */
function overtakenSite() {
  const { bare, site, colleague } = sharedSite();
  save(colleague, CODE, '// Du code.\n'.repeat(200));
  save(colleague, 'src/neuf.ts', '// Neuf.\n');
  save(colleague, HOME, savedText(colleague, HOME).replace('titre:', 'titre: Leur'));
  rmSync(join(colleague.root, 'src/OFL-fixture.txt'));
  git(colleague.root, 'add', '-A');
  git(colleague.root, 'commit', '--quiet', '-m', 'Theirs');
  git(colleague.root, 'push', '--quiet', bare, 'main');
  return { bare, site, colleague, published: git(bare, 'rev-parse', 'main') };
}

/** Brings a folder up to date until a command of git; nothing is done then any more, nor tidied up, as by a process that is killed. */
async function bringUpUntil(
  site: SiteDefinition,
  command: string,
  when: 'before' | 'after',
  keepsFiles = false,
): Promise<void> {
  const real = openGit(site.root);
  await fetchBranch(real, GIT_WAY);
  const repository = await openRepository(real, GIT_WAY);
  await new Promise<void>((resolve) => {
    const until = async (args: readonly string[], work: () => Promise<string>): Promise<string> => {
      if (args[0] !== command) return work();
      if (when === 'after') await work();
      resolve();
      return new Promise(() => {});
    };
    const dying: Git = Object.assign(
      (args: readonly string[], options?: Parameters<Git>[1]) => until(args, () => real(args, options)),
      { bytes: real.bytes },
    );
    void bringUpToDate({ ...repository, git: dying }, site, repository.upstream, [], keepsFiles);
  });
  const lock = lockOf(site);
  if (existsSync(lock))
    writeFileSync(lock, JSON.stringify({ ...JSON.parse(readFileSync(lock, 'utf8')), pid: endedProcess() }));
}

/** The number of a process that has ended. */
function endedProcess(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}

function lockOf({ root }: SiteDefinition): string {
  return join(root, '.git/index.lock');
}

function leftOvers({ root }: SiteDefinition): string[] {
  return readdirSync(join(root, '.git')).filter((name) => /lock|publication/.test(name));
}

test('leaves a folder that the next start brings up, whatever git had just done', async () => {
  const moments = [
    ['before', 'diff-index'],
    ['after', 'update-index'],
    ['after', 'read-tree'],
    ['after', 'update-ref'],
  ] as const;
  for (const [when, command] of moments) {
    const { site, published } = overtakenSite();
    await bringUpUntil(site, command, when);
    assert.ok(existsSync(lockOf(site)), `${when} ${command}: nobody else writes the index meanwhile`);
    await recoverFolder(site.root);
    assert.equal(leftOvers(site), [], `${when} ${command}`);
    assert.is(git(site.root, 'status', '--porcelain'), '', `${when} ${command}`);
    assert.is(git(site.root, 'rev-parse', 'HEAD'), published, `${when} ${command}`);
  }
});

test('leaves incomplete files and locks of git, which the next start repairs and removes', async () => {
  const { site, published } = overtakenSite();
  await bringUpUntil(site, 'read-tree', 'after');
  const code = savedText(site, CODE);
  save(site, CODE, code.slice(0, 100));
  rmSync(join(site.root, HOME));
  for (const lock of ['index.publication.lock', 'HEAD.lock', 'refs/heads/main.lock'])
    writeFileSync(join(site.root, '.git', lock), '');
  await recoverFolder(site.root, 0);
  assert.is(savedText(site, CODE), code);
  assert.equal([leftOvers(site), git(site.root, 'status', '--porcelain')], [[], '']);
  assert.is(git(site.root, 'rev-parse', 'HEAD'), published);
});

test('yields to later edits: they stay, so does the branch, and nobody is locked out', async () => {
  const { site, published } = overtakenSite();
  const before = git(site.root, 'rev-parse', 'HEAD');
  await bringUpUntil(site, 'read-tree', 'after');
  save(site, CODE, '// À moi.\n');
  await recoverFolder(site.root);
  assert.is(savedText(site, CODE), '// À moi.\n');
  assert.equal(leftOvers(site), []);
  assert.is(git(site.root, 'rev-parse', 'HEAD'), before);
  assert.is.not(before, published);
  git(site.root, 'commit', '--quiet', '-m', 'Mine', CODE);
});

test('is told from one that runs, and from any other program: their locks stay', async () => {
  const { site } = overtakenSite();
  await bringUpUntil(site, 'read-tree', 'before');
  const ours = JSON.parse(readFileSync(lockOf(site), 'utf8'));
  for (const text of [
    '',
    'DIRC',
    JSON.stringify({ ...ours, ...thisProcess() }),
    JSON.stringify({ ...ours, host: 'ailleurs' }),
  ]) {
    writeFileSync(lockOf(site), text);
    await recoverFolder(site.root);
    assert.is(readFileSync(lockOf(site), 'utf8'), text);
  }
});

test('has updated texts that are neither changes of the writer’s nor conflicts', async () => {
  const { bare, site, colleague } = overtakenSite();
  await bringUpUntil(site, 'read-tree', 'after');
  for (const name of leftOvers(site)) rmSync(join(site.root, '.git', name));
  const theirs = savedText(colleague, HOME).replace('Leur', 'Leur dernier');
  save(colleague, HOME, theirs);
  await publish(colleague);
  git(site.root, 'fetch', '--quiet', 'origin');
  const { published, present } = await compareWithPublished(site, GIT_WAY);
  assert.equal([...(published?.texts ?? [])], [...present.texts]);
  save(site, CONTACT, page('Contact', 'Venez.'));
  const { outcome } = await publishByGit(GIT_WAY, {
    host: hostOf(site),
    request: { paths: [CONTACT] },
    onProgress: () => {},
  });
  assert.is(outcome.kind, 'done');
  assert.is(git(bare, 'diff', '--name-only', 'main~1', 'main'), CONTACT);
  assert.is(publishedText(bare, HOME), theirs);
});

test('an interrupted revert leaves the writer’s texts, whatever git had just done', async () => {
  for (const [when, command] of [
    ['before', 'read-tree'],
    ['after', 'read-tree'],
    ['after', 'update-ref'],
  ] as const) {
    const { bare, site, colleague } = sharedSite();
    save(site, CONTACT, page('Contact', 'Trop tôt.'));
    await publish(site);
    git(colleague.root, 'pull', '--quiet', bare, 'main');
    git(colleague.root, 'revert', '--no-edit', 'HEAD');
    git(colleague.root, 'push', '--quiet', bare, 'main');
    await bringUpUntil(site, command, when, true);
    await recoverFolder(site.root, 0);
    assert.equal(leftOvers(site), []);
    assert.is(git(site.root, 'rev-parse', 'HEAD'), git(bare, 'rev-parse', 'main'));
    assert.match(savedText(site, CONTACT), 'Trop tôt.');
    assert.is(git(site.root, 'status', '--porcelain'), `M ${CONTACT}`);
  }
});
