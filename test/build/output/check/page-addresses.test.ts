import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { linkDiagnostics as diagnostics, inPage, pageOf } from '../../../support/check-pages.ts';

const test = suite('Addresses of a page');

/** Attributes that hold one address, by element. */
const ATTRIBUTES =
  'a href,area href,audio src,blockquote cite,q cite,button formaction,input src,input formaction,embed src,form action,iframe src,img src,' +
  'object data,script src,video src,video poster,track src,link href,source src,source srcset';

/** Every way in which a page can name an address, with `ADDRESS` in its place. */
const NAMING = [
  ...ATTRIBUTES.split(',').map((one) => `<${one}="ADDRESS">`),
  ...['2x', '200w'].map((size) => `<img src="/a.png" srcset="/a.png 100w,ADDRESS ${size}" alt="">`),
  '<img src="/a.png" srcset="/a.png, ADDRESS" alt="">',
  '<img src="/a.png" srcset="ADDRESS 2x" alt="">',
  ...['use', 'image'].map((one) => `<svg><${one} href="ADDRESS"></${one}></svg>`),
  ...['use', 'image', 'a'].map((one) => `<svg><${one} xlink:href="ADDRESS"></${one}></svg>`),
  '<link rel="preload" as="image" imagesrcset="/a.png 1x, ADDRESS 2x">',
  ...['image', 'image:secure_url', 'video', 'audio', 'image:url', 'url'].map(
    (one) => `<meta property="og:${one}" content="ADDRESS">`,
  ),
  ...['image', 'player'].map((one) => `<meta name="twitter:${one}" content="ADDRESS">`),
  '<meta http-equiv="Refresh" content="0; url=ADDRESS">',
  `<meta http-equiv="refresh" content=" 0.5 ;URL = 'ADDRESS'">`,
];

test('whatever names an address has to lead somewhere', () => {
  for (const html of NAMING) {
    const found = (address: string) =>
      diagnostics([pageOf('/a', { body: html.replace('ADDRESS', address) })], ['a.png', 'b.png']);
    for (const address of ['/absent.png', 'https://exemple.test/absent.png'])
      assert.equal(found(address), [inPage('/a')], `${html} ${address}`);
    assert.equal(found('/b.png'), [], html);
    if (!html.includes('srcset')) assert.equal(found(''), [], html);
    assert.equal(found('//exemple.fr/b.png'), [inPage('/a', 'lien-sans-protocole')], html);
  }
});

test('content and attributes that hold no address are not taken for one', () => {
  const body = [
    '<meta property="og:title" content="/absent">',
    '<meta property="og:image">',
    '<meta property="og:image:alt" content="/absent">',
    '<meta property="fb:og:image" content="/absent">',
    '<meta name="description-courte" content="/absent">',
    '<meta http-equiv="content-language" content="0; url=/absent">',
    '<meta http-equiv="refresh" content="60">',
    '<meta http-equiv="refresh" content="; url=/absent">',
    '<meta http-equiv="refresh" content="x 0; url=/absent">',
    '<p title="/absent" data-src="/absent">src="/absent" &lt;a href="/absent"></p>',
    '<!-- <a href="/absent">x</a> -->',
    '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="" width="1" height="1">',
    '<img src="/a.png" srcset=" /a.png 1x , /a,b.png 2.5x,/a.png" alt="" width="1" height="1">',
    '<img src="/a" srcset="/a 2x" alt="" width="1" height="1">',
  ].join('\n');
  const found = diagnostics([pageOf('/a', { body })], ['a.png', 'a,b.png']);
  assert.equal(found, []);
});

test.run();
