import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { renderMarkdown } from '../../../../build/parse/markdown/markdown.ts';
import { parseHtml, textOf } from '../../../support/dom.ts';
import { OPTIONS } from '../../../support/markdown.ts';

const test = suite('Blocks that visitors are not shown');

const BLANK = /\[À\s+compléter[^\]\n]*\]?/g;

function render(text: string, withheld: readonly RegExp[] = [BLANK]) {
  return renderMarkdown(text, { ...OPTIONS, slots: ['editeur'], name: 'a.md', withheld });
}

/** The words that are left, each block's on a line of its own. */
function shown(text: string): string {
  return textOf(parseHtml(render(text).html.replace(/<\/(?:p|li|h\d|tr|td|th|pre)>/g, '$& ')))
    .replace(/\s+/g, ' ')
    .trim();
}

test('leaves a paragraph out that holds one, and no other', () => {
  assert.is(shown('Un.\n\nDeux [À compléter : le nom] et la suite.\n\nTrois.'), 'Un. Trois.');
});

test('leaves one out wherever its source says so: in bold, in code, in a link, over two lines, unclosed', () => {
  const texts = ['**[À compléter : a]**', '`[À compléter : a]`', '[À compléter : a](/b)', '[À\ncompléter : a]'];
  for (const text of [...texts, '[À compléter : a', '```\n[À compléter : a]\n```', '![[À compléter : a]](b.png)'])
    assert.is(shown(`Un.\n\n${text}\n\nDeux.`), 'Un. Deux.', text);
});

test('leaves out the item or the row alone', () => {
  assert.is(shown('- Un\n- [À compléter : a]\n- Trois'), 'Un Trois');
  assert.is(shown('| A | B |\n|--|--|\n| a | [À compléter : b] |\n| c | d |'), 'A B c d');
});

test('takes with an item what is told below it, and keeps an item of which a part is missing', () => {
  assert.is(shown('- Un\n- [À compléter : a]\n  - son détail\n- Trois'), 'Un Trois');
  assert.is(shown('- Un\n  - [À compléter : a]\n  - un détail\n- Trois\n  - [À compléter : a]'), 'Un un détail Trois');
  assert.is(shown('- Un\n\n  [À compléter : a]\n\n- Trois'), 'Un Trois');
});

test('takes what is left empty: list, table, quote, call-out', () => {
  const empty = [
    '- [À compléter : a]\n- [À compléter : b]',
    '| A |\n|--|\n| [À compléter : b] |',
    '> [À compléter : a]',
  ];
  for (const text of [...empty, ':::astuce\n[À compléter : a]\n:::', ':::astuce[Titre]\n- [À compléter : a]\n:::'])
    assert.is(shown(`Un.\n\n${text}\n\nDeux.`), 'Un. Deux.', text);
});

test('takes a table whose heads hold one, and a call-out whose title does', () => {
  assert.is(shown('Un.\n\n| [À compléter : a] |\n|--|\n| b |'), 'Un.');
  assert.is(shown('Un.\n\n:::astuce[[À compléter : a]]\nb\n:::'), 'Un.');
});

test('keeps what is left of a quote or a call-out', () => {
  assert.is(shown('> Un.\n>\n> [À compléter : a]'), 'Un.');
  assert.is(shown(':::astuce[Titre]\nUn.\n\n[À compléter : a]\n:::'), 'Titre Un.');
  assert.is(shown(':::exemple\n[À compléter : a]\n\nUn.\n:::'), 'Exemple Un.');
});

test('takes the heading of a section that is left empty, with those above it, and none of another', () => {
  const text = '## Un\n\n### Deux\n\n[À compléter : a]\n\n### Trois\n\n- [À compléter : b]\n\n## Quatre\n\nCinq.';
  assert.is(shown(text), 'Quatre Cinq.');
  assert.equal(
    render(text).headings.map(({ id }) => id),
    ['quatre'],
  );
  assert.is(shown('## Un\n\nDeux.\n\n### Trois\n\n[À compléter : a]\n\n## Quatre\n\nCinq.'), 'Un Deux. Quatre Cinq.');
});

