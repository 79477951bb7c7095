import { z } from 'zod';
import { jsonSchemaOf, unlistedFieldValues } from '../../../../build/content/index.ts';
import { fieldPictures } from '../../../../build/content/validate/field-assets.ts';
import { checkFieldMarkdown } from '../../../../build/content/validate/text-checks.ts';
import { validate } from '../../../../build/content/validate/validate.ts';
import type { ContentType } from '../../../../build/contract/content-type.ts';
import { withListedValues } from '../../../../build/contract/field-values.ts';
import type { MediaAsset, MissingAsset } from '../../../../build/contract/media.ts';
import type { CopiedFile } from '../../../../build/contract/output.ts';
import type { ParsedFile } from '../../../../build/contract/source-file.ts';
import { assert, suite } from '../../../suite.ts';
import {
  AT_WORK,
  entriesOf,
  parsedOf,
  placesOf,
  siteOfContentTypes,
  sourcesOf,
  type Texts,
} from '../../../support/sources.ts';

const test = suite('What fields of front matter may hold');

const file = z.string().meta({ file: true });
const schema = z.strictObject({ titre: z.string(), offre: z.array(z.strictObject({ file })).default([]) });
const contentTypes: Readonly<Record<string, ContentType>> = {
  settings: { files: 'site.md', single: true, schema: z.strictObject({ titre: z.string() }) },
  note: { files: 'notes/*.md', schema, prose: { slots: [] }, path: (slug) => `/notes/${slug}` },
};
const site = { ...siteOfContentTypes(contentTypes), downloads: 'modeles' };

const offering = (address: string) => `---\ntitre: A\noffre:\n  - file: ${address}\n---\n`;

test('offered files come with their kind and size under the written address; other kinds do not', async () => {
  const { files, places } = await found({ a: offering('/modeles/Liste%20à%20cocher.XLSX') }, [
    copy('modeles/Liste à cocher.XLSX', 14_200),
  ]);
  const path = '/modeles/Liste%20à%20cocher.XLSX';
  assert.equal(files, [undefined, { [path]: { path, extension: 'xlsx', bytes: 14_200 } }]);
  assert.equal(places, []);
});

