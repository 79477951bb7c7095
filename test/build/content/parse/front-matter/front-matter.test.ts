import { type FrontMatter, splitFrontMatter } from '../../../../../build/content/parse/front-matter/front-matter.ts';
import { hasErrors } from '../../../../../build/contract/diagnostic.ts';
import { assert, suite } from '../../../../suite.ts';
import { placesOf } from '../../../../support/sources.ts';

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

const REFUSED: readonly (readonly [what: string, text: string, ...faults: string[]])[] = [
  ['a file without front matter', 'Bonjour\n', '1:1+7 front-matter-absent'],
  ['an empty file', '', '1:1+1 front-matter-absent'],
  ['a front matter behind an empty line', '\n---\na: 1\n---\n', '1:1+1 front-matter-absent'],
  ['one that is never closed', '---\na: 1\n\nUn texte.\n', '1:1+3 front-matter-non-ferme'],
  ['one that is opened alone', '---', '1:1+3 front-matter-non-ferme'],
  ['one that something longer closes', '---\na: 1\n-----\nb: 2\n---\n', '3:1+5 front-matter-non-ferme'],
  ['a field written twice', '---\nt: A\nf:\n  u: B\n  u: C\nt: D\n---\n', '5:3+1 cle-en-double', '6:1+1 cle-en-double'],
  ['a text in the place of fields', '---\njuste un texte\n---\n', '2:1+1 front-matter-invalide'],
  ['a list in the place of fields', '---\n- un\n- deux\n---\n', '2:1+1 front-matter-invalide'],
];

for (const [what, text, ...faults] of REFUSED)
  test(`${what} is refused, where it is wrong`, () => {
    const expected = faults.map((fault) => `error a.md:${fault}`);
    assert.equal(refusal(text), expected);
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
