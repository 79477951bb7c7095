import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import { editFrontMatter } from '../../build/editing/front-matter/edit.ts';
import { readFrontMatter } from '../../build/editing/front-matter/read.ts';
import { paths } from '../../src/routes.ts';
import { folderWith } from './folder.ts';
import { projectRoot } from './project-root.ts';
import { articleFile, withFrontMatter } from './with-front-matter.ts';

const SAMPLES = join(projectRoot, 'test/fixtures/samples');

/** Elements that a test may need in an article; some article of the tests' site has each. */
const ARTICLE_ELEMENTS = {
  roiCalculator: /^::calculateur-roi$/m,
  billCalculator: /^::calculateur-factures$/m,
  code: /(?:^```text\n[\s\S]*){3}/m,
  campaign: /utm_campaign/,
  related: /^lies: \[\w/m,
} as const;

/** As many articles as the tests of lists go through. */
const ENOUGH = 10;

/** A folder of texts, or a copy of it with what tests need and its articles have not. */
function withSamples(content: string): string {
  const texts = articlesIn(content).map(({ text }) => text);
  const isWhole = Object.values(ARTICLE_ELEMENTS).every((sign) => texts.some((text) => sign.test(text)));
  const prices = 'pages/tarifs-outils.md';
  if (isWhole && texts.length >= ENOUGH && existsSync(join(content, prices))) return content;
  const copy = folderWith();
  cpSync(content, copy, { recursive: true });
  cpSync(join(SAMPLES, 'blog'), join(copy, 'blog'), { recursive: true });
  if (!existsSync(join(copy, prices))) cpSync(join(SAMPLES, prices), join(copy, prices));
  for (const name of readdirSync(join(SAMPLES, 'faits')))
    addFacts(join(copy, 'faits', name), join(SAMPLES, 'faits', name));
  for (let number = texts.length; number < ENOUGH; number++)
    writeFileSync(join(copy, `blog/essai-${number}.md`), filler(number));
  return copy;
}

/** Name of the first article in a folder of texts that holds a sign. */
function articleHolding(content: string, sign: RegExp): string {
  const found = articlesIn(content).find(({ text }) => sign.test(text));
  if (!found) throw new Error(`no article holds ${sign}`);
  return found.name.replace(/\.md$/, '');
}

function articlesIn(content: string): { name: string; text: string }[] {
  const names = readdirSync(join(content, 'blog')).filter((name) => name.endsWith('.md'));
  return names.sort().map((name) => ({ name, text: readFileSync(join(content, 'blog', name), 'utf8') }));
}

/** Adds the facts of a sample to those that a file has; its own stay as they are. */
function addFacts(file: string, sample: string): void {
  if (!existsSync(file)) {
    cpSync(sample, file);
    return;
  }
  const own = readFileSync(file, 'utf8');
  const missing = factsIn(readFileSync(sample, 'utf8')).filter(({ nom }) => !own.includes(`nom: ${nom}\n`));
  const at = ['faits'];
  writeFileSync(
    file,
    missing.reduce((text, value) => editFrontMatter(text, { at, insert: 0, value }), own),
  );
}

function factsIn(text: string): { nom: string }[] {
  const read = readFrontMatter(text);
  return 'data' in read && Array.isArray(read.data.faits) ? read.data.faits : [];
}

/** A word for each, by which the search knows it. */
const WORDS = ['abricot', 'bouleau', 'cerise', 'dahlia', 'érable', 'fougère', 'genêt', 'houx', 'iris', 'jasmin'];

const PARAGRAPH = 'Automatiser un essai demande peu de mots, et ceux-ci suffisent pour que le texte ait une longueur. ';

function filler(number: number): string {
  const body = `## Ce que c'est\n\n${PARAGRAPH.repeat(12)}\n\n## Ce que ce n'est pas\n\nUn article à lire.`;
  return articleFile(`Automatiser le ${WORDS[number % WORDS.length]}`, body, { date: `2025-01-0${(number % 9) + 1}` });
}

/** The address and services of the tests' own site: at the root of a host, and calling nobody. */
const PUBLISHED = {
  adresse: 'https://orbite.example',
  trailingSlash: false,
  delivery: undefined,
  mesure: undefined,
} as const;

/**
 * The texts that the tests' site is built from: the project's, or those of the folder that TEST_CONTENT names. Where the agency publishes its site, and who
 * receives its messages, is no matter of these tests: they have settings of their own for it, in a copy where the agency's differ. Where its articles
 * are few, or hold no calculator, some for tests stand beside them.
 */
export const contentFolder = withSamples(withOwnAddress(resolve(projectRoot, process.env.TEST_CONTENT ?? 'content')));

/** The path of an article that has what some tests need: one of today's, where one has it. */
export function articleWith(what: keyof typeof ARTICLE_ELEMENTS): string {
  return paths.article(articleHolding(contentFolder, ARTICLE_ELEMENTS[what]));
}

/** A folder of texts, or a copy of it where its settings are those of a site gone live. */
function withOwnAddress(content: string): string {
  const settings = readFileSync(join(content, 'site.md'), 'utf8');
  const written = parse(settings.split(/^---$/m)[1] ?? '');
  if (Object.entries(PUBLISHED).every(([key, value]) => (written[key] || undefined) === (value || undefined)))
    return content;
  const copy = folderWith();
  cpSync(content, copy, { recursive: true });
  writeFileSync(join(copy, 'site.md'), withFrontMatter(settings, PUBLISHED));
  return copy;
}

/** Settings of an agency that publishes its site below a folder, on a host that wants slashes. */
export const LIVE_SETTINGS = {
  adresse: 'https://agence.test/depot',
  trailingSlash: true,
  delivery: { endpoint: 'https://messages.agence.test/' },
  mesure: { endpoint: 'https://mesure.agence.test/vues' },
  securite: { expire: '2030-01-01' },
};
