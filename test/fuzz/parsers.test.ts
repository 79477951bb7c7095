import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readContent } from '../../build/content/read/read.ts';
import { assertSameTree, countingParser } from '../support/markdown-trees.ts';
import { contentFolder, projectRoot } from '../support/real-site.ts';
import { mutated } from './mutations.ts';
import { forEachCase } from './random.ts';

const test = suite('Two parsers of Markdown, one tree');

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

test('any signs in any order', async () => {
  const { parse, fast } = countingParser();
  const cases = await forEachCase(({ below, pick }) => {
    const pieces = Array.from({ length: 1 + below(24) }, () => pick(below(2) === 0 ? BLOCKS : INLINES));
    assertSameTree(parse, pieces.join(''));
  }, 300);
  assert.ok(cases < 20 || fast() > 0, 'the fast parser has been asked');
});

test('the texts of the site, spoilt', async () => {
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

test.run();
