import { readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import { assert, suite } from '../../../../test/suite.ts';
import { folderWith } from '../../../../test/support/folder.ts';
import { save } from '../../../../test/support/published-site.ts';
import { failureOf, isRefused } from '../../../../test/support/refusals.ts';
import { GIT_WAY, git, savedText, sharedSite } from '../../../../test/support/repository.ts';
import { read } from '../../../../test/support/source-files.ts';
import { TOKEN } from '../../../api.ts';
import { dailyBuild, isBuiltDaily, writeDailyBuild } from '../../../server/publication/daily/daily-build.ts';
import { publicationApi } from '../../../server/publication/publication-api.ts';
import { workshopOf } from '../../support/workshop.ts';

const test = suite('A host that builds the site each day');

const WORKFLOW = '.github/workflows/pages.yml';
const PIPELINE = '.gitlab-ci.yml';
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

test('GitHub is known to by the workflow of this project that it was sent, and no other host is', async () => {
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

test('none is known to by a workflow that has no turn each day or does not deploy, nor by another way', async () => {
  const site = siteAt(GITHUB);
  send(site, OURS);
  assert.is(await isBuiltDaily(site, { by: 'folder', folder: 'www' }), false);
  assert.is(await isBuiltDaily(site, undefined), false);
  for (const workflow of [OURS.replace(/ \* \* \*"/g, ' * * 1"'), OURS.replace('deploy-pages', 'cache')]) {
    send(site, workflow);
    assert.is(await isBuiltDaily(site, GIT_WAY), false);
  }
});

test('GitHub’s file is the workflow of this project, and nothing is promised of it before it is sent', async () => {
  const site = siteAt(GITHUB);
  // Neither is a workflow.
  save(site, '.github/workflows/anciens/pages.yml', OURS);
  save(site, '.github/workflows/lisez-moi.md', OURS);
  assert.equal(await dailyBuild(site, GIT_WAY), { host: 'github', path: WORKFLOW, file: 'none' });
  assert.equal(await writeDailyBuild(site, GIT_WAY), { host: 'github', path: WORKFLOW, file: 'ours' });
  assert.is(savedText(site, WORKFLOW), OURS);
  assert.equal(await dailyBuild(site, GIT_WAY), { host: 'github', path: WORKFLOW, file: 'ours' });
  assert.is(await isBuiltDaily(site, GIT_WAY), false);
});

test('GitLab’s file installs, builds into the folder that it serves, and does so for the branch that is published', async () => {
  for (const address of [GITLAB, 'ssh://git@gitlab.exemple.fr:2222/orbite/site.git']) {
    const site = siteAt(address);
    save(site, 'ailleurs.yml', OURS);
    await writeDailyBuild(site, { ...GIT_WAY, branch: 'en-ligne' });
    const { pages } = parse(savedText(site, PIPELINE));
    assert.equal(pages.script, ['npm ci', 'npm run build -- --no-compress --out public']);
    assert.equal(pages.artifacts.paths, ['public']);
    assert.equal(pages.rules, [{ if: '$CI_COMMIT_BRANCH == "en-ligne"' }]);
  }
});

test('a file that is there stays as it is, as do a link in its place and another workflow that publishes', async () => {
  const [taken, published, linked] = [siteAt(GITLAB), siteAt(GITHUB), siteAt(GITHUB)];
  save(taken, PIPELINE, 'theirs');
  save(published, '.github/workflows/site.yml', OURS);
  const outside = folderWith();
  symlinkSync(outside, join(linked.root, '.github'));
  for (const [site, status] of [
    [taken, 409],
    [published, 409],
    [linked, 403],
  ] as const)
    assert.ok(isRefused(status)(await failureOf(writeDailyBuild(site, GIT_WAY))));
  assert.is(savedText(taken, PIPELINE), 'theirs');
  assert.equal(readdirSync(outside), []);
  assert.equal(await dailyBuild(taken, GIT_WAY), { host: 'gitlab', path: PIPELINE, file: 'other' });
  assert.equal(await dailyBuild(published, GIT_WAY), { host: 'github', path: WORKFLOW, file: 'other' });
});

test('nothing is offered for another host or way, nor written by a page that is not the workshop’s', async () => {
  const elsewhere = sharedSite().site;
  assert.equal(await dailyBuild(elsewhere, GIT_WAY), { host: 'other' });
  assert.ok(isRefused(422)(await failureOf(writeDailyBuild(elsewhere, GIT_WAY))));
  assert.equal(await dailyBuild(siteAt(GITHUB), { by: 'folder', folder: 'www' }), { host: 'other' });
  const below = { root: join(siteAt(GITHUB).root, 'content') };
  assert.equal(await dailyBuild(below, GIT_WAY), { host: 'other' }, 'hosts look at the root of the repository');
  const site = siteAt(GITHUB);
  const { ask } = await workshopOf(site);
  assert.is((await ask('PUT', publicationApi.way, { data: GIT_WAY })).status, 200);
  assert.is((await ask('POST', publicationApi.daily, { headers: { [TOKEN]: 'theirs' } })).status, 403);
  assert.is((await ask('GET', publicationApi.daily)).data.file, 'none');
  assert.is((await ask('POST', publicationApi.daily)).data.file, 'ours');
});
