import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { finish } from '../../../../build/pages/render/finish.ts';

const test = suite('Facts of a page');

const ADDRESS = { origin: 'https://exemple.test', base: '', trailingSlash: false };
const BOTH = { ...ADDRESS, base: '/depot', trailingSlash: true };

test('they are those of the finished page: addresses as published, the title as it is set', () => {
  const html = `<html lang="fr"><head><title>L'été &amp; toi ?</title></head><body>${[
    '<a href="/services">x</a><a href="/l&#x27;eau?a&amp;b">x</a>',
    '<img src="/a.png" srcset="/a.png 1x, /b.png 2x" alt="L\'eau ?">',
    '<div data-island="x"><a href="/contact">x</a></div>',
  ].join('')}</body></html>`;
  const { facts } = finish(html, { address: BOTH });
  assert.is(facts.title, 'L’été & toi\u202f?');
  assert.equal(facts.addresses, ['/depot/services/', "/depot/l'eau/?a&b", '/depot/a.png', '/depot/b.png', '/contact']);
  assert.equal(facts.images, [{ src: '/depot/a.png', alt: "L'eau ?" }]);
});

test('an address that is rewritten keeps the signs that HTML escapes', () => {
  const { html } = finish('<a href="/l&#x27;eau?a&amp;b=&quot;c&quot;">x</a>', { address: BOTH });
  assert.is(html, '<a href="/depot/l&apos;eau/?a&amp;b=&quot;c&quot;">x</a>');
});

test('an address and a class are there once, an id as often as it stands in the page', () => {
  const html = '<p id="a" class="x y"><a id="b" class="y  z" href="/">x</a><a id="a" class="" href="/">x</a></p>';
  const { addresses, classes, ids } = finish(html, { address: ADDRESS }).facts;
  assert.equal({ addresses, classes, ids }, { addresses: ['/'], classes: ['x', 'y', 'z'], ids: ['a', 'b', 'a'] });
});

test('they are plain data: what is written as JSON and read again is the same', () => {
  const html = '<title>x</title><h1>x</h1><img><img src="/a.png" alt="" width="8" height="9"><p style="x">y</p>';
  const { facts } = finish(html, { address: ADDRESS });
  assert.equal(JSON.parse(JSON.stringify(facts)), facts);
  assert.equal(facts.images, [{}, { src: '/a.png', alt: '', width: '8', height: '9' }]);
  assert.equal([facts.h1, facts.styleAttributes, facts.description], [1, 1, '']);
});

test('the same page has the same facts, whatever was finished before it', () => {
  const one = '<html lang="fr"><p class="a"><b>x</b></p></html>';
  const alone = finish(one, { address: ADDRESS });
  finish('<html><p class="b"><i>y</i></p></html>', { address: ADDRESS });
  assert.equal(finish(one, { address: ADDRESS }), alone);
});

test.run();
