import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GenerateFile } from '../../../../build/contract/output.ts';
import { bundleInMemory } from '../../../../build/pages/bundle/bundle.ts';
import { build } from '../../../../build/pipeline/pipeline.ts';
import { workshopHost } from '../../../../build/server/dev/workshop-host.ts';
import { assert, suite } from '../../../../test/suite.ts';
import { fixtureSite, textPage } from '../../../../test/support/fixture-site.ts';
import { picture } from '../../../../test/support/pictures.ts';
import { sharedCache } from '../../../../test/support/workshop-host.ts';
import { createReviewFile } from '../../../server/review/review.ts';
import { inlineResources, type LoadFile } from '../../../server/review/self-contained.ts';

const test = suite('The file that a reader is handed');

const LINE = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><path d="M0 0h9"/></svg>';

/** Returns the sources of the pictures in the file, in order. */
async function picturesOf(addresses: readonly string[]): Promise<string[]> {
  const text = addresses.map((address, index) => `![Image ${index}](${address})`).join('\n\n');
  const site = fixtureSite({
    'content/pages/secret.md': textPage('Secret', 'Un secret.'),
    'static/images/trait.svg': LINE,
  });
  const bytes = await picture(60, 40).png().toBuffer();
  for (const place of ['static/images/carre.png', 'content/pages/a-cote.png'])
    writeFileSync(join(site.root, place), bytes);
  symlinkSync(join(site.root, 'content/pages/secret.md'), join(site.staticDir, 'images/lien.png'));
  const latest = await build(site, { development: true });
  const result = () => latest;
  const lazy = new Map<string, GenerateFile>();
  const host = workshopHost({
    site,
    cache: sharedCache(),
    code: bundleInMemory().step,
    latest: result,
    drawn: result,
    lazy,
  });
  const name = 'pages/contact.md';
  const { html } = await createReviewFile(host, { path: `content/${name}`, name, text: textPage('Contact', text) });
  return addresses.map(
    (_, index) => new RegExp(`<img(?=[^>]* alt="Image ${index}")[^>]* src="([^"]*)"`).exec(html)?.[1] ?? '',
  );
}

test('holds the pictures of the static folder and of the text’s own, each of a picture’s type', async () => {
  const [first = '', second = '', third = ''] = await picturesOf([
    '/images/carre.png',
    'a-cote.png',
    '/images/trait.svg',
  ]);
  for (const source of [first, second]) assert.match(source, /^data:image\/(?:png|jpeg|webp);base64,[\w+/]{20}/);
  assert.match(third, /^data:image\/svg\+xml;base64,/);
});

test('holds neither the workshop’s pages, other texts, nor files of the project', async () => {
  const addresses = [
    '/__atelier/',
    '/__atelier/apercu?path=content/pages/secret.md',
    '/__dev/events',
    '/__atelier/x.png',
    '/secret',
    '/secret/index.html',
    '/images/lien.png',
    '/images/../../content/pages/secret.md',
    '/images/%2e%2e/%2e%2e/package.json',
    '/..%2fpackage.json',
    '//localhost/x.png',
  ];
  const expected = addresses.map(() => 'data:,');
  assert.equal(await picturesOf(addresses), expected);
});

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
