import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findings, hintOf, render } from '../../../support/markdown.ts';

const test = suite('Headings');

function idsOf(text: string): string[] {
  return render(text).headings.map(({ id }) => id);
}

test('makes ids of plain letters, digits and hyphens from French headings', () => {
  assert.equal(
    idsOf(
      "## L'IA à l'œuvre\n\n## « Ça » : 100 % & plus !\n\n## L’**été** `2025`\n\n## 🚀\n\n## Répété, cœur œil æ\u00a0",
    ),
    ['l-ia-a-l-oeuvre', 'ca-100-plus', 'l-ete-2025', 'section', 'repete-coeur-oeil-ae'],
  );
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

test('never gives the same id twice', () => {
  assert.equal(idsOf('## Prix\n\n## Prix 2\n\n## Prix\n\n## PRIX'), ['prix', 'prix-2', 'prix-3', 'prix-4']);
});

test('keeps an id that is written out, whichever headings stand before it', () => {
  assert.equal(idsOf('## Tarifs {#prix}\n\n## Prix'), ['prix', 'prix-2']);
  assert.equal(idsOf('## Prix\n\n## Tarifs {#prix}'), ['prix-2', 'prix']);
});

test('refuses a heading of level 1, and one that skips a level', () => {
  assert.equal(findings('Texte\n\n# Un\n\n## Deux\n\n#### Quatre\n\n## Deux'), [
    '3:1+4 titre-niveau-1',
    '7:1+11 titre-niveau-saute',
  ]);
  assert.equal(findings('### Trois'), ['1:1+9 titre-niveau-saute']);
  assert.equal(findings('## Deux\n\n### Trois\n\n#### Quatre\n\n## Deux\n\n### Trois'), []);
});

test('makes ids that a stylesheet can name: they begin with a letter', () => {
  assert.equal(idsOf('## 1. Objet\n\n## 2025\n\n## 2025 {#annee}\n\n## 1. Objet'), [
    ...['section-1-objet', 'section-2025', 'annee', 'section-1-objet-2'],
  ]);
});

test('refuses a written id that would be shown as it is, and proposes one that passes', () => {
  assert.equal(findings('> ## Nos prix {#Nos Prix}'), ['1:15+11 identifiant-invalide']);
  assert.equal(findings('## Prix {#Nos Prix}\u00a0'), ['1:9+11 identifiant-invalide']);
  assert.match(hintOf('## Prix {#Nos Prix}'), '« {#nos-prix} »');
  assert.match(hintOf('## Prix {#2025}'), '« {#section-2025} »');
  assert.equal(findings('## Prix {#section-2025}'), []);
  assert.equal(findings('## Prix {#}'), ['1:9+3 identifiant-invalide']);
});

test('refuses a heading without a text', () => {
  assert.equal(findings('## Un\n\n##\n\n### {#deux}'), ['3:1+2 titre-vide', '5:1+11 titre-vide']);
});

test('refuses an id that another heading was given before', () => {
  assert.equal(findings('## Un {#prix}\n\n## Deux {#prix}'), ['3:9+7 identifiant-repris']);
});

test.run();
