import { renderMarkdown } from '../../../../../build/content/parse/markdown/markdown.ts';
import { VARIABLE_MARK } from '../../../../../build/contract/variables.ts';
import { assert, suite } from '../../../../suite.ts';
import { all, parseHtml, textOf } from '../../../../support/dom.ts';
import { OPTIONS, reports } from '../../../../support/markdown.ts';

const test = suite('Blocks that visitors are not shown, and variables');

const BLANK = /\[À\s+compléter[^\]\n]*\]?/g;

/** Texts, and the words that are left of each. */
const LEFT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'a paragraph that holds one is left out, and no other': {
    'Un.\n\nDeux [À compléter : le nom] et la suite.\n\nTrois.': 'Un. Trois.',
  },
  'an item or a row goes alone, an item with what is told below it': {
    '- Un\n- [À compléter : a]\n- Trois': 'Un Trois',
    '| A | B |\n|--|--|\n| a | [À compléter : b] |\n| c | d |': 'A B c d',
    '- Un\n- [À compléter : a]\n  - son détail\n- Trois': 'Un Trois',
  },
  'an item stays of which a part is missing': {
    '- Un\n  - [À compléter : a]\n  - un détail\n- Trois\n  - [À compléter : a]': 'Un un détail Trois',
  },
  'a table goes whose heads hold one, and a call-out whose title does': {
    'Un.\n\n| [À compléter : a] |\n|--|\n| b |': 'Un.',
    'Un.\n\n:::astuce[[À compléter : a]]\nb\n:::': 'Un.',
  },
  'what is left of a quote or a call-out stays': {
    '> Un.\n>\n> [À compléter : a]': 'Un.',
    ':::astuce[Titre]\nUn.\n\n[À compléter : a]\n:::': 'Titre Un.',
    ':::exemple\n[À compléter : a]\n\nUn.\n:::': 'Exemple Un.',
  },
  'the heading of a section that is left empty goes, with those above it, and none of another': {
    '## Un\n\n### Deux\n\n[À compléter : a]\n\n### Trois\n\n- [À compléter : b]\n\n## Quatre\n\nCinq.': 'Quatre Cinq.',
    '## Un\n\nDeux.\n\n### Trois\n\n[À compléter : a]\n\n## Quatre\n\nCinq.': 'Un Deux. Quatre Cinq.',
    '## Un\n\n## Deux\n\nTrois [À compléter : a]\n\nQuatre.': 'Un Deux Quatre.',
  },
  'the whole section of a heading that holds one goes': {
    '## Un\n\nDeux.\n\n## [À compléter : titre]\n\nTrois.\n\n### Quatre\n\nCinq.\n\n## Six\n\nSept.':
      'Un Deux. Six Sept.',
  },
  'the words that announce what has gone go, and the caption of a table': {
    'Un.\n\nVoici nos tarifs :\n\n- [À compléter : a]\n\nDeux.': 'Un. Deux.',
    'Un.\n\nVoici nos tarifs :\n\n- b\n- [À compléter : a]': 'Un. Voici nos tarifs : b',
    'Un.\n\nVoici :\n\n::tableau[Prix]\n\n| A |\n|--|\n| [À compléter : b] |\n\nDeux.': 'Un. Deux.',
  },
};

for (const [sentence, texts] of Object.entries(LEFT))
  test(sentence, () => {
    for (const [text, left] of Object.entries(texts)) assert.is(shown(text), left, text);
  });

test('one is found wherever its source says so, and takes with it what it leaves empty', () => {
  const found = ['**[À compléter : a]**', '`[À compléter : a]`', '[À compléter : a](/b)', '[À\ncompléter : a]'];
  const more = ['[À compléter : a', '```\n[À compléter : a]\n```', '![[À compléter : a]](b.png)'];
  const emptied = [
    '- [À compléter : a]\n- [À compléter : b]',
    '| A |\n|--|\n| [À compléter : b] |',
    '> [À compléter : a]',
  ];
  const callOuts = [':::astuce\n[À compléter : a]\n:::', ':::astuce[Titre]\n- [À compléter : a]\n:::'];
  for (const text of [...found, ...more, ...emptied, ...callOuts])
    assert.is(shown(`Un.\n\n${text}\n\nDeux.`), 'Un. Deux.', text);
});

test('a heading that has gone is none of the page', () => {
  const { headings } = render('## Un\n\n### Deux\n\n[À compléter : a]\n\n## Quatre\n\nCinq.');
  assert.is(headings.map(({ id }) => id).join(), 'quatre');
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
    assert.equal(render(text).diagnostics, [], text);
  }
});

test('keeps what the page fills itself', () => {
  assert.match(render('Un.\n\n::editeur\n\n| A |\n|--|\n| [À compléter : b] |').html, 'data-slot="editeur"');
});

test('takes a note that holds one with its calls, and a note that only what has gone called', () => {
  const called = render('Un[^a] deux[^b].\n\n[^a]: [À compléter : a]\n\n[^b]: Note.');
  assert.equal(called.diagnostics, []);
  assert.is((called.html.match(/<sup>/g) ?? []).length, 1);
  const unused = render('Un.\n\n[À compléter : a][^a]\n\n[^a]: Note.');
  assert.equal(unused.diagnostics, []);
  assert.is(unused.html, '<p>Un.</p>');
});

