import { nearest } from '../../src/pages/not-found/nearest.ts';
import { assert, suite } from '../suite.ts';

const test = suite('Pages near a path that was asked for');

const PAGES = [
  { path: '/', title: 'Une agence pour vos outils' },
  { path: '/services', title: 'Nos services' },
  { path: '/services/design', title: 'Identité et interfaces' },
  { path: '/services/tableaux-de-bord', title: 'Tableaux de bord & reporting' },
  { path: '/cas-usage', title: 'Cas d’usage' },
  { path: '/blog', title: 'Le blog' },
  { path: '/blog/copilots-ia', title: 'Copilots IA' },
  { path: '/blog/agents-ia', title: 'Agents IA : définition et exemples' },
  { path: '/blog/securite-automatisation', title: 'Sécuriser ses automatisations' },
  { path: '/about', title: 'À propos' },
  { path: '/contact', title: 'Contact' },
];

const paths = (asked: string) => nearest(asked, PAGES, 3).map(({ path }) => path);

const MEANT: Readonly<Record<string, readonly [what: string, meant: string]>> = {
  '/Blog/AGENTS-IA': ['in another case', '/blog/agents-ia'],
  '/blog/s%C3%A9curit%C3%A9-automatisation': ['with encoded accents', '/blog/securite-automatisation'],
  '/contact.html': ['with a file’s ending', '/contact'],
  '/contact//': ['with slashes at its end', '/contact'],
  '/agents-ia': ['out of its folder', '/blog/agents-ia'],
  '/servces/desing': ['with slips of the keys', '/services/design'],
  '/services/tableaux_de_bord': ['with underscores', '/services/tableaux-de-bord'],
  '/tableaux': ['in part', '/services/tableaux-de-bord'],
  '/a-propos': ['by the title of its page', '/about'],
  '/cas-usage/boulangerie': ['by a name that was never there, in a folder that is', '/cas-usage'],
  '/contact%': ['encoded wrongly', '/contact'],
};

test('a page is found however its path was mistaken', () => {
  for (const [asked, [what, meant]] of Object.entries(MEANT)) assert.is(paths(asked)[0], meant, what);
});

test('they are three at most', () => {
  assert.is(nearest('/ia', PAGES, 3).length, 2);
  assert.is(nearest('/ia', PAGES, 1).length, 1);
});

test('nothing is near what has nothing in common with any page, or says nothing', () => {
  for (const asked of ['/wp-login', '/xyzzy', '/', '/.env', '/42', `/${'%20'.repeat(90)}`])
    assert.equal(paths(asked), [], asked);
});

test('a very long address takes no time', () => {
  assert.equal(paths(`/${'a-b-'.repeat(1e6)}`), []);
});
