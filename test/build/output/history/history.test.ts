import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '../../../../build/cache/store.ts';
import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import type { Diagnostic } from '../../../../build/contract/diagnostic.ts';
import { publishedAddresses, storeAddresses } from '../../../../build/output/history/history.ts';
import { MANIFEST, manifestText } from '../../../../build/output/publish/out-folder.ts';
import { type BuildOptions, build } from '../../../../build/pipeline/pipeline.ts';
import { assert, suite } from '../../../suite.ts';
import { fixtureSite, textPage } from '../../../support/fixture-site.ts';
import { folderWith } from '../../../support/folder.ts';
import { placesOf } from '../../../support/sources.ts';

const test = suite('Published addresses');

test('addresses are listed by content folder, from one run to the next', () => {
  const folder = folderWith();
  const site = { contentDir: folderWith() };
  const first = openStore(folder);
  storeAddresses(site, first, ['/b', '/', '/b']);
  first.save();
  const later = openStore(folder);
  assert.equal(publishedAddresses(site, later, undefined), ['/', '/b']);
  assert.equal(publishedAddresses({ contentDir: folderWith() }, later, undefined), []);
  storeAddresses(site, later, []);
  assert.equal(publishedAddresses(site, later, undefined), [], 'none is an answer, too');
});

test('addresses are those of the pages in the folder to publish into, where the cache lists none', () => {
  const files = ['index.html', 'notes/a/index.html', '404.html', 'a.css'];
  const out = folderWith({ [MANIFEST]: manifestText(files) });
  const site = { contentDir: folderWith() };
  const store = openStore(folderWith());
  assert.equal(publishedAddresses(site, store, out), ['/', '/notes/a']);
  storeAddresses(site, store, ['/b']);
  assert.equal(publishedAddresses(site, store, out), ['/b']);
});

const NOTE = textPage('Note', 'Un texte.');

test('missing pages are reported at the page with the nearest name until they are settled', async () => {
  const { said, page } = await site();
  renameSync(page('une-note'), page('une-note-nouvelle'));
  for (const _ of ['first', 'second']) {
    const found = await said();
    assert.equal(placesOf(found), ['warning content/pages/une-note-nouvelle.md:1:1+3 adresse-disparue']);
    for (const field of ['avant', 'retirees']) assert.match(found[0]?.hint ?? '', `${field}: [/une-note]`);
  }
  assert.equal(await said(['/une-note']), []);
});

test('missing pages are named at themselves, where they are drafts now', async () => {
  const { said, page } = await site();
  writeFileSync(page('une-note'), NOTE.replace('---\n', '---\nbrouillon: true\n'));
  const found = await said();
  assert.equal(placesOf(found), ['warning content/pages/une-note.md:1:1+3 adresse-disparue']);
  assert.match(found[0]?.message ?? '', 'brouillon');
  assert.equal(await said([], { development: true }), found, 'a draft that the development server shows is no answer');
  writeFileSync(page('une-note'), NOTE);
  assert.equal(await said(), [], 'nor once they are back');
});

test('missing pages are named in the settings, where nothing is like them, also when the cache has gone', async () => {
  const { said, page, fixture } = await site();
  rmSync(page('une-note'));
  rmSync(fixture.cacheDir, { recursive: true });
  for (const _ of ['from the folder they were published into', 'as it is remembered'])
    assert.equal(placesOf(await said()), ['warning content/site.md:1:1+3 adresse-disparue']);
});

/** A site that has been published with a page at `/une-note`, and what a build says of pages that are missing since. */
async function site(retired: readonly string[] = []) {
  const fixture = fixtureSite({ 'content/pages/une-note.md': NOTE });
  const out = join(fixture.root, 'dist');
  const definition = (gone: readonly string[]): SiteDefinition => ({
    ...fixture,
    addressFields: { former: 'avant', retired: 'retirees' },
    settings: { ...fixture.settings, read: (data) => ({ ...fixture.settings.read(data), retired: gone }) },
  });
  const said = async (gone = retired, how: BuildOptions = { production: true, out }): Promise<Diagnostic[]> => {
    const { diagnostics, ok } = await build(definition(gone), how);
    assert.ok(ok);
    return diagnostics.filter(({ rule }) => rule === 'adresse-disparue');
  };
  assert.equal(await said([]), []);
  return { said, out, fixture, page: (name: string) => join(fixture.contentDir, `pages/${name}.md`) };
}