test('keeps the title of a link that holds none, and leaves that of a definition out', () => {
  assert.match(render('Un [lien](/b "Titre").\n\n[À compléter : a]').html, 'title="Titre"');
  const { html } = render('Un [lien][a].\n\n[a]: /b "[À compléter : a]"');
  assert.not.match(html, 'compléter');
  assert.match(html, 'href="/b"');
});

test('counts no words of what has gone, and still knows the pictures that it shows', () => {
  const { words, links } = render('Un deux.\n\n[À compléter : a] ![b](/c.png) ![d][e]\n\n[e]: /f.png');
  assert.is(words, 2);
  assert.ok(links.some(({ href }) => href === '/c.png'));
  assert.ok(links.some(({ href }) => href === '/f.png'));
  const once = render('Un [a](/a).\n\n[À compléter : b] ![c](/c.png)').links;
  assert.equal(once.map(({ href }) => href).sort(), ['/a', '/c.png']);
});

test('leaves everything where nothing is redacted', () => {
  const text = 'Un [À compléter : a].\n\n## Titre\n\nDeux.';
  assert.match(render(text, []).html, '[À compléter : a]');
  assert.is(render('## Titre\n\nDeux.').html, render('## Titre\n\nDeux.', []).html);
});

test('variables are listed where they stand, also after what Markdown takes away', () => {
  assert.equal(places('Un {{email}} et {{ à }}\net **{{b}}** mot:mot {{c}}\n\n| {{d}} |\n|--|'), [
    ...['1:4+9 email', '1:17+7 à', '2:6+5 b', '2:22+5 c', '4:3+5 d'],
  ]);
  assert.equal(places('- Un\n  {{a}}\n\n> Un\n> {{b}}\n\nUn &amp; {{c}} \\* {{d}}'), [
    ...['2:3+5 a', '5:3+5 b', '7:10+5 c', '7:19+5 d'],
  ]);
});

test('no code is taken for a variable', () => {
  const { html, variables } = renderVariables('`{{a}}`\n\n```\n{{b}}\n```\n\n    {{c}}');
  assert.equal(variables, []);
  assert.equal(all(parseHtml(html), 'code').map(textOf), ['{{a}}', '{{b}}', '{{c}}']);
});

test('braces are shown that a backslash says are meant', () => {
  const text = 'Un \\{{a}} &lbrace;{e}} et {{b}} \\{\\{c\\}\\}';
  assert.equal(places(text), ['1:27+5 b']);
  assert.is(shownVariables(text), '<p>Un {{a}} {{e}} et [b] {{c}}</p>');
});

test('a backslash that another one says is meant escapes no braces', () => {
  const text = 'Un \\\\{{a}} \\\\\\{{b}} \\\\\\\\{{c}}';
  assert.equal(places(text), ['1:6+5 a', '1:25+5 c']);
  assert.is(shownVariables(text), '<p>Un \\[a] \\{{b}} \\\\[c]</p>');
});

test('a variable in an address is refused', () => {
  reports({
    '[Écrire](mailto:{{a}})': '1:1+22 variable-dans-adresse',
    '[a][b]\n\n[b]: /{{c}}': '3:1+11 variable-dans-adresse',
  });
});

test('variables of images and titles are listed where they stand, also of those by name', () => {
  const text = 'Un ![{{a}} et \\* {{b}}](/x.png "{{c}}") [{{d}}](/y "{{e}}") [z][y]\n\n[y]: /y\n  "{{f}}"';
  assert.equal(places(text).sort(), [...['1:18+5 b', '1:33+5 c', '1:42+5 d', '1:53+5 e', '1:6+5 a', '4:4+5 f']]);
  assert.match(shownVariables(text), 'alt="[a] et * [b]" title="[c]"');
  assert.match(shownVariables(text), /title="\[e\]".*title="\[f\]"/);
  assert.match(shownVariables('![\\{{a}} {{b}}](/x.png "\\{{c}}")'), 'alt="{{a}} [b]"><figcaption>{{c}}</figcaption>');
});

test('a variable is named in the label of its table', () => {
  assert.match(shownVariables('| {{a}} | Un |\n|--|--|'), 'Tableau : [a], Un"');
});

function render(text: string, redacted: readonly RegExp[] = [BLANK]) {
  return renderMarkdown(text, { ...OPTIONS, slots: ['editeur'], name: 'a.md', redacted });
}

/** The words that are left, each block's on a line of its own. */
function shown(text: string): string {
  return textOf(parseHtml(render(text).html.replace(/<\/(?:p|li|h\d|tr|td|th|pre)>/g, '$& ')))
    .replace(/\s+/g, ' ')
    .trim();
}

function renderVariables(text: string) {
  return renderMarkdown(text, { ...OPTIONS, name: 'a.md' });
}

function places(text: string): string[] {
  return renderVariables(text).variables.map(({ name, line, column, length }) => `${line}:${column}+${length} ${name}`);
}

/** The HTML with each variable as `[name]`. */
function shownVariables(text: string): string {
  return renderVariables(text).html.replace(VARIABLE_MARK, '[$1]');
}
