import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseMarkdown } from '../../../../build/content/parse/markdown/parser.ts';
import { assert, suite } from '../../../../test/suite.ts';
import { contentFolder } from '../../../../test/support/tested-content.ts';
import { alignPieces } from '../../../client/compare/align.ts';
import { isQuestion, mergedText, mergePieces } from '../../../client/compare/merge.ts';
import { bodyOf, cutPieces, isSame, joinPieces } from '../../../client/compare/pieces.ts';
import { names } from '../../support/rich-text.ts';

const test = suite('Two changes of a text');

const cut = (text: string) => cutPieces(text, parseMarkdown(bodyOf(text)), names);

const BASE = `---
# Ce commentaire reste.
titre: "Mes notes" # lui aussi
etiquettes:
- un
- deux
description: >
  Ce que disent
  les notes.
---

## Début

Un premier   texte.
* une puce
* une autre

Une fin *en italique*.
`;

/** Returns the two sides of a base, each with its own replacements, joined. */
function merge(mine: [string, string][], theirs: [string, string][], base = BASE) {
  const changed = (changes: [string, string][], text: string) =>
    changes.reduce((current, [from, to]) => {
      assert.ok(current.includes(from), from);
      return current.replace(from, to);
    }, text);
  const sides = { base: cut(base), mine: cut(changed(mine, BASE)), theirs: cut(changed(theirs, BASE)) };
  const parts = mergePieces(sides);
  const questions = parts.filter(isQuestion).map(({ mine, theirs }) => [mine?.source, theirs?.source]);
  return {
    questions,
    text: mergedText(parts, sides, ({ mine, theirs }) => [mine, theirs].filter((one) => one !== undefined)),
  };
}

test('every text of the site is cut into pieces and joined again without a changed byte', () => {
  const files = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  assert.ok(files.length > 1);
  for (const name of files) {
    const text = readFileSync(join(contentFolder, name), 'utf8');
    const pieces = cut(text);
    assert.is(joinPieces(pieces.pieces, [pieces]), text, name);
  }
});

test('changes of different fields and paragraphs are merged, and all other bytes stay', () => {
  const { questions, text } = merge(
    [
      ['"Mes notes"', '"Nos notes"'],
      ['## Début', '## Au début'],
    ],
    [
      ['- deux', '- trois'],
      ['premier', 'second'],
      ['* une autre', '* encore une'],
    ],
  );
  assert.equal(questions, []);
  const expected = BASE.replace('Mes', 'Nos').replace('Début', 'Au début').replace('- deux', '- trois');
  assert.is(text, expected.replace('premier', 'second').replace('* une autre', '* encore une'));
});

test('a paragraph that both have changed is asked about, and that one alone', () => {
  const { questions, text } = merge(
    [
      ['en italique', 'en gras'],
      ['premier', 'second'],
    ],
    [
      ['en italique', 'soulignée'],
      ['Début', 'Commencement'],
    ],
  );
  assert.equal(questions, [['Une fin *en gras*.', 'Une fin *soulignée*.']]);
  assert.match(text, '## Commencement\n\nUn second   texte.\n* une puce');
  assert.match(text, 'Une fin *en gras*.\n\nUne fin *soulignée*.\n');
});

test('the same change of both sides is made once, and paragraphs added by both stay', () => {
  const added = (word: string): [string, string] => ['italique*.\n', `italique*.\n\nAjout ${word} à la fin.\n`];
  assert.is(merge([added('mien')], [added('mien')]).text, BASE.replace(...added('mien')));
  const { questions, text } = merge([added('mien')], [added('autre')]);
  assert.equal(questions, []);
  assert.ok(text.endsWith('italique*.\n\nAjout mien à la fin.\n\nAjout autre à la fin.\n'), text);
});

test('a removed paragraph goes if the other side left it unchanged, else it is a question', () => {
  const removed: [string, string] = ['\n\nUne fin *en italique*.', ''];
  assert.is(merge([removed], [['premier', 'second']]).text, BASE.replace(...removed).replace('premier', 'second'));
  assert.equal(merge([removed], [['en italique', 'en gras']]).questions, [[undefined, 'Une fin *en gras*.']]);
});

test('a field that both have added, each with its own value, is one question', () => {
  const field = (value: string): [string, string] => ['description:', `date: ${value}\ndescription:`];
  assert.equal(merge([field('2025-01-01')], [field('2025-02-02')]).questions, [
    ['date: 2025-01-01', 'date: 2025-02-02'],
  ]);
});

test('without a common base, differences are questions, and pieces of one side stay', () => {
  const { questions, text } = merge(
    [
      ['en italique', 'en gras'],
      ['## Début', '## Début\n\nRien que chez moi.'],
    ],
    [['premier', 'second']],
    '',
  );
  assert.equal(questions.length, 2);
  assert.match(text, 'Rien que chez moi.');
});

test('paragraphs of two texts that share most of their words are a pair, whatever was added between them', () => {
  const rows = alignPieces(
    cut('Le premier parle de factures.\n\nLe second parle de stock et de caisse.\n').pieces,
    cut('Tout autre chose ici.\n\nLe premier parle de devis.\n\nLe second parle de stock.\n').pieces,
  );
  const pairs = rows.map(({ before, after }) => [before?.source.slice(0, 10), after?.source.slice(0, 10)]);
  assert.equal(pairs, [
    [undefined, 'Tout autre'],
    ['Le premier', 'Le premier'],
    ['Le second ', 'Le second '],
  ]);
  assert.ok(rows.every(({ before, after }) => !isSame(before, after)));
});

test('texts of ten thousand different paragraphs are compared in a moment', () => {
  const pieces = (word: string) =>
    Array.from({ length: 10_000 }, (_, nth) => ({ source: `${word} ${nth}`, at: nth, gap: '' }));
  assert.is(alignPieces(pieces('avant'), pieces('après')).length, 20_000);
});
