import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
