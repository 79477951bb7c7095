import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hasErrors, type Position } from '../../../../build/diagnostics/diagnostic.ts';
import { type FrontMatter, splitFrontMatter } from '../../../../build/parse/front-matter/front-matter.ts';
import { placesOf } from '../../../support/sources.ts';

const test = suite('Front matter');

function split(text: string): FrontMatter {
  const { value, diagnostics } = splitFrontMatter('a.md', text);
  if (!value) throw new Error(`refused: ${placesOf(diagnostics).join(', ')}`);
  return value;
}

function refusal(text: string): string[] {
  const { value, diagnostics } = splitFrontMatter('a.md', text);
  assert.is(value === undefined, hasErrors(diagnostics));
  return placesOf(diagnostics);
}

function shown({ line, column, length = 1 }: Position): string {
  return `${line}:${column}+${length}`;
}

const NESTED = `---
titre: "Été"
liste:
  - un
  - nom: deux
    atouts: [vite, "bien fait"]
fin: { texte: au revoir }
vide:
---
`;

test('gives the data and the text after it', () => {
  const { data, body } = split('---\ntitre: Bonjour\nordre: 3\n---\nUn texte.\n\n---\n\nUn autre.\n');
  assert.equal(data, { titre: 'Bonjour', ordre: 3 });
  assert.is(body, 'Un texte.\n\n---\n\nUn autre.\n');
});

test('counts the line the text starts on, with or without blank lines before it', () => {
  for (const text of ['---\na: 1\n---\nIci', '---\na: 1\n---\n\nIci', '---\na: 1\n---\n\n\n\nIci', '---\n---\nIci']) {
    const { body, bodyLine } = split(text);
    assert.is(text.split('\n').indexOf('Ici') + 1, bodyLine + body.split('\n').indexOf('Ici'), JSON.stringify(text));
  }
});

test('accepts spaces after the dashes, and a front matter without fields', () => {
  assert.equal(split('---  \na: 1\n--- \nIci').data, { a: 1 });
  assert.equal(split('---\n# rien\n---\n').data, {});
});

test('keeps dates as they were written', () => {
  assert.equal(split('---\ndate: 2025-08-15\nheure: 2025-08-15T10:00:00Z\n---\n').data, {
    date: '2025-08-15',
    heure: '2025-08-15T10:00:00Z',
  });
});

test('points at a value, also deep inside lists', () => {
  const { positionOf } = split(NESTED);
  assert.is(shown(positionOf(['titre'])), '2:8+5');
  assert.is(shown(positionOf(['liste', 0])), '4:5+2');
  assert.is(shown(positionOf(['liste', 1, 'nom'])), '5:10+4');
  assert.is(shown(positionOf(['liste', 1, 'atouts', 1])), '6:20+11');
  assert.is(shown(positionOf(['fin', 'texte'])), '7:15+9');
  assert.is(shown(positionOf(['vide'])), '8:6+1');
});

test('points at where a list or a group starts, without underlining all of it', () => {
  const { positionOf } = split(NESTED);
  assert.is(shown(positionOf(['liste'])), '4:3+1');
  assert.is(shown(positionOf(['liste', 1, 'atouts'])), '6:13+1');
  assert.is(shown(positionOf(['fin'])), '7:6+1');
});

test("points at a missing key's parent, or at the opening dashes", () => {
  const { positionOf } = split(NESTED);
  assert.is(shown(positionOf(['absent'])), '1:1+3');
  assert.is(shown(positionOf(['fin', 'absent'])), '7:1+3');
  assert.is(shown(positionOf(['fin', 'absent', 0, 'encore'])), '7:1+3');
  assert.is(shown(positionOf(['liste', 1, 'absent'])), '5:5+1');
  assert.is(shown(positionOf(['liste', 9])), '3:1+5');
  assert.is(shown(split('---\n---\n').positionOf(['absent'])), '1:1+3');
});

test('points at a key itself', () => {
  const { keyPositionOf } = split(NESTED);
  assert.is(shown(keyPositionOf(['titre'])), '2:1+5');
  assert.is(shown(keyPositionOf(['liste', 1, 'atouts'])), '6:5+6');
  assert.is(shown(keyPositionOf(['fin', 'texte'])), '7:8+5');
});

