import { CHART, constellationOf, GRID } from '../../src/ui/constellation.ts';
import { serviceConstellation } from '../../src/ui/service-constellations.ts';
import { starNames } from '../../src/ui/star-names.ts';
import { assert, suite } from '../suite.ts';
import { DRAWN_SERVICES } from '../support/drawn-services.ts';

const test = suite('Names of stars');

/** Of a letter: at most 2.75 steps of the grid high, as `ConstellationChart.module.css` sets it, and three fifths of that wide. */
const WIDTH = 0.6 * 2.75 * GRID;

test('stand inside the chart, and none over another', () => {
  const known = [
    ['Commande', 'Site du transporteur', 'CRM', 'Règles de transport', 'Équipe', 'Boîte mail', 'Stock', 'Slack'],
    ['Demande', 'Documents', 'Fiche client', 'Lecture', 'Recherche', 'Brouillon', 'Relecture', 'Modèle'],
  ];
  for (const [slug, names] of DRAWN_SERVICES.flatMap((one) => known.map((names) => [one, names] as const))) {
    const placed = starNames(serviceConstellation(slug, names));
    assert.ok(placed.length >= 4, slug);
    const boxes = placed.map(({ text, x, y, anchor }) => {
      const left = x - (anchor === 'end' ? 1 : anchor === 'middle' ? 0.5 : 0) * text.length * WIDTH;
      return { left, right: left + text.length * WIDTH, y };
    });
    for (const [nth, { left, right, y }] of boxes.entries()) {
      assert.ok(left >= 0 && right <= CHART.width && y >= 0 && y <= CHART.height, slug);
      for (const other of boxes.slice(nth + 1))
        assert.ok(right + 2 <= other.left || left >= other.right + 2 || Math.abs(y - other.y) >= 8, slug);
    }
  }
});

test('lose words at their end where they are long, and never end on a little word or a comma', () => {
  const flow = {
    steps: ['Site du transporteur', 'Règles de transport', 'Variables, styles, textes', 'Stock'],
    links: [
      [0, 1],
      [1, 2],
      [2, 3],
    ] as const,
  };
  const texts = starNames(constellationOf('un', flow)).map(({ text }) => text);
  for (const text of ['Site', 'Règles', 'Variables, styles']) assert.ok(texts.includes(text), texts.join());
});

test('are none where nobody has named the stars', () => {
  assert.equal(starNames(constellationOf('sans-nom')), []);
});
