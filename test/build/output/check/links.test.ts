import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { linkTargets } from '../../../../build/output/check/link-problem.ts';
import { checkLinks } from '../../../../build/output/check/links.ts';
import { build } from '../../../../build/pipeline/pipeline.ts';
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

test('a dead link is named where its writer wrote it, at every place where it stands, however its address is encoded', async () => {
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
  const changes = { 'content/site.md': settings, [CONTACT]: textPage('Contact', body) };
  assert.equal(await buildDiagnostics(changes), [
    `error ${CONTACT}:8:1+16 lien-mort`,
    `error ${CONTACT}:8:19+18 lien-mort`,
    `error ${CONTACT}:8:39+15 lien-mort`,
  ]);
});

test('a link of the front matter is named at its value; a malformed percent-encoding is a diagnostic, not a crash', async () => {
  for (const link of ['/nulle-part', '/100%', '/contact#100%', '#100%']) {
    const source = `---\na: Sûr à 100%.\nbouton: "${link}"\n---\n`;
    const found = diagnostics([pageOf('/b', { body: `<a href="${link}">x</a>`, source }), pageOf('/contact')]);
    assert.equal(found, [`error content/b.md:3:10+${link.length} lien-mort`], link);
  }
});

test('a link of the frame, dead on every page, is reported once', () => {
  const frame = '<a href="/nulle-part">a</a>';
  const found = diagnostics([pageOf('/a', { body: frame }), pageOf('/b', { body: frame })]);
  assert.equal(found, [inPage('/a')]);
});

test('a relative link is followed as browsers do, from an address that ends in a slash', () => {
  const link = '<a href="voisine">a</a>';
  const pages = [pageOf('/a', { body: link }), pageOf('/voisine')];
  assert.equal(diagnostics(pages, [], SLASH), [inPage('/a')]);
  assert.equal(diagnostics([pageOf('/a', { body: link }), pageOf('/a/voisine')], [], SLASH), []);
});

test('pages, files, encoded names, own absolute addresses, other hosts and other schemes are no dead links', () => {
  const addresses = ['/b', '/b/', '/b?x=1', '/b#n%C3%A9', '#', '/a.pdf', '/d%C3%A9j%C3%A0%20vu.pdf', '/404'];
  const others = ['https://ailleurs.test/x', 'HTTPS://ailleurs.test/x', 'mailto:a@b.test', 'tel:+3'];
  const body = [...addresses, 'https://exemple.test/b', ...others].map((href) => `<a href="${href}">x</a>`).join('\n');
  const files = ['a.pdf', 'déjà vu.pdf', '404.html'];
  assert.equal(diagnostics([pageOf('/a', { body }), pageOf('/b', { body: '<p id="né">x</p>' })], files), []);
});

test('images, scripts and stylesheets have to exist too', () => {
  const body = [
    '<img src="/absent.png" alt="" width="8" height="8">',
    '<script src="/absent.js"></script>',
    '<a href="https://exemple.test/absente">x</a>',
  ].join('\n');
  assert.equal(diagnostics([pageOf('/a', { body })]), Array(3).fill(inPage('/a')));
});

test("an address that looks like this site's and leads to another is refused", async () => {
  const slashes = ['//ailleurs.test/x', '///ailleurs.test', '/\\ailleurs.test/x', '\\\\ailleurs.test'];
  for (const link of [...slashes, '/\t/ailleurs.test']) {
    const [found, ...others] = checked([pageOf('/a', { body: `<a href="${link}">x</a>` })]);
    assert.equal([found?.rule, others.length], ['lien-sans-protocole', 0], link);
    assert.match(found?.message ?? '', 'ailleurs.test');
    assert.match(found?.hint ?? '', '« https://ailleurs.test/');
  }
  const text = textPage('Contact', '[Un](//ailleurs.test/x) lien.');
  assert.equal(await buildDiagnostics({ [CONTACT]: text }), [`error ${CONTACT}:6:1+23 lien-sans-protocole`]);
});

test('an address that opens no page, mail or call is refused', () => {
  const running = ['javascript:alert(1)', ' JavaScript:x', 'data:text/html,x', 'data:imagex'];
  for (const link of [...running, 'file:///etc/passwd', 'blob:x']) {
    const found = diagnostics([pageOf('/a', { body: `<a href="${link}">x</a>` })]);
    assert.equal(found, [inPage('/a', 'lien-protocole')], link);
  }
});

