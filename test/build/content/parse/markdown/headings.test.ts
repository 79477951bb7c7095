import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { diagnosticOf, render } from '../../../../support/markdown.ts';
import { finds, hints } from '../../../../support/markdown-cases.ts';

const test = suite('Headings');

/** Headings, a line each, and the ids that they get. */
const IDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'ids are plain letters, digits and hyphens': {
    "L'IA à l'œuvre": 'l-ia-a-l-oeuvre',
    '« Ça » : 100 % & plus !': 'ca-100-plus',
    'L’**été** `2025`': 'l-ete-2025',
    '🚀': 'section',
    'Répété, cœur œil æ\u00a0': 'repete-coeur-oeil-ae',
  },
  'no id is given twice': { Prix: 'prix', 'Prix 2': 'prix-2', 'Prix ': 'prix-3', PRIX: 'prix-4' },
  'an id that is written out is kept before another heading': { 'Tarifs {#prix}': 'prix', Prix: 'prix-2' },
  'an id that is written out is kept behind another heading': { Prix: 'prix-2', 'Tarifs {#prix}': 'prix' },
  'an id begins with a letter, so that a stylesheet can name it': {
    '1. Objet': 'section-1-objet',
    '2025 ': 'section-2025',
    '2025 {#annee}': 'annee',
    '1. Objet ': 'section-1-objet-2',
  },
};

for (const [sentence, headings] of Object.entries(IDS))
  test(sentence, () => {
    const text = Object.keys(headings).map((heading) => `## ${heading}`);
    const ids = render(text.join('\n\n')).headings.map(({ id }) => id);
    assert.equal(ids, Object.values(headings));
  });

test('lists the headings as the page shows them', () => {
  const { headings, html } = render('## Un *grand* titre\n\n### Détail {#ici}');
  assert.equal(headings, [
    { depth: 2, id: 'un-grand-titre', text: 'Un grand titre' },
    { depth: 3, id: 'ici', text: 'Détail' },
  ]);
  assert.is(html, '<h2 id="un-grand-titre">Un <em>grand</em> titre</h2>\n<h3 id="ici">Détail</h3>');
});

test('takes the spaces around a heading, whichever they are, for none of its text', () => {
  assert.equal(render('## \u00a0Un\u00a0\n\n## Deux {#ici}\u00a0').headings, [
    { depth: 2, id: 'un', text: 'Un' },
    { depth: 2, id: 'ici', text: 'Deux' },
  ]);
});

/** Texts, and what is found in each. */
const FOUND: Readonly<Record<string, Readonly<Record<string, string | string[]>>>> = {
  'a heading of level 1 is refused, and one that skips a level': {
    'Texte\n\n# Un\n\n## Deux\n\n#### Quatre\n\n## Deux': ['3:1+1 titre-niveau-1', '7:1+4 titre-niveau-saute'],
    '### Trois': '1:1+3 titre-niveau-saute',
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

for (const [sentence, texts] of Object.entries(FOUND)) test(sentence, () => finds(texts));

test('what is proposed for a written id is one that passes', () => {
  hints({ '## Prix {#Nos Prix}': '« {#nos-prix} »', '## Prix {#2025}': '« {#section-2025} »' });
});

test('a heading of the wrong level is mended by its signs alone', () => {
  assert.is(diagnosticOf('# Un').fix, '##');
  assert.is(diagnosticOf('## Un\n\n#### Deux').fix, '###');
  assert.is(diagnosticOf('Un titre\n===').fix, undefined, 'an underlined one has no such signs');
});

test.run();
