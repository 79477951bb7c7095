import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkedLinks as checked, pageOf } from '../../support/check-pages.ts';
import { placesOf } from '../../support/sources.ts';

const test = suite('Addresses of a page');

function findings(...given: Parameters<typeof checked>): string[] {
  return placesOf(checked(...given));
}

function inPage(path: string, rule = 'lien-mort'): string {
  return `error ${path.slice(1)}/index.html:1:1+1 ${rule}`;
}

/** Every way in which a page can name an address, with `ADDRESS` in its place. */
const NAMING = [
  '<a href="ADDRESS">x</a>',
  '<map name="m"><area href="ADDRESS" alt="x"></map>',
  '<audio src="ADDRESS"></audio>',
  '<blockquote cite="ADDRESS">x</blockquote>',
  '<q cite="ADDRESS">x</q>',
  '<button type="submit" formaction="ADDRESS">x</button>',
  '<input type="image" src="ADDRESS" alt="x">',
  '<input type="submit" formaction="ADDRESS">',
  '<embed src="ADDRESS">',
  '<form action="ADDRESS"></form>',
  '<iframe src="ADDRESS" title="x"></iframe>',
  '<img src="ADDRESS" alt="" width="8" height="8">',
  '<img src="/a.png" srcset="ADDRESS 2x" alt="" width="8" height="8">',
  '<img src="/a.png" srcset="/a.png 100w,ADDRESS 200w" alt="" width="8" height="8">',
  '<img src="/a.png" srcset="/a.png, ADDRESS" alt="" width="8" height="8">',
  '<object data="ADDRESS"></object>',
  '<picture><source src="ADDRESS"></picture>',
  '<picture><source srcset="ADDRESS"></picture>',
  '<script src="ADDRESS"></script>',
  '<svg><use href="ADDRESS"></use></svg>',
  '<svg><use xlink:href="ADDRESS"></use></svg>',
  '<svg><image href="ADDRESS"></image></svg>',
  '<svg><image xlink:href="ADDRESS"></image></svg>',
  '<svg><a xlink:href="ADDRESS"></a></svg>',
  '<video src="ADDRESS"></video>',
  '<video poster="ADDRESS"></video>',
  '<video><track src="ADDRESS"></video>',
  '<link rel="icon" href="ADDRESS">',
  '<link rel="preload" as="image" imagesrcset="/a.png 1x, ADDRESS 2x">',
  '<meta property="og:image" content="ADDRESS">',
  '<meta property="og:image:secure_url" content="ADDRESS">',
  '<meta property="og:video" content="ADDRESS">',
  '<meta property="og:audio" content="ADDRESS">',
  '<meta property="og:image:url" content="ADDRESS">',
  '<meta property="og:url" content="ADDRESS">',
  '<meta name="twitter:image" content="ADDRESS">',
  '<meta name="twitter:player" content="ADDRESS">',
  '<meta http-equiv="Refresh" content="0; url=ADDRESS">',
  `<meta http-equiv="refresh" content=" 0.5 ;URL = 'ADDRESS'">`,
];

for (const html of NAMING)
  test(`${html} has to lead somewhere`, () => {
    const found = (address: string) =>
      findings([pageOf('/a', { body: html.replace('ADDRESS', address) })], ['a.png', 'b.png']);
    for (const address of ['/absent.png', 'https://exemple.test/absent.png'])
      assert.equal(found(address), [inPage('/a')], address);
    assert.equal(found('/b.png'), []);
    if (!html.includes('srcset')) assert.equal(found(''), []);
    assert.equal(found('//exemple.fr/b.png'), [inPage('/a', 'lien-sans-protocole')]);
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
  const found = findings([pageOf('/a', { body })], ['a.png', 'a,b.png']);
  assert.equal(found, []);
});

test.run();
