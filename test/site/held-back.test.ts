import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { BuildResult } from '../../build/build-result.ts';
import { type BuildOptions, build } from '../../build/pipeline.ts';
import { siteDefinition } from '../../build/site-definition.ts';
import { startOfDay } from '../../build/system/calendar.ts';
import { folderWith } from '../support/folder.ts';
import { contentFolder, projectRoot } from '../support/real-site.ts';
import { placesOf } from '../support/sources.ts';
import { treeOf, treeOfFiles } from '../support/tree.ts';

const test = suite('What is held back');

/** Long before the dates of this test, and behind all of the site's own. */
const TODAY = startOfDay('2040-01-01', 'Europe/Paris');
const SECRET = 'Quetzalcoatlus';
const DESCRIPTION = `${SECRET} : une description assez longue pour être acceptée par le schéma.`;

/** The site's texts in a folder of their own, with others written over them. */
function contentWith(changes: Readonly<Record<string, string>> = {}): string {
  const content = join(folderWith(), 'content');
  cpSync(contentFolder, content, { recursive: true });
  for (const [name, text] of Object.entries(changes)) writeFileSync(join(content, name), text);
  return content;
}

/** An article with these fields beside what every article must have. */
function articleText(fields: string, body = ''): string {
  const [name = ''] = readdirSync(join(contentFolder, 'blog'));
  const own = ['titre', 'description', 'lies', 'tempsLecture', 'miseAJour', 'anciennesAdresses'];
  if (fields.includes('date:')) own.push('date');
  const text = `\n## ${SECRET} en titre\n\n${SECRET} dans le texte.\n\n${body}\n`;
  return readFileSync(join(contentFolder, 'blog', name), 'utf8')
    .replace(new RegExp(`^(?:${own.join('|')}):.*\\n(?: .*\\n)*`, 'gm'), '')
    .replace(
      /^---\n/,
      `---\n${fields}titre: ${SECRET} ${fields.length}\ndescription: "${DESCRIPTION} ${fields.length}"\n`,
    )
    .concat(text);
}

/** One of a folder's texts under another title, with this field. */
function spare(folder: string, field: string): string {
  const [name = ''] = readdirSync(join(contentFolder, folder));
  return readFileSync(join(contentFolder, folder, name), 'utf8')
    .replace(/^(?:titreSeo|anciennesAdresses): .*\n/gm, '')
    .replace(/^titre: .*$/m, `titre: ${SECRET} ${folder}`)
    .replace(/^description: .*$/m, `description: "${DESCRIPTION} ${folder}"`)
    .replace(/^---\n/, `---\n${field}`);
}

function built(content: string, options: BuildOptions = {}): Promise<BuildResult> {
  return build(siteDefinition(content), { production: true, now: TODAY, ...options });
}

const HELD = {
  'blog/quetzalcoatlus-brouillon.md': articleText('brouillon: true\nanciennesAdresses: [/quetzalcoatlus-avant]\n'),
  'blog/quetzalcoatlus-a-venir.md': articleText('date: 2040-01-02\n'),
  'services/quetzalcoatlus.md': spare('services', 'brouillon: true\n'),
  'cas-usage/quetzalcoatlus.md': spare('cas-usage', 'brouillon: true\n'),
  'pages/quetzalcoatlus.md': `---\ntitre: ${SECRET}\ndescription: "${DESCRIPTION}"\nbrouillon: true\n---\n\n${SECRET}\n`,
};

test('is in no byte of what is published, and leaves no trace there', async () => {
  const [out, other] = [join(folderWith(), 'dist'), join(folderWith(), 'dist')];
  const shows =
    '![un](quetzalcoatlus-a-cote.png) ![deux](/images/quetzalcoatlus.png) ![trois](/images/quetzalcoatlus.svg)';
  const draft = articleText('brouillon: true\nanciennesAdresses: [/quetzalcoatlus-avant]\n', shows);
  const content = contentWith({ ...HELD, 'blog/quetzalcoatlus-brouillon.md': draft });
  const create = { width: 900, height: 600, channels: 3, background: '#334455' } as const;
  const picture = await sharp({ create }).png().toBuffer();
  writeFileSync(join(content, 'blog/quetzalcoatlus-a-cote.png'), picture);
  const staticDir = folderWith({
    'images/quetzalcoatlus.png': picture,
    'images/quetzalcoatlus.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
  });
  cpSync(join(projectRoot, 'static'), staticDir, { recursive: true });
  const options = { production: true, now: TODAY, compressed: true };
  const held = await build({ ...siteDefinition(content), staticDir }, { ...options, out });
  await build(siteDefinition(contentWith()), { ...options, out: other });
  assert.ok(held.ok, JSON.stringify(held.diagnostics));
  const isThere = /quetzalcoatl/i;
  for (const file of readdirSync(out, { recursive: true, withFileTypes: true })) {
    const place = join(file.parentPath, file.name);
    assert.not.match(place.slice(out.length), isThere);
    if (!file.isFile()) continue;
    const bytes = readFileSync(place);
    const plain = place.endsWith('.br')
      ? brotliDecompressSync(bytes)
      : place.endsWith('.gz')
        ? gunzipSync(bytes)
        : bytes;
    assert.not.ok(isThere.test(plain.toString('latin1')), place);
  }
  assert.equal(treeOf(out), treeOf(other));
});

