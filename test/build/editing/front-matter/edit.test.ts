import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { splitFrontMatter } from '../../../../build/content/parse/front-matter/front-matter.ts';
import { editFrontMatter } from '../../../../build/editing/front-matter/edit.ts';
import type { FieldEdit } from '../../../../build/editing/front-matter/field-edit.ts';
import { withEndingsOf } from '../../../../build/editing/front-matter/line-endings.ts';
import { readFrontMatter } from '../../../../build/editing/front-matter/read.ts';

const test = suite('Editing a front matter');

const PAGE = `---
# Relu par Anne
titre: "L'été : un essai"   # provisoire
categorie: Agents IA
date: 2025-01-25

lies: [a, "b",  c]
badges: []
fin:
    texte: >
        un texte
        sur deux lignes

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

/** What an edit is, the edit, and the words of the page that give way to others. */
const row = (what: string, edit: FieldEdit, before: string, after: string) => ({ what, edit, before, after });
const SINGLE = [
  row(
    'double quotes and a comment stay',
    { at: ['titre'], value: 'Un "autre"' },
    `"L'été : un essai"   #`,
    `"Un \\"autre\\""   #`,
  ),
  row('single quotes stay', { at: ['fin', 'actions', 0, 'libelle'], value: "L'envoi" }, `'Écrire'`, `'L''envoi'`),
  row('a plain text stays plain', { at: ['categorie'], value: 'Design & UX' }, 'Agents IA', 'Design & UX'),
  row('one that needs quotes gets them', { at: ['categorie'], value: 'Agents : IA' }, 'Agents IA', '"Agents : IA"'),
  row('one that looks like a number does, too', { at: ['categorie'], value: '12' }, 'Agents IA', '"12"'),
  row('a day needs none', { at: ['date'], value: '2025-02-01' }, '2025-01-25', '2025-02-01'),
  row('a number takes the place of a text', { at: ['titre'], value: 12 }, `"L'été : un essai"`, '12'),
  row('an item in brackets', { at: ['lies', 1], value: 'bé, bé' }, '"b"', '"bé, bé"'),
  row('an item more in brackets', { at: ['lies'], insert: 3, value: 'd' }, '  c]', '  c, d]'),
  row('an item before the others', { at: ['lies'], insert: 0, value: 'z' }, '[a', '[z, a'),
  row('an item less in brackets', { at: ['lies', 0], remove: true }, '[a, "b"', '["b"'),
  row('items in brackets change places', { at: ['lies'], move: [0, 2] }, '[a, "b",  c]', '["b", c,  a]'),
  row('the first item of empty brackets', { at: ['badges'], insert: 0, value: 'A b' }, '[]', '[A b]'),
  row('no group stands in brackets', { at: ['badges'], insert: 0, value: { a: 1 } }, ' []', '\n  - a: 1'),
  row('an empty field', { at: ['vide'], value: 'plein' }, 'vide:', 'vide: plein'),
  row('a list in the place of nothing', { at: ['vide'], insert: 0, value: 'Un mot' }, 'vide:', 'vide:\n  - Un mot'),
  row('a folded text', { at: ['fin', 'texte'], value: 'autre\n' }, 'un texte\n        sur deux lignes', 'autre'),
  row('a text of lines', { at: ['note'], value: 'Un\nDeux\n' }, 'Une ligne.\n\n    Une autre.', 'Un\n    Deux'),
  row('a field goes with its line', { at: ['categorie'], remove: true }, 'categorie: Agents IA\n', ''),
  row('one beside a dash', { at: ['fin', 'actions', 1, 'lien'], remove: true }, 'lien: /services\n      ', ''),
  row('a new field', { at: ['fin', 'titre'], value: 'Fin' }, 'libelle: Voir\n', 'libelle: Voir\n    titre: Fin\n'),
  row('one in a new group', { at: ['seo', 'titre'], value: 'x' }, 'Une autre.\n', 'Une autre.\nseo:\n    titre: x\n'),
  row(
    'an item on lines of its own, with the quotes of its neighbour',
    { at: ['fin', 'actions'], insert: 1, value: { libelle: 'Autre', lien: '/x' } },
    '# vers la page\n',
    `# vers la page\n    - libelle: 'Autre'\n      lien: /x\n`,
  ),
];

for (const { what, edit, before, after } of SINGLE)
  test(what, () => {
    const [start, end, ...others] = PAGE.split(before);
    assert.equal(others, [], 'the test names one place');
    assert.is(editFrontMatter(PAGE, edit), `${start}${after}${end}`);
  });

test('an item that moves takes the comments right above it along', () => {
  const moved = editFrontMatter(PAGE, { at: ['fin', 'actions'], move: [1, 0] });
  assert.match(moved, '# le second\n    - lien: /services\n      libelle: Voir\n    # le premier\n    - libelle:');
  assert.equal(dataOf(moved).fin, { ...FIN, actions: [...FIN.actions].reverse() });
  assert.is(editFrontMatter(moved, { at: ['fin', 'actions'], move: [0, 1] }), PAGE);
});

const FIN = {
  texte: 'un texte sur deux lignes\n',
  actions: [
    { libelle: 'Écrire', lien: '/contact' },
    { lien: '/services', libelle: 'Voir' },
  ],
};

