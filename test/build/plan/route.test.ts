import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import type { Kind } from '../../../build/contract/definition.ts';
import { route } from '../../../build/plan/route.ts';
import { entriesOf, placesOf, type Texts } from '../../support/sources.ts';

const test = suite('Routes');

const schema = z.strictObject({ titre: z.string() });

const kinds: Record<string, Kind> = {
  settings: { files: 'site.md', schema },
  home: { files: 'accueil.md', schema, path: () => '/' },
  notFound: { files: '404.md', schema, path: () => '/404', file: '404.html' },
  article: { files: 'blog/*.md', schema, path: (slug) => `/blog/${slug}` },
  page: { files: '*.md', schema, path: (slug) => `/${slug}` },
  twin: { files: 'doubles/*.md', schema, path: (slug) => `/blog/${slug}` },
  error: { files: 'erreurs/*.md', schema, path: (slug) => `/erreurs/${slug}`, file: '500.html' },
};

/** The routes of files with these names, in this order; what they hold does not matter here. */
function routesOf(...names: string[]) {
  const texts: Texts = Object.fromEntries(names.map((name) => [name, '---\ntitre: Bonjour\n---\n']));
  const { routes, diagnostics } = route(kinds, entriesOf(kinds, texts));
  return { routes, places: placesOf(diagnostics), outputs: routes.map(({ path, output }) => `${path} ${output}`) };
}

test('writes each page as the index of a folder, the home page as that of the root', () => {
  assert.equal(routesOf('accueil.md', 'services.md', 'blog/mon-article.md').outputs, [
    '/ index.html',
    '/blog/mon-article blog/mon-article/index.html',
    '/services services/index.html',
  ]);
});

test('writes a kind that names its own file there', () => {
  assert.equal(routesOf('404.md').outputs, ['/404 404.html']);
});

test('gives no route to content without a page', () => {
  assert.equal(routesOf('site.md', 'accueil.md').outputs, ['/ index.html']);
});

test('orders routes by path, whatever the order of the files', () => {
  const sorted = ['/', '/404', '/a', '/b', '/blog/a', '/blog/z'];
  const names = ['blog/z.md', 'b.md', '404.md', 'a.md', 'blog/a.md', 'accueil.md'];
  for (const given of [names, [...names].reverse()]) {
    assert.equal(
      routesOf(...given).routes.map(({ path }) => path),
      sorted,
    );
  }
});

test('carries the entry, its kind and its file along', () => {
  const [found] = routesOf('blog/a.md').routes;
  assert.is(found?.kind, 'article');
  assert.is(found?.entry.slug, 'a');
  assert.is(found?.file.path, 'content/blog/a.md');
});

test('finds nothing wrong with pages of different paths', () => {
  assert.equal(routesOf('accueil.md', 'a.md', 'blog/a.md', '404.md').places, []);
});

test('names every further file that claims a path, and the one that has it', () => {
  const texts = Object.fromEntries(
    ['blog/a.md', 'doubles/a.md', 'doubles/b.md'].map((name) => [name, '---\ntitre: A\n---\n']),
  );
  const { diagnostics } = route(kinds, entriesOf(kinds, texts));
  assert.equal(placesOf(diagnostics), ['error content/doubles/a.md:1:1+1 adresse-en-double']);
  assert.match(diagnostics[0]?.message ?? '', 'content/blog/a.md');
});

test('names two paths that would be written to one file', () => {
  assert.equal(routesOf('erreurs/a.md', 'erreurs/b.md', 'erreurs/c.md').places, [
    'error content/erreurs/b.md:1:1+1 adresse-en-double',
    'error content/erreurs/c.md:1:1+1 adresse-en-double',
  ]);
});

test('names two paths that some disks take for one', () => {
  const twins: typeof kinds = {
    one: { files: 'un/*.md', schema, path: (slug) => `/x/${slug}` },
    other: { files: 'deux/*.md', schema, path: (slug) => `/X/${slug}` },
  };
  const texts = { 'un/a.md': '---\ntitre: A\n---\n', 'deux/a.md': '---\ntitre: A\n---\n' };
  const { diagnostics } = route(twins, entriesOf(twins, texts));
  assert.equal(placesOf(diagnostics), ['error content/un/a.md:1:1+1 adresse-en-double']);
});

test.run();
