import { CHART, type Constellation, constellationOf, GRID, starPaths } from '../../src/ui/constellation.ts';
import { serviceConstellation } from '../../src/ui/service-constellations.ts';
import { starNames } from '../../src/ui/star-names.ts';
import { assert, suite } from '../suite.ts';

const test = suite('Constellations');

/** Services whose constellation somebody drew by hand. */
const DRAWN_SERVICES = [
  'automatisation-de-processus',
  'integration-ia',
  'crm-no-code',
  'apps-metiers',
  'tableaux-de-bord',
  'design',
];

/** Stars closer than this would run into each other at the size of a card. */
const APART = 24;
const NAMES = [...Array.from({ length: 20 }, (_, number) => `article-${number}`), 'Bientôt', '', 'é', 'a'.repeat(300)];

/** Returns a number for each star, the same for those that lines join. */
function groupsOf({ stars, lines }: Constellation): number[] {
  const groups = stars.map((_, index) => index);
  for (const [from, to] of lines) {
    const [old, merged] = [groups[to], groups[from]];
    if (old === undefined || merged === undefined) throw new Error(`a line ends at no star: ${from}-${to}`);
    for (const [index, group] of groups.entries()) if (group === old) groups[index] = merged;
  }
  return groups;
}

test('differ from name to name, and are the same for a name at every build', () => {
  for (const name of NAMES) assert.equal(constellationOf(name), constellationOf(name), name);
  const drawn = new Set(NAMES.map((name) => JSON.stringify(constellationOf(name))));
  assert.is(drawn.size, NAMES.length);
});

test('have enough stars for a picture, one of them the brightest, inside the chart and apart', () => {
  for (const name of NAMES) {
    const { stars } = constellationOf(name);
    assert.ok(stars.length >= 5 && stars.length <= 12, `${name}: ${stars.length} stars`);
    assert.is(stars.filter(({ magnitude }) => magnitude === 1).length, 1, name);
    for (const [index, { x, y }] of stars.entries()) {
      assert.ok(x >= 10 && x <= CHART.width - 10 && y >= 10 && y <= CHART.height - 10, `${name}: ${x},${y}`);
      for (const other of stars.slice(index + 1)) assert.ok(Math.hypot(x - other.x, y - other.y) >= APART, name);
    }
  }
});

test('join all their stars by lines without a loop', () => {
  for (const name of NAMES) {
    const constellation = constellationOf(name);
    assert.is(new Set(groupsOf(constellation)).size, 1, `${name}: a star is left out`);
    assert.is(constellation.lines.length, constellation.stars.length - 1, `${name}: a loop`);
  }
});

test('are drawn as trails that hold each line once, and no other', () => {
  for (const constellation of [
    ...NAMES.map((name) => constellationOf(name)),
    ...DRAWN_SERVICES.map((slug) => serviceConstellation(slug)),
  ]) {
    const drawn = starPaths(constellation).flatMap((trail) =>
      trail.slice(1).map((star, index) => [trail[index], star]),
    );
    assert.equal(sorted(drawn), sorted(constellation.lines));
  }
});

test('a flow has a star for each step from left to right, and a line for each link', () => {
  const links = [
    [0, 1],
    [1, 2],
    [1, 3],
    [2, 4],
    [3, 4],
    [4, 1],
  ] as const;
  const flow = { steps: ['Shopify', 'Make', 'CRM', 'Stock', 'Slack'], links };
  const { stars, lines } = constellationOf('un', flow);
  assert.equal(lines, links);
  const found = stars.map(({ name }) => name);
  assert.equal(found, flow.steps);
  const [first, split, up, down, last] = stars;
  assert.equal([first?.magnitude, split?.magnitude, up?.magnitude, last?.magnitude], [1, 2, 3, 3]);
  assert.ok(first && split && up && down && last && stars.length === 5);
  assert.ok(first.x < split.x && split.x < Math.min(up.x, down.x) && Math.max(up.x, down.x) < last.x && up.y < down.y);
  assert.is.not(JSON.stringify(constellationOf('deux', flow)), JSON.stringify({ stars, lines }));
});

