import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import type { SiteDefinition } from '../../build/contract/definition.ts';
import { fileText } from '../../build/contract/output.ts';
import type { BuildResult } from '../../build/pipeline/build-result.ts';
import type { BuildOptions } from '../../build/pipeline/pipeline.ts';
import { startOfDay } from '../../build/platform/calendar.ts';
import { assert, suite } from '../suite.ts';
import { buildCopy, contentCopy, firstText } from '../support/content-copy.ts';
import { folderWith } from '../support/folder.ts';
import { projectRoot } from '../support/project-root.ts';
import { placesOf } from '../support/sources.ts';
import { differingFiles, treeOf, treeOfFiles } from '../support/tree.ts';
import { withFrontMatter } from '../support/with-front-matter.ts';

const test = suite('What visitors do not see yet');

/** Long before the dates of this test, and behind all of the site's own. */
const TODAY = startOfDay('2040-01-01', 'Europe/Paris');
const SECRET = 'Quetzalcoatlus';

/** The site's texts in a folder of their own, with others written over them. */
function contentWith(changes: Readonly<Record<string, string>> = {}): SiteDefinition {
  const copy = contentCopy();
  for (const [name, text] of Object.entries(changes)) writeFileSync(join(copy.contentDir, name), text);
  return copy;
}

/** One of a folder's texts with these fields, and with names that no other text has. */
function spare(folder: string, fields: object, name = folder): string {
  return withFrontMatter(firstText(folder).text, {
    ...fields,
    titre: `${SECRET} ${name}`,
    titreSeo: undefined,
    description: `${SECRET} : une description assez longue pour être acceptée par le schéma. ${name}`,
    ...('anciennesAdresses' in fields ? {} : { anciennesAdresses: undefined }),
  });
}

function articleText(name: string, fields: object, body = ''): string {
  const others = { lies: undefined, tempsLecture: undefined, miseAJour: undefined };
  const text = spare('blog', { ...fields, ...others }, name);
  return `${text}\n## ${SECRET} en titre\n\n${SECRET} dans le texte.\n\n${body}\n`;
}

function built(content: SiteDefinition, options: BuildOptions = {}): Promise<BuildResult> {
  return buildCopy(content, { production: true, now: TODAY, ...options });
}

const DRAFT = { brouillon: true, anciennesAdresses: ['/quetzalcoatlus-avant'] };
const HELD = {
  'blog/quetzalcoatlus-brouillon.md': articleText('un', DRAFT),
  'blog/quetzalcoatlus-a-venir.md': articleText('deux', { date: '2040-01-02' }),
  'services/quetzalcoatlus.md': spare('services', { brouillon: true }),
  'cas-usage/quetzalcoatlus.md': spare('cas-usage', { brouillon: true }),
  'pages/quetzalcoatlus.md': `---\ntitre: ${SECRET}\ndescription: "Une page qui attend : une description assez longue pour le schéma."\nbrouillon: true\n---\n\n${SECRET}\n`,
};

const BLANK = `[À compléter : ${SECRET}]`;
const DESCRIPTION = 'Une description assez longue pour être acceptée par le schéma des pages.';
const head = (fields: string) => `---\ntitre: Essai\n${fields}description: ${DESCRIPTION}\n---\n\n`;

/** A text with each block that may hold a blank, and what is left of it. */
const WITH_BLANKS = [
  'Un début.',
  `Une phrase ${BLANK}.`,
  `- Un\n- ${BLANK}`,
  `| A | B |\n|---|---|\n| a | ${BLANK} |\n| c | d |`,
  `## ${SECRET} en titre\n\n${BLANK}`,
  `## Une suite\n\n:::astuce\n${BLANK}\n:::\n\nUne fin[^a].`,
  `[^a]: ${BLANK}`,
].join('\n\n');
const WITHOUT = 'Un début.\n\n- Un\n\n| A | B |\n|---|---|\n| c | d |\n\n## Une suite\n\nUne fin.';

/** An article with this text, and nothing of its own but what every article must have. */
function plainArticle(text: string): string {
  const [front = ''] = withFrontMatter(firstText('blog').text, {
    titre: 'Un essai de texte',
    description: `${DESCRIPTION} Encore.`,
    anciennesAdresses: undefined,
    tempsLecture: undefined,
  }).split(/(?<=\n---\n)/);
  return `${front}\n${text}\n`;
}

const BLANKS = {
  'pages/essai.md': head(`miseAJour: "${BLANK}"\n`) + WITH_BLANKS,
  'blog/un-essai.md': plainArticle(WITH_BLANKS),
};
const FILLED = { 'pages/essai.md': head('') + WITHOUT, 'blog/un-essai.md': plainArticle(WITHOUT) };

