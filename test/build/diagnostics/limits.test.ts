import { stripVTControlCharacters } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Diagnostic } from '../../../build/diagnostics/diagnostic.ts';
import { diagnosticsByFile, withinSources } from '../../../build/diagnostics/limits.ts';
import { printDiagnostics } from '../../../build/diagnostics/print.ts';
import { placesOf } from '../../support/sources.ts';

const test = suite('Limits of diagnostics');

function diagnostic(changes: Partial<Diagnostic> = {}): Diagnostic {
  const place = { file: 'content/a.md', line: 1, column: 1, length: 1 };
  return { severity: 'error', ...place, rule: 'regle', message: 'Non.', hint: 'Si.', ...changes };
}

function many(number: number, changes: Partial<Diagnostic> = {}): Diagnostic[] {
  return Array.from({ length: number }, (_, index) => diagnostic({ column: index + 1, ...changes }));
}

function printed(diagnostics: readonly Diagnostic[], texts: Readonly<Record<string, string>> = {}): string {
  return stripVTControlCharacters(printDiagnostics(diagnostics, new Map(Object.entries(texts))));
}

test('of each file the first twenty are shown, and the others counted', () => {
  const [a, b] = diagnosticsByFile([...many(25), ...many(3, { file: 'content/b.md' })]);
  assert.equal([a?.shown.length, a?.omitted.length, b?.shown.length, b?.omitted.length], [20, 5, 3, 0]);
  assert.equal(
    a?.shown.map(({ column }) => column),
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
});

test('no error hides behind warnings, and those shown keep their order', () => {
  const late = diagnostic({ line: 99 });
  const [found] = diagnosticsByFile([...many(30, { severity: 'warning' }), late]);
  assert.equal([found?.shown.length, found?.shown.at(-1)?.line], [20, 99]);
  assert.ok(found?.omitted.every(({ severity }) => severity === 'warning'));
});

test('says under a file how many more it has', () => {
  const warnings = many(2, { severity: 'warning', column: 90 });
  const parts = printed([...many(24), ...warnings, diagnostic({ file: 'content/b.md' })]).split('\n\n');
  assert.is(parts.length, 22);
  assert.is(parts[20], 'content/a.md  et encore 4 erreurs, 2 avertissements.');
  assert.match(parts[21] ?? '', /^content\/b\.md:1:1/);
});

test('a hundred thousand diagnostics about one enormous line print in a few thousand letters', () => {
  const line = '{'.repeat(200_000);
  const diagnostics = many(100_000, { message: `« ${line} » non.`, length: 5000 });
  assert.ok(printed(diagnostics, { 'content/a.md': line }).length < 20_000);
});

test('cuts a long line around the place, and keeps the caret under it', () => {
  const line = `${'a'.repeat(500)}XYZ${'b'.repeat(500)}`;
  const text = printed([diagnostic({ column: 501, length: 3 })], { 'content/a.md': line });
  const [, shown = '', carets = ''] = text.split('\n');
  assert.ok(shown.length < 200);
  assert.is(shown.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1), 'XYZ');
  assert.match(shown, /…a+XYZb+…$/);
});

test('shows a line of ordinary length whole', () => {
  const line = 'a'.repeat(150);
  assert.is(printed([diagnostic({ column: 140 })], { 'content/a.md': line }).split('\n')[1], `  1 | ${line}`);
});

test('cuts a long message, never through the middle of a character', () => {
  for (const length of [298, 299, 300, 301]) {
    const [{ shown } = { shown: [] }] = diagnosticsByFile([diagnostic({ message: `${'a'.repeat(length)}🚀🚀🚀` })]);
    const message = shown[0]?.message ?? '';
    assert.ok(message.length <= 300);
    assert.not.match(message, /[\uD800-\uDBFF](?![\uDC00-\uDFFF])/);
  }
});

test('moves a place that the file does not have to where its line, or the file, ends', () => {
  const sources = new Map([['content/a.md', 'abc\n\nde']]);
  const moved: readonly (readonly [Partial<Diagnostic>, string])[] = [
    [{ column: 9, length: 9 }, 'content/a.md:1:4+1'],
    [{ column: 2, length: 9 }, 'content/a.md:1:2+2'],
    [{ line: 2, column: 4, length: 2 }, 'content/a.md:2:1+1'],
    [{ line: 7, column: 3, length: 1 }, 'content/a.md:3:3+1'],
    [{ line: 0, column: 0, length: 0 }, 'content/a.md:1:1+1'],
    [{ file: 'dist/x', line: 8, column: 8 }, 'dist/x:8:8+1'],
  ];
  for (const [place, shown] of moved)
    assert.equal(placesOf(withinSources([diagnostic(place)], sources)), [`error ${shown} regle`]);
});

test.run();
