import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type FieldFinding, placed } from '../../../build/validate/field-findings.ts';

const test = suite('Findings about fields');

const text = '---\ntitre: Un\ncarte:\n  nom: Deux\n---\n';
const wording = { rule: 'regle', message: '', hint: '' };
const finding = (at: FieldFinding['at'], onKey = false): FieldFinding => ({
  severity: 'error',
  file: 'content/a.md',
  text,
  at,
  onKey,
  wording,
});

test('each has the place and the path of its field, or of what it is missing in', async () => {
  const found = await placed([finding(['carte', 'nom']), finding(['carte', 'nom'], true), finding(['date'])]);
  assert.equal(
    found.map(({ line, column, length, at }) => ({ line, column, length, at })),
    [
      { line: 4, column: 8, length: 4, at: ['carte', 'nom'] },
      { line: 4, column: 3, length: 3, at: ['carte', 'nom'] },
      { line: 1, column: 1, length: 3, at: ['date'] },
    ],
  );
});

test.run();
