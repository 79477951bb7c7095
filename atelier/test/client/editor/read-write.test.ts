import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EditorState } from 'prosemirror-state';
import { assert, suite } from '../../../../test/suite.ts';
import { writeDocument } from '../../../client/editor/model/to-markdown.ts';
import { plainly, read, withoutOrigins } from '../../support/rich-text.ts';

const test = suite('The text of the structured editor');

const ROOT = join(import.meta.dirname, '../../../..');

/** The texts below a folder, without their front matter. */
function textsIn(folder: string): [path: string, body: string][] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.md'))
    .map(({ parentPath, name }) => {
      const text = readFileSync(join(parentPath, name), 'utf8');
      const front = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? '';
      return [join(parentPath, name), text.slice(front.length)];
    });
}

/** Markdown as hardly anybody writes it. */
const ODD: readonly string[] = [
  '',
  '\n',
  'a',
  '\n\na  \n\n\nb',
  'a\r\nb\r\n\r\n- c\r\n  d\r\n',
  '* * *\n- a\n- \n- ***\n\n-\ta\n\n\tb\n',
  '- a\n* b\n+ c\n\n1. x\n1. y\n\n2) z\n',
  'Titre\n===\n\nSous\n---\ntexte\n',
  '    code\n\ttab\n\n~~~js x\n```\n~~~\n',
  '> a\nlazy\n> - b\n>\n>   c\n\n> d',
  '[^1]: a\n[^2]: b\n\n    c\n\nx[^1] y[^2] z[^3]\n',
  ':::astuce[T]\na\n\n::::exemple\nb\n::::\n:::\n\n:::attention\nouvert',
  ':::astuce{x}\na\n:::\n',
  ':::inconnu\na\n:::\n',
  '::tableau[A **b**]\n\n| a |\n|---|\n| b |\n',
  '::graphique[A]{barres}\n\n| a | b |\n|---|--:|\n| c | 1 |\n\n::calculateur-roi\n',
  'a | b\n- | -\n1 |\n2 | `a\\|b` | trop\n',
  '<div>\nx\n</div>\n\n<!-- c -->\ntexte <b>x</b> &amp; &copy; \\* \\{{x}} {{make.core}} `{{x}}`\n',
  '**a *b* ~~c~~** _d_ __e__ [**f** `g`](/h "i \\" j") <https://a.fr> https://b.fr a@b.fr\\\nfin  \nfin2\n',
  '![a](</b c.png> "d")\n\n[![a](b.png)](c)\n\nmot ![x {{y}}](z.png) mot\n',
  '- [ ] a\n- [x] b\n  - c\n\n    d\n- ```js\n  e\n  ```\n- > f\n-\n\n  g\n',
  '10. a\n11. b\n    c\n',
  '## T {#id}\n# {#x}\n###### `c` {#y-z} ###\n',
  '\ufeffa\n',
  '- - a\n  - b\n',
  '-     code\n\n- a\n\n\t\tcode\n\n>     code\n>     b\n',
  ':::astuce[**T**]\na\n:::\n\n:::astuce[]\n- a\n  1. b\n\n     | c |\n     |---|\n     | d |\n:::\n',
  ':::astuce\n| a |\n|---|\n| b |\n:::\n\nfin\n',
  '---\n\na\n***\n',
  '\\# a\n\n1\\. b\n\n\\- c\n\na\\\n',
  "[a]: /b 'c'\n[a] [a][] [x][a] ![a]\n",
];

const TEXTS = ['content', 'test/fixtures/strangers', 'test/fixtures/samples', 'atelier/guide']
  .flatMap(textsIn)
  .concat(ODD.map((text) => [JSON.stringify(text), text]));

test('a file that nobody changes is the same, byte for byte', () => {
  for (const [path, text] of TEXTS) {
    const { doc, origins } = read(text);
    doc.check();
    assert.is(writeDocument(doc, origins), text, path);
  }
});

