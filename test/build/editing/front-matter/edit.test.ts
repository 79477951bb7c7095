import { splitFrontMatter } from '../../../../build/content/parse/front-matter/front-matter.ts';
import { editFrontMatter } from '../../../../build/editing/front-matter/edit.ts';
import type { FieldEdit } from '../../../../build/editing/front-matter/field-edit.ts';
import { keepLineEndings } from '../../../../build/editing/front-matter/line-endings.ts';
import { readFrontMatter } from '../../../../build/editing/front-matter/read.ts';
import { assert, suite } from '../../../suite.ts';

const test = suite('Editing a front matter');

const PAGE = `---
# Relu par Anne
titre: "L'été : un essai" # provisoire
categorie: Agents IA
date: 2025-01-25

lies: [a, "b", c]
badges: []
fin:
  texte: >
    un texte

  actions:
    # le premier
    - libelle: 'Écrire'
      lien: /contact # vers la page
    # le second
    - lien: /services
      libelle: Voir
vide:
note: |
  Une ligne.

  Une autre.
---

Un texte.
`;

/** A description, an edit, and the words of the page that give way to others. */
const row = (description: string, edit: FieldEdit, before: string, after: string) => ({
  description,
  edit,
  before,
  after,
});
const SINGLE = [
  row(
    'double quotes and a comment stay',
    { at: ['titre'], value: 'Un "autre"' },
    `"L'été : un essai" #`,
    `"Un \\"autre\\"" #`,
  ),
  row('single quotes stay', { at: ['fin', 'actions', 0, 'libelle'], value: "L'envoi" }, `'Écrire'`, `'L''envoi'`),
  row('one that needs quotes gets them', { at: ['categorie'], value: 'Agents : IA' }, 'Agents IA', '"Agents : IA"'),
  row('one that starts with a quote does, too', { at: ['categorie'], value: '« IA »' }, 'Agents IA', '"« IA »"'),
  row('one that looks like a number does, too', { at: ['categorie'], value: '12' }, 'Agents IA', '"12"'),
  row('a number takes the place of a text', { at: ['titre'], value: 12 }, `"L'été : un essai"`, '12'),
  row('an item in brackets', { at: ['lies', 1], value: 'bé, bé' }, '"b"', '"bé, bé"'),
  row('an item more in brackets', { at: ['lies'], insert: 3, value: 'd' }, ' c]', ' c, d]'),
  row('items in brackets change places', { at: ['lies'], move: [0, 2] }, '[a, "b", c]', '["b", c, a]'),
  row('the first item of empty brackets', { at: ['badges'], insert: 0, value: { a: 1 } }, ' []', '\n  - a: 1'),
  row('an empty field', { at: ['vide'], value: 'plein' }, 'vide:', 'vide: plein'),
  row('a list in the place of nothing', { at: ['vide'], insert: 0, value: 'Un mot' }, 'vide:', 'vide:\n  - Un mot'),
  row('a folded text', { at: ['fin', 'texte'], value: 'autre\n' }, 'un texte\n', 'autre\n'),
  row('a text of lines', { at: ['note'], value: 'Un\nDeux\n' }, 'Une ligne.\n\n  Une autre.', 'Un\n  Deux'),
  row('a text of lines gives way to a space', { at: ['note'], value: ' ' }, '|\n  Une ligne.\n\n  Une autre.', '" "'),
  row('a field goes with its line', { at: ['categorie'], remove: true }, 'categorie: Agents IA\n', ''),
  row('one beside a dash', { at: ['fin', 'actions', 1, 'lien'], remove: true }, 'lien: /services\n      ', ''),
  row('a new field', { at: ['fin', 'titre'], value: 'Fin' }, 'libelle: Voir\n', 'libelle: Voir\n  titre: Fin\n'),
  row('one in a new group', { at: ['seo', 'titre'], value: 'x' }, 'Une autre.\n', 'Une autre.\nseo:\n  titre: x\n'),
  row(
    'an item on lines of its own',
    { at: ['fin', 'actions'], insert: 1, value: { libelle: 'Autre', lien: '/x' } },
    '# vers la page\n',
    '# vers la page\n    - libelle: Autre\n      lien: /x\n',
  ),
];

for (const { description, edit, before, after } of SINGLE)
  test(description, () => {
    const [start, end, ...others] = PAGE.split(before);
    assert.equal(others, [], 'the test names one place');
    assert.is(editFrontMatter(PAGE, edit), `${start}${after}${end}`);
  });

test('an item that moves takes the comments right above it along', () => {
  const moved = editFrontMatter(PAGE, { at: ['fin', 'actions'], move: [1, 0] });
  assert.match(moved, '# le second\n    - lien: /services\n      libelle: Voir\n    # le premier\n    - libelle:');
  assert.equal(dataOf(moved).fin, { ...FIN, actions: [...FIN.actions].reverse() });
});

const FIN = {
  texte: 'un texte\n',
  actions: [
    { libelle: 'Écrire', lien: '/contact' },
    { lien: '/services', libelle: 'Voir' },
  ],
};

test('the last item and the last field leave valid YAML', () => {
  assert.match(editFrontMatter(PAGE, { at: ['lies'], value: [] }), '\nlies: []\n');
  const text = '---\nliste:\n  - un\ngroupe:\n  a: 1\n---\n';
  assert.is(editFrontMatter(text, { at: ['liste', 0], remove: true }), text.replace(':\n  - un', ': []'));
  assert.is(editFrontMatter(text, { at: ['groupe', 'a'], remove: true }), text.replace(':\n  a: 1', ': {}'));
  assert.is(editFrontMatter('---\na: 1\n---\n', { at: ['a'], remove: true }), '---\n---\n');
  assert.is(editFrontMatter('---\n---\n', { at: ['a'], value: 1 }), '---\na: 1\n---\n');
  assert.is(editFrontMatter('---\n# rien\n---\n', { at: ['a'], value: 1 }), '---\n# rien\n\na: 1\n---\n');
});

