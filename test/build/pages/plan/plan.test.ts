import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import type { ContentType } from '../../../../build/contract/content-type.ts';
import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import type { Entries } from '../../../../build/contract/entry.ts';
import { fileText } from '../../../../build/contract/output.ts';
import { plan } from '../../../../build/pages/plan/plan.ts';
import { AS_WRITTEN } from '../../../support/planned-site.ts';
import { allPublished, entriesOf, placesOf, type Texts } from '../../../support/sources.ts';

const test = suite('Plan');

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

async function planned(
  site: Pick<SiteDefinition, 'contentTypes' | 'files'>,
  texts: Texts,
  copied: readonly string[] = [],
) {
  const entries = await entriesOf(site.contentTypes, texts);
  const settings = { address, variables: {} };
  const content = allPublished(site.contentTypes, entries, settings);
  const { value, diagnostics } = await plan(site, content, AS_WRITTEN, copied);
  return { ...value, diagnostics, places: placesOf(diagnostics) };
}

/** The plan of files with these names, in this order; what they hold does not matter here. */
async function planOf(...names: string[]) {
  const texts = Object.fromEntries(names.map((name) => [name, '---\ntitre: Bonjour\n---\n']));
  const made = await planned({ contentTypes }, texts);
  return { ...made, outputs: made.pages.map(({ path, output }) => `${path} ${output}`) };
}

test('writes each page as the index of a folder, or as the file that its content type names; content without a page is none', async () => {
  const { outputs, places } = await planOf('accueil.md', 'services.md', 'blog/mon-article.md', '404.md', 'site.md');
  assert.equal(outputs, [
    ...['/ index.html', '/404 404.html', '/blog/mon-article blog/mon-article/index.html'],
    '/services services/index.html',
  ]);
  assert.equal(places, []);
});

test('orders pages by path, whatever the order of the files', async () => {
  const sorted = ['/', '/404', '/a', '/b', '/blog/a', '/blog/z'];
  const names = ['blog/z.md', 'b.md', '404.md', 'a.md', 'blog/a.md', 'accueil.md'];
  for (const given of [names, [...names].reverse()]) {
    const paths = (await planOf(...given)).pages.map(({ path }) => path);
    assert.equal(paths, sorted);
  }
});

test('carries the content type, what its component needs, and the file it is made of', async () => {
  const { pages } = await planOf('blog/a.md');
  assert.equal(pages, [
    {
      contentType: 'article',
      path: '/blog/a',
      output: 'blog/a/index.html',
      props: { slug: 'a', data: { titre: 'Bonjour' } },
      source: 'content/blog/a.md',
    },
  ]);
});

test('names every further file that claims a path, and the one that has it', async () => {
  const { places, diagnostics } = await planOf('blog/a.md', 'doubles/a.md', 'doubles/b.md');
  assert.equal(places, ['error content/doubles/a.md:1:1+1 adresse-en-double']);
  assert.match(diagnostics[0]?.message ?? '', 'content/blog/a.md');
});

test('names two paths that would be written to one file, and two that some disks take for one', async () => {
  assert.equal((await planOf('erreurs/a.md', 'erreurs/b.md', 'erreurs/c.md')).places, [
    'error content/erreurs/b.md:1:1+1 adresse-en-double',
    'error content/erreurs/c.md:1:1+1 adresse-en-double',
  ]);
  const other = { files: 'deux/*.md', schema, props, path: (slug: string) => `/Blog/${slug}` };
  const texts = { 'blog/a.md': '---\ntitre: A\n---\n', 'deux/a.md': '---\ntitre: A\n---\n' };
  const { places } = await planned({ contentTypes: { ...contentTypes, other } }, texts);
  assert.equal(places, ['error content/blog/a.md:1:1+1 adresse-en-double']);
});

const ARTICLES = { 'blog/a.md': '---\ntitre: A\n---\n', 'blog/b.md': '---\ntitre: B\n---\n' };
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
  const paths = pages.map(({ path }) => path);
  assert.equal(paths, ['/ancien', '/blog', '/blog/a', '/blog/b']);
  const [former, blog] = pages;
  assert.equal(blog, { contentType: 'list', path: '/blog', output: 'blog/index.html', props: { slugs: ['a', 'b'] } });
  assert.equal([former?.output, former?.source], ['ancien.html', 'content/blog/a.md']);
});

test('a page without a file that claims a taken path is named by its output', async () => {
  const list: ContentType = { pages: () => [{ path: '/blog/a', props: {} }] };
  const { places, diagnostics } = await planned({ contentTypes: { ...contentTypes, list } }, ARTICLES);
  assert.equal(places, ['error blog/a/index.html:1:1+1 adresse-en-double']);
  assert.match(diagnostics[0]?.message ?? '', 'content/blog/a.md');
});

test('a site may have files that are no pages, made of its content and of the other plans', async () => {
  const files: SiteDefinition['files'] = (site, { pages, address: { origin } }) => [
    { output: 'slugs.txt', contents: slugsIn(site).join() },
    { output: 'map.txt', contents: pages.map(({ path }) => origin + path).join() },
  ];
  const made = (await planned({ contentTypes, files }, ARTICLES)).files;
  assert.equal(
    made?.map((file) => [file.path, fileText(file)]),
    [
      ['slugs.txt', 'a,b'],
      ['map.txt', 'https://exemple.test/blog/a,https://exemple.test/blog/b'],
    ],
  );
});

test.run();
