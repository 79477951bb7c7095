import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import { assert, suite } from '../../../../test/suite.ts';
import { save } from '../../../../test/support/published-site.ts';
import { GIT_WAY, git, sharedSite } from '../../../../test/support/repository.ts';
import { read } from '../../../../test/support/source-files.ts';
import { isBuiltDaily } from '../../../server/publication/daily-build.ts';

const test = suite('A host that builds the site each day');

const WORKFLOW = '.github/workflows/pages.yml';
const OURS = read(WORKFLOW);
const GITHUB = 'git@github.com:orbite/site.git';
const GITLAB = 'https://gitlab.com/orbite/site.git';

/** A site whose repository is somewhere else, which nobody asks. */
function siteAt(address: string) {
  const { site } = sharedSite();
  git(site.root, 'remote', 'set-url', 'origin', address);
  return site;
}

/** Has the host of a site hold a workflow, as far as this machine knows. */
function send(site: SiteDefinition, workflow: string): void {
  const { root } = site;
  save(site, WORKFLOW, workflow);
  git(root, 'add', WORKFLOW);
  git(root, 'commit', '--quiet', '--allow-empty', '-m', 'The workflow');
  git(root, 'update-ref', 'refs/remotes/origin/main', 'HEAD');
}

test('is GitHub with this project’s pushed workflow, and no other', async () => {
  const site = siteAt(GITHUB);
  assert.is(await isBuiltDaily(site, GIT_WAY), false, 'there is no workflow');
  send(site, OURS);
  const addresses = [
    GITHUB,
    'https://github.com/orbite/site.git',
    'https://jeton@github.com/orbite/site.git',
    GITLAB,
    'https://exemple.test/github.com/site.git',
  ];
  const found: boolean[] = [];
  for (const address of addresses) {
    git(site.root, 'remote', 'set-url', 'origin', address);
    found.push(await isBuiltDaily(site, GIT_WAY));
  }
  assert.equal(found, [true, true, true, false, false]);
});

test('is none with a workflow that is not daily or does not deploy, or another way', async () => {
  const site = siteAt(GITHUB);
  send(site, OURS);
  assert.is(await isBuiltDaily(site, { by: 'folder', folder: 'www' }), false);
  assert.is(await isBuiltDaily(site, undefined), false);
  for (const workflow of [OURS.replace(/ \* \* \*"/g, ' * * 1"'), OURS.replace('deploy-pages', 'cache')]) {
    send(site, workflow);
    assert.is(await isBuiltDaily(site, GIT_WAY), false);
  }
});
