import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { projectRoot } from '../../../../test/support/project-root.ts';
import { save } from '../../../../test/support/published-site.ts';
import { git, sharedSite, WAY } from '../../../../test/support/repository.ts';
import { isBuiltDaily } from '../../../server/publication/publish-due.ts';

const test = suite('Whether a host builds the site each day');

const WORKFLOW = '.github/workflows/pages.yml';
const OURS = readFileSync(join(projectRoot, WORKFLOW), 'utf8');

/** A site at GitHub, with a workflow. */
function siteWith(workflow: string, address = 'git@github.com:orbite/site.git') {
  const { site } = sharedSite();
  git(site.root, 'remote', 'set-url', 'origin', address);
  save(site, WORKFLOW, workflow);
  return site;
}

test('GitHub does by the workflow of this project, whichever way the repository is named', async () => {
  assert.is(await isBuiltDaily(siteWith(OURS), WAY), true);
  const https = 'https://github.com/orbite/site.git';
  assert.is(await isBuiltDaily(siteWith(OURS, https), WAY), true);
  assert.is(await isBuiltDaily(siteWith(OURS), { ...WAY, remote: https }), true);
});

test('none is known to without that: another host, no turn of each day, no deployment, another way', async () => {
  assert.is(await isBuiltDaily(siteWith(OURS, 'git@gitlab.com:orbite/site.git'), WAY), false);
  assert.is(await isBuiltDaily(siteWith(OURS, 'https://exemple.test/github.com/site.git'), WAY), false);
  assert.is(await isBuiltDaily(siteWith(OURS.replace(/ \* \* \*"/g, ' * * 1"')), WAY), false);
  assert.is(await isBuiltDaily(siteWith(OURS.replace('deploy-pages', 'cache')), WAY), false);
  assert.is(await isBuiltDaily(siteWith(OURS), { by: 'folder', folder: 'www' }), false);
  assert.is(await isBuiltDaily(siteWith(OURS), undefined), false);
  assert.is(await isBuiltDaily(sharedSite().site, WAY), false, 'there is no workflow');
});

test.run();