test('a file whose every block is written anew says the same', () => {
  for (const [path, text] of TEXTS) {
    const { doc, origins } = read(text);
    const written = writeDocument(withoutOrigins(doc), origins);
    assert.equal(plainly(read(written).doc), plainly(doc), path);
  }
});

/** Types a sign behind the first words that equal `words`. */
function typeBehind(text: string, words: string): string {
  const { doc, origins } = read(text);
  let at = -1;
  doc.descendants((node, pos) => {
    const index = node.text?.indexOf(words) ?? -1;
    if (at === -1 && index !== -1) at = pos + index + words.length;
  });
  return writeDocument(EditorState.create({ doc }).tr.insertText('!', at).doc, origins);
}

test('a paragraph of several lines that is changed keeps the lines that are not', () => {
  const text = '> Une ligne\n> et « deux\n> trois », puis\n> la **quatre\n> cinq** et\n> la fin.\n';
  for (const words of ['Une', 'deu', 'trois »', 'qua', 'cinq', 'fin.'])
    assert.is(typeBehind(text, words), text.replace(words, `${words}!`), words);
  assert.is(typeBehind(typeBehind(text, 'Une'), 'fin'), text.replace('Une', 'Une!').replace('fin', 'fin!'));
});

test('a table at the end of a call-out does not take its last line for a row', () => {
  const text = ':::astuce\nUn\n\n| a |\n|---|\n| b |\n\nDeux\n:::\n\nfin\n';
  const { doc, origins } = read(text);
  const { tr } = EditorState.create({ doc });
  const at = (doc.firstChild?.nodeSize ?? 0) - 1;
  assert.is(writeDocument(tr.delete(at - 6, at).doc, origins), text.replace('Deux\n', ''));
});

test('a list that begins with signs alone stands apart from the paragraph above it', () => {
  const { doc, origins } = read('Un\n- - x\n');
  const { size } = doc.content;
  const changed = EditorState.create({ doc }).tr.delete(size - 6, size - 5).doc;
  assert.is(writeDocument(changed, origins), 'Un\n\n- -\n');
  assert.equal(plainly(read(writeDocument(changed, origins)).doc), plainly(changed));
});

test('a backslash that is typed right before a variable leaves it one', () => {
  const { doc, origins } = read('Dès {{x}}.\n');
  const typed = EditorState.create({ doc }).tr.insertText('\\', 5).doc;
  assert.equal(plainly(read(writeDocument(typed, origins)).doc), plainly(typed));
});

test('a variable beside escaped braces is one, and the braces are words', () => {
  const found: unknown[] = [];
  read('Dès {{make.core}}, ou \\{{x}} {{y}}.\n').doc.descendants(({ type, attrs }) => {
    if (type.name === 'variable') found.push(attrs.name);
  });
  assert.equal(found, ['make.core', 'y']);
});

test('addresses in a paragraph that is changed lead where they led', () => {
  for (const address of [
    'https://a.fr/?b=1&c=2',
    'https://a.fr/*x*/y~~z',
    'https://a.fr/?a=&amp;b',
    'https://a.fr/._a',
  ])
    for (const end of ['.', ')', ' puis', '']) {
      const written = typeBehind(`Lisez (${address}${end}\n`, 'Lisez');
      const [found] = read(written).doc.textContent.match(/https:\S*[^\s.)]/g) ?? [];
      assert.is(found, address, written);
      assert.not.match(written, '\\');
    }
});

test('signs stay what was typed, also right behind an address', () => {
  for (const words of [
    'https://a.fr<b>',
    '1https://a.fr<b>',
    'https://a.fr{{x}}',
    'ahttps://a.fr{{x}}',
    'https://a.fr.~~',
    '{{{x}}{y}',
  ]) {
    const { doc, origins } = read('Lisez.\n');
    const typed = EditorState.create({ doc }).tr.insertText(` ${words}`, 6).doc;
    assert.is(read(writeDocument(typed, origins)).doc.textContent, typed.textContent, words);
  }
});
