import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import type { Diagnostic } from '../../../../build/diagnostics/diagnostic.ts';
import { build } from '../../../../build/pipeline/pipeline.ts';
import { fixtureSite, textPage } from '../../../support/fixture-site.ts';
import { placesOf } from '../../../support/sources.ts';

const test = suite('Pages that are missing');

const NOTE = textPage('Note', 'Un texte.');
const FIELDS = { former: 'avant', retired: 'retirees' };

/** A site that has been published with a page at `/une-note`, and what a build says of pages that are missing since. */
async function site(retired: readonly string[] = []) {
  const fixture = fixtureSite({ 'content/pages/une-note.md': NOTE });
  const out = join(fixture.root, 'dist');
  const definition = (gone: readonly string[]): SiteDefinition => ({
    ...fixture,
    addressFields: FIELDS,
    settings: { ...fixture.settings, read: (data) => ({ ...fixture.settings.read(data), retired: gone }) },
  });
  const said = async (gone = retired): Promise<Diagnostic[]> => {
    const { diagnostics, ok } = await build(definition(gone), { production: true, out });
    assert.ok(ok);
    return diagnostics.filter(({ rule }) => rule === 'adresse-disparue');
  };
  assert.equal(await said([]), []);
  return { said, out, fixture, page: (name: string) => join(fixture.contentDir, `pages/${name}.md`) };
}

test('are named at the page with the nearest name, with what to write, until somebody answers', async () => {
  const { said, page } = await site();
  renameSync(page('une-note'), page('une-note-nouvelle'));
  for (const _ of ['first', 'second']) {
    const found = await said();
    assert.equal(placesOf(found), ['warning content/pages/une-note-nouvelle.md:1:1+3 adresse-disparue']);
    assert.match(found[0]?.hint ?? '', 'avant: [/une-note]');
    assert.match(found[0]?.hint ?? '', 'retirees: [/une-note]');
  }
  assert.equal(await said(['/une-note']), []);
});

test('are named at themselves, where they are drafts now', async () => {
  const { said, page } = await site();
  writeFileSync(page('une-note'), NOTE.replace('---\n', '---\nbrouillon: true\n'));
  const found = await said();
  assert.equal(placesOf(found), ['warning content/pages/une-note.md:1:1+3 adresse-disparue']);
  assert.match(found[0]?.message ?? '', 'brouillon');
  writeFileSync(page('une-note'), NOTE);
  assert.equal(await said(), [], 'nor once they are back');
});

test('are named in the settings, where nothing is like them, also when the cache has gone', async () => {
  const { said, page, fixture } = await site();
  rmSync(page('une-note'));
  rmSync(fixture.cacheDir, { recursive: true });
  for (const _ of ['from the folder they were published into', 'as it is remembered'])
    assert.equal(placesOf(await said()), ['warning content/site.md:1:1+3 adresse-disparue']);
});

test.run();
