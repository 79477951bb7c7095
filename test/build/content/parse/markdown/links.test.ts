import { renderMarkdown } from '../../../../../build/content/parse/markdown/markdown.ts';
import type { MediaAsset, MediaDiagnostic, MissingAsset } from '../../../../../build/contract/media.ts';
import { markdown } from '../../../../../src/markdown.ts';
import { assert, suite } from '../../../../suite.ts';
import { attributes, one, parseHtml } from '../../../../support/dom.ts';
import { diagnosticOf, diagnostics, hints, render, reports } from '../../../../support/markdown.ts';

const test = suite('Links and pictures');

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
    '[e][a]\n\n[a]: /un "Un"\n[A]: /un "Un"': '? 4:1+13 adresse-nommee-en-double',
  },
  'an address that leaves the site without its scheme is refused, whichever way the slashes lean': {
    '[a](//autre.test/x) [b](/\\autre.test) [c](/ici//la)': [
      '1:1+19 lien-sans-protocole',
      '1:21+17 lien-sans-protocole',
    ],
  },
  'an address is refused that the page would lose': {
    'Un [e](ftp://a.fr) et <ftp://b.fr>': ['1:4+15 lien-protocole', '1:23+12 lien-protocole'],
    '[e][a]\n\n[a]: ftp://a.fr': '3:1+15 lien-protocole',
    'Un [x](https:), un [y](https:/a) ou [m](mailto:).': [
      '1:4+11 lien-incomplet',
      '1:20+13 lien-incomplet',
      '1:37+12 lien-incomplet',
    ],
    // Of what goes over several lines, the beginning is underlined.
    'Un [deux\ntrois](ftp://a.fr)': '1:4+1 lien-protocole',
  },
  'a link without an address is refused, and one without a text': {
    'Un [lien]() et [](/services), [![a](/images/a.png)](/services)': [
      '1:4+8 lien-sans-adresse',
      '1:16+13 lien-sans-texte',
    ],
    // A picture is the text of its link.
    '[![](/images/a.png)](/services)': '1:2+18 image-sans-texte',
  },
  'paths, questions and anchors may hold a colon': { '[a](/a:b) [b](?c:d) [c](#e:f)': [] },
};

for (const [sentence, texts] of Object.entries(FOUND)) test(sentence, () => reports(texts));

test('marks links that leave the site, and only those', () => {
  const left = ['[e](Https://a.fr)', 'HTTPS://a.fr/B', '<http://b.fr>', '[e][a]\n\n[a]: https://a.fr'];
  const stayed = ['[m](Mailto:a@b.fr)', '[i](/services)', '[f](#x)', '[i][b]\n\n[b]: /s', '[i](/x?vers=https://a.fr)'];
  const relations = (text: string) => attributes(parseHtml(render(text).html), 'a', 'rel');
  for (const text of left) assert.equal(relations(text), ['external noopener'], text);
  for (const text of stayed) assert.equal(relations(text), [undefined], text);
});

test('lists links and images at their place, also bare addresses in brackets', () => {
  const placed = (text: string) =>
    render(text).links.map(({ href, line, column, length }) => `${href} ${line}:${column}+${length}`);
  assert.equal(placed('Un [a](/a)\net ![b](/images/a.png)\n\n[c]: /c'), [
    '/a 1:4+7',
    '/images/a.png 2:4+19',
    '/c 4:1+7',
  ]);
  assert.equal(placed('Un [deux\ntrois](/a)'), ['/a 1:4+1']);
  const bare = 'Un\n{{a}} \\* [https://a.fr/b] {{c}} (https://d.fr) **[https://e.fr]**';
  assert.equal(placed(bare), ['https://a.fr/b 2:11+14', 'https://d.fr 2:34+12', 'https://e.fr 2:51+12']);
  const named = render(bare).variables.map(({ name, line, column }) => `${line}:${column} ${name}`);
  assert.equal(named, ['2:1 a', '2:27 c']);
});

