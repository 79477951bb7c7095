import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { attributes, one, parseHtml } from '../../../../support/dom.ts';
import { diagnosticOf, diagnostics, render } from '../../../../support/markdown.ts';
import { finds, hints } from '../../../../support/markdown-cases.ts';

const test = suite('Links');

/** Texts, and what is found in each. */
const FOUND: Readonly<Record<string, Readonly<Record<string, string | string[]>>>> = {
  'an image that is named by reference has to be there and to have a text': {
    '![Rien][b] ![][a]\n\n[a]: /images/a.png\n[b]: /images/b.png': ['1:1+10 image-absente', '1:12+6 image-sans-texte'],
  },
  'a named address that serves nothing, or is named twice, is told': {
    '[e][a]\n\n[a]: /un\n[b]: /deux\n[A]: /trois': [
      '? 4:1+10 adresse-nommee-inutilisee',
      '5:1+11 adresse-nommee-en-double',
    ],
    '[e][a] [a] ![f][b]\n\n[a]: /un\n[b]: /images/a.png': [],
  },
  'an address that leaves the site without its scheme is refused, whichever way the slashes lean': {
    '[a](//autre.test/x) [b](/\\autre.test) [c](/ici//la)': [
      '1:1+19 lien-sans-protocole',
      '1:21+17 lien-sans-protocole',
    ],
  },
  'an address is refused that the page would lose': {
    'Un [e](ftp://a.fr) et <ftp://b.fr>': ['1:4+15 lien-protocole', '1:23+12 lien-protocole'],
    'Un [x](JavaScript:alert) ou [c](d:e).': ['1:4+21 lien-protocole', '1:29+8 lien-protocole'],
    '[e][a]\n\n[a]: ftp://a.fr': '3:1+15 lien-protocole',
    // Of what goes over several lines, the beginning is underlined.
    'Un [deux\ntrois](ftp://a.fr)': '1:4+1 lien-protocole',
  },
  'a link without an address is refused, and one without a text': {
    'Un [lien]() et [](/services), [![a](/images/a.png)](/services)': [
      '1:4+8 lien-sans-adresse',
      '1:16+13 lien-sans-texte',
    ],
  },
  'paths, questions and anchors may hold a colon': { '[a](/a:b) [b](?c:d) [c](#e:f)': [] },
};

for (const [sentence, texts] of Object.entries(FOUND)) test(sentence, () => finds(texts));

test('marks links that leave the site, and only those', () => {
  const left = ['[e](https://a.fr)', '<http://b.fr>', 'https://c.fr', '[e][a]\n\n[a]: https://a.fr'];
  const stayed = ['[i](/services)', '[f](#x)', '[m](mailto:a@b.fr)', '[i][b]\n\n[b]: /s', '[i](/x?vers=https://a.fr)'];
  const relations = (text: string) => attributes(parseHtml(render(text).html), 'a', 'rel');
  for (const text of left) assert.equal(relations(text), ['external noopener'], text);
  for (const text of stayed) assert.equal(relations(text), [undefined], text);
});

test('lists links and images where they were written', () => {
  assert.equal(render('Un [a](/a)\net ![b](/images/a.png)\n\n[c]: /c').links, [
    { href: '/a', line: 1, column: 4, length: 7 },
    { href: '/images/a.png', line: 2, column: 4, length: 19 },
    { href: '/c', line: 4, column: 1, length: 7 },
  ]);
  assert.equal(render('Un [deux\ntrois](/a)').links, [{ href: '/a', line: 1, column: 4, length: 1 }]);
});

test('keeps telephone and mail links, and drops the address of one that would run', () => {
  const text =
    '[t](tel:+33465712025) [m](mailto:a@b.fr) [x](javascript:alert(1)) [y](JavaScript:alert) [z](data:text/html,x)';
  assert.equal(attributes(parseHtml(render(text).html), 'a', 'href'), [
    ...['tel:+33465712025', 'mailto:a@b.fr'],
    ...[undefined, undefined, undefined],
  ]);
});

test('names the schemes that are allowed, and the one that was left out', () => {
  hints({ '[a](//autre.test/x)': '« https://autre.test/x »' });
  const allowed = [...diagnosticOf('[e](ftp://a.fr)').hint.matchAll(/([a-z]+):/g)].map(([, scheme]) => scheme);
  assert.ok(allowed.includes('https'));
  for (const scheme of allowed) {
    assert.equal(diagnostics(`[e](${scheme}:x)`), []);
    assert.match(render(`[e](${scheme}:x)`).html, `href="${scheme}:x"`);
  }
});

test('knows where a bare address stands in brackets, and the texts around it', () => {
  const { links, variables } = render('Un\n{{a}} \\* [https://a.fr/b] {{c}} (https://d.fr) **[https://e.fr]**');
  const placed = links.map(({ line, column, length }) => `${line}:${column}+${length}`);
  assert.equal(placed, ['2:11+14', '2:34+12', '2:51+12']);
  const named = variables.map(({ name, line, column }) => `${line}:${column} ${name}`);
  assert.equal(named, ['2:1 a', '2:27 c']);
});

test('gives a link or an image by name what its address and its text say', () => {
  const page = parseHtml(render('[e][a] ![Un tableau][b]\n\n[a]: /a "Un"\n[b]: /images/a.png "Deux"').html);
  assert.equal([one(page, 'a').attribs.href, one(page, 'a').attribs.title], ['/a', 'Un']);
  const { alt, title, width } = one(page, 'img').attribs;
  assert.equal([alt, title, width], ['Un tableau', 'Deux', '40']);
});

test.run();
