import { splitFrontMatter } from '../../../../build/content/parse/front-matter/front-matter.ts';
import { fieldAt, placeOf, readFrontMatter, withBody } from '../../../../build/editing/front-matter/read.ts';
import { assert, suite } from '../../../suite.ts';
import { pathsIn } from '../../../support/field-paths.ts';

const test = suite('Reading a front matter in the workshop');

const PAGE = `---
titre: "Été" # provisoire
# une liste
liste:
  - un
  - nom: deux
    atouts: [vite, "bien fait"]
note: |
  Une ligne.
  Une autre.

vide:
---

Texte.
`;

test('a place on a key or a value belongs to its field', () => {
  const places: [line: number, column: number, at: unknown][] = [
    [2, 1, ['titre']],
    [2, 10, ['titre']],
    [3, 4, undefined],
    [4, 3, ['liste']],
    [5, 3, ['liste', 0]],
    [6, 6, ['liste', 1, 'nom']],
    [7, 8, ['liste', 1, 'atouts']],
    [7, 14, ['liste', 1, 'atouts', 0]],
    [9, 4, ['note']],
    [11, 1, undefined],
    [12, 5, ['vide']],
    [1, 1, undefined],
    [99, 1, undefined],
  ];
  for (const [line, column, at] of places) assert.equal(fieldAt(PAGE, line, column), at, `${line}:${column}`);
});

test("a field's place is one that belongs to it", () => {
  const read = readFrontMatter(PAGE);
  assert.not('unreadable' in read);
  for (const at of pathsIn('data' in read ? read.data : {})) {
    const place = placeOf(PAGE, at);
    const found = fieldAt(PAGE, place?.line ?? 0, place?.column ?? 0) ?? [];
    assert.equal(found.slice(0, at.length), at, at.join('.'));
  }
  assert.equal(placeOf(PAGE, ['absent']), { line: 1, column: 1, length: 3 });
});

test('a file is unreadable here exactly if the build cannot read it', () => {
  const sound = ['---\n---\n', '---\n---', '---\n# rien\n---\nTexte', '--- \na: 1\n---  \n\nTexte'];
  const long = ['---\na: 1\n---\n\n\n\nTexte', '---\na: |\n  x\n---\nTexte\n---\n'];
  const open = ['', 'Texte', '---\na: 1\n', '---\na: 1\n----\n---\n', '----\na: 1\n---\n', '---json\n{}\n---\n'];
  const yaml = ['- a', 'texte', 'a: &x 1', 'a: !!str 1', 'a: 1\na: 2', `a: ${'x'.repeat(41_000)}`];
  const texts = [...sound, ...long, ...open, ...yaml.map((lines) => `---\n${lines}\n---\n`)];
  for (const text of texts)
    assert.equal(readFrontMatter(text), splitFrontMatter('x.md', text).value ?? { unreadable: true }, text);
});

test('a body that cannot be told from its front matter is never replaced', () => {
  assert.throws(() => withBody('---\na: 1\n', 'Texte'));
  assert.is(withBody('---\na: 1\n---', 'Texte'), '---\na: 1\n---\n\nTexte');
});
