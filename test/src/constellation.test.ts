import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CHART, type Constellation, constellationOf, trailsOf } from '../../src/ui/constellation.ts';
import { serviceConstellation } from '../../src/ui/service-constellations.ts';
import { ARTICLES, SERVICES } from '../specification/specification.ts';

const test = suite('Constellations');

/** Stars closer than this would run into each other at the size of a card. */
const APART = 24;
const NAMES = [...ARTICLES, 'Bientôt', '', 'é', 'a'.repeat(300)];

/** Which stars hang together: one number for each star, the same for those joined by lines. */
function groupsOf({ stars, lines }: Constellation): number[] {
  const groups = stars.map((_, index) => index);
  for (const [from, to] of lines) {
    const [old, merged] = [groups[to], groups[from]];
    if (old === undefined || merged === undefined) throw new Error(`a line ends at no star: ${from}-${to}`);
    for (const [index, group] of groups.entries()) if (group === old) groups[index] = merged;
  }
  return groups;
}

test('are the same for the same name at every build', () => {
  for (const name of NAMES) assert.equal(constellationOf(name), constellationOf(name), name);
});

test('differ from name to name', () => {
  const drawn = new Set(NAMES.map((name) => JSON.stringify(constellationOf(name))));
  assert.is(drawn.size, NAMES.length);
});

test('stay inside the chart, with a margin', () => {
  for (const name of NAMES) {
    for (const { x, y } of constellationOf(name).stars) {
      assert.ok(x >= 10 && x <= CHART.width - 10, `${name}: x is ${x}`);
      assert.ok(y >= 10 && y <= CHART.height - 10, `${name}: y is ${y}`);
    }
  }
});

test('keep their stars apart', () => {
  for (const name of NAMES) {
    const { stars } = constellationOf(name);
    for (const [index, star] of stars.entries())
      for (const other of stars.slice(index + 1))
        assert.ok(Math.hypot(star.x - other.x, star.y - other.y) >= APART, `${name}: ${index}`);
  }
});

test('have enough stars for a picture, one of them the brightest', () => {
  for (const name of NAMES) {
    const { stars } = constellationOf(name);
    assert.ok(stars.length >= 5 && stars.length <= 12, `${name}: ${stars.length} stars`);
    assert.is(stars.filter(({ magnitude }) => magnitude === 1).length, 1, name);
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
  for (const constellation of [...NAMES.map(constellationOf), ...SERVICES.map(serviceConstellation)]) {
    const drawn = trailsOf(constellation).flatMap((trail) => trail.slice(1).map((star, index) => [trail[index], star]));
    assert.equal(sorted(drawn), sorted(constellation.lines));
  }
});

test('of the services, drawn by hand, leave no star alone and are unlike each other', () => {
  const drawn = SERVICES.map(serviceConstellation);
  assert.is(new Set(drawn.map((constellation) => JSON.stringify(constellation))).size, SERVICES.length);
  for (const [index, constellation] of drawn.entries()) {
    const joined = new Set(constellation.lines.flat());
    assert.is(joined.size, constellation.stars.length, `${SERVICES[index]}: a star without a line`);
    for (const { x, y } of constellation.stars)
      assert.ok(x > 0 && x < CHART.width && y > 0 && y < CHART.height, `${SERVICES[index]}: ${x},${y}`);
  }
});

test('of a service that nobody drew yet come from its name', () => {
  assert.equal(serviceConstellation('tout-nouveau'), constellationOf('tout-nouveau'));
});

/** Lines in one order, whichever way each is drawn. */
function sorted(lines: readonly (readonly (number | undefined)[])[]): string[] {
  return lines.map(([from = 0, to = 0]) => (from < to ? `${from}-${to}` : `${to}-${from}`)).sort();
}

test.run();
