import { assert, suite } from '../../suite.ts';
import { all, attributes, type Element, one, textOf } from '../../support/dom.ts';
import { realPages } from '../../support/real-pages.ts';

const test = suite('Menus of the specification');

const NAVIGATION = [
  ['Accueil', '/'],
  ['Services', '/services'],
  ["Cas d'usage", '/cas-usage'],
  ['Blog', '/blog'],
  ['À propos', '/about'],
  ['Contact', '/contact'],
];
const PRIVACY = ['Politique de confidentialité', '/politique-confidentialite'];

const linksIn = (place: Element) => all(place, 'a').map((link) => [textOf(link), link.attribs.href]);

test('the header of every page has the six links, and its menu the privacy policy as well', async () => {
  for (const [path, page] of await realPages()) {
    const header = one(page, 'body > header');
    assert.equal(linksIn(one(header, 'nav[aria-label="Navigation principale"]')), NAVIGATION, path);
    assert.equal(linksIn(one(header, 'details nav')), [...NAVIGATION, PRIVACY], path);
  }
});

test('the footer of every page has the six links, and the legal pages', async () => {
  for (const [path, page] of await realPages()) {
    const footer = one(page, 'body > footer');
    assert.equal(linksIn(one(footer, 'nav[aria-labelledby="pied-navigation"]')), NAVIGATION, path);
    const addresses = attributes(footer, 'nav[aria-label="Informations légales"] a', 'href');
    assert.equal(addresses.slice(0, 3), ['/mentions-legales', '/politique-confidentialite', '/cgv'], path);
  }
});
