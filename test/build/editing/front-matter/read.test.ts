import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { splitFrontMatter } from '../../../../build/content/parse/front-matter/front-matter.ts';
import { stepsOf } from '../../../../build/editing/front-matter/edit.ts';
import type { FieldEdit } from '../../../../build/editing/front-matter/field-edit.ts';
import { fieldAt, placeOf, readFrontMatter, withBody } from '../../../../build/editing/front-matter/read.ts';
import { pathsIn } from '../../../support/field-paths.ts';

const test = suite('Reading a front matter in the workshop, and the smallest steps of an edit');

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
    [2, 20, ['titre']],
    [3, 4, undefined],
    [4, 3, ['liste']],
    [5, 3, ['liste', 0]],
    [6, 6, ['liste', 1, 'nom']],
    [7, 8, ['liste', 1, 'atouts']],
    [7, 14, ['liste', 1, 'atouts', 0]],
    [7, 25, ['liste', 1, 'atouts', 1]],
    [9, 4, ['note']],
    [10, 12, ['note']],
    [11, 1, undefined],
    [12, 5, ['vide']],
    [1, 1, undefined],
    [13, 1, undefined],
    [15, 2, undefined],
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

test('what the build cannot read is unreadable here, too, and what it can is the same', () => {
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

const DATA = { lies: ['a', 'b', 'c'], fin: { texte: 'un', actions: [{ lien: '/a' }, { lien: '/b' }] }, vide: null };
const LISTS = ['lies'];

type Row = readonly [edit: FieldEdit, steps: readonly FieldEdit[]];
const to = (edit: FieldEdit, ...steps: FieldEdit[]): Row => [edit, steps];
const asItIs = (edit: FieldEdit): Row => [edit, [edit]];

/** Edits, and the steps that come to the same. */
const STEPS: Readonly<Record<string, readonly Row[]>> = {
  'what is there is removed, and nothing else, however that is said': [
    asItIs({ at: ['fin', 'texte'], remove: true }),
    to({ at: ['fin', 'texte'], value: undefined }, { at: ['fin', 'texte'], remove: true }),
    to({ at: ['fin', 'rien'], remove: true }),
    to({ at: ['fin', 'rien'], value: undefined }),
    asItIs({ at: ['lies', 0], remove: true }),
  ],
  'what has nowhere to stand comes with what holds it': [
    to({ at: ['seo', 'titre'], value: 'x' }, { at: ['seo'], value: { titre: 'x' } }),
    to({ at: ['vide', 'titre'], value: 'x' }, { at: ['vide'], value: { titre: 'x' } }),
    to({ at: ['fin', 'bouton', 0, 'nom'], value: 'x' }, { at: ['fin', 'bouton'], value: [{ nom: 'x' }] }),
    to({ at: ['vide'], insert: 0, value: 'x' }, { at: ['vide'], value: ['x'] }),
    to({ at: ['lies', 3], value: 'd' }, { at: LISTS, insert: 3, value: 'd' }),
    to(
      { at: ['fin', 'actions', 2, 'lien'], value: '/c' },
      { at: ['fin', 'actions'], insert: 2, value: { lien: '/c' } },
    ),
    asItIs({ at: ['lies', 5], value: 'd' }),
  ],
  'what is moved or inserted is, without fields that hold nothing': [
    asItIs({ at: LISTS, move: [0, 2] }),
    to({ at: LISTS, insert: 1, value: { a: 1, b: undefined } }, { at: LISTS, insert: 1, value: { a: 1 } }),
  ],
  'of a list only the items change that differ': [
    to({ at: LISTS, value: ['a', 'b', 'c'] }),
    to({ at: LISTS, value: ['a', 'x', 'c'] }, { at: ['lies', 1], value: 'x' }),
    to({ at: LISTS, value: ['a', 'x', 'b', 'c'] }, { at: LISTS, insert: 1, value: 'x' }),
    to({ at: LISTS, value: ['a', 'a', 'b', 'c'] }, { at: LISTS, insert: 1, value: 'a' }),
    to({ at: LISTS, value: ['a', 'c'] }, { at: ['lies', 1], remove: true }),
    to({ at: LISTS, value: ['x', 'c'] }, { at: ['lies', 0], value: 'x' }, { at: ['lies', 1], remove: true }),
    to(
      { at: LISTS, value: ['a', 'x', 'y', 'z'] },
      { at: ['lies', 1], value: 'x' },
      { at: ['lies', 2], value: 'y' },
      { at: LISTS, insert: 3, value: 'z' },
    ),
    to(
      { at: LISTS, value: ['a', 'b', 'c', 'd', 'e'] },
      ...['d', 'e'].map((value, nth) => ({ at: LISTS, insert: 3 + nth, value })),
    ),
    to({ at: LISTS, value: [] }, ...DATA.lies.map((): FieldEdit => ({ at: ['lies', 0], remove: true }))),
    to(
      { at: ['fin', 'actions'], value: [{ lien: '/a' }, { lien: '/x' }] },
      { at: ['fin', 'actions', 1, 'lien'], value: '/x' },
    ),
  ],
  'of a group only the fields change that differ, and those that are gone go last': [
    to(
      { at: ['fin'], value: { texte: 'deux', titre: 'x' } },
      { at: ['fin', 'texte'], value: 'deux' },
      { at: ['fin', 'titre'], value: 'x' },
      { at: ['fin', 'actions'], remove: true },
    ),
    to({ at: ['fin'], value: { ...DATA.fin, texte: undefined } }, { at: ['fin', 'texte'], remove: true }),
  ],
  'a value of another form takes the whole place': [
    asItIs({ at: LISTS, value: { a: 1 } }),
    asItIs({ at: ['fin'], value: ['a'] }),
    asItIs({ at: ['fin'], value: 'a' }),
  ],
};
for (const [sentence, cases] of Object.entries(STEPS))
  test(sentence, () => {
    for (const [edit, steps] of cases) assert.equal(stepsOf(DATA, edit), steps, JSON.stringify(edit));
  });

test.run();
