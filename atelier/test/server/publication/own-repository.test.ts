import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import { assert, suite } from '../../../../test/suite.ts';
import { folderWith } from '../../../../test/support/folder.ts';
import { hostOf, page, save } from '../../../../test/support/published-site.ts';
import { failureOf } from '../../../../test/support/refusals.ts';
import { GIT_WAY, git, publishedText, sharedSite } from '../../../../test/support/repository.ts';
import { publishByGit } from '../../../server/publication/git/publish-by-git.ts';
import { explainWay } from '../../../server/publication/ways.ts';

const test = suite('Publishing from a repository with its own rules');

const CONTACT = 'content/pages/contact.md';

const publish = (site: SiteDefinition) =>
  publishByGit(GIT_WAY, { host: hostOf(site), request: {}, onProgress: () => {} });

/** A site of which a text was changed. */
function changedSite() {
  const shared = sharedSite();
  save(shared.site, CONTACT, page('Contact', 'Venez.'));
  return shared;
}

for (const [name, folder] of [
  ['a folder of texts', 'content/pages'],
  ['all texts', 'content'],
] as const)
  test(`${name} in a repository of its own is refused, and its entry stays on the branch`, async () => {
    const { bare, site } = sharedSite();
    const other = folderWith();
    git(other, 'init', '--quiet');
    git(other, 'commit', '--quiet', '--allow-empty', '-m', 'Textes');
    git(site.root, 'rm', '-rq', '--cached', folder);
    git(site.root, 'update-index', '--add', '--cacheinfo', `160000,${git(other, 'rev-parse', 'HEAD')},${folder}`);
    git(site.root, 'commit', '--quiet', '-m', 'Submodule');
    git(site.root, 'push', '--quiet', 'origin', 'HEAD:main');
    save(site, CONTACT, page('Contact', 'Venez.'));
    const before = git(bare, 'rev-parse', 'main');
    const { outcome } = await publish(site);
    assert.is(outcome.kind, 'failed');
    assert.match(outcome.kind === 'failed' ? outcome.message : '', `« ${folder} »`);
    assert.is(git(bare, 'rev-parse', 'main'), before);
    assert.match(git(bare, 'ls-tree', 'main', folder), '160000 commit');
  });

test('the words of a hook of this computer are told as its own refusal', async () => {
  const { bare, site } = changedSite();
  const hook = join(site.root, '.git/hooks/pre-push');
  writeFileSync(hook, '#!/bin/sh\necho "Les essais échouent." >&2\nexit 1\n');
  chmodSync(hook, 0o755);
  const explanation = explainWay(await failureOf(publish(site))) ?? '';
  assert.match(explanation, 'Cet ordinateur');
  assert.match(explanation, 'Les essais échouent.');
  assert.not.match(explanation, /failed to push|service/);
  assert.not.match(publishedText(bare, CONTACT), 'Venez.');
});

test('a folder that has to sign what it sends is told which setting is in the way', async () => {
  const { site } = changedSite();
  git(site.root, 'config', 'push.gpgSign', 'true');
  assert.match(explainWay(await failureOf(publish(site))) ?? '', 'push.gpgSign');
});

test('a folder on no branch or another one publishes, and is told its branch', async () => {
  const { bare, site } = changedSite();
  git(site.root, 'checkout', '--quiet', '--detach');
  const { outcome } = await publish(site);
  assert.match(outcome.kind === 'done' ? (outcome.note ?? '') : '', 'aucune branche');
  assert.match(publishedText(bare, CONTACT), 'Venez.');
  git(site.root, 'checkout', '--quiet', '-b', 'essai');
  save(site, CONTACT, page('Contact', 'Venez vite.'));
  const again = await publish(site);
  assert.match(again.outcome.kind === 'done' ? (again.outcome.note ?? '') : '', '« essai »');
  assert.match(publishedText(bare, CONTACT), 'Venez vite.');
});

test('a history that was rewritten at the service is named, and nothing is sent', async () => {
  const { bare, site } = changedSite();
  const tree = git(bare, 'rev-parse', 'main^{tree}');
  git(bare, 'update-ref', 'refs/heads/main', git(bare, 'commit-tree', tree, '-m', 'Un autre début'));
  const before = git(bare, 'rev-parse', 'main');
  const explanation = explainWay(await failureOf(publish(site))) ?? '';
  assert.match(explanation, 'réécrit');
  assert.is(git(bare, 'rev-parse', 'main'), before);
  assert.match(readFileSync(join(site.root, CONTACT), 'utf8'), 'Venez.');
});
