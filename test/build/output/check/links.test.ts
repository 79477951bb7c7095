import { linkTargets } from '../../../../build/output/check/link-problem.ts';
import { checkLinks } from '../../../../build/output/check/links.ts';
import { build } from '../../../../build/pipeline/pipeline.ts';
import { assert, suite } from '../../../suite.ts';
import {
  ADDRESS,
  checkedLinks as checked,
  linkDiagnostics as diagnostics,
  inPage,
  pageOf,
} from '../../../support/check-pages.ts';
import { fixtureSite, textPage } from '../../../support/fixture-site.ts';
import { placesOf } from '../../../support/sources.ts';

const test = suite('Checks of links');

const SLASH = { ...ADDRESS, trailingSlash: true };
const CONTACT = 'content/pages/contact.md';

/** Bodies of a page, from its line 6 on, and where in it which link is dead. */
const BODIES: Readonly<Record<string, readonly [body: string, ...dead: string[]]>> = {
  seul: ['Une phrase.\n\nPuis [un lien](/nulle-part) mort.', '8:6+22 lien-mort'],
  repete: ['[Un](/nulle-part-ici) lien,\n[le même](/nulle-part-ici).', '6:1+21 lien-mort', '7:1+26 lien-mort'],
  accent: ['Un [café](/café).', '6:4+13 lien-mort'],
  ancre: [
    '## Écrire\n\n[a](#ecrire) [b](#absent) [c](/ancre#ecrire) [d](/ancre#absent) [e](/#absent)',
    ...['8:14+12 lien-mort', '8:46+18 lien-mort', '8:65+13 lien-mort'],
  ],
  pourcent: ['[Sûr](/100%) à 100%.', '6:1+12 lien-mort'],
};

test('a dead link is reported at every place in the source, however its address is encoded', async () => {
  const pages = Object.entries(BODIES).map(([name, [body]]) => [`content/pages/${name}.md`, textPage(name, body)]);
  const found = await buildDiagnostics(Object.fromEntries(pages));
  const expected = Object.entries(BODIES).flatMap(([name, [, ...dead]]) =>
    dead.map((place) => `error content/pages/${name}.md:${place}`),
  );
  assert.equal(found.sort(), expected.sort());
});

test('a link is found again below a base, with trailing slashes', async () => {
  const settings = '---\nadresse: https://exemple.test/depot\ntrailingSlash: true\n---\n';
  const body = '## Écrire\n\n[a](/nulle-part), [b](/nulle-part#x), [c](/contact#x)';
  const found = await buildDiagnostics({ 'content/site.md': settings, [CONTACT]: textPage('Contact', body) });
  const expected = ['8:1+16', '8:19+18', '8:39+15'].map((place) => `error ${CONTACT}:${place} lien-mort`);
  const dead = found.filter((one) => one.endsWith('lien-mort'));
  assert.equal(dead, expected);
});

test('a dead link of the front matter is reported at its value, also one wrongly encoded', async () => {
  for (const link of ['/nulle-part', '/100%', '/contact#100%', '#100%']) {
    const source = `---\na: Sûr à 100%.\nbouton: "${link}"\n---\n`;
    const found = diagnostics([pageOf('/b', { body: `<a href="${link}">x</a>`, source }), pageOf('/contact')]);
    assert.equal(found, [`error content/b.md:3:10+${link.length} lien-mort`], link);
  }
});

test('a relative link is followed as browsers do, from an address that ends in a slash', () => {
  const page = pageOf('/a', { body: '<a href="voisine">a</a>' });
  assert.equal(diagnostics([page, pageOf('/voisine')], [], SLASH), [inPage('/a')]);
  assert.equal(diagnostics([page, pageOf('/a/voisine')], [], SLASH), []);
});

test('links to pages, files, encoded names, addresses and text fragments are not dead', () => {
  const addresses = ['/b', '/b/', '/b?x=1', '/b#n%C3%A9', '#', '/a.pdf', '/d%C3%A9j%C3%A0%20vu.pdf', '/404'];
  const others = ['https://ailleurs.test/x', 'HTTPS://ailleurs.test/x', 'mailto:a@b.test', 'tel:+3'];
  const inside = ['#top', '#Top', '/b#top', '#:~:text=un', '/b#né:~:text=un', 'https://exemple.test/b'];
  const body = links(...addresses, ...others, ...inside);
  const files = ['a.pdf', 'déjà vu.pdf', '404.html'];
  assert.equal(diagnostics([pageOf('/a', { body }), pageOf('/b', { body: '<p id="né">x</p>' })], files), []);
  assert.equal(diagnostics([pageOf('/a', { body: links('#stop') })]), [inPage('/a')]);
});

