import type { PlannedPage } from '../../build/contract/definition.ts';
import type { HostingPolicy } from '../../build/contract/hosting.ts';

/** A policy with everything that one may have, and values that show where they come from. */
export const policy: HostingPolicy = {
  headers: { 'X-Everywhere': 'always', 'Cache-Control': 'no-cache', 'X-Origin': 'same "origin"' },
  folders: { '/assets/': { 'Cache-Control': 'immutable' }, '/images/': { 'X-Origin': 'cross' } },
  types: { '.md': 'text/markdown; charset=utf-8', '/atom.xml': 'application/atom+xml' },
  ends: { '.md': { 'X-Robots-Tag': 'noindex' } },
  screens: { notFound: '/404.html', failure: '/500.html' },
};

export const paths = [
  'index.html',
  'about/index.html',
  'blog/index.html',
  'blog/one/index.html',
  'assets/page-AAAAAAAA.js',
  'images/one.png',
  'images/small/one.png',
  'notes.md',
  'about.md',
  'blog/one.md',
  'atom.xml',
  '404.html',
];

/** Former addresses with signs that mean something to one host or another. */
export const ODD_PATHS = [
  '/nos-prix,12.html',
  "/l'été (2019)",
  '/$args et $1',
  '/50% de remise',
  '/a+b=c&d;e@f!',
  '/« l’heure »… – 3 €',
];

/** Pages at so many former addresses, and at these. */
export function formerPages(count: number, ...more: readonly string[]): PlannedPage[] {
  const numbered = Array.from({ length: count }, (_, nth) => `/old/page-${nth}`);
  return [...numbered, ...more].map((path) => ({
    contentType: 'moved',
    path,
    output: `${path.slice(1)}/index.html`,
    leadsTo: '/about',
    props: {},
  }));
}
