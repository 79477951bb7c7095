import { stripVTControlCharacters } from 'node:util';
import type { Diagnostic } from '../../../build/contract/diagnostic.ts';
import { clampToSources, diagnosticsByFile } from '../../../build/diagnostics/limits.ts';
import { countDiagnostics, printDiagnostics } from '../../../build/diagnostics/print.ts';
import { style, styleForStream } from '../../../build/platform/terminal.ts';
import { assert, suite } from '../../suite.ts';
import { placesOf } from '../../support/sources.ts';

const test = suite('Printing diagnostics, and their limits');

const FILE = 'content/a.md';

const TEXT = '---\ndate: 32 août\n---\n';

test('prints file, line, column, rule, message and hint on one line, with carets below the place', () => {
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
  ['an empty line, which is not shown', '\n\nabc', {}],
  ['a file that was never read', TEXT, { file: 'site.md' }],
];

for (const [what, text, place, ...shown] of CARETS)
  test(`puts carets under the place, or no line, for ${what}`, () => assert.equal(print(text, place).slice(1), shown));

test('separates diagnostics by an empty line, and prints one caret where no length is known', () => {
  const parts = printed([diagnostic(), diagnostic({ line: 9 }), diagnostic()]).split('\n\n');
  assert.is(parts.map((part) => part.split('\n').length).join(), '3,1,3');
  assert.is(printed([]), '');
  const { length: _, ...place } = diagnostic();
  assert.is(printed([place]).split('\n')[2], '    |       ^');
});

test('errors are red and warnings yellow, on a terminal that shows colours and nowhere else', () => {
  for (const [severity, color] of [
    ['error', 'red'],
    ['warning', 'yellow'],
  ] as const) {
    const text = printDiagnostics([diagnostic({ severity })], new Map([[FILE, TEXT]]), { detail: true });
    for (const part of ['date-invalide', '^^^^^^^']) assert.match(text, style(color, part));
    assert.is(styleForStream(text, { isTTY: true, hasColors: () => true }), text);
    for (const stream of [{}, { isTTY: true, hasColors: () => false }])
      assert.not.match(styleForStream(text, stream), '\u001b');
  }
});

test('counts errors and warnings, each in its number', () => {
  const warning = diagnostic({ severity: 'warning' });
  assert.is(countDiagnostics([diagnostic(), warning, diagnostic()]), '2 erreurs, 1 avertissement');
  assert.is(countDiagnostics([warning, warning]), '2 avertissements');
  assert.is(countDiagnostics([diagnostic()]), '1 erreur');
  assert.is(countDiagnostics([]), '');
});

test('warnings come after errors, one line for each rule, with their number and the first one', () => {
  const blank = (line: number) => diagnostic({ severity: 'warning', line, rule: 'a-remplir', message: `Non ${line}.` });
  const other = diagnostic({ severity: 'warning', line: 9, hint: 'Autre.' });
  const far = Array.from({ length: 54 }, (_, nth) => ({ ...blank(nth + 1), file: 'content/b.md' }));
  const all = [blank(2), other, blank(3), diagnostic({ line: 40 }), ...far, blank(4)];
  assert.equal(printed(all).split('\n'), [
    `${FILE}:40:7  date-invalide  « 32 août » non. Écrivez.`,
    '',
    `a-remplir  57 avertissements  ${FILE}:2:7  Non 2. Écrivez.`,
    `date-invalide  1 avertissement  ${FILE}:9:7  « 32 août » non. Autre.`,
  ]);
});

test('no error hides behind warnings, and those shown keep their order', () => {
  const late = diagnostic({ line: 99 });
  const [found] = diagnosticsByFile([...many(30, { severity: 'warning' }), late]);
  assert.equal([found?.shown.length, found?.shown.at(-1)?.line], [20, 99]);
  assert.ok(found?.omitted.every(({ severity }) => severity === 'warning'));
});

test('says under a file how many more it has', () => {
  const parts = printed([...many(24), diagnostic({ file: 'content/b.md' })]).split('\n\n');
  assert.is(parts.length, 22);
  assert.is(parts[20], 'content/a.md  et encore 4 erreurs.');
  assert.match(parts[21] ?? '', /^content\/b\.md:2:7/);
});

test('a hundred thousand diagnostics about one enormous line print in a few thousand letters', () => {
  const line = '{'.repeat(200_000);
  const diagnostics = many(100_000, { message: `« ${line} » non.`, length: 5000 });
  assert.ok(printed(diagnostics, line).length < 20_000);
});

test('cuts a long line around the place, with the caret under it; a short one is shown whole', () => {
  const long = `${'a'.repeat(500)}XYZ${'b'.repeat(500)}`;
  const [, shown = '', carets = ''] = print(long, { line: 1, column: 501, length: 3 });
  assert.ok(shown.length < 200);
  assert.is(shown.slice(carets.indexOf('^'), carets.lastIndexOf('^') + 1), 'XYZ');
  assert.match(shown, /…a+XYZb+…$/);
  const line = 'a'.repeat(150);
  assert.is(print(line, { line: 1, column: 140 })[1], `  1 | ${line}`);
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
  const sources = new Map([[FILE, 'abc\n\nde']]);
  const moved: readonly (readonly [Partial<Diagnostic>, string])[] = [
    [{ line: 1, column: 9, length: 9 }, 'content/a.md:1:4+1'],
    [{ line: 2, column: 4, length: 2 }, 'content/a.md:2:1+1'],
    [{ line: 7, column: 3, length: 1 }, 'content/a.md:3:3+1'],
    [{ line: 0, column: 0, length: 0 }, 'content/a.md:1:1+1'],
    [{ file: 'dist/x', line: 8, column: 8, length: 1 }, 'dist/x:8:8+1'],
  ];
  for (const [place, shown] of moved)
    assert.equal(placesOf(clampToSources([diagnostic(place)], sources)), [`error ${shown} date-invalide`]);
});

function diagnostic(changes: Partial<Diagnostic> = {}): Diagnostic {
  const place = { file: FILE, line: 2, column: 7, length: 7 };
  const said = { rule: 'date-invalide', message: '« 32 août » non.', hint: 'Écrivez.' };
  return { severity: 'error', ...place, ...said, ...changes };
}

function printed(diagnostics: readonly Diagnostic[], text = TEXT): string {
  return stripVTControlCharacters(printDiagnostics(diagnostics, new Map([[FILE, text]])));
}

function print(text: string, changes: Partial<Diagnostic> = {}): string[] {
  return printed([diagnostic(changes)], text).split('\n');
}

function many(number: number, changes: Partial<Diagnostic> = {}): Diagnostic[] {
  return Array.from({ length: number }, (_, index) => diagnostic({ column: index + 1, ...changes }));
}
