import { readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { assert, suite } from '../../../../test/suite.ts';
import { folderWith } from '../../../../test/support/folder.ts';
import { publishedSite } from '../../../../test/support/published-site.ts';
import { git } from '../../../../test/support/repository.ts';
import { endpointAddress } from '../../../api.ts';
import { workshopOf } from '../../support/workshop.ts';

const test = suite('A way of publishing');

test('a folder is noted by its absolute path, and one that holds somebody else’s files is refused before it is', async () => {
  const site = publishedSite();
  const { ask } = await workshopOf(site);
  const note = (folder: string) => ask('POST', endpointAddress('publication/way'), { data: { by: 'folder', folder } });
  const settings = () => readFileSync(join(site.root, 'content/site.md'), 'utf8');
  const theirs = folderWith({ 'photos/a.jpg': '' });
  for (const folder of [theirs, site.contentDir, site.root, homedir(), join(theirs, 'photos/a.jpg')]) {
    const { status, data } = await note(folder);
    assert.is(status, 422);
    assert.match(data.message, '« ');
  }
  assert.not.match(settings(), 'dossier');
  assert.is((await note('sortie')).status, 200);
  assert.match(settings(), `dossier: ${join(site.root, 'sortie')}`);
  writeFileSync(join(theirs, '.published.json'), JSON.stringify({ format: 1, files: ['photos/a.jpg'] }));
  assert.is((await note(theirs)).status, 200);
});

test('a service is noted where the folder is connected to one alone', async () => {
  const site = publishedSite();
  git(site.root, 'init', '--quiet');
  const { ask } = await workshopOf(site);
  const { status } = await ask('POST', endpointAddress('publication/way'), {
    data: { by: 'git', remote: 'origin', branch: 'main' },
  });
  assert.is(status, 422);
});
