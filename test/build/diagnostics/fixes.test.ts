import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../../build/contract/diagnostic.ts';
import { clampToSources } from '../../../build/diagnostics/limits.ts';
import { closest } from '../../../build/diagnostics/suggest.ts';
import { build } from '../../../build/pipeline/pipeline.ts';
import { assert, suite } from '../../suite.ts';
import { fixtureSite, textPage } from '../../support/fixture-site.ts';

const test = suite('What diagnostics offer');

const NOTED = '[^source]: Une source.';

/** A text that has one thing wrong, by the rule that says so. */
const inTexts: Readonly<Record<string, string>> = {
  'bloc-inconnu': ':::astuse\nUn texte.\n:::',
  'encadre-mal-ecrit': ':::Astuce [Un titre]\nUn texte.\n:::',
  'identifiant-invalide': '## Écrire {#Écrire ici}\n\nUn texte.',
  'langage-inconnu': '```javascrip\na\n```',
  'accent-grave-seul': 'Aujourd`hui.',
  'emphase-avec-espace': 'Un mot **gras ** ici.',
  'lien-mal-ecrit': 'Un [lien] (/contact) ici.',
  'renvoi-sans-cible': `Un texte[^sourse] et un autre[^source].\n\n${NOTED}`,
  'ligne-de-tableau': '| a | b |\n|---|---|\n| c |',
  'tableau-sans-regle': '| a | b |\n|---|\n| c | d |',
};

const inFields: Readonly<Record<string, string>> = {
  'cle-inconnue': '---\ntitr: Faux\ndescription: Ce que dit cette page.\n---\n\nUn texte.\n',
  'guillemets-affiches': '---\ntitre: “Autre”\ndescription: Ce que dit cette autre page.\n---\n\nUn texte.\n',
};

const inLinks: Readonly<Record<string, string>> = {
  'lien/page': 'Un [lien vers /contac](/contac "Titre").',
  'lien/ancre': 'Un [lien](#ecrir).\n\n## Écrire\n\nUn texte.',
  'lien/autre-ancre': 'Un [lien](/cible#ecrir).',
  'lien/courriel': 'Un [lien](nom@exemple.fr).',
};

const fileOf = (rule: string) => `content/pages/${rule.replace('/', '-')}.md`;
const filesOf = (texts: Readonly<Record<string, string>>, wrap = false) =>
  Object.fromEntries(
    Object.entries(texts).map(([rule, text]) => [fileOf(rule), wrap ? textPage(`La page ${rule}`, text) : text]),
  );

for (const [where, files] of [
  ['texts', filesOf(inTexts, true)],
  ['front matter', filesOf(inFields)],
  ['links', { ...filesOf(inLinks, true), 'content/pages/cible.md': textPage('Cible', '[Ici](/contac).\n\n## Écrire') }],
] as const) {
  test(`mends every slip of ${where}, and nothing else`, async () => {
    const { after, root } = await takingOffers(files);
    const left = after.diagnostics.filter(({ file }) => file in files);
    assert.equal(
      left.map(({ file, line, message }) => [`${file}:${line} ${message}`, readFileSync(join(root, file), 'utf8')]),
      [],
    );
  });
}

test('is offered only where all of it can be put in the place', () => {
  const place = { file: 'a.md', line: 1, column: 3, length: 9 };
  const found: Diagnostic = { severity: 'error', ...place, rule: 'essai', message: 'Non.', hint: 'Oui.', fix: 'oui' };
  const [cut] = clampToSources([found], new Map([['a.md', 'a bcd\nefgh']]));
  assert.is(cut?.fix, undefined, 'the span goes on in the next line');
  const [whole] = clampToSources([found], new Map([['a.md', 'a bcdefghijk']]));
  assert.is(whole?.fix, 'oui');
});

const SLUGS = ['agents-ia', 'airtable-pro-astuces', 'asana-intelligence', 'claude-make', 'ia-nocode-productivite'];
const PATHS = ['/', '/blog', '/blog/agents-ia', '/contact', '/services', '/services/design'];

const expected: [written: string, candidates: string[], meant: string | undefined][] = [
  // The same but for case, accents and separators.
  ['Agents IA', SLUGS, 'agents-ia'],
  ['Design et UX', ['Design & UX', 'design et ux'], 'design et ux'],
  ['titre_seo', ['titreSEO', 'titre', 'titre-seo'], 'titre-seo'],
  // The start of a name, or a name with something behind it; the nearest in length.
  ['asana', SLUGS, 'asana-intelligence'],
  ['service', PATHS, '/services'],
  // A part of a name, from the start of a word.
  ['nocode', SLUGS, 'ia-nocode-productivite'],
  ['agents-ia', PATHS, '/blog/agents-ia'],
  ['code', SLUGS, undefined],
  ['/blog/un-article-de-plus', PATHS, undefined],
  // Slips of the keys, more of them in longer names.
  ['tire', ['titre', 'texte'], 'titre'],
  ['role', ['code', 'cote'], undefined],
  ['asana-inteligense', SLUGS, 'asana-intelligence'],
  // Too little to go by.
  ['a', SLUGS, undefined],
  ['', SLUGS, undefined],
  ['agents-ia', [], undefined],
];

for (const [written, candidates, meant] of expected)
  test(`« ${written} » among ${candidates.join(', ')} means ${meant ?? 'nothing known'}`, () => {
    assert.is(closest(written, candidates), meant);
    assert.is(closest(written, [...candidates].reverse()), meant, 'in whatever order they come');
  });

test('an equal word comes before a start, a part and a slip; then the alphabet decides', () => {
  const names = ['OUTILS', 'outil', 'outils de vente', 'les outils', 'outifs'];
  for (const [index, name] of names.entries())
    assert.is(closest('outils', ['sans rapport', ...names.slice(index).reverse()]), name);
  assert.is(closest('outil', ['outilb', 'outila', 'outilc']), 'outila');
});

/** The text with what the diagnostic offers in the place of what it underlines. */
function mended(text: string, { line, column, length = 1, fix = '' }: Diagnostic): string {
  const lines = text.split('\n');
  const written = lines[line - 1] ?? '';
  return lines.with(line - 1, written.slice(0, column - 1) + fix + written.slice(column - 1 + length)).join('\n');
}

/** Builds a site of bad texts, takes what is offered for each, and builds it again. */
async function takingOffers(files: Readonly<Record<string, string>>) {
  const site = fixtureSite(files);
  const before = await build(site);
  for (const path of Object.keys(files)) {
    const offered = before.diagnostics.filter(({ file, fix }) => file === path && fix !== undefined);
    const [last] = offered.reverse();
    assert.ok(last, `nothing is offered in ${path}: ${JSON.stringify(before.diagnostics)}`);
    const place = join(site.root, path);
    writeFileSync(place, offered.reduce(mended, readFileSync(place, 'utf8')));
  }
  const after = await build(site);
  return { before, after, root: site.root };
}
