import type { Element } from 'hast';
import { bars } from '../../../../../../build/content/parse/markdown/charts/bars.ts';
import { lines } from '../../../../../../build/content/parse/markdown/charts/lines.ts';
import type { ChartData } from '../../../../../../build/content/parse/markdown/charts/shapes.ts';
import { textWidth } from '../../../../../../build/content/parse/markdown/charts/shapes.ts';
import { numeralIn } from '../../../../../../build/content/parse/markdown/numerals.ts';
import { forEachCase, type Random } from '../../../../../fuzz/random.ts';
import { assert, suite } from '../../../../../suite.ts';
import { plain } from '../../../../../support/dom.ts';

const test = suite('Where things of a chart stand');

/** Widths of drawings, in em of their letters. */
const NARROW = 17.5;
const WIDE = 40;

test('whatever the table, words of a chart stand apart and inside', async () => {
  await forEachCase((random) => {
    const data = dataOf(random);
    // Wider ones are refused.
    if (data.rows.some(({ numerals }) => numerals.some(({ text }) => textWidth(text) > 0.45 * NARROW))) return;
    for (const width of [NARROW, WIDE]) {
      assert.equal(slips(bars(data, width, 'fr'), width), [], `bars: ${JSON.stringify(data)}`);
      assert.equal(slips(lines(data, width, 'fr').drawing, width), [], `lines: ${JSON.stringify(data)}`);
    }
  }, 60);
});

test('a mark of the axis stands where bars of its value end, and says that value', () => {
  const drawing = bars(table(['A', '-200 €'], ['B', '100 €'], ['C', '400 €']), WIDE, 'fr');
  const ticks = ticksOf(drawing, 'text');
  const labels = ticks.map((tick) => plain(textOf(tick)));
  assert.equal(labels, ['-200 €', '0 €', '200 €', '400 €']);
  const ends = found(drawing, 'rect').map(({ properties: { x, width } }) => [percent(x), percent(x) + percent(width)]);
  const at = (label: string) => percent(ticks[labels.indexOf(label)]?.properties.x);
  const [[low], , [zero, high]] = [ends[0] ?? [], ends[1] ?? [], ends[2] ?? []];
  assert.equal([at('-200 €'), at('0 €'), at('400 €')], [low, zero, high]);
  const guides = ticksOf(drawing, 'line').map(({ properties }) => properties.x1);
  const expected = ticks.map(({ properties }) => properties.x);
  assert.equal(guides, expected);
});

test('rows that count different things have no axis', () => {
  const data = table(['Délai', '24 heures', '1 heure'], ['Erreurs', '8 %', '2 %']);
  assert.equal(ticksOf(bars(data, NARROW, 'fr'), 'text'), []);
});

test('lines among others are named, with the mark that each has at its points', () => {
  const names = ['Un nom de colonne qui prend au moins deux lignes sur un téléphone', 'Autre'];
  const data = { ...table(['A', '1', '2'], ['B', '3', '4'], ['C', '5', '6']), series: names };
  const { drawing } = lines(data, NARROW, 'fr');
  const words = found(drawing, 'text').map(textOf).join(' ');
  for (const name of names) assert.ok(words.includes(name), name);
  const marksOf = (series: number) =>
    [...found(drawing, 'circle'), ...found(drawing, 'rect')].filter(
      ({ properties }) => properties.dataSeries === String(series),
    ).length;
  assert.equal([marksOf(1), marksOf(2)], [4, 4], 'three points and a name');
  const alone = lines({ ...table(['A', '1'], ['B', '2']), series: ['Seule'] }, NARROW, 'fr').drawing;
  assert.not.ok(found(alone, 'text').map(textOf).includes('Seule'));
});

test('a point stands higher the more it counts, and its number above it', () => {
  const { drawing } = lines(table(['A', '10', '40'], ['B', '20', '30']), NARROW, 'fr');
  const points = found(drawing, 'svg').flatMap(({ properties: { x, y } }) =>
    String(x).endsWith('%') ? [[String(x), Number.parseFloat(String(y))] as const] : [],
  );
  assert.is(points.length, 4);
  for (const { properties, children } of found(drawing, 'text').filter(({ properties }) => 'dataValue' in properties)) {
    const above = points.filter(([x, y]) => x === properties.x && y > Number.parseFloat(String(properties.y)));
    assert.ok(above.length > 0, JSON.stringify(children));
  }
});

