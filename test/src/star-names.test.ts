import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CHART, constellationOf } from '../../src/ui/constellation.ts';
import { serviceConstellation } from '../../src/ui/service-constellations.ts';
import { starNames } from '../../src/ui/star-names.ts';
import { DRAWN_SERVICES } from '../support/drawn-services.ts';

const test = suite('Names of stars');

const WIDTH = 6;

test('stand inside the chart, and none over another', () => {
  const names = [
    'Commande',
    'Site du transporteur',
    'CRM',
    'Règles de transport',
    'Équipe',
    'Boîte mail',
    'Stock',
    'Slack',
  ];
  for (const slug of DRAWN_SERVICES) {
    const placed = starNames(serviceConstellation(slug, names));
    assert.ok(placed.length >= 4, slug);
    const boxes = placed.map(({ text, x, y, anchor }) => {
      const left = x - (anchor === 'end' ? 1 : anchor === 'middle' ? 0.5 : 0) * text.length * WIDTH;
      return { left, right: left + text.length * WIDTH, y };
    });
    for (const [nth, { left, right, y }] of boxes.entries()) {
      assert.ok(left >= 0 && right <= CHART.width && y >= 0 && y <= CHART.height, slug);
      for (const other of boxes.slice(nth + 1))
        assert.ok(right <= other.left || left >= other.right || Math.abs(y - other.y) >= 8, slug);
    }
  }
});

test('lose words at their end where they are long, and never end on a little word', () => {
  const flow = {
    steps: ['Site du transporteur', 'Règles de transport', 'CRM', 'Stock'],
    links: [
      [0, 1],
      [1, 2],
      [2, 3],
    ] as const,
  };
  const texts = starNames(constellationOf('un', flow)).map(({ text }) => text);
  assert.ok(texts.includes('Site') && texts.includes('Règles'), texts.join());
});

test('are none where nobody has named the stars', () => {
  assert.equal(starNames(constellationOf('sans-nom')), []);
});

test.run();
