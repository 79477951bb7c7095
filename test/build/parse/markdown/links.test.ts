import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { attributes, one, parseHtml } from '../../../support/dom.ts';
import { findingOf, findings, render } from '../../../support/markdown.ts';

const test = suite('Links');

test('asks the same of an image that is named by reference', () => {
  const { html } = render('![Un tableau][a]\n\n[a]: /images/a.png');
  assert.is(one(parseHtml(html), 'img').attribs.width, '40');
  assert.equal(findings('![Rien][b] ![][a]\n\n[a]: /images/a.png\n[b]: /images/b.png'), [
    '1:1+10 image-absente',
    '1:12+6 image-sans-texte',
  ]);
});

test('marks links that leave the site, and only those', () => {
  const text = '[e](https://a.fr) <http://b.fr> https://c.fr [i](/services) [f](#x) [m](mailto:a@b.fr)';
  assert.equal(attributes(parseHtml(render(text).html), 'a', 'rel'), [
    ...['external noopener', 'external noopener', 'external noopener'],
    ...[undefined, undefined, undefined],
  ]);
});

test('marks a link by reference that leaves the site', () => {
  const { html } = render('[e][a] [i][b]\n\n[a]: https://a.fr\n[b]: /services');
  assert.equal(attributes(parseHtml(html), 'a', 'rel'), ['external noopener', undefined]);
});

test('lists links and images where they were written', () => {
  assert.equal(render('Un [a](/a)\net ![b](/images/a.png)\n\n[c]: /c').links, [
    { href: '/a', line: 1, column: 4, length: 7 },
    { href: '/images/a.png', line: 2, column: 4, length: 19 },
    { href: '/c', line: 4, column: 1, length: 7 },
  ]);
});

test('keeps telephone and mail links, and drops the address of one that would run', () => {
  const text =
    '[t](tel:+33465712025) [m](mailto:a@b.fr) [x](javascript:alert(1)) [y](JavaScript:alert) [z](data:text/html,x)';
  assert.equal(attributes(parseHtml(render(text).html), 'a', 'href'), [
    ...['tel:+33465712025', 'mailto:a@b.fr'],
    ...[undefined, undefined, undefined],
  ]);
});

test('says that a named address serves nothing, or is named twice', () => {
  assert.equal(findings('[e][a]\n\n[a]: /un\n[b]: /deux\n[A]: /trois'), [
    '? 4:1+10 adresse-nommee-inutilisee',
    '5:1+11 adresse-nommee-en-double',
  ]);
  assert.equal(findings('[e][a] [a] ![f][b]\n\n[a]: /un\n[b]: /images/a.png'), []);
});

test('refuses an address that leaves the site without its scheme, whichever way the slashes lean', () => {
  assert.equal(findings('[a](//autre.test/x) [b](/\\autre.test) [c](/ici//la)'), [
    '1:1+19 lien-sans-protocole',
    '1:21+17 lien-sans-protocole',
  ]);
  assert.match(findingOf('[a](//autre.test/x)').hint, '« https://autre.test/x »');
});

test('refuses an address that the page would lose, and names those that are allowed', () => {
  assert.equal(findings('Un [e](ftp://a.fr) et <ftp://b.fr>, [x](JavaScript:alert) ou [c](d:e).'), [
    ...['1:4+15 lien-protocole', '1:23+12 lien-protocole', '1:37+21 lien-protocole', '1:62+8 lien-protocole'],
  ]);
  assert.equal(findings('[e][a]\n\n[a]: ftp://a.fr'), ['3:1+15 lien-protocole']);
  const allowed = [...findingOf('[e](ftp://a.fr)').hint.matchAll(/([a-z]+):/g)].map(([, scheme]) => scheme);
  assert.ok(allowed.includes('https'));
  for (const scheme of allowed) {
    assert.equal(findings(`[e](${scheme}:x)`), []);
    assert.match(render(`[e](${scheme}:x)`).html, `href="${scheme}:x"`);
  }
});

test('lets paths, questions and anchors hold a colon', () => {
  assert.equal(findings('[a](/a:b) [b](?c:d) [c](#e:f)'), []);
});

test('refuses a link without an address, and one without a text', () => {
  assert.equal(findings('Un [lien]() et [](/services), [![a](/images/a.png)](/services)'), [
    '1:4+8 lien-sans-adresse',
    '1:16+13 lien-sans-texte',
  ]);
});

test('knows where a bare address stands in brackets, and the texts around it', () => {
  const { links, variables } = render('Un\n{{a}} \\* [https://a.fr/b] {{c}} (https://d.fr) **[https://e.fr]**');
  assert.equal(
    links.map(({ line, column, length }) => [line, column, length]),
    [
      [2, 11, 14],
      [2, 34, 12],
      [2, 51, 12],
    ],
  );
  assert.equal(
    variables.map(({ name, line, column }) => [name, line, column]),
    [
      ['a', 2, 1],
      ['c', 2, 27],
    ],
  );
});

test('marks no link of the site for the address that it carries', () => {
  assert.equal(attributes(parseHtml(render('[i](/x?vers=https://a.fr)').html), 'a', 'rel'), [undefined]);
});

test('underlines the beginning of what goes over several lines', () => {
  assert.equal(findings('Un [deux\ntrois](ftp://a.fr)'), ['1:4+1 lien-protocole']);
  assert.equal(render('Un [deux\ntrois](/a)').links, [{ href: '/a', line: 1, column: 4, length: 1 }]);
});

test('gives a link or an image by name what its address and its text say', () => {
  const page = parseHtml(render('[e][a] ![Un tableau][b]\n\n[a]: /a "Un"\n[b]: /images/a.png "Deux"').html);
  assert.equal([one(page, 'a').attribs.href, one(page, 'a').attribs.title], ['/a', 'Un']);
  assert.equal([one(page, 'img').attribs.alt, one(page, 'img').attribs.title], ['Un tableau', 'Deux']);
});

test.run();