test('takes the whole section of a heading that holds one', () => {
  const text = '## Un\n\nDeux.\n\n## [À compléter : titre]\n\nTrois.\n\n### Quatre\n\nCinq.\n\n## Six\n\nSept.';
  assert.is(shown(text), 'Un Deux. Six Sept.');
});

test('takes the words that announce what has gone', () => {
  assert.is(shown('Un.\n\nVoici nos tarifs :\n\n- [À compléter : a]\n\nDeux.'), 'Un. Deux.');
  assert.is(shown('Un.\n\nVoici nos tarifs :\n\n- b\n- [À compléter : a]'), 'Un. Voici nos tarifs : b');
});

test('takes what is drawn as a whole, for a part of it would show something else, or nothing', () => {
  const steps = (...lines: string[]) => `Un.\n\n:::schema[Titre]\n${lines.join('\n')}\n:::\n\nDeux.`;
  const table = (...rows: string[]) =>
    `Un.\n\n::graphique[Titre]{lignes}\n\n| A | B |\n|--|--|\n${rows.join('\n')}\n\nDeux.`;
  for (const text of [
    steps('1. A', '2. [À compléter : b]', '3. C'),
    steps('1. A', '   - un', '   - [À compléter : le cas]', '2. B'),
    steps('1. A : [À compléter : a]', '2. B', '   - un', '     1. → A', '   - deux'),
    table('| a | 1 |', '| b | [À compléter : b] |'),
    table('| a | 1 |', '| [À compléter : b] | 2 |', '| c | 3 |'),
  ]) {
    assert.is(shown(text), 'Un. Deux.', text);
    assert.equal(render(text).findings, [], text);
  }
});

test('keeps what the page fills itself', () => {
  assert.match(render('Un.\n\n::editeur\n\n| A |\n|--|\n| [À compléter : b] |').html, 'data-slot="editeur"');
});

test('takes a note that holds one with its calls, and a note that only what has gone called', () => {
  const called = render('Un[^a] deux[^b].\n\n[^a]: [À compléter : a]\n\n[^b]: Note.');
  assert.equal(called.findings, []);
  assert.is((called.html.match(/<sup>/g) ?? []).length, 1);
  const unused = render('Un.\n\n[À compléter : a][^a]\n\n[^a]: Note.');
  assert.equal(unused.findings, []);
  assert.is(unused.html, '<p>Un.</p>');
});

test('keeps the title of a link that holds none', () => {
  assert.match(render('Un [lien](/b "Titre").\n\n[À compléter : a]').html, 'title="Titre"');
});

test('takes the caption of a table that goes, and the words that announce both', () => {
  assert.is(shown('Un.\n\nVoici :\n\n::tableau[Prix]\n\n| A |\n|--|\n| [À compléter : b] |\n\nDeux.'), 'Un. Deux.');
});

test('leaves the title of a definition out', () => {
  const { html } = render('Un [lien][a].\n\n[a]: /b "[À compléter : a]"');
  assert.not.match(html, 'compléter');
  assert.match(html, 'href="/b"');
});

test('counts no words of what has gone, and still knows the pictures that it shows', () => {
  const { words, links } = render('Un deux.\n\n[À compléter : a] ![b](/c.png) ![d][e]\n\n[e]: /f.png');
  assert.is(words, 2);
  assert.ok(links.some(({ href }) => href === '/c.png'));
  assert.ok(links.some(({ href }) => href === '/f.png'));
});

test('leaves everything where nothing is withheld', () => {
  const text = 'Un [À compléter : a].\n\n## Titre\n\nDeux.';
  assert.match(render(text, []).html, '[À compléter : a]');
  assert.is(render('## Titre\n\nDeux.').html, render('## Titre\n\nDeux.', []).html);
});

test('keeps a heading that had no text before', () => {
  assert.is(shown('## Un\n\n## Deux\n\nTrois [À compléter : a]\n\nQuatre.'), 'Un Deux Quatre.');
});

test.run();