test('a name too long for its point ends with a sign that there is more', () => {
  const { drawing } = lines(table([`${'un nom '.repeat(12)}long`, '1'], ['B', '2']), NARROW, 'fr');
  const names = found(drawing, 'text').map(textOf);
  assert.is(names.filter((name) => name.endsWith('…')).length, 1);
  assert.ok(names.includes('B'));
});

/** A table of names and numbers, as a site in French writes them. */
function table(...rows: readonly (readonly string[])[]): ChartData {
  const [first = []] = rows;
  return {
    series: first.slice(1).map((_, nth) => `Colonne ${nth + 1}`),
    rows: rows.map(([name = '', ...cells]) => ({
      name,
      numerals: cells.flatMap((cell) => numeralIn(cell, 'fr') ?? []),
    })),
  };
}

const WORDS = ['Janvier', 'un', 'à', "l'échéance", 'WWWWWWWWWWWWWWWWWWWWWWWW', 'abonnements', '€', '漢字', 'etc.'];

function dataOf(random: Random): ChartData {
  const words = (most: number) => Array.from({ length: 1 + random.below(most) }, () => random.pick(WORDS)).join(' ');
  const series = Array.from({ length: 1 + random.below(4) }, () => words(6));
  const unit = random.pick(['', ' €', ' %', ' heures']);
  const size = 10 ** random.below(6);
  const number = () => `${random.below(3) === 0 ? '−' : ''}${random.below(size) + 1}${unit}`;
  const rows = Array.from({ length: 2 + random.below(12) }, () => [words(8), ...series.map(number)]);
  return { ...table(...rows), series };
}

interface Box {
  text: string;
  left: number;
  right: number;
  baseline: number;
}

/** Height of a line of text above and below its base line, in em. */
const ABOVE = 0.8;
const BELOW = 0.25;

/** Names the texts that meet others or leave the drawing. */
function slips(drawing: Element, width: number): string[] {
  const height = Number.parseFloat(String(drawing.properties.height));
  const boxes = found(drawing, 'text').map((text) => boxOf(text, width));
  return boxes.flatMap((a, nth) => {
    const isInside =
      a.left > -0.05 && a.right < width + 0.05 && a.baseline > ABOVE - 0.2 && a.baseline + BELOW < height + 0.05;
    const met = boxes.slice(nth + 1).filter((b) => meet(a, b));
    return [
      ...(isInside ? [] : [`outside: ${a.text} ${JSON.stringify(a)} ${width} ${height}`]),
      ...met.map((b) => `${a.text} on ${b.text}`),
    ];
  });
}

function meet(a: Box, b: Box): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return across > 0.05 && Math.abs(a.baseline - b.baseline) < ABOVE + BELOW;
}

function boxOf(element: Element, width: number): Box {
  const { x, y, dx, textAnchor } = element.properties;
  const text = textOf(element);
  const length = textWidth(text);
  const at =
    (String(x).endsWith('%') ? (percent(x) * width) / 100 : Number.parseFloat(String(x))) +
    Number.parseFloat(String(dx ?? 0));
  const left = textAnchor === 'middle' ? at - length / 2 : at;
  return { text, left, right: left + length, baseline: Number.parseFloat(String(y)) };
}

function percent(length: unknown): number {
  return Number.parseFloat(String(length));
}

function found(within: Element, tagName: string): Element[] {
  return within.children.flatMap((child) =>
    child.type === 'element' ? [...(child.tagName === tagName ? [child] : []), ...found(child, tagName)] : [],
  );
}

function ticksOf(drawing: Element, tagName: string): Element[] {
  return found(drawing, tagName).filter(({ properties }) => 'dataTick' in properties);
}

function textOf({ children }: Element): string {
  return children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}
