import { stripVTControlCharacters } from 'node:util';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Diagnostic } from '../../../build/diagnostics/diagnostic.ts';
import { countDiagnostics, printDiagnostics } from '../../../build/diagnostics/print.ts';
import { forStream, styled } from '../../../build/platform/terminal.ts';

const test = suite('Printing diagnostics');

const FILE = 'content/a.md';

function diagnostic(changes: Partial<Diagnostic> = {}): Diagnostic {
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

const TEXT = '---\ndate: 32 août\n---\n';

function printed(diagnostics: readonly Diagnostic[], text = TEXT): string {
  return stripVTControlCharacters(printDiagnostics(diagnostics, new Map([[FILE, text]])));
}

function print(text: string, changes: Partial<Diagnostic> = {}): string[] {
  return printed([diagnostic(changes)], text).split('\n');
}

test('says file, line, column, rule, message and hint on one line, and shows the place with carets right under it', () => {
  assert.equal(print(TEXT), [
    'content/a.md:2:7  date-invalide  « 32 août » non. Écrivez.',
    '  2 | date: 32 août',
    '    |       ^^^^^^^',
  ]);
});

const CARETS: readonly (readonly [what: string, text: string, place: Partial<Diagnostic>, ...shown: string[]])[] = [
  ['a line number of any width', `${'\n'.repeat(104)}abcd`, { line: 105, column: 3 }, '  105 | abcd', '      |   ^^'],
  ['tabs before the place', '\n\tà\t: b', { column: 6, length: 1 }, '  2 | \tà\t: b', '    | \t \t  ^'],
  ['a length past the end of the line', '\nabc', { column: 2, length: 90 }, '  2 | abc', '    |  ^^'],
  ['the end of the line', '\nabc', { column: 4, length: 1 }, '  2 | abc', '    |    ^'],
  ['no length', '\nabc', { column: 1, length: 0 }, '  2 | abc', '    | ^'],
  ['an empty line, which is not shown', '\n\nabc', {}],
  ['a line past the end', 'abc', {}],
  ['a file that was never read', TEXT, { file: 'site.md' }],
];

for (const [what, text, place, ...shown] of CARETS)
  test(`puts carets under the place, or no line, for ${what}`, () => assert.equal(print(text, place).slice(1), shown));

test('puts one caret where the length is not known', () => {
  const { length: _, ...place } = diagnostic();
  assert.is(printed([place]).split('\n')[2], '    |       ^');
});

test('sets diagnostics apart by an empty line, and prints nothing of none', () => {
  const parts = printed([diagnostic(), diagnostic({ line: 9 }), diagnostic()]).split('\n\n');
  const found = parts.map((part) => part.split('\n').length);
  assert.equal(found, [3, 1, 3]);
  assert.is(printed([]), '');
});

test('errors are red and warnings yellow, on a terminal that shows colours and nowhere else', () => {
  for (const [severity, color] of [
    ['error', 'red'],
    ['warning', 'yellow'],
  ] as const) {
    const text = printDiagnostics([diagnostic({ severity })], new Map([[FILE, TEXT]]));
    for (const part of ['date-invalide', '^^^^^^^']) assert.match(text, styled(color, part));
    assert.is(forStream(text, { isTTY: true, hasColors: () => true }), text);
    for (const stream of [{}, { isTTY: true, hasColors: () => false }])
      assert.not.match(forStream(text, stream), '\u001b');
  }
});

test('counts errors and warnings, each in its number', () => {
  const warning = diagnostic({ severity: 'warning' });
  assert.is(countDiagnostics([diagnostic(), warning, diagnostic()]), '2 erreurs, 1 avertissement');
  assert.is(countDiagnostics([warning, warning]), '2 avertissements');
  assert.is(countDiagnostics([diagnostic()]), '1 erreur');
  assert.is(countDiagnostics([]), '');
});

test('lists the places of warnings that ask for the same thing below what they ask for, behind all others', () => {
  const blank = (line: number) => diagnostic({ severity: 'warning', line, rule: 'a-remplir', message: `Non ${line}.` });
  const other = diagnostic({ severity: 'warning', line: 9, hint: 'Autre.' });
  assert.equal(printed([blank(2), blank(3), other, blank(4)]).split('\n'), [
    `${FILE}:9:7  date-invalide  « 32 août » non. Autre.`,
    '',
    'a-remplir  3 avertissements. Écrivez.',
    `  ${FILE}:2:7  Non 2.`,
    `  ${FILE}:3:7  Non 3.`,
    `  ${FILE}:4:7  Non 4.`,
  ]);
});

test('shows errors, and warnings of which there are few, each with its line; in detail, all of them', () => {
  const warning = diagnostic({ severity: 'warning' });
  const several = [
    [diagnostic(), diagnostic(), diagnostic()],
    [warning, warning],
    [warning, warning, diagnostic({ severity: 'warning', rule: 'autre' })],
  ];
  for (const alike of several) assert.is(printed(alike).split('    |       ^^^^^^^').length - 1, alike.length);
  const many = printDiagnostics(Array(25).fill(warning), new Map([[FILE, TEXT]]), { detail: true });

  assert.is(stripVTControlCharacters(many).split('    |       ^^^^^^^').length - 1, 25);
});

test.run();
