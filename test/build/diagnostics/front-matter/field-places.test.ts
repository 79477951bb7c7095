import type { Position } from '../../../../build/contract/diagnostic.ts';
import { fieldPlaces } from '../../../../build/diagnostics/front-matter/field-places.ts';
import { assert, suite } from '../../../suite.ts';

const test = suite('Places of front-matter fields');

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

const VALUES: readonly (readonly [sentence: string, path: (string | number)[], place: string])[] = [
  ['a value', ['titre'], '2:8+5'],
  ['an item of a list', ['liste', 0], '4:5+2'],
  ['a value deep inside lists', ['liste', 1, 'atouts', 1], '6:20+11'],
  ['a value of a group on one line', ['fin', 'texte'], '7:15+9'],
  ['the place of a value that is not there', ['vide'], '8:6+1'],
  ['where a list starts, without underlining all of it', ['liste'], '4:3+1'],
  ['where a group starts', ['fin'], '7:6+1'],
  ['the opening dashes for a missing key', ['absent'], '1:1+3'],
  ["a missing key's parent", ['fin', 'absent'], '7:1+3'],
  ['the parent of all that is missing', ['fin', 'absent', 0, 'encore'], '7:1+3'],
  ['a list that lacks an item', ['liste', 9], '3:1+5'],
];

for (const [sentence, path, place] of VALUES)
  test(`points at ${sentence}`, () => assert.is(shown(fieldPlaces(NESTED).valueAt(path)), place));

test('points at a key itself, also one that YAML reads as a number', () => {
  const { keyAt } = fieldPlaces(NESTED);
  assert.is(shown(keyAt(['titre'])), '2:1+5');
  assert.is(shown(keyAt(['liste', 1, 'atouts'])), '6:5+6');
  assert.is(shown(keyAt(['fin', 'texte'])), '7:8+5');
  const numbered = fieldPlaces('---\ntitre: A\n2025: bilan\n---\n');
  assert.equal([numbered.valueAt(['2025']), numbered.keyAt(['2025'])].map(shown), ['3:7+5', '3:1+4']);
  assert.is(shown(fieldPlaces('---\n---\n').valueAt(['absent'])), '1:1+3');
});

function shown({ line, column, length = 1 }: Position): string {
  return `${line}:${column}+${length}`;
}
