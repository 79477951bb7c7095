import { z } from 'zod';
import type { ContentType } from '../../../../build/contract/content-type.ts';
import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import type { Entries } from '../../../../build/contract/entry.ts';
import { fileText } from '../../../../build/contract/output.ts';
import { plan } from '../../../../build/pages/plan/plan.ts';
import { assert, suite } from '../../../suite.ts';
import { PLAIN_STEPS } from '../../../support/planned-site.ts';
import { allPublished, entriesOf, placesOf, type Texts } from '../../../support/sources.ts';

const test = suite('Plan');

const TITLED = '---\ntitre: Bonjour\n---\n';
const ARTICLES = { 'blog/a.md': TITLED, 'blog/b.md': TITLED };

const schema = z.strictObject({ titre: z.string() });
const address = { origin: 'https://exemple.test', base: '', trailingSlash: false };
const props: ContentType['props'] = ({ slug, data }) => ({ slug, data });

const contentTypes: Record<string, ContentType> = {
  settings: { files: 'site.md', schema, props },
  home: { files: 'accueil.md', schema, props, path: () => '/' },
  notFound: { files: '404.md', schema, props, path: () => '/404', output: '404.html' },
  article: { files: 'blog/*.md', schema, props, path: (slug) => `/blog/${slug}` },
  page: { files: '*.md', schema, props, path: (slug) => `/${slug}` },
  twin: { files: 'doubles/*.md', schema, props, path: (slug) => `/blog/${slug}` },
  error: { files: 'erreurs/*.md', schema, props, path: (slug) => `/erreurs/${slug}`, output: '500.html' },
};

test('writes each page as a folder’s index or as the file that its content type names', async () => {
  const { outputs, places } = await planOf('accueil.md', 'services.md', 'blog/mon-article.md', '404.md', 'site.md');
  assert.equal(outputs, [
    ...['/ index.html', '/404 404.html', '/blog/mon-article blog/mon-article/index.html'],
    '/services services/index.html',
  ]);
  assert.equal(places, []);
});

test('names every further file that claims a path, and the one that has it', async () => {
  const { places, diagnostics } = await planOf('blog/a.md', 'doubles/a.md', 'doubles/b.md');
  assert.equal(places, ['error content/doubles/a.md:1:1+1 adresse-en-double']);
  assert.match(diagnostics[0]?.message ?? '', 'content/blog/a.md');
});

test('names two paths that would be written to one file, and two that some disks take for one', async () => {
  const { places } = await planOf('erreurs/a.md', 'erreurs/b.md', 'erreurs/c.md');
  assert.is(places.join(), ['b', 'c'].map((name) => `error content/erreurs/${name}.md:1:1+1 adresse-en-double`).join());
  const other = { files: 'deux/*.md', schema, props, path: (slug: string) => `/Blog/${slug}` };
  const alike = await planned({ contentTypes: { ...contentTypes, other } }, { ...ARTICLES, 'deux/a.md': TITLED });
  assert.equal(alike.places, ['error content/blog/a.md:1:1+1 adresse-en-double']);
});

const slugsIn = (site: object) => ('article' in site ? (site.article as Entries).list.map(({ slug }) => slug) : []);

test('a content type that no file stands for plans pages of the whole site, beside those of the others', async () => {
  const list: ContentType = {
    pages: (site) => [
      { path: '/blog', props: { slugs: slugsIn(site) } },
      { path: '/ancien', props: { to: '/blog' }, output: 'ancien.html', source: 'content/blog/a.md' },
    ],
  };
  const { pages, places } = await planned({ contentTypes: { ...contentTypes, list } }, ARTICLES);
  assert.equal(places, []);
  assert.is(pages.map(({ path }) => path).join(' '), '/ancien /blog /blog/a /blog/b');
  const [former, blog] = pages;
  assert.equal(blog, { contentType: 'list', path: '/blog', output: 'blog/index.html', props: { slugs: ['a', 'b'] } });
  assert.equal([former?.output, former?.source], ['ancien.html', 'content/blog/a.md']);
});

test('a site may have files that are no pages, made of its content and of the other plans', async () => {
  const files: SiteDefinition['files'] = (site, { pages, address: { origin } }) => [
    { output: 'slugs.txt', contents: slugsIn(site).join() },
    { output: 'map.txt', contents: pages.map(({ path }) => origin + path).join() },
  ];
  const [slugs, map] = (await planned({ contentTypes, files }, ARTICLES)).files ?? [];
  assert.equal([slugs?.path, slugs && fileText(slugs)], ['slugs.txt', 'a,b']);
  const addresses = 'https://exemple.test/blog/a,https://exemple.test/blog/b';
  assert.equal([map?.path, map && fileText(map)], ['map.txt', addresses]);
});

