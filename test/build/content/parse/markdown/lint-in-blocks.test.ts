import { assert, suite } from '../../../../suite.ts';
import {
  diagnosticOf,
  diagnostics,
  flags,
  hintOf,
  hintsAre,
  render,
  reports,
  takes,
} from '../../../../support/markdown.ts';

const test = suite('Lint rules: blocks that are none');

test('names a line that opens no call-out and would show its colons', () => {
  flags({
    '::: astuce\nUn\n:::': '1:1+10 encadre-mal-ecrit',
    ':::astuce Titre libre\n\nUn\n\n:::\n\nDeux': '1:1+21 encadre-mal-ecrit',
    ':::astuce[Titre\nUn\n:::': '1:1+15 encadre-mal-ecrit',
    'Un\n\n:::': '3:1+3 encadre-mal-ecrit',
    'Un\n\n:::\n\n:::': ['3:1+3 encadre-mal-ecrit', '5:1+3 encadre-mal-ecrit'],
    '::: zorglub\nUn\n:::\n\n:::': ['1:1+11 encadre-mal-ecrit', '5:1+3 encadre-mal-ecrit'],
  });
  assert.match(hintOf(':::astuce Titre *libre*\nUn\n:::'), '« :::astuce[Titre *libre*] »');
  assert.match(hintOf('::: astuce Un (deux) trois\n:::'), '« :::astuce[Un (deux) trois] »');
  assert.not.match(hintOf('Un\n\n:::'), '« ::: »');
  assert.match(hintOf('::: Atuce\nUn\n:::'), '« :::astuce »');
  assert.match(hintOf('::::exemple [Un]\nUn\n::::'), '« ::::exemple[Un] »');
  assert.match(hintOf('::: zorglub\nUn\n:::'), ':::astuce, :::attention');
  takes('\\::: astuce', 'Un ::: deux', ':::astuce[Titre]\nUn\n:::');
});

test('names a line that was to make a chart or a caption of the table below it', () => {
  const above = (line: string) => `${line}\n\n| A | B |\n|---|---|\n| a | 1 |\n| b | 2 |`;
  const charts = ['::graphique[T{barres}', '::graphiqueT]{barres}', '::graphique(T){barres}', ':graphique[T]{barres}'];
  for (const line of [...charts, ':: grafique(Coût (€) *net*) {lignes}', '::graphique Un titre']) {
    flags({ [above(line)]: `1:1+${line.length} bloc-mal-ecrit` });
    assert.match(hintOf(above(line)), /« ::graphique\[Titre\]\{barres\} ».*\{avant-apres\}/);
  }
  for (const line of ['::tableau[Prix', '::tableau Prix relevés']) {
    flags({ [above(line)]: `1:1+${line.length} bloc-mal-ecrit` });
    assert.match(hintOf(above(line)), '« ::tableau[Légende] »');
  }
  assert.equal(diagnostics(above('::graphique[Titre]{barres}')), []);
  assert.equal(diagnostics(above('::tableau[Légende]')), []);
  flags({ ':: graphique': '? 1:1+12 bloc-dans-une-ligne' });
  takes('\\::tableau[Prix', ':tableau de bord', 'Un ::tableau[Prix', '`::tableau[Prix`', '::calcul de marge');
});

test('names a chart with the colons of a call-out', () => {
  const { hint, fix } = diagnosticOf(':::graphique[T]{barres}\n\nUn\n\n:::');
  assert.match(hint, '« ::graphique »');
  assert.is(fix, undefined, 'its end would stay');
});

test('names signs of a heading that make none', () => {
  flags({
    '##Titre': '? 1:1+7 titre-sans-espace',
    '#Titre de section': '? 1:1+17 titre-sans-espace',
  });
  hintsAre({
    '##Titre *un*': '## Titre *un*',
    '#Titre de section': '## Titre de section',
    '##\u00a0Titre': '## Titre',
    '###Titre': '## Titre',
  });
  assert.match(hintOf('## Un\n\n#####Titre'), '« ### Titre »', 'the level that passes');
  const both = render('##Un\n\n###Deux').diagnostics.map(({ hint }) => hint);
  assert.match(both[1] ?? '', '« ### Deux »', 'as if the one above were mended');
  takes('\\##Titre', '#hashtag', '#un et #deux', '#1 des ventes', 'C##', 'Un ##deux', '#hashtag \nun', '####### sept');
});

test('names a line of dashes that makes a heading of the text above', () => {
  flags({
    'Un texte\n---': '? 1:1+8 titre-par-accident',
    'Un texte.\n------': '? 1:1+9 titre-par-accident',
    'Un texte\nlong\n------': '? 1:1+8 titre-par-accident',
  });
  takes('Un texte\n\n---', 'Un titre\n--------', 'Un, deux\n--------', '## Un titre ---');
});