test("an address that looks like this site's and leads to another is refused", async () => {
  const slashes = ['//ailleurs.test/x', '///ailleurs.test', '/\\ailleurs.test/x', '\\\\ailleurs.test'];
  for (const link of [...slashes, '/\t/ailleurs.test']) {
    const [found, ...others] = checked([pageOf('/a', { body: links(link) })]);
    assert.equal([found?.rule, others.length], ['lien-sans-protocole', 0], link);
    assert.match(found?.message ?? '', 'ailleurs.test');
    assert.match(found?.hint ?? '', '« https://ailleurs.test/');
  }
  const text = textPage('Contact', '[Un](//ailleurs.test/x) lien.');
  assert.equal(await buildDiagnostics({ [CONTACT]: text }), [`error ${CONTACT}:6:1+23 lien-sans-protocole`]);
});

test('an address that opens no page, mail or call is refused', () => {
  const running = ['javascript:alert(1)', ' JavaScript:x', 'data:text/html,x', 'data:imagex'];
  for (const link of [...running, 'file:///etc/passwd', 'blob:x'])
    assert.equal(diagnostics([pageOf('/a', { body: links(link) })]), [inPage('/a', 'lien-protocole')], link);
});

test('what is no address at all is refused, and named where it was written', () => {
  const source = '---\nlien: https://[ici]/x\n---\n';
  const page = pageOf('/a', { body: links('https://[ici]/x'), source });
  assert.equal(diagnostics([page]), ['error content/a.md:2:7+15 lien-mort']);
});

test('a dead link of the frame is reported once, at a text that has it or at the first page', () => {
  const body = links('/nulle-part');
  const source = '---\na: b\nlien: /nulle-part\n---\n';
  const [page, other] = [pageOf('/a', { body }), pageOf('/b', { body, source })];
  const inText = ['error content/b.md:3:7+11 lien-mort'];
  assert.equal(diagnostics([page, pageOf('/b', { body })]), [inPage('/a')]);
  assert.equal(diagnostics([page, pageOf('/b', { source }), pageOf('/c', { body })]), inText);
  assert.equal(diagnostics([page, other]), inText, 'though two pages show it');
  const targets = linkTargets([page], new Set([page.route.output]), ADDRESS, []);
  const settings = new Map([['content/site.md', other.written]]);
  assert.equal(placesOf(checkLinks([page], targets, settings)), ['error content/site.md:3:7+11 lien-mort']);
});

test('a relative link of the code is not laid at the door of a text that has the same words', () => {
  const body = links('#tarifs');
  const other = pageOf('/b', { body: `${body}<p id="tarifs">y</p>`, source: '---\na: "#tarifs"\n---\n' });
  assert.equal(diagnostics([pageOf('/a', { body }), other]), [inPage('/a')]);
});

test('a bad link of a page that no text stands behind is named at the published page', () => {
  const { route, ...shown } = pageOf('/liste', { body: links('/nulle-part') });
  const { source: _, ...rest } = route;
  const targets = linkTargets([{ ...shown, route: rest }], new Set([route.output]), ADDRESS, []);
  assert.equal(placesOf(checkLinks([{ ...shown, route: rest }], targets, new Map())), [inPage('/liste')]);
});

test('a link to an id that a heading gave up to its page is a warning, with the id of the heading', () => {
  const body = `${links('#contact', '/a#contact', '#contact-2')}<p id="contact">x</p><h2 id="contact-2">y</h2>`;
  const textOf = (heading: string) =>
    `---\na: b\n---\n\n## ${heading}\n\n[a](#contact) [b](/a#contact) [c](#contact-2)\n`;
  const found = checked([pageOf('/a', { body, source: textOf('Contact') })]);
  const places = ['7:1+13', '7:15+15'].map((place) => `warning content/a.md:${place} ancre-de-la-page`);
  assert.equal(placesOf(found), places);
  const fixes = found.map(({ fix }) => fix);
  assert.equal(fixes, ['[a](#contact-2)', '[b](/a#contact-2)']);
  assert.equal(checked([pageOf('/a', { body, source: textOf('Écrire') })]), []);
});

