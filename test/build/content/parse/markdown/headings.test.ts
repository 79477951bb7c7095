import { markdown } from '../../../../../src/markdown.ts';
import { assert, suite } from '../../../../suite.ts';
import { all, attributes, one, parseHtml, textOf } from '../../../../support/dom.ts';
import { diagnosticOf, hints, render, reports } from '../../../../support/markdown.ts';

const test = suite('Headings, call-outs and slots');

/** Headings, a line each, and the ids that they get. */
const IDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ids are plain letters, digits and hyphens': {
    "L'IA à l'œuvre": 'l-ia-a-l-oeuvre',
    '« Ça » : 100 % & plus !': 'ca-100-plus',
    '🚀': 'section',
    'Le ﬁchier eﬃcace': 'le-fichier-efficace',
    'Straße et Łódź, Øre, Đà': 'strasse-et-lodz-ore-da',
    'Mot\u200bclé, cou\u00adpé': 'motcle-coupe',
  },
  'no id is given twice': { Prix: 'prix', 'Prix 2': 'prix-2', 'Prix ': 'prix-3', PRIX: 'prix-4' },
  'an id that is written out is kept before another heading': { 'Tarifs {#prix}': 'prix', Prix: 'prix-2' },
  'an id that is written out is kept behind another heading': { Prix: 'prix-2', 'Tarifs {#prix}': 'prix' },
  'an id begins with a letter, so that a stylesheet can name it': {
    '1. Objet': 'section-1-objet',
    '2025 ': 'section-2025',
    '2025 {#annee}': 'annee',
  },
};

test('a heading gives way to what its page has around the text, and tells the id that it gave up', () => {
  const [first = '', second = ''] = markdown.frameIds;
  const { headings, html } = render(`## ${first}\n\n## ${first}\n\n## Un {#${second}}\n\n## Deux {#${second}-2}`);
  const found = headings.map(({ id, plain = '' }) => `${id} ${plain}`);
  assert.equal(found, [`${first}-2 ${first}`, `${first}-3 ${first}`, `${second}-3 ${second}`, `${second}-2 `]);
  assert.match(html, `<h2 id="${second}-3">Un</h2>`);
});

for (const [sentence, headings] of Object.entries(IDS))
  test(sentence, () => {
    const text = Object.keys(headings).map((heading) => `## ${heading}`);
    const ids = render(text.join('\n\n')).headings.map(({ id }) => id);
    assert.equal(ids, Object.values(headings));
  });

test('lists the headings as the page shows them, without the spaces around them, whichever they are', () => {
  const { headings, html } = render('## Un *grand* titre\n\n### Détail {#ici}\u00a0\n\n## \u00a0Deux\u00a0');
  assert.equal(headings, [
    { depth: 2, id: 'un-grand-titre', text: 'Un grand titre' },
    { depth: 3, id: 'ici', text: 'Détail' },
    { depth: 2, id: 'deux', text: 'Deux' },
  ]);
  assert.match(html, '<h2 id="un-grand-titre">Un <em>grand</em> titre</h2>\n<h3 id="ici">Détail</h3>');
});

/** Texts, and what is found in each. */
const FOUND: Readonly<Record<string, Readonly<Record<string, string | string[]>>>> = {
  'a heading of level 1 is refused, and one that skips a level': {
    'Texte\n\n# Un\n\n## Deux\n\n#### Quatre\n\n## Deux': ['3:1+1 titre-niveau-1', '7:1+4 titre-niveau-saute'],
    '## Un\n\n#### Deux\n\n### Trois\n\n# Quatre\n\n### Cinq': ['3:1+4 titre-niveau-saute', '7:1+1 titre-niveau-1'],
    '## Deux\n\n### Trois\n\n#### Quatre\n\n## Deux\n\n### Trois': [],
  },
  'a written id is refused that would be shown as it is': {
    '> ## Nos prix {#Nos Prix}': '1:15+11 identifiant-invalide',
    '## Prix {#Nos Prix}\u00a0': '1:9+11 identifiant-invalide',
    '## Prix {#section-2025}': [],
    '## Prix {#}': '1:9+3 identifiant-invalide',
  },
  'a heading without a text is refused': {
    '## Un\n\n##\n\n### {#deux}': ['3:1+2 titre-vide', '5:1+11 titre-vide'],
  },
  'an id is refused that another heading was given before': {
    '## Un {#prix}\n\n## Deux {#prix}': '3:9+7 identifiant-repris',
  },
};

for (const [sentence, texts] of Object.entries(FOUND)) test(sentence, () => reports(texts));

test('headings beside each other are moved alike, with what they hold', () => {
  const { diagnostics } = render('### Un\n\n#### Deux\n\n### Trois\n\n## Quatre\n\n### Cinq');
  const found = diagnostics.map(({ line, fix }) => `${line} ${fix}`);
  assert.equal(found, ['1 ##', '3 ###', '5 ##']);
});

