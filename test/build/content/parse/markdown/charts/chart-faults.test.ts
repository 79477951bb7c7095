import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { englishMarkdown } from '../../../../../fixtures/english-markdown.ts';
import { chart } from '../../../../../support/charts.ts';
import { diagnosticOf, diagnostics, hintOf, render } from '../../../../../support/markdown.ts';
import { finds } from '../../../../../support/markdown-cases.ts';

const test = suite('Charts that cannot be drawn');

const HEADS = ['A', 'B'];
const ROW = ['C', '1'];

test('numbers are read as the language of the site writes them', () => {
  const signed = ['≈ 1 200 €', '1 200,5', '−35 %', '- 35 %', '+12', '×5'];
  const numbers = [...signed, '1 opération', '3\u202f000\u00a0tâches', '40 m²'];
  for (const number of numbers) assert.equal(diagnostics(chart('barres', [HEADS, ['C', number]])), [], number);
  const others = ['10 à 20', '10-20 €', '1 h 30', 'dix', '1.200', '1200,', '12 345 67', '3/4', '3²', '{{prix}}'];
  for (const other of [...others, '9'.repeat(16)])
    assert.equal(diagnostics(chart('barres', [HEADS, ['C', other]])), [`5:7+${other.length} graphique-nombre`], other);
  const english = '::chart[Title]{bars}\n\n| A | B |\n|---|---|\n| C | $1,200.50 |\n| D | $300 |';
  assert.match(render(english, { ...englishMarkdown }).html, '>$1,200.50</text>');
});

const bars = (...rows: (readonly string[])[]) => chart('barres', rows);
const pair = (...rows: (readonly string[])[]) => chart('avant-apres', rows);

test('what cannot be drawn is named with its place, and nothing else is', () => {
  finds({
    '::graphique[A]{barres}\n\nTexte': '1:1+11 tableau-absent',
    '::graphique[A]{barres}': '1:1+11 tableau-absent',
    '::graphique{barres}\n\n|A|B|\n|-|-|\n|C|1|': '1:1+11 graphique-sans-titre',
    [chart('camembert', [HEADS, ROW])]: '1:22+11 graphique-type',
    [chart('', [HEADS, ROW])]: '1:22+2 graphique-type',
    [chart('barres lignes', [HEADS, ROW])]: '1:22+15 graphique-type',
    '::graphique[A]\n\n|A|B|\n|-|-|\n|C|1|': '1:1+14 graphique-type',
    [bars(HEADS)]: '3:1+1 graphique-sans-nombres',
    [bars(['A'], ['B'])]: '3:1+1 graphique-sans-nombres',
    [bars(HEADS, ['C', '0 €'], ['D', '0 €'])]: '3:1+1 graphique-sans-nombres',
    [bars(HEADS, ['C', '1 €'], ['D', '2 %'])]: '6:7+3 graphique-unites',
    [bars(HEADS, ['C', ''])]: '5:5+4 graphique-nombre',
    [bars([...HEADS, 'C'], ROW)]: ['? 5:1+9 ligne-de-tableau', '5:1+9 graphique-nombre'],
    [bars(HEADS, ['', '1'], ['D', '2'])]: '5:1+3 graphique-sans-nom',
    [bars(['A', '', 'C'], ['D', '1', '2'])]: '3:5+3 graphique-sans-nom',
    [bars(['', ''], ROW)]: [],
    [pair(HEADS, ROW)]: '3:1+1 graphique-paires',
    [pair([...HEADS, 'C'], ['D', '1 h', '2 min'])]: '5:13+5 graphique-unites',
    [chart('lignes', [HEADS, ROW])]: '3:1+1 graphique-un-point',
    [`> ${bars(HEADS, ROW).replaceAll('\n', '\n> ')}`]: '1:3+11 bloc-mal-place',
  });
});

test('a chart is as large as readers can take in', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, nth) => [`Ligne ${nth}`, `${nth} €`]);
  const long = '20 € par mois et par membre';
  finds({
    [bars(HEADS, ...rows(30))]: [],
    [bars(HEADS, ...rows(31))]: '3:1+1 graphique-trop-grand',
    [chart('lignes', [HEADS, ...rows(61)])]: '3:1+1 graphique-trop-grand',
    [bars(Array(5).fill('A'), Array(5).fill('1'))]: [],
    [bars(Array(6).fill('A'), Array(6).fill('1'))]: '3:1+1 graphique-trop-grand',
    [bars(HEADS, ['C', long])]: `5:7+${long.length} graphique-nombre-long`,
  });
});

test('a type that was meant is offered for exactly what stands between the braces', () => {
  const text = chart('barre', [HEADS, ROW]);
  const { column, length = 0, fix = '' } = diagnosticOf(text);
  const line = text.split('\n')[0] ?? '';
  assert.equal(diagnostics(text.replace(line, line.slice(0, column - 1) + fix + line.slice(column - 1 + length))), []);
  assert.match(hintOf('::graphiques[A]{barres}'), '« ::graphique »');
});

test('a variable is quoted as it was written', () => {
  assert.match(diagnosticOf(chart('barres', [HEADS, ['C', '{{prix}}']])).message, '« {{prix}} »');
});

test.run();
