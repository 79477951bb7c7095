import { findPlaceholders } from '../../build/content/validate/text-checks.ts';
import { clampToSources } from '../../build/diagnostics/limits.ts';
import { printDiagnostics } from '../../build/diagnostics/print.ts';
import { site } from '../../src/site.ts';
import { assert, suite } from '../suite.ts';
import { fixtureSite } from '../support/fixture-site.ts';
import { withinTime } from '../support/within-time.ts';
import { pageMaker } from './page-maker.ts';
import { forEachCase, LONG } from './random.ts';

const test = suite('Texts that kept programs busy');

/** The front matter of the fixture's pages, and a text after it. */
const page = (body: string): string => `---\ntitre: Un titre\ndescription: Ce que dit la page.\n---\n\n${body}\n`;
const fill = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const nested = (piece: string, length: number): string =>
  each(Math.floor(Math.sqrt(length)), (level) => `${'  '.repeat(level)}${piece}\n`);
const each = (length: number, text: (index: number) => string): string =>
  Array.from({ length }, (_, index) => text(index)).join('');

/** Texts whose parsing, in one program or another, takes the square of their length, a call inside a call, or for ever. */
const REPEATED: readonly string[] = [
  ...[']', '[', '*_', '*a_a', '~a ~~', '`a``b```c', '<a>', '<', '&a;', '\\', '![', '[a](', '[a]: b\n', '|a', '>'],
  ...['> a\nb\n', '- ', '1. ', '{', '{{', '{{a}} ', 'www.', 'a.b-', 'a@', 'http://a', ' ', '\n', ':a[', '::::a\n'],
  ...['## a\n\n', '## a {#b}\n', '***\n', 'a  \n', 'a\\\n', '<!--', '[^a]: b\n\n[^a]\n\n', '"', "'", '«', 'a: '],
  ...['[À compléter:', '**gras **', '• ', '::: ', '\t', '/blog/a ', '[a](/b) ', '![](', '- [ ] ', '|\n', '=', '-'],
  ...['\u00a0:', '1 000 '],
];

const YAML = ['? ', ': ', '! ', '!a ', '&a ', '{a: ', 'a: 1\n', 'a:\n ', 'c\n', ' #', ','];
const CODE = ['${', '`${', '<a ', '{', '"', '/*', "'\\"];

/** Every hostile text of about this length, in characters, with a name. */
function pathologicalTexts(length: number): Map<string, string> {
  const half = Math.floor(length / 10);
  return new Map([
    ...REPEATED.map((piece): [string, string] => [`text ${JSON.stringify(piece)}`, page(fill(piece, length))]),
    ...[...REPEATED, ...YAML].map((piece): [string, string] => [
      `yaml ${JSON.stringify(piece)}`,
      `---\n${fill(piece, length)}\n---\n`,
    ]),
    ...CODE.flatMap((piece) =>
      ['javascript', 'xml', 'css', 'bash', 'sql', 'json'].map((language): [string, string] => [
        `${language} ${JSON.stringify(piece)}`,
        page(`\`\`\`${language}\n${fill(piece, length)}\n\`\`\``),
      ]),
    ),
    ['lazy quote', page(`> a\n${fill('a\n', length)}`)],
    ['nested links', page(`${'['.repeat(half)}a${'](/b)'.repeat(half)}`)],
    ['nested lists', page(nested('- a', length))],
    ['nested quotes', page(nested('> a', length))],
    ['one table cell a letter', page(`|a|b|\n|-|-|\n${fill('|a|b|\n', length)}`)],
    ['headings of their own', page(each(half, (index) => `## ${index}\n\n`))],
    ['dead links of their own', page(each(half, (index) => `[a](/${index}) `))],
    ['notes of their own', page(each(half / 2, (index) => `[^${index}]\n\n[^${index}]: a\n\n`))],
    ['keys of their own', `---\n${each(half, (index) => `k${index}: 1\n`)}---\n`],
    ['a billion laughs', laughs()],
    ['deeper and deeper', `---\n${nested('a:', length)}---\n`],
  ]);
}

function laughs(): string {
  const lines = Array.from({ length: 26 }, (_, index) => `b${index + 1}: &b${index + 1} [*b${index}, *b${index}]`);
  return `---\nb0: &b0 [x, x]\n${lines.join('\n')}\n---\n`;
}

/** Characters of a text. */
const LENGTH = LONG ? 60_000 : 3000;
/** Number of texts that the long run draws. */
const SAMPLE = 25;
/** Milliseconds of processor time for all stages of a text: far from what any of them takes, and far from minutes. */
const LIMIT_MS = 60_000;

test('small files that once took minutes become a page or readable diagnostics', async () => {
  const { draw } = await pageMaker(fixtureSite());
  const check = async ([name, text]: [string, string]) => {
    const before = process.cpuUsage();
    const { pages, diagnostics } = await draw('pages/x.md', text);
    const sources = new Map([['content/pages/x.md', text]]);
    const printed = printDiagnostics(clampToSources(diagnostics, sources), sources);
    const { user, system } = process.cpuUsage(before);
    assert.ok(pages.length + diagnostics.length > 0, name);
    assert.ok(printed.length < 25_000, `${name} prints ${printed.length} characters`);
    assert.ok(user + system < LIMIT_MS * 1000, `${name} takes ${(user + system) / 1000} ms`);
  };
  const texts = [...pathologicalTexts(LENGTH)];
  if (LONG) await forEachCase(({ pick }) => check(pick(texts)), SAMPLE, SAMPLE);
  else for (const one of texts) await check(one);
});

test('placeholders are found in linear time in any file of content', () => {
  const place = { path: 'content/a.md', name: 'a.md' };
  const sources = REPEATED.map((piece) => ({ ...place, text: piece.repeat(190_000 / piece.length) }));
  assert.ok(withinTime(LIMIT_MS, () => findPlaceholders(sources, site.placeholders)));
});