test('is said with the day until when', async () => {
  const { held } = await built(contentWith(HELD));
  assert.equal(
    held.map(({ path, held: { why } }) => `${why} ${path}`),
    [
      'scheduled /blog/quetzalcoatlus-a-venir',
      'draft /blog/quetzalcoatlus-brouillon',
      'draft /cas-usage/quetzalcoatlus',
      'draft /quetzalcoatlus',
      'draft /services/quetzalcoatlus',
    ],
  );
});

test('comes at midnight in Paris, on both changes of its clocks', async () => {
  for (const day of ['2040-03-25', '2040-10-28']) {
    const content = contentWith({ 'blog/a-venir.md': articleText(`date: ${day}\n`) });
    const midnight = startOfDay(day, 'Europe/Paris').getTime();
    const paths = async (now: number) => {
      const { ok, pages } = await built(content, { now: new Date(now) });
      assert.ok(ok);
      return pages.map(({ route }) => route.path);
    };
    assert.not.ok((await paths(midnight - 1)).includes('/blog/a-venir'), day);
    assert.ok((await paths(midnight)).includes('/blog/a-venir'), day);
  }
});

test('a draft is published once it is called one no more, with all that comes of a page', async () => {
  const content = contentWith({
    'blog/a-venir.md': articleText('brouillon: true\ndate: 2039-12-24\nanciennesAdresses: [/avant]\n'),
  });
  const before = await built(content);
  const file = join(content, 'blog/a-venir.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace('brouillon: true\n', ''));
  const after = await built(content);
  const added = after.files.map(({ path }) => path).filter((path) => !before.files.some((one) => one.path === path));
  for (const path of ['blog/a-venir/index.html', 'blog/a-venir.md', 'partage/blog/a-venir.png', 'avant/index.html'])
    assert.ok(added.includes(path), path);
  assert.equal(after.held, []);
  rmSync(file);
});

test('builds of another day take over what is the same, and publish what a build without any past would', async () => {
  const content = contentWith(HELD);
  const site = { ...siteDefinition(content), cacheDir: folderWith() };
  await build(site, { production: true, now: TODAY });
  for (const day of ['2040-01-02', '2040-01-01', '2041-01-01']) {
    const now = startOfDay(day, 'Europe/Paris');
    const warm = await build(site, { production: true, now });
    const cold = await built(content, { now });
    assert.equal([treeOfFiles(warm.files), warm.diagnostics], [treeOfFiles(cold.files), cold.diagnostics], day);
  }
});

test('a link to it from a published page is an error that says until when, at its place', async () => {
  const [name = ''] = readdirSync(join(contentFolder, 'blog'));
  const text = readFileSync(join(contentFolder, 'blog', name), 'utf8');
  const lines = text.split('\n').length;
  const linking = `${text}\n[un](/blog/quetzalcoatlus-a-venir) et [deux](/blog/quetzalcoatlus-brouillon).\n`;
  const content = contentWith({ ...HELD, [`blog/${name}`]: linking });
  const { diagnostics, ok } = await built(content);
  const found = diagnostics.filter(({ rule }) => rule === 'lien-vers-page-retenue');
  assert.not(ok);
  assert.equal(
    placesOf(found).map((place) => place.replace(/^error .*blog\/[^:]*:/, '')),
    [`${lines + 1}:1+34 lien-vers-page-retenue`, `${lines + 1}:39+38 lien-vers-page-retenue`],
  );
  assert.match(found[0]?.message ?? '', '2 janvier 2040');
  assert.match(found[1]?.message ?? '', 'brouillon');
  const seen = await built(content, { production: false });
  assert.ok(seen.ok, JSON.stringify(seen.diagnostics.filter(({ severity }) => severity === 'error')));
  assert.is(seen.diagnostics.filter(({ rule }) => rule === 'lien-vers-page-retenue').length, 2);
});

test('what a scheduled page links must be there on its day, for it comes by itself', async () => {
  const links = '[a](/nulle-part) [b](/blog/plus-tard) [c](/blog/en-meme-temps) [d](/contact) [e](/blog/moi-avant)';
  const content = contentWith({
    'blog/moi.md': articleText('date: 2040-01-05\nanciennesAdresses: [/blog/moi-avant]\n', links),
    'blog/en-meme-temps.md': articleText('date: 2040-01-05\n'),
    'blog/plus-tard.md': articleText('date: 2040-01-06\ntitreSeo: Plus tard\n'),
  });
  const { diagnostics, ok } = await built(content);
  assert.not(ok);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  assert.equal(
    errors.map(({ rule, column }) => `${column} ${rule}`),
    ['1 lien-mort', '18 lien-vers-page-retenue'],
  );
});

test('two pages that would have one address on a day to come are said before it', async () => {
  const [name = ''] = readdirSync(join(contentFolder, 'blog'));
  const former = `/blog/${name.replace('.md', '')}`;
  const clash = (fields: string) =>
    built(contentWith({ 'blog/moi.md': articleText(`${fields}anciennesAdresses: [${former}]\n`) }));
  assert.ok((await clash('date: 2040-01-05\n')).diagnostics.some(({ rule }) => rule === 'ancienne-adresse-prise'));
  assert.ok((await clash('brouillon: true\n')).ok, 'a draft may still change');
});

test('its former addresses wait with it, which is said', async () => {
  const { diagnostics } = await built(contentWith(HELD));
  const found = diagnostics.filter(({ rule }) => rule === 'ancienne-adresse-en-attente');
  assert.equal(
    found.map(({ file, line, severity }) => `${severity} ${file.replace(/^.*content\//, '')}:${line}`),
    ['warning blog/quetzalcoatlus-brouillon.md:3'],
  );
});

test.run();
