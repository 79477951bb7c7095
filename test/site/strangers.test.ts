import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseFile } from '../../build/content/parse/parse-file.ts';
import type { SiteDefinition } from '../../build/contract/definition.ts';
import { fileText } from '../../build/contract/output.ts';
import type { BuildResult } from '../../build/pipeline/build-result.ts';
import { SiteSearch } from '../../src/search/site-search.ts';
import { assert, suite } from '../suite.ts';
import { buildCopy } from '../support/build-copy.ts';
import { contentCopy } from '../support/content-copy.ts';
import { OPTIONS } from '../support/markdown.ts';
import { once } from '../support/once.ts';
import { projectRoot } from '../support/project-root.ts';
import { placesOf } from '../support/sources.ts';

const test = suite("Texts that strangers' files taught");

const FOLDER = join(projectRoot, 'test/fixtures/strangers');
/** Diagnostics of each text, and parts of its HTML. */
const RIGHT: Readonly<Record<string, readonly [found: readonly string[], ...html: string[]]>> = {
  '01-titre-contact.md': [[], '<h2 id="contact-2">Contact</h2>'],
  '01b-titre-mise-a-jour.md': [[], '<h2 id="mise-a-jour-2">Mise à jour</h2>'],
  '04-note-apres-heure.md': [[], '18:30<sup><a href="#note:1"', '16:9<sup>', '9:30<a href="/contact">détails</a>'],
  '05-lien-md.md': [[], '<a href="/blog/claude-make#rien">', '<a href="/services/design">'],
  '06-ancre-ligature.md': [[], 'id="le-fichier-efficace"', 'id="strasse-et-lodz"'],
  '08-image-externe.md': [['error 08-image-externe.md:10:1+43 image-ailleurs']],
  '09-lien-antislash.md': [['error 09-lien-antislash.md:10:6+29 lien-antislash']],
  '10-adresse-guillemet.md': [[], 'exemple.fr/</a>»', 'exemple.fr/a</a>”', 'exemple.fr/page</a>…'],
  '10b-adresse-points.md': [[], '>https://exemple.fr</a>… fin'],
  '11-emphase-collee.md': [
    ['10:4+13', '10:25+10', '12:1+23', '14:8+4'].map((at) => `warning 11-emphase-collee.md:${at} emphase-collee`),
  ],
  '12-liste-zero.md': [[], '<ol start="0">'],
  '19-puces-word.md': [['12:1+1', '15:1+2'].map((at) => `warning 19-puces-word.md:${at} puce-mal-ecrite`)],
  '20-courriel-souligne.md': [
    [],
    '<em><a href="mailto:support@exemple.fr">support@exemple.fr</a> pour nous joindre</em>',
  ],
  '21-definition-identique.md': [['warning 21-definition-identique.md:13:1+24 adresse-nommee-en-double']],
};

const pagePathOf = (name: string) => `/${name.replace(/\.md$/, '')}`;
const parsed = (name: string) => {
  const text = readFileSync(join(FOLDER, name), 'utf8');
  return parseFile({ path: name, name: `blog/${name}`, text }, { ...OPTIONS, pagePathOf });
};

for (const [name, [found, ...html]] of Object.entries(RIGHT))
  test(`${name} is read as its writer meant it, or what to write instead is said`, () => {
    const { value, diagnostics } = parsed(name);
    assert.equal(placesOf(diagnostics), found);
    for (const piece of html) assert.ok(value?.html.includes(piece), `${piece} in ${value?.html}`);
  });

/** Texts that only a whole site shows to be right. */
const REFUSED = ['07-titre-nombre.md', '13-lies-soi-meme.md'];
const PUBLISHED = ['18-anciennes-adresses.md', '23-ligature-recherche.md', '24-rock-n-roll.md'];

test('each text of strangers is asked for', () => {
  assert.equal(readdirSync(FOLDER).sort(), [...Object.keys(RIGHT), ...REFUSED, ...PUBLISHED].sort());
});