test('what is no address at all is refused, and named where it was written', () => {
  const source = '---\nlien: https://[ici]/x\n---\n';
  const found = checked([pageOf('/a', { body: '<a href="https://[ici]/x">x</a>', source })]);
  assert.equal(placesOf(found), ['error content/a.md:2:7+15 lien-mort']);
});

test('the top of a page and a piece of its text need no id', () => {
  const body = ['#top', '#Top', '/b#top', '#', '#:~:text=un', '/b#n:~:text=un']
    .map((to) => `<a href="${to}">x</a>`)
    .join('');
  assert.equal(diagnostics([pageOf('/a', { body }), pageOf('/b', { body: '<p id="n">x</p>' })]), []);
  assert.equal(diagnostics([pageOf('/a', { body: '<a href="#stop">x</a>' })]), [inPage('/a')]);
});

test('a link of the frame, dead on every page, is looked for in all texts, those without a page included, and named there', () => {
  const body = '<a href="/nulle-part">a</a>';
  const source = '---\na: b\nlien: /nulle-part\n---\n';
  const [page, other] = [pageOf('/a', { body }), pageOf('/b', { body, source })];
  assert.equal(diagnostics([page, pageOf('/b', { source }), pageOf('/c', { body })]), [
    'error content/b.md:3:7+11 lien-mort',
  ]);
  const targets = linkTargets([page], new Set([page.route.output]), ADDRESS, []);
  assert.equal(placesOf(checkLinks([page], targets, new Map([['content/site.md', other.written]]))), [
    'error content/site.md:3:7+11 lien-mort',
  ]);
  assert.equal(diagnostics([page, other]), ['error content/b.md:3:7+11 lien-mort'], 'once, though two pages show it');
});

test('a relative link of the code is not laid at the door of a text that has the same words', () => {
  const source = '---\na: "#tarifs"\n---\n';
  const pages = [
    pageOf('/a', { body: '<a href="#tarifs">x</a>' }),
    pageOf('/b', { body: '<a href="#tarifs">x</a><p id="tarifs">y</p>', source }),
  ];
  assert.equal(diagnostics(pages), [inPage('/a')]);
});

test('a bad link of a page that no text stands behind is named at the published page', () => {
  const { route, ...shown } = pageOf('/liste', { body: '<a href="/nulle-part">x</a>' });
  const { source: _, ...rest } = route;
  const list = { ...shown, route: rest };
  const targets = linkTargets([list], new Set([route.output]), ADDRESS, []);
  assert.equal(placesOf(checkLinks([list], targets, new Map())), [inPage('/liste')]);
});

test('two addresses of one place are told apart', () => {
  const body = '<a href="#absent">a</a><a href="/a#absent">b</a>';
  const source = '---\nun: "#absent"\ndeux: /a#absent\n---\n';
  const found = checked([pageOf('/a', { body, source })]);
  assert.equal(placesOf(found), ['error content/a.md:2:6+7 lien-mort', 'error content/a.md:3:7+9 lien-mort']);
  const actual = found.map(({ message }) => message.includes('/a#absent'));
  assert.equal(actual, [false, true]);
});

test('a thousand dead links of one text are each named', () => {
  const links = Array.from({ length: 1000 }, (_, index) => `/nulle-part-${index}`);
  const source = `---\nliens:\n${links.map((link) => `  - ${link}`).join('\n')}\n---\n`;
  const body = links.map((link) => `<a href="${link}">x</a>`).join('');
  const found = checked([pageOf('/a', { body, source })]);
  assert.equal([found.length, found.at(-1)?.line], [1000, 1002]);
});

test('a path outside the base is not of this site', async () => {
  const address = { ...ADDRESS, base: '/depot' };
  const links = ['/depot/b', '/depot', '/depot/', '/depotage', '/b', '/'].map((to) => `<a href="${to}">x</a>`).join('');
  const found = checked([pageOf('/a', { body: links }), pageOf('/b')], ['index.html'], address);
  const actual = found.map(({ message }) => /« (.*?) »/.exec(message)?.[1]);
  assert.equal(actual, ['/depotage', '/b', '/']);
});

async function buildDiagnostics(changes: Record<string, string>): Promise<string[]> {
  return placesOf((await build(fixtureSite(changes))).diagnostics);
}

test.run();
