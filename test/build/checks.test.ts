import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { check } from '../../build/check/check.ts';
import { build } from '../../build/pipeline.ts';
import type { Page } from '../../build/render.ts';
import { fixtureSite, textPage } from '../support/fixture-site.ts';
import { parsedOf, placesOf } from '../support/sources.ts';

const test = suite('Checks on the output');

const ADDRESS = { origin: 'https://exemple.test', base: '', trailingSlash: false };
const SLASH = { ...ADDRESS, trailingSlash: true };
const CONTACT = 'content/pages/contact.md';

test('a finished site without faults has no findings', async () => {
  assert.equal(await findings([pageOf('/a'), pageOf('/b')]), []);
  assert.equal((await build(fixtureSite())).diagnostics, []);
});

test('a link to no page is named where its writer wrote it', async () => {
  const body = '## Écrire\n\nUne phrase.\n\nPuis [un lien](/nulle-part) mort.';
  assert.equal(await buildFindings({ [CONTACT]: textPage('Contact', body) }), [`error ${CONTACT}:10:6+22 lien-mort`]);
});

test('so is every other place where it stands', async () => {
  const body = '## Écrire\n\n[Un](/nulle-part) lien,\n[le même](/nulle-part).';
  assert.equal(await buildFindings({ [CONTACT]: textPage('Contact', body) }), [
    `error ${CONTACT}:8:1+17 lien-mort`,
    `error ${CONTACT}:9:1+22 lien-mort`,
  ]);
});

test('a link is found again below a base, with trailing slashes', async () => {
  const settings = '---\nadresse: https://exemple.test/depot\ntrailingSlash: true\n---\n';
  const body = '## Écrire\n\n[a](/nulle-part), [b](/nulle-part#x), [c](/contact#x)';
  const changes = { 'content/site.md': settings, [CONTACT]: textPage('Contact', body) };
  assert.equal(await buildFindings(changes), [
    `error ${CONTACT}:8:1+16 lien-mort`,
    `error ${CONTACT}:8:19+18 lien-mort`,
    `error ${CONTACT}:8:39+15 lien-mort`,
  ]);
});

test('a link with an accent is found again in the text, though its address is encoded', async () => {
  const body = '## Écrire\n\nUn [café](/café).';
  assert.equal(await buildFindings({ [CONTACT]: textPage('Contact', body) }), [`error ${CONTACT}:8:4+13 lien-mort`]);
});

test('a fragment has to exist, on the page itself and on another', async () => {
  const body = '## Écrire\n\n[a](#ecrire) [b](#absent) [c](/contact#ecrire) [d](/contact#absent) [e](/#absent)';
  assert.equal(await buildFindings({ [CONTACT]: textPage('Contact', body) }), [
    `error ${CONTACT}:8:14+12 lien-mort`,
    `error ${CONTACT}:8:48+20 lien-mort`,
    `error ${CONTACT}:8:69+13 lien-mort`,
  ]);
});

test('a link of the front matter is named at its value', async () => {
  const home = '---\ntitre: Accueil\ndescription: Une page.\nbouton: "/nulle-part"\n---\n';
  assert.equal(await buildFindings({ 'content/pages/accueil.md': home }), [
    'error content/pages/accueil.md:4:10+11 lien-mort',
  ]);
});

test('a malformed percent-encoding is a finding, not a crash', async () => {
  for (const link of ['/100%', '/contact#100%', '#100%']) {
    const home = `---\ntitre: Accueil\ndescription: Sûr à 100%.\nbouton: "${link}"\n---\n`;
    assert.equal(await buildFindings({ 'content/pages/accueil.md': home }), [
      `error content/pages/accueil.md:4:10+${link.length} lien-mort`,
    ]);
  }
  const body = '## Écrire\n\n[Sûr](/100%) à 100%.';
  assert.equal(await buildFindings({ [CONTACT]: textPage('Contact', body) }), [`error ${CONTACT}:8:1+12 lien-mort`]);
});

test('a link of the frame, dead on every page, is reported once', async () => {
  const frame = '<a href="/nulle-part">a</a>';
  const found = await findings([pageOf('/a', { body: frame }), pageOf('/b', { body: frame })]);
  assert.equal(found, [on('/a', 'lien-mort')]);
});

test('a relative link is followed as browsers do, from an address that ends in a slash', async () => {
  const link = '<a href="voisine">a</a>';
  const pages = [pageOf('/a', { body: link }), pageOf('/voisine')];
  assert.equal(await findings(pages, [], SLASH), [on('/a', 'lien-mort')]);
  assert.equal(await findings([pageOf('/a', { body: link }), pageOf('/a/voisine')], [], SLASH), []);
});

test('pages, files, encoded names, own absolute addresses, other hosts and other schemes are no dead links', async () => {
  const addresses = ['/b', '/b/', '/b?x=1', '/b#n%C3%A9', '#', '/a.pdf', '/d%C3%A9j%C3%A0%20vu.pdf', '/404'];
  const elsewhere = [
    'https://exemple.test/b',
    'https://ailleurs.test/x',
    '//ailleurs.test/x',
    'mailto:a@b.test',
    'tel:+3',
  ];
  const body = [...addresses, ...elsewhere].map((href) => `<a href="${href}">x</a>`).join('\n');
  const files = ['a.pdf', 'déjà vu.pdf', '404.html'];
  assert.equal(await findings([pageOf('/a', { body }), pageOf('/b', { body: '<p id="né">x</p>' })], files), []);
});

