import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withinTime } from '../../build/content/parse/deadline.ts';
import { readContent } from '../../build/content/read/read.ts';
import { findPlaceholders } from '../../build/content/validate/placeholders.ts';
import { withinSources } from '../../build/diagnostics/limits.ts';
import { printDiagnostics } from '../../build/diagnostics/print.ts';
import { site } from '../../src/site.ts';
import { fixtureSite } from '../support/fixture-site.ts';
import { assertSameTree, countingParser } from '../support/markdown-trees.ts';
import { contentFolder, projectRoot } from '../support/real-site.ts';
import { mutated } from './mutations.ts';
import { pageMaker } from './page-maker.ts';
import { pathologicalTexts, REPEATED } from './pathological.ts';
import { forEachCase, LONG } from './random.ts';

const test = suite('Two parsers of Markdown, and texts that kept programs busy');

const BLOCKS = [
  ...['\n', '\n\n', '\n', '> ', '- ', '1. ', '2) ', '+ ', '    ', '## ', '##', '#', '---', '* * *', '\n===', '~~~'],
  ...['```', '\n\n    ', '\n```js\n', '\n```\n', '| a | b |', '|--|--|', '\n| a | b |\n|--|:-:|\n', '[ ] ', '[x] '],
  ...['\n:::astuce\n', '\n:::astuce[Titre : un]\n', '\n:::\n', '\n::::x[É t, à]\n', '\n::::\n', '\n\n::calcul\n\n'],
  ...["\n\n::calcul[Un, l'é : 5 %]{barres}\n\n", '\n::t[À b]\n', ':::', '::calcul', '::::a', '[n]: /x'],
  ...['\n\n[n]: /x\n\n', '[^1]: ', '\n\n[^1]: Une note.\n'],
];
const INLINES = [
  ...['mot', ' ', '**', '*', '_', '~~', '~', '`', '``', '\\', '\\\n', '  \n', '\t', '"', '(', ')', '«', '»', '’', '!'],
  ...['[x](/y)', '[x](', '![', ']', '(/a b)', '[^1]', '[n]', '[n][]', '{{a}}', '{{', '}}', '{#id}', '.', ',', '§'],
  ...['<b>', '</b>', '<!--', '-->', '<a@b.fr>', '<https://x.y>', '&amp;', '&eacute;', '&nope;', '•', '|', 'a@b.fr'],
  ...['https://a.fr', 'www.a.fr', 'http://a_b.fr/é?x=(1)', ': ', ' :', '\u00a0: ', ':a', ':a[b]', '12:30', 'é', '🚀'],
  ...['日', '\u0301', '\u00a0', '\u202f', '\u2028', '\ufeff', '😀**'],
];

test('two parsers make one tree of any signs in any order', async () => {
  const { parse, fast } = countingParser();
  const cases = await forEachCase(({ below, pick }) => {
    const pieces = Array.from({ length: 1 + below(24) }, () => pick(below(2) === 0 ? BLOCKS : INLINES));
    assertSameTree(parse, pieces.join(''));
  }, 300);
  assert.ok(cases < 20 || fast() > 0, 'the fast parser has been asked');
});

test('two parsers make one tree of the texts of the site, spoilt', async () => {
  const { value: files } = readContent(projectRoot, contentFolder);
  const { parse } = countingParser();
  await forEachCase((random) => {
    const { text: written } = random.pick(files);
    const body = written.slice(written.indexOf('\n---\n') + 5);
    const start = body.indexOf('\n', random.below(body.length)) + 1;
    // As UTF-8 has it: half of a surrogate pair is refused before a parser sees it.
    const text = Buffer.from(mutated(body.slice(start, start + 1500), random)).toString();
    assertSameTree(parse, text);
  }, 300);
});

/** Characters. At what a file may weigh, a text that is refused takes twelve seconds of the processor, and one alone minutes of a busy machine. */
const LENGTH = LONG ? 60_000 : 3000;
/** How many of them the long run draws at that length: each may take the processor for six seconds before it is refused. */
const SAMPLE = 25;
/**
 * Of all stages together, in milliseconds of processor time: far from what any of them takes, and far from minutes. On a busy machine a text
 * that was stopped by the clock before it had its time (12 s at what a file may weigh) is started again.
 */
const MOST = 60_000;

test('every small file that took minutes becomes a page or diagnostics, of which a writer can read the list', async () => {
  const { draw } = await pageMaker(fixtureSite());
  const check = async ([name, text]: [string, string]) => {
    const before = process.cpuUsage();
    const { pages, diagnostics } = await draw('pages/x.md', text);
    const sources = new Map([['content/pages/x.md', text]]);
    const printed = printDiagnostics(withinSources(diagnostics, sources), sources);
    const { user, system } = process.cpuUsage(before);
    assert.ok(pages.length + diagnostics.length > 0, name);
    assert.ok(printed.length < 25_000, `${name} prints ${printed.length} characters`);
    assert.ok(user + system < MOST * 1000, `${name} takes ${(user + system) / 1000} ms`);
  };
  const texts = [...pathologicalTexts(LENGTH)];
  if (LONG) await forEachCase(({ pick }) => check(pick(texts)), SAMPLE, SAMPLE);
  else for (const one of texts) await check(one);
});

test('what waits for its final value is found in time in a file of any content', () => {
  const place = { path: 'content/a.md', name: 'a.md' };
  const sources = REPEATED.map((piece) => ({ ...place, text: piece.repeat(190_000 / piece.length) }));
  assert.ok(withinTime(MOST, () => findPlaceholders(sources, site.placeholders)));
});

test.run();