const dated = z.strictObject({ titre: z.string(), avant: z.array(z.string()).default([]) });

/** Pages that may have had other addresses, which are pages that lead to them. */
const movable: Record<string, ContentType> = {
  page: { files: '*.md', schema: dated, props: ({ slug }) => ({ slug }), path: (slug) => `/${slug}` },
  moved: {
    pages: (site) =>
      (site as { page: Entries<z.output<typeof dated>> }).page.list.flatMap(({ path, source, data }) =>
        data.avant.map((former, index) => ({ path: former, leadsTo: path, source, at: ['avant', index], props: {} })),
      ),
  },
};

test('former addresses are pages that lead on, written as indexes of folders', async () => {
  const { pages, places } = await withFormer({ tarifs: ['/prix', '/vieux/prix.html', '/réalisations'] });
  assert.equal(places, []);
  const planned = pages.map(({ path, output, leadsTo = '' }) => `${path} ${output} ${leadsTo}`);
  assert.equal(planned, [
    ...['/prix prix/index.html /tarifs', '/réalisations réalisations/index.html /tarifs', '/tarifs tarifs/index.html '],
    '/vieux/prix.html vieux/prix.html/index.html /tarifs',
  ]);
});

/** Former addresses that cannot be, by what they are: of pages by name, beside copied files; what is named, and words of it. */
const IMPOSSIBLE: Readonly<Record<string, readonly [Former, copied: string[], places: string[], words: string]>> = {
  'that a page has, whatever their case, or that lead to themselves': [
    { tarifs: ['/prix', '/Contact'], contact: ['/contact'] },
    [],
    ['contact.md:4:5+8 ancienne-adresse-prise', 'tarifs.md:5:5+8 ancienne-adresse-prise'],
    'content/contact.md',
  ],
  'that two pages want, or one wants twice': [
    { b: ['/x', '/y', '/y'], a: ['/x'] },
    [],
    ['a.md:4:5+2 ancienne-adresse-en-double', 'b.md:6:5+2 ancienne-adresse-en-double'],
    'content/b.md',
  ],
  'that would lie in the place of a file, or below one': [
    { a: ['/carte.xml', '/images/photo.jpg/x', '/images'] },
    ['images/photo.jpg'],
    ['a.md:4:5+10 ancienne-adresse-prise', 'a.md:5:5+19 ancienne-adresse-prise'],
    'images/photo.jpg',
  ],
};

for (const [what, [pages, copied, expected, words]] of Object.entries(IMPOSSIBLE))
  test(`former addresses ${what} are named where they stand`, async () => {
    const { places, diagnostics } = await withFormer(pages, copied);
    assert.is(places.sort().join(), expected.map((place) => `error content/${place}`).join());
    assert.match(diagnostics.map(({ message }) => message).join(), words);
  });

test('pages that lead to a former address are named', async () => {
  const chain = { ...movable, other: { pages: () => [{ path: '/z', leadsTo: '/x', props: {} }] } };
  const { places } = await planned({ contentTypes: chain }, { 'a.md': '---\ntitre: a\navant: [/x]\n---\n' });
  assert.equal(places, ['error z/index.html:1:1+1 ancienne-adresse-en-chaine']);
});

async function planned(
  site: Pick<SiteDefinition, 'contentTypes' | 'files'>,
  texts: Texts,
  copied: readonly string[] = [],
) {
  const entries = await entriesOf(site.contentTypes, texts);
  const content = allPublished(site.contentTypes, entries, { address, variables: {} });
  const { value, diagnostics } = await plan(site, content, PLAIN_STEPS, copied);
  return { ...value, diagnostics, places: placesOf(diagnostics) };
}

async function planOf(...names: string[]) {
  const made = await planned({ contentTypes }, Object.fromEntries(names.map((name) => [name, TITLED])));
  return { ...made, outputs: made.pages.map(({ path, output }) => `${path} ${output}`) };
}

type Former = Readonly<Record<string, readonly string[]>>;

/** The plan of pages by name, each with its former addresses, beside files. */
async function withFormer(pages: Former, copied: readonly string[] = []) {
  const texts = Object.entries(pages).map(([name, former]) => {
    const lines = former.map((path) => `  - ${path}\n`).join('');
    return [`${name}.md`, `---\ntitre: ${name}\navant:${former.length > 0 ? `\n${lines}` : ' []\n'}---\n`];
  });
  const files = () => [{ output: 'carte.xml', contents: '' }];
  return planned({ contentTypes: movable, files }, Object.fromEntries(texts), copied);
}
