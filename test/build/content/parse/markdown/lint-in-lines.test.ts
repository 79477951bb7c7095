import { assert, suite } from '../../../../suite.ts';
import { diagnosticOf, flags, hintOf, hintsAre, render, takes } from '../../../../support/markdown.ts';

const test = suite('Lint rules: signs in a line');

test('names emphasis with a space inside its marks, and says where it goes', () => {
  flags({
    'Un **gras ** deux': '? 1:4+9 emphase-avec-espace',
    'Un ** gras** et __ deux __ fin': ['? 1:4+9 emphase-avec-espace', '? 1:17+10 emphase-avec-espace'],
    'Un *mot *, _un _.': ['? 1:4+6 emphase-avec-espace', '? 1:12+5 emphase-avec-espace'],
    '~~un ~~': '? 1:1+7 emphase-avec-espace',
    '**Attention\u00a0:\u00a0** un': '? 1:1+16 emphase-avec-espace',
    'Un **gras ** et **deux': ['? 1:4+9 emphase-avec-espace', '? 1:17+2 emphase-seule'],
  });
  assert.match(hintOf('Un ** gras** deux'), '« **gras** »');
  assert.match(hintOf('Un **gras `a` ** deux'), '« **gras `a`** »');
  takes('Un **gras** et *un*', '2 * 3 * 4', 'prix* et total *', 'un_deux_trois', '`**a **`', 'a ~ b ~ c');
  takes('\\*\\*gras \\*\\*');
});

test('names a mark of emphasis that stays alone', () => {
  flags({
    'Un **gras': '? 1:4+2 emphase-seule',
    'Un __gras': '? 1:4+2 emphase-seule',
    '[un **gras](/a)': '? 1:5+2 emphase-seule',
  });
  takes('Un \\*\\*gras', '**Attention :** mot', 'un__deux', 'a ** b'.replace('**', '\\**'));
});

test('names emphasis that touches the next word behind a sign, and writes what emphasizes the same words', () => {
  flags({
    'Le **(no-code)**est, la **« IA »**s.': ['? 1:4+13 emphase-collee', '? 1:25+10 emphase-collee'],
    "Le mot *l'*été": '? 1:8+4 emphase-collee',
    'Un __gras__s': '? 1:4+8 emphase-collee',
    'mot**(gras)** et ~~(a)~~b': ['? 1:4+10 emphase-collee', '? 1:18+7 emphase-collee'],
  });
  const mended: Readonly<Record<string, string>> = {
    'Le **(no-code)**est.': 'Le (**no-code**)est.',
    'La **« IA »**s.': 'La « **IA** »s.',
    '*Note : un.*Suite': '*Note : un.* Suite',
    "Un *l'*été": "Un *l*'été",
    'Un __gras__s': 'Un **gras**s',
    'mot**(gras)**': 'mot(**gras**)',
    '**10 %**des': '**10 %** des',
    '**`a`**s': '**`a`** s',
  };
  for (const [text, expected] of Object.entries(mended)) {
    const { column, length = 0, fix = '' } = diagnosticOf(text);
    assert.is(text.slice(0, column - 1) + fix + text.slice(column - 1 + length), expected);
    takes(expected);
    assert.match(render(expected).html, /<(?:strong|em)>/);
  }
  takes('2*(a+b)*c', 'un_deux_trois', '**gras**s', '*(a)*, **(b)** et');
});

test('names signs that other programs give a meaning, and says what to write here', () => {
  flags({
    'Un [[lien]], [[page|un mot]] et ![[a.png]]': [
      '? 1:4+8 signe-d-ailleurs',
      '? 1:14+15 signe-d-ailleurs',
      '? 1:33+10 signe-d-ailleurs',
    ],
    '[!NOTE]\nUn': '? 1:1+7 signe-d-ailleurs',
    '!!! note "Un"': '? 1:1+13 signe-d-ailleurs',
    '[TOC]': '? 1:1+5 signe-d-ailleurs',
    '[[_TOC_]]': '? 1:1+9 signe-d-ailleurs',
    '{:toc}': '? 1:1+6 signe-d-ailleurs',
    'Un ==mot== et ++deux++': ['? 1:4+7 signe-d-ailleurs', '? 1:15+8 signe-d-ailleurs'],
    'Un mot^[une note]': '? 1:7+11 signe-d-ailleurs',
    '%% rien %%': '? 1:1+10 signe-d-ailleurs',
    'Un {.grand} et {% mot %}': ['? 1:4+8 signe-d-ailleurs', '? 1:16+9 signe-d-ailleurs'],
    '{info:title=Un}\nUn\n{info}': ['? 1:1+15 signe-d-ailleurs', '? 3:1+6 signe-d-ailleurs'],
    'H~2~O et m^2^': ['? 1:2+3 signe-d-ailleurs', '? 1:11+3 signe-d-ailleurs'],
    'Un :sourire: ici, :+1: et :1st_place_medal:': [
      '? 1:4+9 signe-d-ailleurs',
      '? 1:19+4 signe-d-ailleurs',
      '? 1:27+17 signe-d-ailleurs',
    ],
  });
  for (const [text, expected] of Object.entries({ '==mot==': '**mot**', '%% rien %%': '<!-- rien -->' })) {
    assert.is(diagnosticOf(text).fix, expected);
    takes(expected);
  }
  assert.match(hintOf('![[Ma photo.png]]'), "« ![ce qu'elle montre](photo.jpg) »");
  assert.match(hintOf('[[page|un mot]]'), '« [un mot](/adresse-de-la-page) »');
});