test('the proposed id passes; a wrong heading level is fixed by its signs alone', () => {
  hints({ '## Prix {#Nos Prix}': '« {#nos-prix} »', '## Prix {#2025}': '« {#section-2025} »' });
  assert.is(diagnosticOf('# Un').fix, '##');
  assert.is(diagnosticOf('## Un\n\n#### Deux').fix, '###');
  assert.is(diagnosticOf('Un titre\n===').fix, undefined, 'an underlined one has no such signs');
});

test('makes a call-out, with its own title or the usual one', () => {
  const { html, diagnostics } = render(':::astuce\nUn\n:::\n\n:::attention[À *lire*]\n- Deux\n:::');
  const page = parseHtml(html);
  assert.equal(diagnostics, []);
  assert.equal(attributes(page, 'aside', 'data-callout'), ['astuce', 'attention']);
  assert.equal(attributes(page, 'aside', 'role'), ['note', 'note']);
  assert.equal(all(page, 'aside').map(textOf), ['AstuceUn', 'À lire Deux']);
  assert.is(textOf(one(page, '[data-callout="astuce"] [data-callout-title]')), 'Astuce');
  assert.match(html, '<p data-callout-title="">À <em>lire</em></p>');
});

/** Texts, and what is found in each. */
const FOUND_IN_BLOCKS: Readonly<Record<string, Readonly<Record<string, string | string[]>>>> = {
  'an unknown block is named, be it a word of JavaScript': {
    'Texte\n\n:::astuces\nUn\n:::': '3:1+10 bloc-inconnu',
    'Un\n\n::calculateur-rio': '3:1+17 bloc-inconnu',
  },
  'a call-out that is never closed is named where it begins': {
    'Un\n\n:::astuce\nDeux\n\n## Trois': '3:1+9 encadre-non-ferme',
    '> :::astuce\n> Un\n\nHors.': '1:3+9 encadre-non-ferme',
    '- :::attention[Titre]\n  Un': '1:3+12 encadre-non-ferme',
    ':::astuce': '1:1+9 encadre-non-ferme',
    ':::astuce\n:::exemple\nUn\n:::\n\nDeux': '1:1+9 encadre-non-ferme',
    '::::astuce\n:::exemple\nUn\n::::': '2:1+10 encadre-non-ferme',
  },
  'any closed call-out is taken for closed': {
    ':::astuce\nUn\n:::': [],
    ':::astuce\nUn\n::::  ': [],
    '> :::astuce\n> Un\n> :::\n\nHors.': [],
    '::::astuce\n:::exemple\nUn\n:::\n::::': [],
  },
  'what stands behind a block and would not be shown is refused': {
    ':::astuce{titre="Un"}\nDeux\n:::': '1:1+9 bloc-attributs',
    '::calculateur-roi[Un]': '1:1+17 bloc-attributs',
  },
  'a slot inside another block is refused, and one that stands twice': {
    ':::astuce\n::calculateur-roi\n:::': '2:1+17 bloc-mal-place',
    '> ::calculateur-roi': '1:3+17 bloc-mal-place',
    '- Un\n\n  ::calculateur-roi': '3:3+17 bloc-mal-place',
    '::calculateur-roi\n\nUn\n\n::calculateur-roi': '5:1+17 bloc-en-double',
  },
};

for (const [sentence, texts] of Object.entries(FOUND_IN_BLOCKS)) test(sentence, () => reports(texts));

test('says which block was meant, also with too few colons, and how to close one', () => {
  hints({
    ':::astuces\nUn\n:::': '« :::astuce »',
    ':::Exemple\nUn\n:::': '« :::exemple »',
    '::calculateur-rio': '« ::calculateur-roi »',
    '::astuce': '« :::astuce »',
    ':::astuce\n:::exemple\nUn\n:::\n\nDeux': 'quatre « : »',
  });
  const { diagnostics } = render('::::exemple\nUn\n:::');
  assert.match(diagnostics.map(({ hint }) => hint).join(), '« :::: »');
});

test('says what a slot is in the way of', () => {
  const around = {
    '> ::calculateur-roi': 'citation',
    '- ::calculateur-roi': 'liste',
    ':::astuce\n::calculateur-roi\n:::': 'encadré',
  };
  for (const [text, what] of Object.entries(around)) assert.match(diagnosticOf(text).message, what);
});

test('leaves the ends of a text out of what a page has to show', () => {
  assert.is(render('<!-- Rien -->\n\n[a]: /a').start, undefined);
  assert.equal(render('\n\n<!-- Rien -->\n\n> Un').start, { line: 5, column: 1 });
});