test('a file with spaces or accents in its name is proposed under an address that leads to it', () => {
  const files = ['modeles/Plan%20x.txt', 'modeles/Plan #1.txt', 'modeles/e\u0301te\u0301.txt'];
  const expected = {
    '/modeles/Plan%20x.txt': '/modeles/Plan%2520x.txt',
    '/modeles/Plan%20#1.txt': '/modeles/Plan%20%231.txt',
    '/modeles/%C3%A9t%C3%A9.txt': '/modeles/e%CC%81te%CC%81.txt',
  };
  for (const [link, proposed] of Object.entries(expected)) {
    const [found] = checked([pageOf('/a', { body: links(link) })], files);
    assert.match(found?.hint ?? '', `« ${proposed} »`);
    assert.equal(checked([pageOf('/a', { body: links(proposed) })], files), []);
  }
});

test('two addresses of one place are told apart', () => {
  const source = '---\nun: "#absent"\ndeux: /a#absent\n---\n';
  const found = checked([pageOf('/a', { body: links('#absent', '/a#absent'), source })]);
  assert.equal(placesOf(found), ['error content/a.md:2:6+7 lien-mort', 'error content/a.md:3:7+9 lien-mort']);
  const [first, second] = found.map(({ message }) => message.includes('/a#absent'));
  assert.equal([first, second], [false, true]);
});

test('a path outside the base is not of this site', async () => {
  const page = pageOf('/a', { body: links('/depot/b', '/depot', '/depot/', '/depotage', '/b', '/') });
  const found = checked([page, pageOf('/b')], ['index.html'], { ...ADDRESS, base: '/depot' });
  const named = found.map(({ message }) => /« (.*?) »/.exec(message)?.[1]);
  assert.equal(named, ['/depotage', '/b', '/']);
});

/** Attributes that hold one address, by element. */
const ATTRIBUTES =
  'a href,area href,audio src,blockquote cite,q cite,button formaction,input src,input formaction,embed src,form action,iframe src,img src,' +
  'object data,script src,video src,video poster,track src,link href,source src,source srcset';

/** Every way in which a page can name an address, with `ADDRESS` in its place. */
const NAMING = [
  ...ATTRIBUTES.split(',').map((one) => `<${one}="ADDRESS">`),
  ...['2x', '200w'].map((size) => `<img src="/a.png" srcset="/a.png 100w,ADDRESS ${size}" alt="">`),
  '<img src="/a.png" srcset="ADDRESS 2x" alt="">',
  ...['use', 'image'].map((one) => `<svg><${one} href="ADDRESS"></${one}></svg>`),
  ...['use', 'image', 'a'].map((one) => `<svg><${one} xlink:href="ADDRESS"></${one}></svg>`),
  '<link rel="preload" as="image" imagesrcset="/a.png 1x, ADDRESS 2x">',
  ...['image', 'image:secure_url', 'video', 'audio', 'image:url', 'url'].map(
    (one) => `<meta property="og:${one}" content="ADDRESS">`,
  ),
  ...['image', 'player'].map((one) => `<meta name="twitter:${one}" content="ADDRESS">`),
  '<meta http-equiv="Refresh" content="0; url=ADDRESS">',
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
    '<meta http-equiv="content-language" content="0; url=/absent">',
    '<meta http-equiv="refresh" content="; url=/absent">',
    '<p title="/absent" data-src="/absent">src="/absent" &lt;a href="/absent"></p>',
    '<!-- <a href="/absent">x</a> -->',
    '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="" width="1" height="1">',
    '<img src="/a.png" srcset=" /a.png 1x , /a,b.png 2.5x,/a.png" alt="" width="1" height="1">',
  ].join('\n');
  const found = diagnostics([pageOf('/a', { body })], ['a.png', 'a,b.png']);
  assert.equal(found, []);
});

async function buildDiagnostics(changes: Record<string, string>): Promise<string[]> {
  return placesOf((await build(fixtureSite(changes))).diagnostics);
}

function links(...addresses: string[]): string {
  return addresses.map((address) => `<a href="${address}">x</a>`).join('\n');
}