test('names bullets and numbers that make no list, once a paragraph', () => {
  flags({
    '• un\n• deux': '? 1:1+1 puce-mal-ecrite',
    '\uf0d8\tun': '? 1:1+2 puce-mal-ecrite',
    'o\tun': '? 1:1+2 puce-mal-ecrite',
    '§   un': '? 1:1+4 puce-mal-ecrite',
    '-puce': '? 1:1+1 puce-mal-ecrite',
    '*puce': '? 1:1+1 puce-mal-ecrite',
    '1)un\n2)deux': '? 1:1+2 puce-mal-ecrite',
    'Un :\n2. deux': '? 2:1+2 puce-mal-ecrite',
    '-\u00a0un': '? 1:1+2 puce-mal-ecrite',
    '1.\u202fun': '? 1:1+3 puce-mal-ecrite',
  });
  assert.match(hintOf('• un'), '« - »');
  assert.match(hintOf('1)un'), '« 1. »');
  takes('&bull; un', '\\-puce', 'o mon ami', '§ 2', '*un* mot', '1\\)un', '-5 %', '2.0 est là', 'Un – deux');
  takes('Cent euros*\n\n*Hors taxes', 'En\n2025. Puis', 'Cent euros* par mois\n\n*Hors taxes');
  takes(':::astuce[1. Un]\nDeux\n:::');
});

test('takes a dash before the author of a quotation, and the number of a version, for no bullets', () => {
  takes(
    '> Une phrase.\n>\n> — Une autrice, *Son livre*',
    '> Une phrase.\n> – Un auteur',
    '> Une phrase.\n\n— Un auteur',
    '- 2.x est la version courante\n- 3.X la prochaine',
  );
  reports({
    '> Une phrase.\n>\n> — un\n> deux': '? 3:3+1 puce-mal-ecrite',
    '> Une phrase.\n\nUn\n\n— deux': '? 5:1+1 puce-mal-ecrite',
    '2.À faire': '? 1:1+2 puce-mal-ecrite',
  });
});

test('names a table without its rule line, and writes the line', () => {
  flags({
    '| a | b |\n| 1 | 2 |': '? 1:1+9 tableau-sans-regle',
    'a | b\n1 | 2': '? 1:1+5 tableau-sans-regle',
    '| a | b |\n|——|——|\n| 1 | 2 |': '? 2:1+7 tableau-sans-regle',
  });
  assert.match(hintOf('| a | b |\n| 1 | 2 |'), '« |---|---| »');
  takes('| a | b |\n|--|--|', 'a \\| b\nc \\| d', 'Un | deux', '`a | b`\n`c | d`');
  takes('|x| est positif\n|y| est nul', 'Un|a|\nDeux|b|', 'a|b\nc|d', 'Un | deux\n—');
  const [missing, wrong] = [diagnosticOf('| a | b |\n| 1 | 2 |'), diagnosticOf('| a | b |\n|——|——|\n| 1 | 2 |')];
  assert.is.not(missing.message, wrong.message);
  assert.is.not(missing.hint, wrong.hint);
});

test('names tables that other programs write', () => {
  flags({
    '||A||B||\n|a|b|': '? 1:1+8 tableau-sans-regle',
    'A       B\n---------': '? 1:1+9 titre-par-accident',
  });
  assert.match(hintOf('||A||B||\n|a|b|'), /« \|A\|B\| », puis « \|---\|---\| »/);
});

test('names rows that do not fit their table', () => {
  flags({
    '| a | b |\n|--|--|\n| 1 |': '? 3:1+5 ligne-de-tableau',
    '| a | b |\n|--|--|\n| 1 | 2 | 3 |': '3:1+13 ligne-de-tableau',
    '| a | b |\n|--|--|\n| 1 | 2 |\nSuite': '? 4:1+5 ligne-de-tableau',
    ':::astuce\n| a |\n|--|\n| 1 |\n:::\n\nSuite': ['1:1+9 encadre-non-ferme', '5:1+3 ligne-de-tableau'],
  });
  assert.match(hintOf('| a | b | c |\n|--|--|--|\n| 1 |'), '« | 1 | | | »');
  assert.match(hintOf('| a | b |\n|--|--|\n| 1 | 2 |\nSuite'), 'ligne vide');
  assert.match(diagnosticOf('| a | b |\n|--|--|\n| 1 |').message, '1 case ');
  takes(':::astuce\n| a |\n|--|\n| 1 |\n\n:::\n\nSuite');
  takes('| a | b |\n|--|--|\n| 1 | `x \\| y` |', '| a | b |\n|--|--|\n| | |');
});