test('a file in another style is read as before, and edited in that of the others', () => {
  const text = '---\na:   [ un,deux ]\nb:\n- c:\n      - 1\n---\n';
  const changed = editFrontMatter(text, { at: ['b', 0, 'c', 0], value: 2 });
  assert.is(changed, '---\na: [un, deux]\nb:\n  - c:\n      - 2\n---\n');
});

test('a new key comes behind those that its content type has before it', () => {
  const order = ['titre', 'titreSeo', 'description', 'categorie', 'date', 'tempsLecture', 'lies', 'fin'];
  const withNew = (key: string) => editFrontMatter(PAGE, { at: [key], value: 'x' }, order);
  assert.match(withNew('titreSeo'), '# provisoire\ntitreSeo: x\ncategorie:');
  assert.match(withNew('tempsLecture'), 'date: 2025-01-25\ntempsLecture: x\n\nlies:');
  assert.match(withNew('unknown'), 'Une autre.\nunknown: x\n---');
  assert.match(editFrontMatter('---\nb: 1\n---\n', { at: ['a'], value: 1 }, ['a', 'b']), '---\na: 1\nb: 1\n---\n');
});

test('a value that takes the place of a list or group changes where they differ', () => {
  const { lies, ...others } = dataOf(PAGE);
  assert.is(editFrontMatter(PAGE, { at: [], value: others }), PAGE.replace('\nlies: [a, "b", c]\n', ''));
  assert.is(editFrontMatter(PAGE, { at: ['lies'], value: ['a', 'x', 'b', 'c'] }), PAGE.replace('[a, ', '[a, x, '));
  assert.is(editFrontMatter(PAGE, { at: [], value: { ...others, lies } }), PAGE);
  const fin = { ...FIN, actions: [{ ...FIN.actions[0], lien: '/x' }, FIN.actions[1]] };
  assert.is(editFrontMatter(PAGE, { at: ['fin'], value: fin }), PAGE.replace('/contact', '/x'));
});

test('a value set to nothing is removed, and a missing one stays away', () => {
  assert.is(editFrontMatter(PAGE, { at: ['categorie'], value: undefined }), PAGE.replace('categorie: Agents IA\n', ''));
  assert.is(editFrontMatter(PAGE, { at: ['nothing'], value: undefined }), PAGE);
});

test('line ends stay as they are, line by line', () => {
  const windows = PAGE.replaceAll('\n', '\r\n');
  const edit: FieldEdit = { at: ['fin', 'actions'], insert: 2, value: { libelle: 'x' } };
  assert.is(editFrontMatter(windows, edit), editFrontMatter(PAGE, edit).replaceAll('\n', '\r\n'));
  const added = keepLineEndings('a\r\nb\r\n', 'a\nb\n\nc\n');
  assert.is(added, 'a\r\nb\r\n\r\nc\r\n');
  assert.is(keepLineEndings('a\r\nb\nc\r\n', 'a\nnew\nb\nc\n'), 'a\r\nnew\r\nb\nc\r\n');
  const mixed = PAGE.replace('IA\n', 'IA\r\n').replace('Un texte.\n', 'Un texte.\r');
  assert.is(editFrontMatter(mixed, { at: ['vide'], value: 1 }), mixed.replace('vide:', 'vide: 1'));
});

test('an edit that cannot be is refused, and an unreadable front matter, too', () => {
  const refused: FieldEdit[] = [
    { at: ['lies'], insert: 9, value: 'x' },
    { at: ['lies'], move: [0, 3] },
    { at: ['titre', 'inner'], value: 1 },
    { at: [], remove: true },
  ];
  const isRange = (error: unknown) => error instanceof RangeError;
  for (const edit of refused) assert.throws(() => editFrontMatter(PAGE, edit), isRange);
  for (const text of ['', 'a: 1', '---\na: "\n---\n', '---\na: *b\n---\n', '---\n- a\n---\n', '---\na: 1\na: 2\n---\n'])
    assert.throws(() => editFrontMatter(text, { at: ['a'], value: 1 }), isRange);
});

test('an item with a text that keeps the blank lines below it changes places, and comments stay', () => {
  const text = '---\nliste:\n  # note\n  - a: 1\n\n  - |+\n    Une ligne.\n\n    Une autre.\n---\n';
  const changed = editFrontMatter(text, { at: ['liste'], move: [1, 0] });
  const read = readFrontMatter(changed);
  assert.equal('data' in read && read.data, { liste: ['Une ligne.\n\nUne autre.\n', { a: 1 }] });
  assert.match(changed, '  # note\n');
});

test('a text that keeps the blank lines below it may become the last field', () => {
  const text = '---\na: |+\n  Une ligne.\n\nb: 1\n---\n';
  const read = readFrontMatter(editFrontMatter(text, { at: ['b'], remove: true }));
  assert.equal('data' in read && read.data, { a: 'Une ligne.\n\n' });
});

function dataOf(text: string): Record<string, unknown> {
  const { value, diagnostics } = splitFrontMatter('x.md', text);
  if (!value) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return value.data;
}
