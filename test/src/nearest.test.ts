import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { nearest } from '../../src/pages/not-found/nearest.ts';

const test = suite('Pages near a path that was asked for');

const PAGES = [
  { path: '/', title: 'Une agence pour vos outils' },
  { path: '/services', title: 'Nos services' },
  { path: '/services/design', title: 'Identité et interfaces' },
  { path: '/services/tableaux-de-bord', title: 'Tableaux de bord & reporting' },
  { path: '/cas-usage', title: 'Cas d’usage' },
  { path: '/cas-usage/e-commerce', title: 'Un fabricant de chaussures' },
  { path: '/blog', title: 'Le blog' },
  { path: '/blog/agents-ia', title: 'Agents IA : définition et exemples' },
  { path: '/blog/copilots-ia', title: 'Copilots IA' },
  { path: '/blog/securite-automatisation', title: 'Sécuriser ses automatisations' },
  { path: '/about', title: 'À propos' },
  { path: '/contact', title: 'Contact' },
];

const paths = (asked: string) => nearest(asked, PAGES, 3).map(({ path }) => path);

for (const [what, asked, meant] of [
  ['in another case', '/Blog/AGENTS-IA', '/blog/agents-ia'],
  ['with accents', '/blog/sécurité-automatisation', '/blog/securite-automatisation'],
  ['with accents that are encoded', '/blog/s%C3%A9curit%C3%A9-automatisation', '/blog/securite-automatisation'],
  ['with a file’s ending', '/contact.html', '/contact'],
  ['with an index file', '/services/design/index.php', '/services/design'],
  ['with slashes at its end', '/contact//', '/contact'],
  ['out of its folder', '/agents-ia', '/blog/agents-ia'],
  ['in a wrong folder', '/articles/agents-ia', '/blog/agents-ia'],
  ['with slips of the keys', '/servces/desing', '/services/design'],
  ['with underscores', '/services/tableaux_de_bord', '/services/tableaux-de-bord'],
  ['in part', '/tableaux', '/services/tableaux-de-bord'],
  ['cut short', '/blog/securite-auto', '/blog/securite-automatisation'],
  ['by the title of its page', '/a-propos', '/about'],
  ['by a name that was never there, in a folder that is', '/cas-usage/boulangerie', '/cas-usage'],
] as const) {
  test(`a page is found ${what}`, () => {
    assert.is(paths(asked)[0], meant);
  });
}

test('they are three at most', () => {
  assert.is(nearest('/ia', PAGES, 3).length, 2);
  assert.is(nearest('/ia', PAGES, 1).length, 1);
});

test('nothing is near what has nothing in common with any page, or says nothing', () => {
  for (const asked of ['/wp-login', '/xyzzy', '/', '/.env', '/42', `/${'%20'.repeat(90)}`])
    assert.equal(paths(asked), [], asked);
});

test('what is encoded wrongly is read as it stands', () => {
  assert.is(paths('/contact%')[0], '/contact');
});

test('a very long address takes no time', () => {
  assert.equal(paths(`/${'a-b-'.repeat(1e6)}`), []);
});

test.run();