test('keeps telephone and mail links, and drops the address of one that would run', () => {
  const kept = ['tel:+33465712025', 'mailto:a@b.fr', 'Https://a.fr/B', 'MAILTO:A@b.fr'];
  const dropped = ['javascript:alert(1)', 'JavaScript:alert', 'data:text/html,x'];
  const text = [...kept, ...dropped].map((address) => `[x](${address})`).join(' ');
  const lowered = kept.map((address) => address.replace(/^\w+/, (scheme) => scheme.toLowerCase()));
  const expected = [...lowered, undefined, undefined, undefined];
  assert.equal(attributes(parseHtml(render(text).html), 'a', 'href'), expected);
});

test('names the schemes that are allowed, and the one that was left out', () => {
  hints({ '[a](//autre.test/x)': '« https://autre.test/x »' });
  const allowed = [...diagnosticOf('[e](ftp://a.fr)').hint.matchAll(/([a-z]+):/g)].map(([, scheme]) => scheme);
  assert.ok(allowed.includes('https'));
  for (const scheme of allowed) {
    assert.equal(diagnostics(`[e](${scheme}://x)`), []);
    assert.match(render(`[e](${scheme}://x)`).html, `href="${scheme}://x"`);
  }
});

test('a link to another text’s file leads to its page; a link with backslashes is reported', () => {
  const pagePathOf = (name: string) => (/^blog\/[a-z-]+\.md$/.test(name) ? `/blog/${name.slice(5, -3)}` : undefined);
  const hrefOf = (text: string) => {
    const { html } = renderMarkdown(text, { name: 'blog/a.md', settings: markdown, slots: [], media, pagePathOf });
    return attributes(parseHtml(html), 'a', 'href')[0];
  };
  for (const file of ['b-c.md', '../blog/b-c.md', 'b-c.MD', 'b%2Dc.md', '/content/blog/b-c.md', 'b-c.markdown'])
    for (const behind of ['', '#partie', '?x#partie'])
      assert.is(hrefOf(`[x](${file}${behind})`), `/blog/b-c${behind}`, file);
  assert.is(hrefOf('[x][r]\n\n[r]: b-c.md#un'), '/blog/b-c#un');
  for (const other of ['../autre/b.md', '/blog/b-c.md', 'https://exemple.fr/b-c.md', 'b-c.pdf'])
    assert.is(hrefOf(`[x](${other})`), other);
  hints({ '[x](..\\blog\\a.md)': '« ../blog/a.md »' });
});

test('gives a link or an image by name what its address and its text say', () => {
  const page = parseHtml(render('[e][a] ![Un tableau][b]\n\n[a]: /a "Un"\n[b]: /images/a.png "Deux"').html);
  assert.equal([one(page, 'a').attribs.href, one(page, 'a').attribs.title], ['/a', 'Un']);
  const { alt, title, width } = one(page, 'img').attribs;
  assert.equal([alt, title, width], ['Un tableau', 'Deux', '40']);
});

const SOURCES = [{ type: 'image/avif', srcset: '/m/p-400.avif 400w, /m/p-800.avif 800w' }];
const PHOTO = { src: '/m/p-800.jpg', width: 800, height: 600, sources: SOURCES, sizes: '90vw' };
const saying = (severity: 'error' | 'warning', rule: string): MediaDiagnostic[] => [
  { severity, wording: { rule, message: 'a', hint: 'b' } },
];
const FILES: Readonly<Record<string, MediaAsset>> = {
  'blog/photo.jpg': { picture: { ...PHOTO, closer: '/m/p-1600.webp' }, diagnostics: [] },
  'blog/petite.jpg': { picture: PHOTO, diagnostics: [] },
  '/images/plan.svg': { picture: { ...PHOTO, src: '/images/plan.svg', sources: [] }, diagnostics: [] },
  'blog/film.mp4': { film: { src: '/m/f.mp4', about: 'MP4, 2 Mo', poster: PHOTO }, diagnostics: [] },
  'blog/seul.mp4': { film: { src: '/m/s.mp4', about: 'MP4, 2 Mo' }, diagnostics: [] },
  'blog/abimee.jpg': { diagnostics: saying('error', 'abimee') },
  'blog/png.jpg': { picture: PHOTO, diagnostics: saying('warning', 'nom') },
};

const rendered = (text: string) => renderMarkdown(text, { name: 'blog/a.md', settings: markdown, slots: [], media });
const htmlOf = (text: string) => rendered(text).html;