test('a long flow shows its beginning; a flow of one or two steps has no picture', () => {
  const long = { steps: [], links: Array.from({ length: 40 }, (_, step) => [step, step + 1] as const) };
  for (const name of NAMES) {
    const { stars, lines } = constellationOf(name, long);
    assert.is(lines.length, stars.length - 1);
    assert.ok(stars.length <= 12, `${stars.length} stars`);
    for (const [index, { x, y }] of stars.entries())
      for (const other of stars.slice(index + 1)) assert.ok(Math.hypot(x - other.x, y - other.y) >= APART, name);
  }
  assert.equal(constellationOf('un', { steps: ['Un', 'Deux'], links: [[0, 1]] }), constellationOf('un'));
});

test('hand-drawn constellations of services have no lone star and differ from each other', () => {
  const drawn = DRAWN_SERVICES.map((slug) => serviceConstellation(slug));
  assert.is(new Set(drawn.map((constellation) => JSON.stringify(constellation))).size, DRAWN_SERVICES.length);
  for (const [index, constellation] of drawn.entries()) {
    assert.is.not(JSON.stringify(constellation), JSON.stringify(constellationOf(DRAWN_SERVICES[index] ?? '')));
    const joined = new Set(constellation.lines.flat());
    assert.is(joined.size, constellation.stars.length, `${DRAWN_SERVICES[index]}: a star without a line`);
    for (const { x, y } of constellation.stars)
      assert.ok(x > 0 && x < CHART.width && y > 0 && y < CHART.height, `${DRAWN_SERVICES[index]}: ${x},${y}`);
  }
});

test('a service without a drawing gets a constellation made from its name', () => {
  assert.equal(serviceConstellation('tout-nouveau'), constellationOf('tout-nouveau'));
});

/** Lines in one order, whichever way each is drawn. */
function sorted(lines: readonly (readonly (number | undefined)[])[]): string[] {
  return lines.map(([from = 0, to = 0]) => (from < to ? `${from}-${to}` : `${to}-${from}`)).sort();
}

test('constellations of services have three magnitudes, and lines between different stars', () => {
  for (const slug of DRAWN_SERVICES) {
    const { stars, lines } = serviceConstellation(slug);
    const magnitudes = new Set(stars.map(({ magnitude }) => magnitude));
    for (const magnitude of magnitudes) assert.ok([1, 2, 3].includes(magnitude), slug);
    assert.ok(magnitudes.has(2) && magnitudes.has(3), `${slug}: its stars are alike`);
    for (const [from, to] of lines) assert.is.not(from, to, slug);
  }
  const { stars } = serviceConstellation('design');
  assert.equal(stars.slice(0, 2), [
    { x: 160, y: 28, magnitude: 1 },
    { x: 126, y: 136, magnitude: 2 },
  ]);
});

/** Of a letter: at most 2.75 steps of the grid high, as `ConstellationChart.module.css` sets it, and three fifths of that wide. */
const LETTER = 0.6 * 2.75 * GRID;

test('have names that stand inside the chart, and none over another', () => {
  const known = [
    ['Commande', 'Site du transporteur', 'CRM', 'Règles de transport', 'Équipe', 'Boîte mail', 'Stock', 'Slack'],
    ['Demande', 'Documents', 'Fiche client', 'Lecture', 'Recherche', 'Brouillon', 'Relecture', 'Modèle'],
  ];
  for (const [slug, names] of DRAWN_SERVICES.flatMap((one) => known.map((names) => [one, names] as const))) {
    const placed = starNames(serviceConstellation(slug, names));
    assert.ok(placed.length >= 4, slug);
    const boxes = placed.map(({ text, x, y, anchor }) => {
      const left = x - (anchor === 'end' ? 1 : anchor === 'middle' ? 0.5 : 0) * text.length * LETTER;
      return { left, right: left + text.length * LETTER, y };
    });
    for (const [nth, { left, right, y }] of boxes.entries()) {
      assert.ok(left >= 0 && right <= CHART.width && y >= 0 && y <= CHART.height, slug);
      for (const other of boxes.slice(nth + 1))
        assert.ok(right + 2 <= other.left || left >= other.right + 2 || Math.abs(y - other.y) >= 8, slug);
    }
  }
});

test('have long names shortened at their end, never after a little word or a comma', () => {
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

test('have no names where nobody has named the stars', () => {
  assert.equal(starNames(constellationOf('sans-nom')), []);
});
