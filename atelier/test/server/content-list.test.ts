import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { build } from '../../../build/pipeline/pipeline.ts';
import { assert, suite } from '../../../test/suite.ts';
import { fixtureSite, textPage } from '../../../test/support/fixture-site.ts';
import { bareHost } from '../../../test/support/workshop-host.ts';
import { pageIn } from '../../file-link.ts';
import { contentLister } from '../../server/content-list.ts';

const test = suite("The workshop's list of content");

const listed = async (changes: Readonly<Record<string, string | null>> = {}) => {
  const site = fixtureSite(changes);
  const list = contentLister(bareHost(site, await build(site)));
  const file = (path: string) => list().files.find((one) => one.path === path);
  return { site, list, file };
};

test('names every file with its content type, title and address', async () => {
  const { file } = await listed();
  assert.equal(file('content/pages/contact.md'), {
    path: 'content/pages/contact.md',
    contentType: 'text',
    slug: 'contact',
    title: 'Contact',
    address: '/contact',
    errors: 0,
    warnings: 0,
  });
});

test('knows the file of the settings, and what the site’s menu calls a page', async () => {
  const site = fixtureSite();
  const { settings } = site;
  const menuNames = { '/contact': 'Nous écrire' };
  const named = {
    ...site,
    settings: { ...settings, read: (data: unknown) => ({ ...settings.read(data), menuNames }) },
  };
  const list = contentLister(bareHost(named, await build(named)))();
  assert.is(list.settings, 'content/site.md');
  const inMenu = list.files.flatMap(({ address, menuName }) => (menuName === undefined ? [] : [[address, menuName]]));
  assert.equal(inMenu, Object.entries(menuNames));
});

test('a page at no file’s own address, such as a list, has a source file', async () => {
  const site = fixtureSite();
  const source = 'content/pages/contact.md';
  const pages = () => [{ path: '/liste', source, props: { titre: 'Liste', description: 'Tout.', html: '' } }];
  const contentTypes = { ...site.contentTypes, text: { ...site.contentTypes.text, pages } };
  const withList = { ...site, contentTypes };
  const list = contentLister(bareHost(withList, await build(withList)))();
  assert.equal(list.pageSources, { '/liste': source });
  assert.is(pageIn('#page=/liste/', list)?.path, source);
  assert.is(pageIn('#page=/contact', list)?.path, source);
  assert.is(pageIn('#page=/nulle-part', list), undefined);
});

test('lists files that are broken, without a content type, or unreadable', async () => {
  const { file } = await listed({
    'content/pages/faux.md': textPage('Faux', '[Là-bas]()'),
    'content/pages/ouvert.md': '---\ntitre: Ouvert\n',
    'content/ailleurs/perdu.md': textPage('Perdu', 'Un texte.'),
    'content/pages/enorme.md': textPage('Énorme', 'mot '.repeat(60_000)),
  });
  assert.is(file('content/pages/faux.md')?.title, 'Faux');
  assert.ok((file('content/pages/faux.md')?.errors ?? 0) > 0);
  assert.is(file('content/pages/ouvert.md')?.title, 'ouvert', 'its name stands for the title that cannot be read');
  assert.ok((file('content/pages/ouvert.md')?.errors ?? 0) > 0);
  assert.is(file('content/ailleurs/perdu.md')?.contentType, undefined);
  assert.is(file('content/pages/enorme.md')?.errors, 1);
});

test('shows the disk as it is now, not as the last build found it', async () => {
  const { site, file } = await listed();
  mkdirSync(join(site.contentDir, 'pages'), { recursive: true });
  writeFileSync(join(site.contentDir, 'pages/neuf.md'), textPage('Neuf', 'Un texte.'));
  rmSync(join(site.contentDir, 'pages/contact.md'));
  assert.is(file('content/pages/neuf.md')?.contentType, 'text');
  assert.is(file('content/pages/neuf.md')?.title, 'Neuf', 'a page has its title before any build has read it');
  assert.is(file('content/pages/contact.md'), undefined);
});

test('is there before the first build has ended, with titles and states', () => {
  const site = fixtureSite({
    'content/pages/neuf.md': textPage('Neuf', 'Un texte.'),
    'content/pages/ouvert.md': '---\ntitre: Ouvert\n',
  });
  const list = contentLister(bareHost(site));
  const file = (path: string) => list().files.find((one) => one.path === path);
  assert.is(file('content/pages/neuf.md')?.title, 'Neuf');
  assert.is(file('content/pages/ouvert.md')?.title, 'ouvert');
});

test('shows the category, the day and the first picture of a text, in whatever group of fields', async () => {
  const schema = z.strictObject({
    titre: z.string(),
    description: z.string(),
    categorie: z.string().optional(),
    jour: z.string().optional(),
    image: z.strictObject({ source: z.string().meta({ picture: true }) }).optional(),
  });
  const page = (fields: string) => `---\ntitre: Un\ndescription: Une description.\n${fields}---\n\nUn texte.\n`;
  const fixture = fixtureSite({
    'content/pages/a.md': page('categorie: Outils\njour: 2025-08-15\nimage: { source: /images/a.jpg }\n'),
    'content/pages/b.md': page('categorie: [1]\n'),
  });
  const { text } = fixture.contentTypes;
  assert.ok(text);
  const contentTypes = {
    ...fixture.contentTypes,
    text: { ...text, schema, publication: { draft: 'brouillon', from: 'jour' } },
  };
  const { files } = contentLister(bareHost({ ...fixture, contentTypes }))();
  const [a, b] = ['a', 'b'].map((slug) => files.find((one) => one.slug === slug));
  assert.equal([a?.category, a?.date, a?.picture], ['Outils', '2025-08-15', '/images/a.jpg']);
  assert.equal([b?.category, b?.date, b?.picture], [undefined, undefined, undefined], 'nor what is no text');
});

test('describes content types by their schemas: folder, single file and fields', async () => {
  const { list } = await listed();
  const contentTypes = new Map(list().contentTypes.map((contentType) => [contentType.name, contentType]));
  assert.is(contentTypes.get('text')?.folder, 'content/pages');
  assert.is(contentTypes.get('text')?.single, false);
  assert.is(contentTypes.get('text')?.text, true);
  assert.is(contentTypes.get('settings')?.folder, 'content');
  const { text, ...others } = fixtureSite().contentTypes;
  for (const files of ['notes/*/*.md', 'notes/**/*.md']) {
    const site = { ...fixtureSite(), contentTypes: { ...others, ...(text && { text: { ...text, files } }) } };
    const [open] = contentLister(bareHost(site))().contentTypes.filter(({ name }) => name === 'text');
    assert.is(open?.folder, 'content/notes', files);
  }
  assert.is(contentTypes.get('settings')?.single, true);
  const schema: { properties?: object } = contentTypes.get('text')?.schema ?? {};
  assert.ok('titre' in (schema.properties ?? {}));
});
