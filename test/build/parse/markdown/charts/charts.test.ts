import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { chart } from '../../../../support/charts.ts';
import { all, one, parseHtml, plain, textOf } from '../../../../support/dom.ts';
import { render } from '../../../../support/markdown.ts';

const test = suite('Charts');

const COSTS = [
  ['Outil', 'Coût'],
  ['Premier', '1 200,50 €'],
  ['Deuxième', '−600,25 €'],
  ['Troisième', '0 €'],
];

function widthsOf(html: string): number[] {
  return all(parseHtml(html), 'rect').map(({ attribs }) => Number.parseFloat(attribs.width ?? ''));
}

test('a chart is a figure: its title, a drawing for the eye alone, and its table, folded', () => {
  const { html, findings } = render(`Un\n\n${chart('barres', COSTS)}\n\nDeux`);
  assert.equal(findings, []);
  const figure = one(parseHtml(html), 'figure');
  assert.is(textOf(one(figure, 'figcaption')), 'Un titre');
  assert.is(one(figure, 'svg').attribs['aria-hidden'], 'true');
  assert.is(all(figure, 'details tr').length, COSTS.length);
  assert.not.match(html, 'style=');
});

test('a chart counts and links as its title and table do', () => {
  const { words, links } = render(
    chart('barres', [
      ['A', 'B'],
      ['[C](/contact)', '4'],
    ]),
  );
  assert.is(words, 6);
  assert.equal(
    links.map(({ href }) => href),
    ['/contact'],
  );
});

test('bars are as long as their numbers, from one zero line, with their numbers beside them', () => {
  const { html } = render(chart('barres', COSTS));
  const [first = 0, second = 0, third] = widthsOf(html);
  assert.ok(Math.abs(first - 2 * second) < 0.02, `${first} ${second}`);
  assert.is(third, 0);
  const [zero = ''] = all(parseHtml(html), 'line[data-zero]').map(({ attribs }) => attribs.x1);
  const [positive, negative] = all(parseHtml(html), 'rect').map(({ attribs }) => attribs);
  assert.is(positive?.x, zero);
  assert.is(negative?.x, '0%');
  assert.equal(
    all(parseHtml(html), 'text[data-value]').map(textOf),
    COSTS.slice(1).map(([, cost = '']) => plain(cost)),
  );
});

test('several columns are bars below each other, each with the head of its column', () => {
  const { html } = render(
    chart('barres', [
      ['An', 'Prudent', 'Central'],
      ['1', '10 €', '20 €'],
      ['2', '30 €', '40 €'],
    ]),
  );
  const labels = all(parseHtml(html), 'svg text').map(textOf);
  for (const head of ['Prudent', 'Central']) assert.is(labels.filter((label) => label === head).length, 2);
  assert.equal(
    all(parseHtml(html), 'rect').map(({ attribs }) => attribs['data-series']),
    ['1', '2', '1', '2'],
  );
});

test('before and after share a scale with the rows of their unit alone', () => {
  const { html, findings } = render(
    chart('avant-apres', [
      ['Mesure', 'Avant', 'Après'],
      ['Délai', '24 heures', '1 heure'],
      ['Reprise', '12 heures', '3 heures'],
      ['Erreurs', '8 %', '2 %'],
    ]),
  );
  assert.equal(findings, []);
  const [day = 0, hour = 0, half = 0, , eight = 0, two = 0] = widthsOf(html);
  assert.ok(Math.abs(day / hour - 24) < 0.5 && Math.abs(day / half - 2) < 0.02);
  assert.ok(Math.abs(eight - day) < 0.02 && Math.abs(eight / two - 4) < 0.02);
});

test('lines go through their numbers in the order of the rows, over a zero line', () => {
  const { html } = render(
    chart('lignes', [
      ['Mois', 'Un'],
      ['Janvier', '10'],
      ['Février', '30'],
      ['Mars', '20'],
    ]),
  );
  const parts = all(parseHtml(html), 'line[data-series]').map(({ attribs }) => attribs);
  assert.is(parts.length, 2);
  assert.is(parts[0]?.x2, parts[1]?.x1);
  const zero = Number.parseFloat(one(parseHtml(html), 'line[data-zero]').attribs.y1 ?? '');
  const [ten = 0, thirty = 0, twenty = 0] = all(parseHtml(html), 'svg > svg').map(
    ({ attribs }) => zero - Number.parseFloat(attribs.y ?? ''),
  );
  assert.ok(Math.abs(thirty - 3 * ten) < 0.05 && Math.abs(twenty - 2 * ten) < 0.05);
});

test('lines with more points than a phone has room for are drawn twice, the narrow one with fewer numbers', () => {
  const rows = Array.from({ length: 12 }, (_, nth) => [`Mois ${nth}`, `${nth * 100} €`]);
  const { html } = render(chart('lignes', [['Mois', 'Coût'], ...rows]));
  const [narrow, wide] = all(parseHtml(html), 'figure > svg');
  assert.ok(narrow && wide);
  assert.ok(all(narrow, 'text[data-value]').length < all(wide, 'text[data-value]').length);
  for (const drawing of [narrow, wide]) assert.is(textOf(all(drawing, 'text[data-value]').at(-1) ?? drawing), '1100 €');
  assert.is(
    all(parseHtml(render(chart('lignes', [['Mois', 'Coût'], ...rows.slice(0, 3)])).html), 'figure > svg').length,
    1,
  );
});

test('what a table says is text in its drawing, whatever it holds', () => {
  const hostile = [
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '"><rect x="0"',
    '`</svg>`',
    '😀'.repeat(200),
    'a'.repeat(3000),
  ];
  const { html } = render(
    chart('barres', [['A', 'B'], ...hostile.filter((one) => !one.startsWith('"')).map((one) => [one, '3'])]),
  );
  assert.is(all(parseHtml(html), 'svg').length, 1);
  assert.is(all(parseHtml(html), 'script').length, 0);
  assert.match(textOf(one(parseHtml(html), 'svg')), '<script>alert(1)</script>');
});

test.run();
