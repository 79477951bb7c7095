import type { Diagnostic } from '../../../../build/contract/diagnostic.ts';
import { assert, suite } from '../../../../test/suite.ts';
import { diagnosticsOf, withFix } from '../../../client/document/use-preview.ts';

const test = suite('Diagnostics in the workshop');

const TEXT = '---\ntitre: Un\nliste:\n  - a\n  - b\n---\n\nUn texe.\n';
const diagnostic = (line: number, column: number, more: Partial<Diagnostic> = {}): Diagnostic => ({
  severity: 'error',
  file: 'content/x.md',
  line,
  column,
  rule: 'regle',
  message: '',
  hint: '',
  ...more,
});

test('a diagnostic goes to its field in the front matter, and to its line in the text', () => {
  const missing = diagnostic(1, 1, { length: 3, at: ['date'] });
  const diagnostics = [diagnostic(1, 1), missing, diagnostic(2, 8), diagnostic(5, 5), diagnostic(8, 4)];
  const { fields, lines } = diagnosticsOf(diagnostics, TEXT, 7);
  assert.equal(
    fields.map(({ at, diagnostic }) => [at, diagnostic.line]),
    [
      [[], 1],
      [['date'], 1],
      [['titre'], 2],
      [['liste', 1], 5],
    ],
  );
  const found = lines.map(({ line }) => line);
  assert.equal(found, [8]);
});

test('a fix takes the place of the diagnostic alone', () => {
  const fix = diagnostic(8, 4, { length: 4, fix: 'texte' });
  assert.is(withFix(TEXT, fix, TEXT), TEXT.replace('texe', 'texte'));
  assert.is(withFix(TEXT, diagnostic(2, 8, { length: 2, fix: '' }), TEXT), TEXT.replace('titre: Un', 'titre: '));
});

test('a fix of a line that was rewritten since changes nothing; other lines may have', () => {
  const fix = diagnostic(8, 4, { length: 4, fix: 'texte' });
  assert.is(withFix(TEXT.replace('Un texe.', 'Le texe.'), fix, TEXT), undefined);
  assert.is(withFix('', fix, TEXT), undefined);
  const elsewhere = TEXT.replace('titre: Un', 'titre: Deux');
  assert.is(withFix(elsewhere, fix, TEXT), elsewhere.replace('texe', 'texte'));
  assert.is(withFix(TEXT, diagnostic(8, 4), TEXT), undefined, 'and there may be none');
});
