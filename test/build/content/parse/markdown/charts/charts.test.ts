import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chart } from '../../../../../support/charts.ts';
import { all, type Document, one, parseHtml, plain, textOf } from '../../../../../support/dom.ts';
import { render } from '../../../../../support/markdown.ts';

const test = suite('Charts');

type Row = readonly string[];
const COSTS: readonly Row[] = [
  ['Outil', 'Coût'],
  ['Premier', '1 200,50 €'],
  ['Deuxième', '−600,25 €'],
  ['Troisième', '0 €'],
];

/** What a page shows of a chart that has no fault. */
function drawn(type: string, ...table: readonly Row[]): Document {
  const { html, diagnostics } = render(chart(type, table));
  assert.equal(diagnostics, []);
  return parseHtml(html);
}

function widthsOf(page: Document): number[] {
  return all(page, 'rect').map(({ attribs }) => Number.parseFloat(attribs.width ?? ''));
}

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
  const [zero = ''] = all(page, 'line[data-zero]').map(({ attribs }) => attribs.x1);
  const found = all(page, 'rect')
    .map(({ attribs }) => attribs.x)
    .slice(0, 2);
  assert.equal(found, [zero, '0%']);
  assert.equal(
    all(page, 'text[data-value]').map(textOf),
    COSTS.slice(1).map(([, cost = '']) => plain(cost)),
  );
});

test('several columns are bars below each other, each with the head of its column', () => {
  const page = drawn('barres', ['An', 'Prudent', 'Central'], ['1', '10 €', '20 €'], ['2', '30 €', '40 €']);
  const labels = all(page, 'svg text').map(textOf);
  for (const head of ['Prudent', 'Central']) assert.is(labels.filter((label) => label === head).length, 2);
  const series = all(page, 'rect').map(({ attribs }) => attribs['data-series']);
  assert.equal(series, ['1', '2', '1', '2']);
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

test('lines with more points than a phone has room for are drawn twice, the narrow one with fewer numbers', () => {
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

test.run();
