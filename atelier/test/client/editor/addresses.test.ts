import { assert, suite } from '../../../../test/suite.ts';
import { completeAddress, isSafeAddress, matchingPages } from '../../../client/editor/addresses.ts';

const test = suite('What a link may lead to');

const page = (title: string, path: string) => ({ title, path, contentType: 'text', slug: path.slice(1) });
const PAGES = [
  page('Automatiser son été', '/blog/ete'),
  page('Été : le bilan', '/blog/bilan'),
  page('Cœur de métier', '/metier'),
  page('Réglages', ''),
];
const found = (query: string) => matchingPages(PAGES, query).map(({ path }) => path);

test('pages are found by words of their title or address, in any order, without accents', () => {
  assert.equal(found('son AUTOMATISER'), ['/blog/ete']);
  assert.equal(found('coeur'), ['/metier']);
  assert.equal(found('/blog/b'), ['/blog/bilan']);
  assert.equal(found('été hiver'), []);
});

test('titles that begin with the query come first, and files without a page never appear', () => {
  assert.equal(found('été'), ['/blog/bilan', '/blog/ete']);
  assert.equal(found('réglages'), []);
  assert.equal(found('  '), ['/blog/ete', '/blog/bilan', '/metier']);
});

test('addresses are made whole', () => {
  for (const [written, meant] of [
    [' https://a.example/b?c=d ', 'https://a.example/b?c=d'],
    ['orbite.example/blog', 'https://orbite.example/blog'],
    ['Orbite.EXAMPLE', 'https://Orbite.EXAMPLE'],
    ['contact@orbite.example', 'mailto:contact@orbite.example'],
    ['/contact#audit', '/contact#audit'],
    ['#suite', '#suite'],
    ['tel:+33465712025', 'tel:+33465712025'],
  ] as const)
    assert.is(completeAddress(written), meant, written);
});

test('what no link may lead to is none', () => {
  for (const written of ['javascript:alert(1)', 'file:///c:/x', '//autre.example', 'nos services', 'https:', '', 'été'])
    assert.is(completeAddress(written), undefined, written);
});

test('no address of a link runs code or opens a file, however it is spelled', () => {
  for (const address of ['javascript:alert(1)', ' JavaScript:x', 'java\nscript:x', 'data:text/html,x', 'file:///c:/x'])
    assert.not(isSafeAddress(address), address);
  for (const address of ['/contact', '#suite', 'https://a.example', 'mailto:a@b.example', 'page?a=b:c'])
    assert.ok(isSafeAddress(address), address);
});