test('a paragraph that holds a picture alone is a figure, which leads to a larger form', () => {
  assert.is(
    htmlOf('![Un *port*](photo.jpg)'),
    '<figure><a href="/m/p-1600.webp"><picture><source type="image/avif" srcset="/m/p-400.avif 400w, /m/p-800.avif 800w" sizes="90vw"><img src="/m/p-800.jpg" alt="Un port" width="800" height="600" loading="lazy" decoding="async"></picture></a></figure>',
  );
  assert.is(shape('![Un port](petite.jpg)'), '<figure><picture><source><img></picture></figure>');
  assert.is(shape('![Un plan](/images/plan.svg)'), '<figure><img></figure>');
});

test('a picture within a link of the writer’s leads where that does', () => {
  const text = '[![Un port](photo.jpg "Légende")](/services)';
  assert.equal(htmlOf(text).match(/<a [^>]*>/g), ['<a href="/services">']);
  const figure = '<figure><a><picture><source><img></picture></a><figcaption>Légende</figcaption></figure>';
  assert.is(shape(text), figure);
});

test('lists, quotes, call-outs and tables hold pictures as well', () => {
  const picture = '<picture><source><img></picture>';
  const figure = `<figure>${picture}</figure>`;
  assert.is(shape('- ![a](petite.jpg)\n- b'), `<ul><li>${figure}</li><li>b</li></ul>`);
  assert.match(shape(':::astuce\n![a](petite.jpg)\n:::'), `${figure}</aside>`);
  assert.match(shape('| A |\n|--|\n| ![a](petite.jpg) |'), `<td>${picture}</td>`);
  assert.match(shape(':::astuce[![a](petite.jpg)]\nUn\n:::'), '<p><picture>');
});

test('a film with a poster loads nothing before it is played; one without a poster is a link', () => {
  assert.is(
    htmlOf('![La visite](film.mp4 "Une visite")'),
    '<figure><video src="/m/f.mp4" controls preload="none" poster="/m/p-800.jpg" width="800" height="600" aria-label="La visite"></video><figcaption>Une visite</figcaption></figure>',
  );
  assert.is(htmlOf('Voir ![la suite](seul.mp4).'), '<p>Voir <a href="/m/s.mp4">la suite (MP4, 2 Mo)</a>.</p>');
});

test('what is wrong with a file is said where it is shown', () => {
  const told = {
    'Un\n![a](abimee.jpg)': 'error 2 1 16 abimee ',
    '![a](png.jpg)': 'warning 1 1 13 nom ',
    'Un ![a](Photo.jpg "Photo.jpg") ici': 'error 1 9 9 image-absente photo.jpg',
    '![a][b]\n\n[b]: Photo.jpg': 'error 1 1 7 image-absente ',
    '![a](https://autre.test/a.jpg)': 'error 1 1 30 image-ailleurs ',
    '![a](data:image/png;base64,AA)': 'error 1 1 30 image-ailleurs ',
    '![a][b]\n\n[b]: <data:image/png;base64,AA>': 'error 1 1 7 image-ailleurs ',
    '![a](C:/photos/a.jpg)': 'error 1 1 21 image-ailleurs ',
    '![a](images\\a.jpg)': 'error 1 1 18 lien-antislash ',
    ...Object.fromEntries(
      ['jp2', 'eps', 'svgz', 'pdf', 'docx'].map((one) => [
        `![a](un.${one})`,
        `error 1 1 ${10 + one.length - 2 + 1} image-format `,
      ]),
    ),
  };
  for (const [text, expected] of Object.entries(told)) {
    const found = rendered(text).diagnostics.map(({ severity, line, column, length, rule, fix = '' }) =>
      [severity, line, column, length, rule, fix].join(' '),
    );
    assert.equal(found, [expected], text);
  }
});

function media(name: string): MediaAsset | MissingAsset {
  return FILES[name] ?? (name === 'blog/Photo.jpg' ? { missing: true, near: 'blog/photo.jpg' } : { missing: true });
}

/** The elements of a text, each with those in it. */
function shape(text: string): string {
  return htmlOf(text)
    .replace(/<(\/?\w+)[^>]*>/g, '<$1>')
    .replace(/\n/g, '');
}