test('leaves signs alone that are a part of ordinary sentences', () => {
  takes('C++ et C++', 'a == b', 'à 12:30:15', 'de 10 :15: à :30:', 'mot:mot:mot', '\\==a==', 'un [mot]', '100 %% 100');
});

test('names what Word and Google Docs leave in a text by way of Pandoc, and says what to write here', () => {
  flags({
    '[un mot]{.underline} et [[a](/b)]{.x #y}': ['? 1:1+20 signe-d-ailleurs', '? 1:25+16 signe-d-ailleurs'],
    '[]{#anchor-1}Titre': '? 1:1+13 signe-d-ailleurs',
    '![a](/images/a.png){width="5in"\nheight="2in"}': '? 1:20+12 signe-d-ailleurs',
  });
  assert.is(diagnosticOf('[un mot]{.underline}').fix, 'un mot');
  assert.is(diagnosticOf('[]{#anchor}').fix, '');
  assert.is(diagnosticOf('[un]{.a\n.b}').fix, undefined, 'what stands below would stay');
  assert.match(hintOf('![a](/images/a.png){width="5in"\nheight="2in"}'), '« } » plus bas');
  takes('un ~mot~ barré', '~mot~');
  takes('{...} et {x=1}', '~~un~~ et ~deux mots~', 'x^2 + y^2', '[a|b]', '{un mot}', '## Un {#deux}');
});

test('names formulas, and no emphasis in them', () => {
  flags({
    'Ici $\\sum_{k=1}^{n}\\left(X_{k}-1\\right)$ et $p_{j}^2$.': [
      '? 1:5+36 signe-d-ailleurs',
      '? 1:45+9 signe-d-ailleurs',
    ],
    '$$Av = v$$': '? 1:1+10 signe-d-ailleurs',
    '$$\nv\n$$': ['? 1:1+2 signe-d-ailleurs', '? 3:1+2 signe-d-ailleurs'],
  });
  takes('De 5$ à 10$', '$HOME_DIR et $PATH', 'US$ et C$');
});

test('names links and images that would show their brackets, and writes them', () => {
  flags({
    'Un [texte] (/services).': '? 1:4+19 lien-mal-ecrit',
    'Un (texte)[/services].': '? 1:4+18 lien-mal-ecrit',
    'Un [texte](/services': '? 1:4+17 lien-mal-ecrit',
    'Un [mot (un autre)] et [voir (/services) plus bas].': [],
    '![a](/images/Ma photo.JPG)': '? 1:1+26 lien-mal-ecrit',
    '## [a] (/b)\n\n| [c](/d |\n|--|': ['? 1:4+8 lien-mal-ecrit', '? 3:3+6 lien-mal-ecrit'],
  });
  hintsAre({
    '[texte] (/services)': '[texte](/services)',
    '[texte](/services': '[texte](/services)',
    '[a](/services “un titre”)': '[a](/services "un titre")',
    '[a](/mes beaux services "un titre")': '[a](/mes%20beaux%20services "un titre")',
    '[a]( /a “un "beau" titre” )': '[a](/a "un beau titre")',
  });
  assert.match(hintOf('![a](/images/Ma photo.JPG)'), '« ![a](/images/Ma%20photo.JPG) », ou renommez');
  assert.not.match(hintOf('[texte] (/services)'), 'renommez');
  takes('\\[texte] (/services)', '[À compléter : un] (voir plus bas)', '`[a](/b c)`', '(un)[deux]', 'f(x)[0]');
});