test('points at a key that YAML reads as a number', () => {
  const { positionOf, keyPositionOf } = split('---\ntitre: A\n2025: bilan\n---\n');
  assert.is(shown(positionOf(['2025'])), '3:7+5');
  assert.is(shown(keyPositionOf(['2025'])), '3:1+4');
});

test('refuses a file without front matter', () => {
  assert.equal(refusal('Bonjour\n'), ['error a.md:1:1+7 front-matter-absent']);
  assert.equal(refusal(''), ['error a.md:1:1+1 front-matter-absent']);
  assert.equal(refusal('\n---\na: 1\n---\n'), ['error a.md:1:1+1 front-matter-absent']);
});

test('refuses a front matter that is never closed, or closed by something longer', () => {
  assert.equal(refusal('---\na: 1\n\nUn texte.\n'), ['error a.md:1:1+3 front-matter-non-ferme']);
  assert.equal(refusal('---'), ['error a.md:1:1+3 front-matter-non-ferme']);
  // gray-matter would close here, and read what follows as text.
  const [place, ...others] = refusal('---\na: 1\n-----\nb: 2\n---\n');
  assert.match(place ?? '', /^error a\.md:3:1\+\d+ front-matter-non-ferme$/);
  assert.equal(others, []);
});

test('underlines the whole line that does not close the front matter', () => {
  assert.equal(refusal('---\na: 1\n-----\nb: 2\n---\n'), ['error a.md:3:1+5 front-matter-non-ferme']);
});

test('never runs a front matter that is a program', () => {
  delete process.env.FRONT_MATTER_RAN;
  const program = '{ titre: (process.env.FRONT_MATTER_RAN = "yes") }';
  for (const language of ['js', 'javascript', ' js', 'JS', 'json', 'coffee']) {
    const places = refusal(`---${language}\n${program}\n---\n`);
    assert.equal(places, [`error a.md:1:1+${3 + language.length} front-matter-langage`]);
  }
  assert.is(process.env.FRONT_MATTER_RAN, undefined);
});

test('refuses a field that is written twice, where the second stands', () => {
  assert.equal(refusal('---\ntitre: A\nfin:\n  texte: B\n  texte: C\ntitre: D\n---\n'), [
    'error a.md:5:3+5 cle-en-double',
    'error a.md:6:1+5 cle-en-double',
  ]);
});

test('refuses tabs as indentation, on their line', () => {
  assert.equal(refusal('---\nfin:\n\ttexte: B\n---\n'), ['error a.md:3:1+1 yaml-invalide']);
});

test('names the line of what is not YAML', () => {
  const broken: [yaml: string, place: string][] = [
    ['titre: Automatiser : le guide', '2:8+22'],
    ['ordre: 1\ntitre: @orbite', '3:8+7'],
    ['ordre: 1\ntitre', '3:1+5'],
  ];
  for (const [yaml, place] of broken) {
    assert.equal(refusal(`---\n${yaml}\n---\n`), [`error a.md:${place} yaml-invalide`], yaml);
  }
});

test('refuses a value that YAML takes for an alias, such as one in Markdown emphasis', () => {
  const [place] = refusal('---\nordre: 1\ntitre: *important*\n---\n');
  assert.match(place ?? '', /^error a\.md:3:8\+\d+ yaml-invalide$/);
});

test('refuses a front matter that holds no fields', () => {
  assert.equal(refusal('---\njuste un texte\n---\n'), ['error a.md:2:1+1 front-matter-invalide']);
  assert.equal(refusal('---\n- un\n- deux\n---\n'), ['error a.md:2:1+1 front-matter-invalide']);
});

test('finds the same fault when it reads the same broken text again', () => {
  // gray-matter without options caches a text before it parses it: a second reading would find nothing wrong.
  const broken = '---\ntitre: "A\n---\n';
  const first = refusal(broken);
  assert.is(first.length, 1);
  assert.equal(refusal(broken), first);
});

test.run();