test('a value, a list or a picture that cannot be meant is refused with what to write instead', async () => {
  const site = siteWith([...REFUSED, ...PUBLISHED]);
  write(site.contentDir, 'site.md', (text) => text.replace(/^( +codePostal:).*$/m, '$1 01000'));
  const extensions = ['jp2', 'eps', 'svgz', 'pdf'];
  for (const extension of extensions) write(site.contentDir, `blog/x.${extension}`, () => 'x');
  addParagraph(site, extensions.map((extension) => `![x](x.${extension})`).join('\n\n'));
  const { diagnostics } = await buildCopy(site);
  const hintsOf = (rule: string, file: string) =>
    diagnostics.flatMap((one) => (one.rule === rule && one.file === `content/${file}` ? [one.hint] : []));
  assert.match(hintsOf('type-invalide', 'blog/07-titre-nombre.md').join(), '"3.10"');
  assert.match(hintsOf('type-invalide', 'site.md').join(), '"01000"');
  assert.is(hintsOf('lies-soi-meme', 'blog/13-lies-soi-meme.md').length, 1);
  assert.is(hintsOf('lies-en-double', 'blog/13-lies-soi-meme.md').length, 1);
  assert.is(hintsOf('image-format', 'blog/24-rock-n-roll.md').length, extensions.length);
});

/** Names of files, each with how a writer may link it and the address that leads there. */
const DOWNLOADS = {
  'e\u0301te\u0301-nfd.txt': ['été-nfd.txt', 'e%CC%81te%CC%81-nfd.txt'],
  'Plan%20x.txt': ['<Plan%20x.txt>', 'Plan%2520x.txt'],
  'Plan #1.txt': ['<Plan #1.txt>', 'Plan%20%231.txt'],
} as const;

const published = once(async () => {
  const site = siteWith(PUBLISHED);
  for (const name of Object.keys(DOWNLOADS)) write(site.staticDir, `modeles/${name}`, () => 'x');
  const links = Object.values(DOWNLOADS).map(([link]) => `[x](${link.replace(/^<?/, '$&/modeles/')})`);
  addParagraph(site, links.join(' et '));
  return buildCopy(site);
});

test('a link to a file whose name an address spells otherwise is told the address that leads there', async () => {
  const { diagnostics } = await published();
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const proposed = Object.values(DOWNLOADS).map(([, address]) => `/modeles/${address}`);
  assert.equal(
    errors.map(({ rule, hint }) => [rule, proposed.find((address) => hint.includes(`« ${address} »`))]),
    proposed.map((address) => ['lien-mort', address]),
  );
});

test('a former address may hold what addresses of other sites hold', async () => {
  const redirects = textOf(await published(), '_redirects').split('\n');
  for (const address of ['/nos-prix,12.html', "/l'ete", '/a%20b'])
    assert.ok(redirects.includes(`${address} /blog/18-anciennes-adresses 301`), address);
});

test('the search finds words with ligatures and signs without width', async () => {
  const index = textOf(await published(), 'recherche.json');
  const search = new SiteSearch(async () => JSON.parse(index));
  for (const word of ['fichieranonyme', 'motclézz']) {
    const { documents } = await search.find(word);
    const hrefs = (await search.results(documents)).map(({ href }) => href);
    assert.equal(hrefs, ['/blog/23-ligature-recherche']);
  }
});

test("the apostrophes of rock 'n' roll are apostrophes", async () => {
  assert.match(textOf(await published(), 'blog/24-rock-n-roll/index.html'), 'Du rock ’n’ roll.');
});

/** The real site with these texts among its articles. */
function siteWith(names: readonly string[]): SiteDefinition {
  const site = contentCopy();
  for (const name of names) cpSync(join(FOLDER, name), join(site.contentDir, 'blog', name));
  return site;
}

function write(folder: string, name: string, edit: (text: string) => string): void {
  const file = join(folder, name);
  const text = readdirSync(join(file, '..')).includes(name.replace(/^.*\//, '')) ? readFileSync(file, 'utf8') : '';
  writeFileSync(file, edit(text));
}

function addParagraph({ contentDir }: SiteDefinition, paragraph: string): void {
  write(contentDir, 'blog/24-rock-n-roll.md', (text) => `${text}\n\n${paragraph}\n`);
}

function textOf({ pages, files }: BuildResult, path: string): string {
  const file = [...pages.map(({ file }) => file), ...files].find((one) => one.path === path);
  assert.ok(file, path);
  return fileText(file);
}