test('the last item and the last field leave valid YAML', () => {
  const without = editFrontMatter(PAGE, { at: ['lies'], value: [] });
  assert.match(without, '\nlies: []\n');
  const text = '---\nliste:\n  # pourquoi\n  - un\ngroupe:\n  a: 1\n---\n';
  const found = editFrontMatter(text, { at: ['liste', 0], remove: true });
  assert.is(found, text.replace(':\n  # pourquoi\n  - un', ': []\n  # pourquoi'));
  assert.is(editFrontMatter(text, { at: ['groupe', 'a'], remove: true }), text.replace(':\n  a: 1', ': {}'));
  assert.is(editFrontMatter('---\na: 1\n---\n', { at: ['a'], remove: true }), '---\n---\n');
  assert.is(editFrontMatter('---\n---\n', { at: ['a'], value: 1 }), '---\na: 1\n---\n');
  const within = editFrontMatter('---\nl:\n  - - 1\n  - a # reste\n---', { at: ['l', 0, 0], remove: true });
  assert.is(within, '---\nl:\n  - []\n  - a # reste\n---');
});

test('what is left above the last field keeps the blank lines that are a part of it', () => {
  const kept = '---\na: |+\n  x\n\n';
  assert.is(editFrontMatter(`${kept}b: 1\n---\n`, { at: ['b'], remove: true }), `${kept}\n---\n`);
});

test('a new key comes behind those that its content type has before it', () => {
  const order = ['titre', 'titreSeo', 'description', 'categorie', 'date', 'tempsLecture', 'lies', 'fin'];
  const withNew = (key: string) => editFrontMatter(PAGE, { at: [key], value: 'x' }, order);
  assert.match(withNew('titreSeo'), '# provisoire\ntitreSeo: x\ncategorie:');
  assert.match(withNew('description'), '# provisoire\ndescription: x\ncategorie:');
  assert.match(withNew('tempsLecture'), 'date: 2025-01-25\ntempsLecture: x\n\nlies:');
  assert.match(withNew('unknown'), 'Une autre.\nunknown: x\n---');
  assert.match(editFrontMatter('---\nb: 1\n---\n', { at: ['a'], value: 1 }, ['a', 'b']), '---\na: 1\nb: 1\n---\n');
});

test('a new list stands on one line where it holds a few short names, and one below the other else', () => {
  const added = (value: string[]) =>
    editFrontMatter('---\na: 1\n---\n', { at: ['b'], value })
      .split('\n')
      .slice(2, -2);
  assert.equal(added(['un', 'deux-2']), ['b: [un, deux-2]']);
  const several = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
  for (const list of [['un', 'deux mots'], ['un', 'Deux'], ['un', 'x'.repeat(42)], several])
    assert.equal(added(list), ['b:', ...list.map((item) => `  - ${item}`)]);
});

test('a new item has brackets where the first one has', () => {
  const text = '---\nl:\n  - a: [x]\n---\n';
  const added = editFrontMatter(text, { at: ['l'], insert: 1, value: { a: ['Un mot'] } });
  assert.is(added, text.replace('[x]\n', '[x]\n  - a: [Un mot]\n'));
});

test('a value that takes the place of a list or group changes where they differ', () => {
  const { lies, ...others } = dataOf(PAGE);
  assert.is(editFrontMatter(PAGE, { at: [], value: others }), PAGE.replace('lies: [a, "b",  c]\n', ''));
  assert.is(editFrontMatter(PAGE, { at: ['lies'], value: ['a', 'x', 'b', 'c'] }), PAGE.replace('[a, ', '[a, x, '));
  assert.is(editFrontMatter(PAGE, { at: [], value: { ...others, lies } }), PAGE);
  const fin = { ...FIN, actions: [{ ...FIN.actions[0], lien: '/x' }, FIN.actions[1]] };
  assert.is(editFrontMatter(PAGE, { at: ['fin'], value: fin }), PAGE.replace('/contact', '/x'));
});

test('what is set to nothing goes, and what is not there stays away', () => {
  assert.is(editFrontMatter(PAGE, { at: ['categorie'], value: undefined }), PAGE.replace('categorie: Agents IA\n', ''));
  assert.is(editFrontMatter(PAGE, { at: ['nothing'], value: undefined }), PAGE);
  assert.is(editFrontMatter(PAGE, { at: ['nothing', 'at', 0], remove: true }), PAGE);
});

test('line ends stay as they are, line by line', () => {
  const windows = PAGE.replaceAll('\n', '\r\n');
  const edit: FieldEdit = { at: ['fin', 'actions'], insert: 2, value: { libelle: 'x' } };
  assert.is(editFrontMatter(windows, edit), editFrontMatter(PAGE, edit).replaceAll('\n', '\r\n'));
  const added = withEndingsOf('a\r\nb\r\n', 'a\nb\n\nc\n');
  assert.is(added, 'a\r\nb\r\n\r\nc\r\n');
  const mixed = PAGE.replace('IA\n', 'IA\r\n').replace('Un texte.\n', 'Un texte.\r');
  assert.is(editFrontMatter(mixed, { at: ['vide'], value: 1 }), mixed.replace('vide:', 'vide: 1'));
});

test('an edit that cannot be is refused, and an unreadable front matter, too', () => {
  const refused: FieldEdit[] = [
    { at: ['lies'], insert: 9, value: 'x' },
    { at: ['lies'], move: [0, 3] },
    { at: ['fin'], move: [0, 1] },
    { at: ['titre', 'inner'], value: 1 },
    { at: ['titre'], insert: 0, value: 1 },
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

function dataOf(text: string): Record<string, unknown> {
  const { value, diagnostics } = splitFrontMatter('x.md', text);
  if (!value) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return value.data;
}

test.run();
