import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from '../../../../../build/content/parse/parse.ts';
import { readContent } from '../../../../../build/content/read/read.ts';
import { randomFrom } from '../../../../../src/format/random.ts';
import { folderWith } from '../../../../support/folder.ts';
import { OPTIONS, render } from '../../../../support/markdown.ts';
import { finds } from '../../../../support/markdown-cases.ts';
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
