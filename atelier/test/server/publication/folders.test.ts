import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, parse } from 'node:path';
import { assert, suite } from '../../../../test/suite.ts';
import { folderWith } from '../../../../test/support/folder.ts';
import { publishedSite } from '../../../../test/support/published-site.ts';
import { isRefused } from '../../../../test/support/refusals.ts';
import { git } from '../../../../test/support/repository.ts';
import { listFolders } from '../../../server/publication/folders.ts';
import { publicationApi } from '../../../server/publication/publication-api.ts';
import { workshopOf } from '../../support/workshop.ts';

const test = suite('The folders of this computer');

test('those in a folder are listed in order, links to folders among them, and neither files nor what is hidden', () => {
  const names = ['b10/x', 'b9/x', 'été/x', '.caché/x', 'fichier.txt', '$Corbeille/x', 'lost+found/x'];
  const outer = folderWith(Object.fromEntries(names.map((name) => [`dedans/${name}`, ''])));
  const at = join(outer, 'dedans');
  symlinkSync(join(at, 'b9'), join(at, 'lien'));
  symlinkSync(join(at, 'nulle-part'), join(at, 'mort'));
  const { at: shown, names: listed, more, parent } = listFolders(at);
  assert.equal([shown, listed, more, parent], [at, ['b9', 'b10', 'été', 'lien'], false, outer]);
  assert.equal(listFolders(outer).names, ['dedans']);
  assert.not.ok('parent' in listFolders(parse(at).root), 'nothing is above the first');
});

test('a folder that is not there leads to the nearest that is, and nothing at all to the home folder', () => {
  const at = folderWith({ 'a/x': '' });
  assert.is(listFolders(join(at, 'b/c/d')).at, at);
  assert.is(listFolders('').at, homedir());
  assert.throws(() => listFolders(join(at, 'a/x/y')), isRefused(422));
});

test('of a great many, the first are listed, and it is said that there are others', () => {
  const at = folderWith();
  for (let nth = 0; nth < 210; nth++) mkdirSync(join(at, `dossier-${nth}`));
  const { names, more } = listFolders(at);
  assert.equal([names.length, more], [200, true]);
  const files = folderWith();
  for (let nth = 0; nth < 5000; nth++) writeFileSync(join(files, `${nth}`), '');
  assert.is(listFolders(files).more, true, 'a folder may come after them');
});

test('a folder is noted by its absolute path, and one that holds somebody else’s files is refused before it is', async () => {
  const site = publishedSite();
  const { ask } = await workshopOf(site);
  const note = (folder: string) => ask('PUT', publicationApi.way, { data: { by: 'folder', folder } });
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
  const { status } = await ask('PUT', publicationApi.way, { data: { by: 'git', remote: 'origin', branch: 'main' } });
  assert.is(status, 422);
});