test('images, scripts and stylesheets have to exist too', async () => {
  const body = [
    '<img src="/absent.png" alt="" width="8" height="8">',
    '<script src="/absent.js"></script>',
    '<a href="https://exemple.test/absente">x</a>',
  ].join('\n');
  assert.equal(await findings([pageOf('/a', { body })]), Array(3).fill(on('/a', 'lien-mort')));
});

test('a page has one h1', async () => {
  const found = await findings([pageOf('/a', { h1: '' }), pageOf('/b'), pageOf('/c', { h1: '<h1>x</h1><h1>y</h1>' })]);
  assert.equal(
    found.filter((line) => line.endsWith(' titre-principal')),
    [on('/a', 'titre-principal'), on('/c', 'titre-principal')],
  );
});

test('an id stands once in a page, and may stand in another', async () => {
  const body = '<p id="x">x</p>';
  assert.equal(await findings([pageOf('/a', { body }), pageOf('/b', { body })]), []);
  assert.equal(await findings([pageOf('/a', { body: body.repeat(3) })]), [on('/a', 'identifiant-en-double')]);
});

test('titles and descriptions are there, each on one page only', async () => {
  const pages = [
    pageOf('/a', { title: 'Un', description: 'Une' }),
    pageOf('/b', { title: 'Un', description: 'Deux' }),
    pageOf('/c', { title: 'Trois', description: ' Une ' }),
    pageOf('/d', { title: ' ', description: '' }),
  ];
  assert.equal(
    (await findings(pages)).filter((line) => line.endsWith('-de-page')),
    [
      on('/b', 'titre-de-page'),
      on('/d', 'titre-de-page'),
      on('/c', 'description-de-page'),
      on('/d', 'description-de-page'),
    ],
  );
});

test('the title of a drawing is not the title of the page', async () => {
  const body = '<svg role="img"><title>Deux</title></svg>';
  const pages = [pageOf('/a', { title: 'UnDeux' }), pageOf('/b', { title: 'Un', body })];
  assert.equal(await findings(pages), []);
});

test('an image has a size and a text, which may be empty', async () => {
  const image = (attributes: string) => pageOf('/a', { body: `<img src="/a.png" ${attributes}>` });
  assert.equal(await findings([image('alt="" width="8" height="8"')], ['a.png']), []);
  const withoutText = await findings([image('width="8" height="8"')], ['a.png']);
  assert.ok(withoutText.includes(on('/a', 'image-sans-texte')));
  for (const size of ['', 'width="8"', 'height="8"'])
    assert.equal(await findings([image(`alt="" ${size}`)], ['a.png']), [on('/a', 'image-sans-taille')], size);
});

test('style attributes, which the policy would block, are named once a page', async () => {
  const body = '<p style="color:red">x</p><p style="color:blue">y</p>';
  assert.equal(await findings([pageOf('/a', { body })]), [on('/a', 'attribut-style')]);
});

test('every class has a rule in the stylesheet of its page', async () => {
  const body = '<p class="unknown  known other">x</p><p class="12"></p>';
  const page = pageOf('/a', { body, css: '.known{color:red}@media print{.known:hover .other{margin:0.5em}}' });
  assert.equal(await findings([page]), [on('/a', 'classe-sans-regle'), on('/a', 'classe-sans-regle')]);
});

test('a page is valid HTML', async () => {
  const body = '<p><div>x</div></p>';
  const found = await findings([pageOf('/a', { body }), pageOf('/b')]);
  assert.ok(found.length > 0);
  assert.ok(found.every((line) => line === on('/a', 'html-invalide')));
});

test('two sources of one file are named', async () => {
  assert.equal(await findings([pageOf('/a')], ['a/index.html']), ['error a/index.html:1:1+1 fichier-en-double']);
});

interface PageParts {
  title?: string;
  description?: string;
  h1?: string;
  body?: string;
  css?: string;
}

/** A valid page as the rendering stage hands it over, made of the parts a test is about. */
function pageOf(path: string, parts: PageParts = {}): Page {
  const { title = path, description = `De ${path}`, h1 = '<h1>x</h1>', body = '', css = '' } = parts;
  const [file] = parsedOf({ [`${path.slice(1)}.md`]: '---\na: b\n---\n' });
  if (!file) throw new Error('a text that parses gives a file');
  const entry = { slug: path.slice(1), path, data: {}, html: '', headings: [], words: 0 };
  const output = `${path.slice(1)}/index.html`;
  const head = `<meta charset="utf-8"><title>${title}</title><meta name="description" content="${description}">`;
  const contents = `<!doctype html><html lang="fr"><head>${head}</head><body>${h1}${body}</body></html>`;
  const style = { text: css, file: { path: 'assets/a.css', contents: css } };
  return { route: { kind: 'text', path, entry, file, output }, file: { path: output, contents }, style, inlined: true };
}

async function findings(pages: Page[], others: string[] = [], address = ADDRESS): Promise<string[]> {
  const files = [...pages.map(({ file }) => file), ...others.map((path) => ({ path, contents: '' }))];
  return placesOf(await check(pages, files, address));
}

async function buildFindings(changes: Record<string, string>): Promise<string[]> {
  return placesOf((await build(fixtureSite(changes))).diagnostics);
}

/** A finding about a whole page. */
function on(path: string, rule: string): string {
  return `error content${path}.md:1:1+1 ${rule}`;
}

test.run();