test('names code that is never closed, and code that begins inside code', () => {
  assert.equal(diagnostics('Un\n\n```js\nlet a;\n\n## Deux'), ['3:1+5 code-non-ferme']);
  assert.equal(diagnostics('> ~~~\n> Un'), ['1:3+3 code-non-ferme']);
  assert.equal(diagnostics('```js\nun\n\n> ```json\ndeux\n```'), ['? 4:3+7 code-non-ferme']);
  for (const fence of ['« ~~~ »', '« ~~~~ »']) assert.match(hintOf('> ~~~\n> Un'), fence);
  takes('```\nUn\n```', '~~~text\nUn\n~~~~', '> ```\n> Un\n> ```', '- ```\n  Un\n  ```', '````\n```js\nUn\n```\n````');
});

test('names a language that nothing colours, and the one that was meant', () => {
  reports({
    '```npm install un\n```': '? 1:4+3 langage-inconnu',
    '```python title="Un"\nUn\n```': '? 1:4+6 langage-inconnu',
    '```csv\nUn\n```': [],
    '```{r}\nUn\n```': '? 1:4+3 langage-inconnu',
  });
  assert.equal(diagnostics('> ``` javscript\n> Un\n> ```'), ['? 1:7+9 langage-inconnu']);
  assert.match(hintOf('```javscript\nUn\n```'), '« javascript »');
  assert.is(diagnosticOf('```java\nUn\n```').fix, undefined, 'another language');
  takes('```JSON\n{}\n```', '```sh\nls\n```', '```text\nUn\n```', '```\nUn\n```');
});

test('names a text that four spaces make code', () => {
  reports({ 'Un\n\n    deux\n    trois': '? 3:1+8 code-par-accident' });
  reports({ 'Un\n\n    deux ```  \n    trois': '? 3:1+12 code-par-accident' });
  reports({ '> Un\n>\n>     deux': '? 3:3+8 code-par-accident' });
  takes('Un\n    deux', '- Un\n\n    Deux', '```\n    Un\n```');
});

test('names a box that cannot be ticked', () => {
  flags({
    '[] Un': '? 1:1+2 case-mal-ecrite',
    '- [] Un': '? 1:3+2 case-mal-ecrite',
    '- [x]Un': '? 1:3+3 case-mal-ecrite',
    '-[ ] Un': '? 1:1+4 case-mal-ecrite',
  });
  hintsAre({ '-[ ] Un': '- [ ] Un', '[X]Un': '- [x] Un' });
  assert.match(hintOf('[]'), /« - \[ \] \S.* »/);
  takes('- [ ] Un', '\\[] Un', '[x](/a)');
});

test('offers what is certain in the place of a bullet or a box, until the list is one', () => {
  const mended: Readonly<Record<string, string>> = {
    '• un\n• deux': '- un\n- deux',
    'Un :\n–\u00a0deux\n—  trois': 'Un :\n- deux\n- trois',
    '-un\n+deux': '- un\n- deux',
    '[x]fait\n[] à faire': '- [x] fait\n- [ ] à faire',
    '- [X]Un\n- [] Deux\n1. [ ]Trois': '- [x] Un\n- [ ] Deux\n1. [ ] Trois',
    '- Un\n  []Deux': '- Un\n  - [ ] Deux',
  };
  for (const [text, list] of Object.entries(mended)) assert.is(withFixes(text), list);
  for (const uncertain of ['2.deux', '[]', '[]\u00a0Un']) assert.is(diagnosticOf(uncertain).fix, undefined, uncertain);
});

/** A text once the button of its first diagnostic has been pressed as often as there is one. */
function withFixes(text: string): string {
  const [first] = render(text).diagnostics;
  if (first?.fix === undefined) return text;
  const lines = text.split('\n');
  const line = lines[first.line - 1] ?? '';
  const start = first.column - 1;
  const fixed = line.slice(0, start) + first.fix + line.slice(start + (first.length ?? 0));
  assert.is.not(fixed, line);
  return withFixes(lines.with(first.line - 1, fixed).join('\n'));
}

test('tells of each paragraph, once', () => {
  flags({
    '• un\n• deux\n\n• trois': ['? 1:1+1 puce-mal-ecrite', '? 4:1+1 puce-mal-ecrite'],
    ':::astuce Un\n:::\n\n::: exemple\n:::': ['1:1+12 encadre-mal-ecrit', '4:1+11 encadre-mal-ecrit'],
  });
});

test('looks for blocks in paragraphs alone', () => {
  takes('## • un', '## ##un', '## ::: un', '## [] un', "## '''", '| • un | ##deux |\n|--|--|\n| ::: | [] |');
});
