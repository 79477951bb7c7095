import { englishMarkdown } from '../../../../../fixtures/english-markdown.ts';
import { assert, suite } from '../../../../../suite.ts';
import { all, attributes, type Document, one, parseHtml, plain, textOf } from '../../../../../support/dom.ts';
import { chart, diagnosticOf, diagnostics, hintOf, render, reports } from '../../../../../support/markdown.ts';

const test = suite('Charts');

test('a chart is a figure: its title, a drawing for the eye alone, and its table, folded', () => {
  const { html, diagnostics } = render(`Un\n\n${chart('barres', COSTS)}\n\nDeux`);
  assert.equal(diagnostics, []);
  const figure = one(parseHtml(html), 'figure');
  assert.is(textOf(one(figure, 'figcaption')), 'Un titre');
  assert.is(one(figure, 'svg').attribs['aria-hidden'], 'true');
  assert.is(all(figure, 'details tr').length, COSTS.length);
  assert.not.match(html, 'style=');
});

test('a chart counts and links as its title and table do', () => {
  const { words, links } = render('::graphique[Un titre]{barres}\n\n| A | B |\n|--|--|\n| [C](/contact) | 4 |');
  assert.equal([words, links.map(({ href }) => href)], [6, ['/contact']]);
});

test('bars are as long as their numbers, from one zero line, with their numbers beside them', () => {
  const page = drawn('barres', ...COSTS);
  const [first = 0, second = 0, third] = widthsOf(page);
  assert.ok(Math.abs(first - 2 * second) < 0.02, `${first} ${second}`);
  assert.is(third, 0);
  const [zero = ''] = attributes(page, 'line[data-zero]', 'x1');
  assert.equal(attributes(page, 'rect', 'x').slice(0, 2), [zero, '0%']);
  const costs = COSTS.slice(1).map(([, cost = '']) => plain(cost));
  assert.equal(all(page, 'text[data-value]').map(textOf), costs);
});

test('several columns are bars below each other, each with the head of its column', () => {
  const page = drawn('barres', ['An', 'Prudent', 'Central'], ['1', '10 €', '20 €'], ['2', '30 €', '40 €']);
  const labels = all(page, 'svg text').map(textOf);
  for (const head of ['Prudent', 'Central']) assert.is(labels.filter((label) => label === head).length, 2);
  assert.equal(attributes(page, 'rect', 'data-series'), ['1', '2', '1', '2']);
});

test('before and after share a scale with the rows of their unit alone', () => {
  const times = [
    ['Délai', '24 heures', '1 heure'],
    ['Reprise', '12 heures', '3 heures'],
  ];
  const page = drawn('avant-apres', ['Mesure', 'Avant', 'Après'], ...times, ['Erreurs', '8 %', '2 %']);
  const [day = 0, hour = 0, half = 0, , eight = 0, two = 0] = widthsOf(page);
  assert.ok(Math.abs(day / hour - 24) < 0.5 && Math.abs(day / half - 2) < 0.02);
  assert.ok(Math.abs(eight - day) < 0.02 && Math.abs(eight / two - 4) < 0.02);
});

test('lines go through their numbers in the order of the rows, over a zero line', () => {
  const page = drawn('lignes', ['Mois', 'Un'], ['Janvier', '10'], ['Février', '30'], ['Mars', '20']);
  const [first, second, ...others] = all(page, 'line[data-series]').map(({ attribs }) => attribs);
  assert.equal(others, []);
  assert.is(first?.x2, second?.x1);
  const zero = Number.parseFloat(one(page, 'line[data-zero]').attribs.y1 ?? '');
  const heights = all(page, 'svg > svg').map(({ attribs }) => zero - Number.parseFloat(attribs.y ?? ''));
  const [ten = 0, thirty = 0, twenty = 0] = heights;
  assert.ok(Math.abs(thirty - 3 * ten) < 0.05 && Math.abs(twenty - 2 * ten) < 0.05);
});

test('each of several lines has a sample beside its name', () => {
  const page = drawn('lignes', ['Mois', 'Un', 'Deux'], ['Janvier', '10', '20'], ['Février', '30', '40']);
  assert.equal(attributes(page, 'line[data-series]', 'data-series').sort(), ['1', '1', '2', '2']);
});

test('lines with too many points for a phone are drawn twice, the narrow one with fewer numbers', () => {
  const rows = Array.from({ length: 12 }, (_, nth) => [`Mois ${nth}`, `${nth * 100} €`]);
  const [narrow, wide] = all(drawn('lignes', ['Mois', 'Coût'], ...rows), 'figure > svg').map((drawing) =>
    all(drawing, 'text[data-value]').map(textOf),
  );
  assert.ok(narrow && wide && narrow.length < wide.length);
  assert.equal([narrow.at(-1), wide.at(-1)], ['1100 €', '1100 €']);
  assert.is(all(drawn('lignes', ['Mois', 'Coût'], ...rows.slice(0, 3)), 'figure > svg').length, 1);
});

test('what a table says is text in its drawing, whatever it holds', () => {
  const hostile = ['&lt;script&gt;alert(1)&lt;/script&gt;', '`</svg>`', '😀'.repeat(200), 'a'.repeat(3000)];
  const page = parseHtml(render(chart('barres', [['A', 'B'], ...hostile.map((one) => [one, '3'])])).html);
  assert.is(all(page, 'svg').length, 1);
  assert.is(all(page, 'script').length, 0);
  assert.match(textOf(one(page, 'svg')), '<script>alert(1)</script>');
});

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
  reports({
    '::graphique[A]{barres}\n\nTexte': '1:1+11 tableau-absent',
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
  reports({
    [bars(HEADS, ...rows(30))]: [],
    [bars(HEADS, ...rows(31))]: '3:1+1 graphique-trop-grand',
    [chart('lignes', [HEADS, ...rows(61)])]: '3:1+1 graphique-trop-grand',
    [bars(Array(5).fill('A'), Array(5).fill('1'))]: [],
    [bars(Array(6).fill('A'), Array(6).fill('1'))]: '3:1+1 graphique-trop-grand',
    [bars(HEADS, ['C', long])]: `5:7+${long.length} graphique-nombre-long`,
  });
});

test('a similar type is proposed for the text between the braces; a variable is quoted as written', () => {
  const text = chart('barre', [HEADS, ROW]);
  const { column, length = 0, fix = '' } = diagnosticOf(text);
  const line = text.split('\n')[0] ?? '';
  assert.equal(diagnostics(text.replace(line, line.slice(0, column - 1) + fix + line.slice(column - 1 + length))), []);
  assert.match(hintOf('::graphiques[A]{barres}'), '« ::graphique »');
  assert.match(diagnosticOf(bars(HEADS, ['C', '{{prix}}'])).message, '« {{prix}} »');
});

type Row = readonly string[];
const COSTS: readonly Row[] = [
  ['Outil', 'Coût'],
  ['Premier', '1 200,50 €'],
  ['Deuxième', '−600,25 €'],
  ['Troisième', '0 €'],
];

/** Returns the figure that a page shows of a sound chart. */
function drawn(type: string, ...table: readonly Row[]): Document {
  const { html, diagnostics } = render(chart(type, table));
  assert.equal(diagnostics, []);
  return parseHtml(html);
}

function widthsOf(page: Document): number[] {
  return all(page, 'rect').map(({ attribs }) => Number.parseFloat(attribs.width ?? ''));
}
