import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hasErrors } from '../../../../build/diagnostics/diagnostic.ts';
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
