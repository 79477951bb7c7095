import { type FieldDiagnostic, locateDiagnostics } from '../../../build/diagnostics/field-diagnostics.ts';
import { assert, suite } from '../../suite.ts';

const test = suite('Diagnostics about fields');

const text = '---\ntitre: Un\ncarte:\n  nom: Deux\n---\n';
const wording = { rule: 'regle', message: '', hint: '' };
const about = (at: FieldDiagnostic['at'], onKey = false): FieldDiagnostic => ({
  severity: 'error',
  file: 'content/a.md',
  text,
  at,
  onKey,
  wording,
});

test('each has the place and the path of its field, or of what it is missing in', async () => {
  const found = await locateDiagnostics([about(['carte', 'nom']), about(['carte', 'nom'], true), about(['date'])]);
  assert.equal(
    found.map(({ line, column, length, at }) => ({ line, column, length, at })),
    [
      { line: 4, column: 8, length: 4, at: ['carte', 'nom'] },
      { line: 4, column: 3, length: 3, at: ['carte', 'nom'] },
      { line: 1, column: 1, length: 3, at: ['date'] },
    ],
  );
});