test('redacted and unfilled text is in no published byte and leaves no trace', async () => {
  const [out, other] = [join(folderWith(), 'dist'), join(folderWith(), 'dist')];
  const pictures = ['![un](quetzalcoatlus-a-cote.png)', '![deux][q]', '![trois](/images/quetzalcoatlus.svg)'];
  const links = ['[en entier](/images/quetzalcoatlus.png)', '[à emporter](/modeles/quetzalcoatlus.csv)'];
  const shows = [...pictures, ...links, '\n\n[q]: quetzalcoatlus-a-cote.png'].join(' ');
  const image = { source: '/images/quetzalcoatlus.png', alt: 'Un ptérosaure' };
  const content = contentWith({
    ...HELD,
    ...BLANKS,
    'blog/quetzalcoatlus-brouillon.md': articleText('un', DRAFT, shows),
    'blog/quetzalcoatlus-a-venir.md': articleText('deux', { date: '2040-01-02', image }, shows),
  });
  const create = { width: 900, height: 600, channels: 3, background: '#334455' } as const;
  const picture = await sharp({ create }).png().toBuffer();
  writeFileSync(join(content.contentDir, 'blog/quetzalcoatlus-a-cote.png'), picture);
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>';
  const staticDir = folderWith({
    'images/quetzalcoatlus.png': picture,
    'images/quetzalcoatlus.svg': drawing,
    'modeles/quetzalcoatlus.csv': 'un;deux',
  });
  cpSync(join(projectRoot, 'static'), staticDir, { recursive: true });
  const unpublished = await built({ ...content, staticDir }, { compressed: true, out });
  await built(contentWith(FILLED), { compressed: true, out: other });
  assert.ok(unpublished.ok, JSON.stringify(unpublished.diagnostics));
  for (const [path, bytes] of Object.entries(treeOf(out)))
    assert.not.match(`${path}\n${plainText(path, bytes)}`, /quetzalcoatl|\[À\s+compléter/i, path);
  assert.equal(differingFiles(out, other), []);
});

/** Returns the text of a file, or of what a compressed one holds. */
function plainText(path: string, latin: string): string {
  const bytes = Buffer.from(latin, 'latin1');
  if (path.endsWith('.br')) return brotliDecompressSync(bytes).toString();
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
}

test('a blank is there for whoever writes, also after a build for visitors has kept what it made', async () => {
  const content = contentWith(BLANKS);
  const before = await built(content);
  const { files } = await built(content, { production: false });
  const pages = treeOfFiles(files);
  const again = await built(content);
  const page = files.find(({ path }) => path === 'essai/index.html');
  assert.match(page ? fileText(page) : '', SECRET);
  assert.not.equal(pages, treeOfFiles(before.files));
  assert.equal(treeOfFiles(again.files), treeOfFiles(before.files));
});

test('a blank keeps a page that cannot be without it from being published, unless it is a draft', async () => {
  const text = `---\ntitre: "${BLANK}"\ndescription: ${DESCRIPTION}\n---\n\nUn texte.\n`;
  const { ok, diagnostics } = await built(contentWith({ 'pages/essai.md': text }));
  assert.not(ok);
  const [found] = diagnostics.filter(({ rule }) => rule === 'champ-a-remplir');
  assert.equal([found?.severity, found?.line, found?.column], ['error', 2, 8]);
  assert.match(found?.hint ?? '', 'brouillon: true');
  const draft = text.replace('---\n', '---\nbrouillon: true\n');
  assert.ok((await built(contentWith({ 'pages/essai.md': draft }))).ok);
});

test('what is scheduled comes at midnight in Paris, on the day that its clocks change', async () => {
  const content = contentWith({ 'blog/a-venir.md': articleText('un', { date: '2040-03-25' }) });
  const midnight = startOfDay('2040-03-25', 'Europe/Paris').getTime();
  for (const [now, isThere] of [
    [midnight - 1, false],
    [midnight, true],
  ] as const) {
    const { ok, pages } = await built(content, { now: new Date(now) });
    assert.ok(ok);
    const paths = pages.map(({ route }) => route.path);
    assert.is(paths.includes('/blog/a-venir'), isThere);
  }
});

test('a link to what is held back from a published page is an error that says until when, at its place', async () => {
  const { name, text } = firstText('blog');
  const lines = text.split('\n').length;
  const linking = `${text}\n[un](/blog/quetzalcoatlus-a-venir) et [deux](/blog/quetzalcoatlus-brouillon).\n`;
  const content = contentWith({ ...HELD, [`blog/${name}`]: linking });
  const { diagnostics, ok } = await built(content);
  const found = diagnostics.filter(({ rule }) => rule === 'lien-vers-page-retenue');
  assert.not(ok);
  const actual = placesOf(found).map((place) => place.replace(/^error .*blog\/[^:]*:/, ''));
  assert.equal(actual, [`${lines + 1}:1+34 lien-vers-page-retenue`, `${lines + 1}:39+38 lien-vers-page-retenue`]);
  assert.match(found[0]?.message ?? '', '2 janvier 2040');
  assert.match(found[1]?.message ?? '', 'brouillon');
  const seen = await built(content, { production: false });
  assert.ok(seen.ok, JSON.stringify(seen.diagnostics.filter(({ severity }) => severity === 'error')));
  assert.is(seen.diagnostics.filter(({ rule }) => rule === 'lien-vers-page-retenue').length, 2);
});

test('what a scheduled page links must be there on its day, for it comes by itself', async () => {
  const links =
    '[a](/nulle-part) [b](/blog/plus-tard) [c](/blog/en-meme-temps) [d](/contact) [e](/blog/moi-avant) [f](/images/absente.png)';
  const content = contentWith({
    'blog/moi.md': articleText('un', { date: '2040-01-05', anciennesAdresses: ['/blog/moi-avant'] }, links),
    'blog/en-meme-temps.md': articleText('deux', { date: '2040-01-05' }),
    'blog/plus-tard.md': articleText('trois', { date: '2040-01-06' }),
  });
  const { diagnostics, ok } = await built(content);
  assert.not(ok);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  const actual = errors.map(({ rule, column }) => `${column} ${rule}`);
  assert.equal(actual, ['1 lien-mort', '18 lien-vers-page-retenue', '99 lien-mort']);
});

test('two pages that would have one address on a day to come are said before it', async () => {
  const taken = { anciennesAdresses: [`/blog/${firstText('blog').name.replace('.md', '')}`] };
  const clash = (fields: object) => built(contentWith({ 'blog/moi.md': articleText('un', { ...fields, ...taken }) }));
  const { diagnostics } = await clash({ date: '2040-01-05' });
  assert.ok(diagnostics.some(({ rule }) => rule === 'ancienne-adresse-prise'));
  assert.ok((await clash({ brouillon: true })).ok, 'a draft may still change');
});
