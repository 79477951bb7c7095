import { execFileSync } from 'node:child_process';
import { parse } from '../../../../../build/content/parse/parse.ts';
import { readContent } from '../../../../../build/content/read/read.ts';
import { randomFrom } from '../../../../../src/format/random.ts';
import { assert, suite } from '../../../../suite.ts';
import { all, parseHtml, textOf } from '../../../../support/dom.ts';
import { folderWith } from '../../../../support/folder.ts';
import { OPTIONS, render, reports } from '../../../../support/markdown.ts';
import { projectRoot } from '../../../../support/project-root.ts';
import { placesOf } from '../../../../support/sources.ts';

const test = suite('The Markdown parser, and its places');

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

/** The links of a text, each with its own words. */
const linksOf = (text: string) => {
  const page = parseHtml(render(text).html);
  return all(page, 'a').map((link) => [link.attribs.href, textOf(link)].join(' '));
};

test('a colon that touches a word is a colon, whatever stands behind it', () => {
  reports({
    'À 18:30[^1], en 16:9[^1], par node:fs[^1].\n\n[^1]: Un.': [],
    'À 9:30[x](/contact) et mot:mot[x][r].\n\n[r]: /un': [],
    '| 9:30[x](/a) |\n|---|\n| 9:30[^1] |\n\n- [ ] 8:00[^1]\n\n[^1]: Un.': [],
    ':::astuce[À 9:30[^1]]\nUn\n:::\n\n[^1]: Un.': [],
  });
  assert.equal(linksOf('À 9:30[x](/contact), :a[y](/b) et :c[z]{d}'), ['/contact x', '/b y']);
  assert.match(render('Un :a[b]{c} :d').html, '<p>Un :a[b]{c} :d</p>');
});

test('a bare address ends before what closes a sentence or a quotation around it', () => {
  for (const closing of ['»', '”', '’', '…', '…»', '’.', '”),', '.”', '»)', '\u200b', ' »', '\u00a0»', '–'])
    for (const address of ['https://exemple.fr', 'https://exemple.fr/', 'http://exemple.fr/a(b)', 'www.exemple.fr/a']) {
      const href = address.replace(/^www/, 'http://www');
      assert.equal(linksOf(`Voir ${address}${closing} ou`), [`${href} ${address}`], closing);
      assert.match(render(`(${address}${closing} ou`).html, closing.trim());
    }
  assert.equal(linksOf('Un https://exemple.fr/l’été et “https://exemple.fr/a”(un)'), [
    "https://exemple.fr/l%E2%80%99%C3%A9t%C3%A9 https://exemple.fr/l'été",
    'https://exemple.fr/a https://exemple.fr/a',
  ]);
  assert.equal(linksOf('Un https://… et [un](https://exemple.fr/a…)'), ['https://exemple.fr/a%E2%80%A6 un']);
});

test('an e-mail address in emphasis is the address alone', () => {
  for (const text of ['_a@b.fr pour nous joindre_', '__a@b.fr__', '*a@b.fr*', 'Un _mot a@b.fr_.', '_a@b.fr, un_'])
    assert.equal(linksOf(text), ['mailto:a@b.fr a@b.fr'], text);
  assert.equal(linksOf('Un _a_b@c.fr et a_b@c.fr'), ['mailto:_a_b@c.fr _a_b@c.fr', 'mailto:a_b@c.fr a_b@c.fr']);
});

const PIECES = [
  ...['mot', ' ', '\n', '\n\n', '> ', '- ', '1. ', '    ', '## ', '##', '#', '**', '*', '_', '`', '```', '~~~', '---'],
  ...['| a | b |', '|--|--|', '[x](/y)', '[x](', '![', ']', '(/a b)', '[^1]', '[^1]: ', '[n]: /x', '{{a}}', '{{', '}}'],
  ...[':::astuce', ':::', '::calculateur-roi', '<b>', '</b>', '<!--', '-->', '\\', '&amp;', 'a@b.fr', 'https://a.fr'],
  ...['{#id}', '• ', 'é', '🚀', 'a:b[c]', '»', '…', '_a@b.fr', '\t', '\u00a0', '\ufeff', '[ ] ', 'ftp:', '"', '§'],
];

test('a byte-order mark before the text is a character like any other', () => {
  reports({
    '\ufeff\ufeff||\n-|-\n{{}': ['? 3:1+3 variable-mal-ecrite', '? 3:1+3 ligne-de-tableau'],
    '\ufeffa\n{{}': '? 2:1+3 variable-mal-ecrite',
    '\ufeff##\n\nUn **gras ** ici': ['1:2+2 titre-vide', '? 3:4+9 emphase-avec-espace'],
  });
});

test('words behind the opening or the closing colons of a block are not lost without a word', () => {
  reports({
    ':::astuce[Titre] suite\nUn\n:::': '1:1+22 encadre-mal-ecrit',
    ':::astuce[Titre]{.x\nUn\n:::': '1:1+19 encadre-mal-ecrit',
    'Un\n\n> :::astuce\n> Un\n> ::: deux': '5:3+8 encadre-mal-ecrit',
    ':::astuce[Titre *un*]  \nUn\n:::  ': [],
    ':::astuce\n```\n:::\n```\n:::': [],
  });
});

test('where no program of the parser is installed, the fault says how to get one', () => {
  const program = "import('./build/content/parse/markdown/parser.ts').catch((error) => console.log(error.message))";
  const env = { ...process.env, NAPI_RS_NATIVE_LIBRARY_PATH: '/absent.node' };
  const output = execFileSync(process.execPath, ['--import', 'tsx', '-e', program], {
    cwd: projectRoot,
    env,
    encoding: 'utf8',
  });
  assert.match(output, 'npm ci');
  assert.match(output, process.arch);
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
