import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { validate } from '../../../../build/content/validate/validate.ts';
import type { ContentType } from '../../../../build/contract/content-type.ts';
import type { CopiedFile } from '../../../../build/contract/output.ts';
import { AT_WORK, parsedOf, placesOf, siteOfContentTypes, sourcesOf, type Texts } from '../../../support/sources.ts';

const test = suite('Files that front matter offers');

const file = z.string().meta({ file: true });
const schema = z.strictObject({ titre: z.string(), offre: z.array(z.strictObject({ file })).default([]) });
const contentTypes: Readonly<Record<string, ContentType>> = {
  settings: { files: 'site.md', single: true, schema: z.strictObject({ titre: z.string() }) },
  note: { files: 'notes/*.md', schema, prose: { slots: [] }, path: (slug) => `/notes/${slug}` },
};
const site = { ...siteOfContentTypes(contentTypes), downloads: 'modeles' };

function copy(path: string, bytes = 1234): CopiedFile {
  return { path, from: `/site/static/${path}`, bytes };
}

async function found(notes: Texts, copies: readonly CopiedFile[]) {
  const named = Object.entries(notes).map(([name, text]) => [`notes/${name}.md`, text]);
  const texts: Texts = { 'site.md': '---\ntitre: Site\n---\n', ...Object.fromEntries(named) };
  const { value, diagnostics } = await validate(site, parsedOf(texts), sourcesOf(texts), { ...AT_WORK, copies });
  const entries = value?.entries.map(({ entry }) => entry) ?? [];
  return { files: entries.map(({ files }) => files), diagnostics, places: placesOf(diagnostics) };
}

const offering = (address: string) => `---\ntitre: A\noffre:\n  - file: ${address}\n---\n`;

test('come with their kind and size, by the address that was written; other kinds have none', async () => {
  const { files, places } = await found({ a: offering('/modeles/Liste%20à%20cocher.XLSX') }, [
    copy('modeles/Liste à cocher.XLSX', 14_200),
  ]);
  const path = '/modeles/Liste%20à%20cocher.XLSX';
  assert.equal(files, [undefined, { [path]: { path, extension: 'xlsx', bytes: 14_200 } }]);
  assert.equal(places, []);
});

test('one that is not there, or empty, is an error at its field, with the address that was probably meant', async () => {
  const copies = [copy('images/a.svg'), copy('modeles/inventaire.csv')];
  for (const address of ['/modeles/inventaires.csv', 'inventaire.csv', '/ailleurs/bien/plus/loin/inventaire.csv']) {
    const { diagnostics, places } = await found(
      { a: offering(address), b: offering('/modeles/inventaire.csv') },
      copies,
    );
    assert.equal(places, [`error content/notes/a.md:4:11+${address.length} fichier-absent`]);
    assert.match(diagnostics[0]?.hint ?? '', '« /modeles/inventaire.csv »');
    assert.is(diagnostics[0]?.fix, '/modeles/inventaire.csv');
  }
  const { diagnostics } = await found({ a: offering('https://ailleurs.test/liste.csv') }, []);
  assert.equal([diagnostics[0]?.rule, diagnostics[0]?.fix], ['fichier-absent', undefined]);
  const { places } = await found({ a: offering('/modeles/vide.csv') }, [copy('modeles/vide.csv', 0)]);
  assert.equal(places, ['error content/notes/a.md:4:11+17 fichier-vide']);
});

test('an address that names a file with spaces is offered as one that can be written', async () => {
  const { diagnostics } = await found({ a: offering('/modeles/la-liste.csv') }, [copy('modeles/la liste.csv')]);
  const fix = diagnostics.find(({ rule }) => rule === 'fichier-absent')?.fix;
  assert.is(fix, '/modeles/la%20liste.csv');
  const mended = await found({ a: offering(fix ?? '') }, [copy('modeles/la liste.csv')]);
  assert.equal(mended.places, []);
});

test('a file is published as its disk spells its accents, however its writer did', async () => {
  const onDisk = 'modeles/décidé.csv'.normalize('NFD');
  const address = '/modeles/décidé.csv'.normalize('NFC');
  const { files, places } = await found({ a: offering(address) }, [copy(onDisk)]);
  assert.is(files[1]?.[address]?.path, `/${onDisk}`);
  assert.equal(places, []);
});

test('a file of their folder that no text names is a warning; a link in a text names it, too', async () => {
  const copies = ['modeles/a.csv', 'modeles/b.csv', 'modeles/c.csv', 'robots.txt'].map((path) => copy(path));
  const notes = { a: offering('/modeles/a.csv'), b: '---\ntitre: B\n---\n[La liste](/modeles/b.csv)\n' };
  const { places } = await found(notes, copies);
  assert.equal(places, ['warning static/modeles/c.csv:1:1+1 fichier-non-offert']);
});

test('a file that no text names is named by the address that a text may write', async () => {
  const copies = [copy('modeles/100 % sûr ?.csv')];
  const [warning] = (await found({}, copies)).diagnostics;
  const address = /fichier: (\S+)\)/.exec(warning?.hint ?? '')?.[1] ?? '';
  assert.equal((await found({ a: offering(address) }, copies)).places, []);
});

test.run();
