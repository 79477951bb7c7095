import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Position } from '../../../../build/diagnostics/diagnostic.ts';
import { fieldPlaces } from '../../../../build/parse/front-matter/field-places.ts';

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

test('points at a value, also deep inside lists', () => {
  const { valueAt } = fieldPlaces(NESTED);
  assert.is(shown(valueAt(['titre'])), '2:8+5');
  assert.is(shown(valueAt(['liste', 0])), '4:5+2');
  assert.is(shown(valueAt(['liste', 1, 'nom'])), '5:10+4');
  assert.is(shown(valueAt(['liste', 1, 'atouts', 1])), '6:20+11');
  assert.is(shown(valueAt(['fin', 'texte'])), '7:15+9');
  assert.is(shown(valueAt(['vide'])), '8:6+1');
});

test('points at where a list or a group starts, without underlining all of it', () => {
  const { valueAt } = fieldPlaces(NESTED);
  assert.is(shown(valueAt(['liste'])), '4:3+1');
  assert.is(shown(valueAt(['liste', 1, 'atouts'])), '6:13+1');
  assert.is(shown(valueAt(['fin'])), '7:6+1');
});

test("points at a missing key's parent, or at the opening dashes", () => {
  const { valueAt } = fieldPlaces(NESTED);
  assert.is(shown(valueAt(['absent'])), '1:1+3');
  assert.is(shown(valueAt(['fin', 'absent'])), '7:1+3');
  assert.is(shown(valueAt(['fin', 'absent', 0, 'encore'])), '7:1+3');
  assert.is(shown(valueAt(['liste', 1, 'absent'])), '5:5+1');
  assert.is(shown(valueAt(['liste', 9])), '3:1+5');
  assert.is(shown(fieldPlaces('---\n---\n').valueAt(['absent'])), '1:1+3');
});

test('points at a key itself', () => {
  const { keyAt } = fieldPlaces(NESTED);
  assert.is(shown(keyAt(['titre'])), '2:1+5');
  assert.is(shown(keyAt(['liste', 1, 'atouts'])), '6:5+6');
  assert.is(shown(keyAt(['fin', 'texte'])), '7:8+5');
});

test('points at a key that YAML reads as a number', () => {
  const { valueAt, keyAt } = fieldPlaces('---\ntitre: A\n2025: bilan\n---\n');
  assert.is(shown(valueAt(['2025'])), '3:7+5');
  assert.is(shown(keyAt(['2025'])), '3:1+4');
});

function shown({ line, column, length = 1 }: Position): string {
  return `${line}:${column}+${length}`;
}

test.run();