test('a missing or empty file is an error at its field, with the nearest address', async () => {
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

test('a file that no text names or links is a warning, with the address to write', async () => {
  const copies = ['modeles/a.csv', 'modeles/b.csv', 'modeles/c.csv', 'robots.txt'].map((path) => copy(path));
  const notes = { a: offering('/modeles/a.csv'), b: '---\ntitre: B\n---\n[La liste](/modeles/b.csv)\n' };
  assert.equal((await found(notes, copies)).places, ['warning static/modeles/c.csv:1:1+1 fichier-non-offert']);
  const spaced = [copy('modeles/100 % sûr ?.csv')];
  const [warning] = (await found({}, spaced)).diagnostics;
  const address = /fichier: (\S+)\)/.exec(warning?.hint ?? '')?.[1] ?? '';
  assert.equal((await found({ a: offering(address) }, spaced)).places, []);
});

const source = z.string().meta({ picture: true, leastWidth: 600 });
const illustrated = z.strictObject({
  title: z.string(),
  image: z.strictObject({ source, alt: z.string() }).optional(),
  gallery: z.array(z.strictObject({ views: z.array(source).default([]) })).default([]),
});

const SOURCES = [{ type: 'image/avif', srcset: '' }];
const PICTURE = { src: '/m/a-800.jpg', width: 800, height: 600, sources: SOURCES, sizes: '' };
const FILES: Readonly<Record<string, MediaAsset>> = {
  'blog/a.jpg': { picture: PICTURE, diagnostics: [] },
  'blog/small.jpg': { picture: { ...PICTURE, width: 300 }, diagnostics: [] },
  '/images/b.svg': { picture: { ...PICTURE, width: 40, sources: [] }, diagnostics: [] },
  'blog/film.mp4': { film: { src: '/m/f.mp4', about: '' }, diagnostics: [] },
  'blog/bad.jpg': { diagnostics: [{ severity: 'error', wording: { rule: 'bad', message: '', hint: '' } }] },
};

const pictureOf = (name: string): MediaAsset | MissingAsset => FILES[name] ?? { missing: true, near: 'blog/a.jpg' };

test('a problem of a picture is reported at its field; enlarging a picture is a warning', () => {
  assert.equal(shown({ gallery: [{ views: ['a.jpg', 'none.jpg'] }] }).diagnostics, [
    'error gallery.0.views.1 image-absente',
  ]);
  assert.match(shown({ image: { source: 'none.jpg', alt: 'A' } }).hints?.[0] ?? '', '« a.jpg »');
  for (const [source, ...diagnostics] of [
    ['bad.jpg', 'error image.source bad'],
    ['film.mp4', 'error image.source image-format'],
    ['https://autre.test/a.jpg', 'error image.source image-ailleurs'],
    ['data:image/png;base64,AA', 'error image.source image-ailleurs'],
    ['photos\\a.jpg', 'error image.source lien-antislash'],
    ['small.jpg', 'warning image.source image-petite'],
    ['/images/b.svg'],
  ] as const)
    assert.equal(shown({ image: { source, alt: 'A' } }).diagnostics, diagnostics, source);
});

test('marks of Markdown that would be shown are named, where they stand; signs that are meant are not', async () => {
  const marked = 'titre: "Un **gras** et un *mot*"\npoints:\n  - texte: Voir [ici](/services), `code`\n  - a<br>b';
  const places = ['2:12+8', '2:27+5', '4:17+16', '4:35+6', '5:6+4'];
  const named = (list: string[]) => list.map((place) => `warning content/a.md:${place} markdown-dans-en-tete`);
  assert.equal(await check(marked), named(places));
  assert.equal(await check('texte: |\n  Un\n  _deux_'), named(['4:3+6']));
  const meant = 'a: "2 * 3 * 4, 100 €*, un_deux_trois"\nb: "[À compléter] (voir)"\nc: "1 < 2 et <prénom> ou <nom>"';
  assert.equal(await check(meant), []);
});

const category = z.string().meta({ listed: 'categories.nom' });
/** A schema of fields whose values the settings list. */
const listing = z.strictObject({
  categorie: category,
  cartes: z.array(z.strictObject({ titre: z.string(), categorie: category.optional() })).optional(),
});
const SETTINGS = { categories: [{ nom: 'Outils', icone: 'cle' }, { nom: 'Design & UX' }] };

const problems = (data: object, settings: object = SETTINGS) =>
  unlistedFieldValues(listing, data, settings).map(({ at, rule, hint }) => `${at?.join('.')} ${rule} ${hint}`);

test('a value of the list is one, any other is named with the one that was probably meant', () => {
  assert.equal(problems({ categorie: 'Design & UX' }), []);
  const [wrong = '', ...others] = problems({ categorie: 'Outil' });
  assert.match(wrong, 'categorie valeur-inconnue');
  assert.match(wrong, '« Outils »');
  assert.equal(others, []);
});

test('fields of a list are looked at one by one, and those that are absent left alone', () => {
  const cartes = [{ titre: 'A' }, { titre: 'B', categorie: 'Outils' }, { titre: 'C', categorie: 'Zorglub' }];
  const [wrong = '', ...others] = problems({ categorie: 'Outils', cartes });
  assert.match(wrong, 'cartes.2.categorie');
  assert.equal(others, []);
});

test('while the settings cannot be read, no value is taken for a wrong one', () => {
  assert.equal(unlistedFieldValues(listing, { categorie: 'Outils' }, undefined), []);
});

test('forms have the values to choose from, in lists as well; without settings the field stays a text', () => {
  const { properties } = withListedValues(jsonSchemaOf(listing), SETTINGS);
  assert.equal(Object(properties?.categorie).enum, ['Outils', 'Design & UX']);
  assert.equal(Object(properties?.cartes).items.properties.categorie.enum, ['Outils', 'Design & UX']);
  assert.is(Object(withListedValues(jsonSchemaOf(listing), undefined).properties?.categorie).enum, undefined);
});

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

function shown(data: Omit<z.input<typeof illustrated>, 'title'>) {
  const file: ParsedFile = {
    ...{ path: 'content/blog/x.md', name: 'blog/x.md', data: {}, html: '', headings: [], words: 0 },
    ...{ links: [], variables: [], slots: [] },
  };
  const entry = { file, text: '', data: illustrated.parse({ title: 'T', ...data }) };
  const found = fieldPictures(illustrated, entry, pictureOf);
  return {
    pictures: Object.keys(found?.assets ?? {}),
    diagnostics: found?.diagnostics.map(({ severity, at, wording }) => `${severity} ${at.join('.')} ${wording.rule}`),
    hints: found?.diagnostics.map(({ wording }) => wording.hint),
  };
}

async function check(yaml: string): Promise<string[]> {
  const placed = await entriesOf({ page: { files: '*.md', schema: z.unknown() } }, { 'a.md': `---\n${yaml}\n---\n` });
  return placesOf(await checkFieldMarkdown(placed));
}
