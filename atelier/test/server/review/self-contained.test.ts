import { assert, suite } from '../../../../test/suite.ts';
import { inlineResources, type LoadFile } from '../../../server/review/self-contained.ts';

const test = suite('A page as a single file');

const FILES: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/a.css': ['text/css', '@font-face { src: url("/f.woff2") } p { fill: url(#motif) }'],
  '/f.woff2': ['font/woff2', 'police'],
  '/p.png?x=1&y=2': ['image/png', 'photo'],
  '/icons.svg': ['image/svg+xml', '<svg><symbol id="cle"/></svg>'],
};
const load: LoadFile = async (address) => {
  const [type, text] = FILES[address] ?? [];
  return type === undefined || text === undefined ? undefined : { type, bytes: Buffer.from(text) };
};
const data = (type: string, text: string) => `data:${type};base64,${Buffer.from(text).toString('base64')}`;
const PAGE = `<!doctype html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="x"><link rel="canonical" href="https://site.test/"><link rel="stylesheet" href="/a.css"><style>b { background: url(/p.png?x=1&y=2) }</style><script src="/s.js"></script></head><body><picture><source srcset="/p.avif 1x"><img src="/p.png?x=1&amp;y=2" srcset="/q.png 2x" alt=""></picture><svg><use href="/icons.svg#cle"></use></svg><img src="/gone.png" alt="perdue"><video src="/film.mp4" poster="/p.png?x=1&amp;y=2"></video><a href="/ailleurs">texte</a><script type="application/ld+json">{}</script></body></html>`;

test('holds its styles, pictures, icons and fonts, and loads nothing', async () => {
  const html = await inlineResources(PAGE, load, { head: '<meta name="ajout">', body: '<i>fin</i>' });
  assert.is(html.split(data('image/png', 'photo')).length - 1, 3, 'the picture, the film’s and that of the rules');
  assert.match(html, `@font-face { src: url("${data('font/woff2', 'police')}") } p { fill: url(#motif) }`);
  assert.match(html, '<use href="#cle">');
  assert.match(html, '<symbol id="cle"/>');
  assert.match(html, /<meta name="ajout"><\/head>.*<i>fin<\/i><\/body>/);
  assert.not.match(html, /<script|<source|http-equiv|canonical|film\.mp4|\.png|\.css|\.avif/);
});

test('a picture that cannot be had leaves its place and its words', async () => {
  const html = await inlineResources(PAGE, load, { head: '', body: '' });
  assert.match(html, '<img src="data:," alt="perdue">');
  assert.match(html, '<a href="/ailleurs">texte</a>');
});
