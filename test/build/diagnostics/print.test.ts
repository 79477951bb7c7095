import { stripVTControlCharacters } from 'node:util';
import pc from 'picocolors';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Diagnostic } from '../../../build/diagnostics/diagnostic.ts';
import { countDiagnostics, printDiagnostics } from '../../../build/diagnostics/print.ts';

const test = suite('Printing diagnostics');

const FILE = 'content/a.md';

function finding(changes: Partial<Diagnostic> = {}): Diagnostic {
  const place = { file: FILE, line: 2, column: 7, length: 7 };
  return {
    severity: 'error',
    ...place,
    rule: 'date-invalide',
    message: '« 32 août » non.',
    hint: 'Écrivez.',
    ...changes,
  };
}

function print(text: string, changes: Partial<Diagnostic> = {}, colors = pc.createColors(false)): string[] {
  return printDiagnostics([finding(changes)], new Map([[FILE, text]]), colors).split('\n');
}

const TEXT = '---\ndate: 32 août\n---\n';

test('says file, line, column, rule, message and hint on one line', () => {
  assert.is(print(TEXT)[0], 'content/a.md:2:7  date-invalide  « 32 août » non. Écrivez.');
});

test('shows the line with carets right under the place', () => {
  assert.equal(print(TEXT).slice(1), ['  2 | date: 32 août', '    |       ^^^^^^^']);
});

test('lines the carets up under a line number of any width', () => {
  const [, source, carets] = print(`${'\n'.repeat(104)}abcdef`, { line: 105, column: 3, length: 2 });
  assert.is(source, '  105 | abcdef');
  assert.is(carets, '      |   ^^');
});

test('puts one caret where the length is not known', () => {
  const { length: _, ...place } = finding();
  const printed = printDiagnostics([place], new Map([[FILE, TEXT]]), pc.createColors(false));
  assert.is(printed.split('\n')[2], '    |       ^');
});

test('repeats tabs before the place, so that the caret stands under it at any tab width', () => {
  const [, source, carets] = print('\n\tà\t: valeur', { column: 6, length: 6 });
  assert.is(source, '  2 | \tà\t: valeur');
  assert.is(carets, '    | \t \t  ^^^^^^');
});

test('never underlines past the end of the line, and always puts a caret', () => {
  assert.is(print('\nabc', { column: 2, length: 90 })[2], '    |  ^^');
  assert.is(print('\nabc', { column: 4, length: 1 })[2], '    |    ^');
  assert.is(print('\nabc', { column: 1, length: 0 })[2], '    | ^');
});

test('shows no line where there is none to show', () => {
  assert.is(print('\n\nabc').length, 1, 'an empty line');
  assert.is(print('abc').length, 1, 'a line past the end');
  assert.is(print(TEXT, { file: 'site.md' }).length, 1, 'a file that was never read');
});

test('sets findings apart by an empty line', () => {
  const sources = new Map([[FILE, TEXT]]);
  const printed = printDiagnostics([finding(), finding({ line: 9 }), finding()], sources, pc.createColors(false));
  assert.equal(
    printed.split('\n\n').map((part) => part.split('\n').length),
    [3, 1, 3],
  );
  assert.is(printDiagnostics([], sources, pc.createColors(false)), '');
});

test('writes no colour codes where colours are off', () => {
  assert.not.match(print(TEXT).join('\n'), '\u001b');
});

test('paints errors red and warnings yellow, without changing what is said', () => {
  const colors = pc.createColors(true);
  const error = print(TEXT, {}, colors).join('\n');
  const warning = print(TEXT, { severity: 'warning' }, colors).join('\n');
  assert.match(error, colors.red('date-invalide'));
  assert.match(error, colors.red('^^^^^^^'));
  assert.match(warning, colors.yellow('date-invalide'));
  assert.match(warning, colors.yellow('^^^^^^^'));
  assert.is(stripVTControlCharacters(error), print(TEXT).join('\n'));
});

test('counts errors and warnings, each in its number', () => {
  const warning = finding({ severity: 'warning' });
  assert.is(countDiagnostics([finding(), warning, finding()]), '2 erreurs, 1 avertissement');
  assert.is(countDiagnostics([warning, warning]), '2 avertissements');
  assert.is(countDiagnostics([finding()]), '1 erreur');
  assert.is(countDiagnostics([]), '');
});

test('lists the places of warnings that ask for the same thing below what they ask for, behind all others', () => {
  const blank = (line: number) => finding({ severity: 'warning', line, rule: 'a-remplir', message: `Non ${line}.` });
  const other = finding({ severity: 'warning', line: 9, hint: 'Autre.' });
  const lines = printDiagnostics(
    [blank(2), blank(3), other, blank(4)],
    new Map([[FILE, TEXT]]),
    pc.createColors(false),
  );
  assert.equal(lines.split('\n'), [
    `${FILE}:9:7  date-invalide  « 32 août » non. Autre.`,
    '',
    'a-remplir  3 avertissements. Écrivez.',
    `  ${FILE}:2:7  Non 2.`,
    `  ${FILE}:3:7  Non 3.`,
    `  ${FILE}:4:7  Non 4.`,
  ]);
});

test('shows errors, and warnings of which there are few, each with its line', () => {
  const warning = finding({ severity: 'warning' });
  for (const alike of [
    [finding(), finding(), finding()],
    [warning, warning],
    [warning, warning, finding({ severity: 'warning', rule: 'autre' })],
  ]) {
    const printed = printDiagnostics(alike, new Map([[FILE, TEXT]]), pc.createColors(false));
    assert.is(printed.split('    |       ^^^^^^^').length - 1, alike.length);
  }
});

test('in detail, every finding stands by itself with its line, however many a file has', () => {
  const alike = Array.from({ length: 25 }, () => finding({ severity: 'warning' }));
  const sources = new Map([[FILE, TEXT]]);
  const printed = printDiagnostics(alike, sources, pc.createColors(false), { detail: true });
  assert.is(printed.split('    |       ^^^^^^^').length - 1, 25);
});

test.run();
