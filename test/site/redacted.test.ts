import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDefinition } from '../../build/contract/definition.ts';
import { fileText } from '../../build/contract/output.ts';
import { assert, suite } from '../suite.ts';
import { buildCopy } from '../support/build-copy.ts';
import { contentCopy } from '../support/content-copy.ts';
import { firstText } from '../support/first-text.ts';
import { folderWith } from '../support/folder.ts';
import { plainFiles } from '../support/plain-files.ts';
import { differingFiles, treeOfFiles } from '../support/tree.ts';
import { withFrontMatter } from '../support/with-front-matter.ts';

const test = suite('What is still to be filled in');

const SECRET = 'Quetzalcoatlus';
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
function article(text: string): string {
  const [front = ''] = withFrontMatter(firstText('blog').text, {
    titre: 'Un essai de texte',
    description: `${DESCRIPTION} Encore.`,
    anciennesAdresses: undefined,
    tempsLecture: undefined,
  }).split(/(?<=\n---\n)/);
  return `${front}\n${text}\n`;
}

/** The site with these texts beside its own. */
function siteWith(texts: Readonly<Record<string, string>>): SiteDefinition {
  const site = contentCopy();
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(site.contentDir, name), text);
  return site;
}

const BLANKS = {
  'pages/essai.md': head(`miseAJour: "${BLANK}"\n`) + WITH_BLANKS,
  'blog/un-essai.md': article(WITH_BLANKS),
};
const FILLED = { 'pages/essai.md': head('') + WITHOUT, 'blog/un-essai.md': article(WITHOUT) };

test('is in no byte of what is published, and leaves no trace there', async () => {
  const [out, other] = [join(folderWith(), 'dist'), join(folderWith(), 'dist')];
  const options = { production: true, compressed: true };
  const made = await buildCopy(siteWith(BLANKS), { ...options, out });
  assert.ok(made.ok, JSON.stringify(made.diagnostics.filter(({ severity }) => severity === 'error')));
  await buildCopy(siteWith(FILLED), { ...options, out: other });
  for (const { path, text } of plainFiles(out))
    assert.not.match(Buffer.from(text, 'latin1').toString(), /[Qq]uetzalcoatl|\[À\s+compléter/, path);
  assert.equal(differingFiles(out, other), []);
});

test('is there for whoever writes, also after a build for visitors has kept what it made', async () => {
  const site = siteWith(BLANKS);
  const before = await buildCopy(site, { production: true });
  const { files } = await buildCopy(site);
  const pages = treeOfFiles(files);
  const again = await buildCopy(site, { production: true });
  const page = files.find(({ path }) => path === 'essai/index.html');
  assert.match(page ? fileText(page) : '', SECRET);
  assert.not.equal(pages, treeOfFiles(before.files));
  assert.equal(treeOfFiles(again.files), treeOfFiles(before.files));
});

test('keeps a page that cannot be without it from being published, unless it is a draft', async () => {
  const text = `---\ntitre: "${BLANK}"\ndescription: ${DESCRIPTION}\n---\n\nUn texte.\n`;
  const built = (page: string) => buildCopy(siteWith({ 'pages/essai.md': page }), { production: true });
  const { ok, diagnostics } = await built(text);
  assert.not(ok);
  const [found] = diagnostics.filter(({ rule }) => rule === 'champ-a-remplir');
  assert.equal([found?.severity, found?.line, found?.column], ['error', 2, 8]);
  assert.match(found?.hint ?? '', 'brouillon: true');
  assert.ok((await built(text.replace('---\n', '---\nbrouillon: true\n'))).ok);
});