test('names a call of a note and a link by name that nothing answers', () => {
  flags({
    'Un[^absente].': '1:3+10 renvoi-sans-cible',
    'Un [x][absente] et [y][].': ['1:4+12 renvoi-sans-cible', '1:20+5 renvoi-sans-cible'],
    'Un[^1].\n\n[^1] : Note.': '3:1+7 renvoi-sans-cible',
    '[x][n]\n\n[n] : https://a.fr': '3:1+6 renvoi-sans-cible',
  });
  assert.match(hintOf('Un[^a b  c].'), '« [^a-b-c] »');
  assert.match(hintOf('Un [x][absente].'), '[absente]: /');
  assert.match(hintOf('Un [x][].'), /« \[[^\]]+\]: \//);
  assert.match(hintOf('Un [x][n]\n[n]: /a'), 'ligne vide');
  assert.is.not(diagnosticOf('Un [x][n]\n[n]: /a').message, diagnosticOf('[x][n]\n\n[n] : /a').message);
  assert.match(hintOf('Un[^1].\n\n[^1] : Note.'), '« [^1]: »');
  takes('Un\\[^absente] \\[x][y]', 'Un [mot] seul', '[À compléter : un]', '[Note] : voir plus bas');
});

test('proposes names of notes for notes, and of addresses for links, as they are written', () => {
  assert.match(hintOf('Un[^Notes][^Note].\n\n[^Note]: Deux.'), '« [^Note] »');
  assert.match(hintOf('[x][Serv] [y][Services]\n\n[Services]: /services'), '« Services »');
  assert.not.match(hintOf('Un[^service] [x][services].\n\n[services]: /services'), '« [^services] »');
  const { diagnostics } = render('Un[^notes].\n\n[^note]: Deux.');
  assert.match(diagnostics.find(({ rule }) => rule === 'renvoi-sans-cible')?.hint ?? '', '« [^note] »');
});

test('names a grave accent that stays alone, and one that stands for an apostrophe', () => {
  flags({ 'Un `mot': '? 1:4+1 accent-grave-seul', 'L`entreprise': '? 1:2+1 accent-grave-seul' });
  assert.match(hintOf('L`entreprise'), "« ' »");
  assert.match(hintOf('Un l`autre'), "« ' »");
  for (const text of ['Un `mot', 'Un `` et l`autre']) assert.not.match(hintOf(text), "« ' »");
  assert.is.not(diagnosticOf('Un `mot').message, diagnosticOf('L`entreprise').message);
  takes('Un \\`mot', 'Un `mot`');
});

test('names a variable that is none, and an id away from its heading', () => {
  flags({
    'Un {{marque} ici': '? 1:4+9 variable-mal-ecrite',
    '{{marque}} {{ 1. email }}': '? 1:12+14 variable-mal-ecrite',
    'Un {#ici}': '? 1:4+6 identifiant-hors-titre',
  });
  assert.match(diagnosticOf('Un {{marque} ici').message, '« {{marque} »');
  takes('Un \\{{1.email}}', '`{{1.email}}`', 'Un \\{#ici}', '## Un {#ici}', '{ un }');
});

test('names a variable that sticks to a word, and sets them apart', () => {
  flags({
    'Dès{{fait.a}} par mois': '? 1:4+10 variable-collee',
    '| dès 2{{a}} | **{{b}}** {{c}}mois |\n|---|---|': ['? 1:8+5 variable-collee', '? 1:26+5 variable-collee'],
  });
  const fixes = { 'Dès{{a}}.': ' {{a}}', 'Dès {{a}}par': '{{a}} ', 'Dès{{a}}par': ' {{a}} ' };
  for (const [text, fix] of Object.entries(fixes)) assert.is(diagnosticOf(text).fix, fix, text);
  takes("L’{{a}}, d'{{a}} ; ({{a}}/mois) {{a}}-{{b}}", '**{{a}}** {{a}}, {{b}}.', '`dès{{a}}`', '{{a}}{{b}}');
});

test('names a slot that stands in a line of text', () => {
  flags({
    'Un ::calculateur-roi ici': '? 1:4+17 bloc-dans-une-ligne',
    ':: calculateur-roi': '? 1:1+18 bloc-dans-une-ligne',
    '::calculateur-roi ici': '? 1:1+17 bloc-dans-une-ligne',
    'Un ::carte': '? 1:4+7 bloc-dans-une-ligne',
    'Voici ::graphique[Titre]{barres} ici': '? 1:7+26 bloc-dans-une-ligne',
    'Voici ::tableau[Légende].': '? 1:7+18 bloc-dans-une-ligne',
  });
  assert.match(hintOf('Voici ::graphique[Titre]{barres} ici'), '« ::graphique[Titre]{barres} » seul');
  takes('Un \\::calculateur-roi', 'std::un-deux', 'Un :: deux trois', '`::un-deux`');
});

test('suspects nothing in what Markdown understood', () => {
  takes(
    '## Titre\n\nUn **gras**, un *italique*, un ~~barré~~ et [un lien](/a "Un *titre*") de `code`.',
    '- un\n- deux\n  1. trois\n\n> Une citation\n> sur deux lignes',
    'https://a.fr/__init et <https://a.fr/__init> et [https://a.fr/__init',
  );
});
