import type {
  Chain,
  Label,
  Route,
  Step,
  Stop,
} from '../../../../../../build/content/parse/markdown/diagrams/diagram.ts';
import type { Box, Drawing, Point } from '../../../../../../build/content/parse/markdown/diagrams/drawing.ts';
import { drawDiagram } from '../../../../../../build/content/parse/markdown/diagrams/layout.ts';
import { forEachCase, type Random } from '../../../../../fuzz/random.ts';
import { assert, suite } from '../../../../../suite.ts';

const test = suite('Layout of diagrams');

const NARROW = 288;
const WIDE = 640;

test('whatever the flow, texts stand apart, inside, and out of the way of lines', async () => {
  await forEachCase((random) => {
    const chain = chainOf(random);
    for (const width of [NARROW, WIDE]) assert.equal(slips(drawDiagram(chain, width)), [], JSON.stringify(chain));
  }, 60);
});

test('routes stand side by side where there is room, and below one another on a phone', () => {
  const chain = [step(0, [route('a', [step(1)]), route('b', [step(2)])]), step(3)];
  const starts = (width: number) => drawDiagram(chain, width).marks.filter(({ type }) => type === 'step');
  const [, leftWide, rightWide] = starts(WIDE);
  const [, firstNarrow, secondNarrow] = starts(NARROW);
  assert.is(leftWide?.y, rightWide?.y);
  assert.is(firstNarrow?.x, secondNarrow?.x);
  assert.ok(firstNarrow && secondNarrow && firstNarrow.y < secondNarrow.y);
});

test('steps of a wide drawing stand in even rows, or below one another', () => {
  const chain = [0, 1, 2, 3, 4].map((id) => step(id));
  const rows = (width: number) => {
    const ys = drawDiagram(chain, width).marks.map(({ y }) => y);
    return [...new Set(ys)].map((y) => ys.filter((one) => one === y).length);
  };
  assert.equal(rows(WIDE), [3, 2]);
  assert.equal(rows(470), [3, 2], 'room for three columns');
  assert.equal(rows(450), [1, 1, 1, 1, 1]);
});

test('a step that splits, an end and a link have marks of their own', () => {
  const jump: Stop = { type: 'jump', to: 0, text: 'x' };
  const chain = [step(0), step(1, [route('a', [jump]), route('b', [{ type: 'end', text: 'fin' }]), route('c', [])])];
  for (const width of [NARROW, WIDE]) {
    const counted = new Map<string, number>();
    for (const { type } of drawDiagram(chain, width).marks) counted.set(type, (counted.get(type) ?? 0) + 1);
    assert.equal(Object.fromEntries(counted), { step: 2, split: 1, jump: 1, end: 2, target: 1 });
  }
});

test('every route is led to from its split, and on to the step behind it', () => {
  const chain = [step(0, [route('a', [step(1)]), route('b', [])]), step(2)];
  for (const width of [NARROW, WIDE]) {
    const { lines, marks } = drawDiagram(chain, width);
    const reached = (from: Point | undefined) => reachable(lines, from);
    const [split, inRoute, after] = marks.filter(({ type }) => type === 'step');
    assert.ok(has(reached(split), inRoute) && has(reached(split), after) && has(reached(inRoute), after));
  }
});

test('a route that ends leads nowhere, and one with nothing behind it is not led on', () => {
  const ended: Stop = { type: 'end', text: 'fin' };
  const chain = [step(0, [route('a', [step(1), ended]), route('b', [step(2)])]), step(3)];
  for (const width of [NARROW, WIDE]) {
    const { lines, marks } = drawDiagram(chain, width);
    const [, first, second, after] = marks.filter(({ type }) => type === 'step');
    assert.not(has(reachable(lines, first), after));
    assert.ok(has(reachable(lines, second), after));
    const alone = drawDiagram([step(0, [route('a', [step(1)]), route('b', [step(2)])])], width);
    assert.not(alone.lines.some(({ type }) => type === 'return'));
  }
});

test('a link is drawn beside everything, to the step that it names', () => {
  const chain: Chain = [step(0), step(1, [route('a', [{ type: 'jump', to: 0, text: 'x' }]), route('b', [])]), step(2)];
  const { lines, marks } = drawDiagram(chain, NARROW);
  const link = lines.find(({ type }) => type === 'jump');
  const target = marks.find(({ type }) => type === 'step');
  assert.is(link?.points.at(-1)?.y, target?.y);
  assert.ok(link?.points.every(({ x }) => x <= (link.points[0]?.x ?? 0)));
  assert.is(marks.filter(({ type }) => type === 'target').length, 1);
});

test('links to one step share a line, and are all drawn', () => {
  const jump: Stop = { type: 'jump', to: 0, text: 'x' };
  const chain = [step(0), step(1, [route('a', []), route('b', [jump])]), step(2, [route('c', []), route('d', [jump])])];
  for (const width of [NARROW, WIDE]) {
    const { lines, marks } = drawDiagram(chain, width);
    const links = lines.filter(({ type }) => type === 'jump').map(({ points }) => points);
    assert.is(links.length, 2, String(width));
    assert.equal(links[0]?.slice(-2), links[1]?.slice(-2));
    assert.is(marks.filter(({ type }) => type === 'target').length, 1);
  }
});

test('links to several steps have a line each, left of all marks', () => {
  const jumpTo = (to: number): Chain => [{ type: 'jump', to, text: `x${to}` }];
  const chain = (links: number): Chain => [
    ...[0, 1, 2].map((id) => step(id)),
    step(3, [
      ...Array.from({ length: links }, (_, to) => route(`cas ${to}`, jumpTo(to))),
      route('autre', []),
      route('rien', []),
    ]),
  ];
  const starts = [0, 1, 2, 3].map((links) => {
    const { lines, marks } = drawDiagram(chain(links), NARROW);
    const left = Math.min(...marks.filter(({ type }) => type === 'step').map(({ x }) => x));
    const lanes = lines
      .filter(({ type }) => type === 'jump')
      .map(({ points }) => Math.min(...points.map(({ x }) => x)));
    assert.is(new Set(lanes).size, links);
    assert.ok(lanes.every((x) => x > 0 && x < left));
    return left;
  });
  const expected = [...new Set(starts)].sort((one, other) => one - other);
  assert.equal(starts, expected);
});

function step(id: number, routes: readonly Route[] = []): Step {
  return { type: 'step', id, label: { name: `Étape ${id}` }, routes };
}

function route(condition: string, chain: Chain): Route {
  return { condition, chain };
}

const WORDS =
  "Airtable lire à le l'échéance https://exemple.test/chemin/très/long WWWWWWWWWWWWWWWWWWWWWWWWWWWW etc. € 漢字 🙂".split(
    ' ',
  );

function chainOf(random: Random): Chain {
  let steps = 0;
  const words = (most: number) => Array.from({ length: 1 + random.below(most) }, () => random.pick(WORDS)).join(' ');
  const label = (): Label => ({
    name: words(6),
    ...(random.below(2) === 0 && { action: words(8) }),
    ...(random.below(2) === 0 && { count: `${random.below(20)} opérations` }),
  });
  const chain = (level: number): Chain => {
    const stops: Stop[] = Array.from({ length: random.below(4) + (level === 0 ? 1 : 0) }, () => ({
      type: 'step',
      id: steps++,
      label: label(),
      routes:
        level < 3 && random.below(3) === 0
          ? Array.from({ length: 2 + random.below(3) }, () => route(words(5), chain(level + 1)))
          : [],
    }));
    const last = random.below(6);
    if (level > 0 && last === 0 && steps > 0) stops.push({ type: 'jump', to: random.below(steps), text: words(4) });
    if (level > 0 && last === 1) stops.push({ type: 'end', text: 'fin' });
    return stops;
  };
  return chain(0);
}

/** Names the parts of a drawing that overlap. */
function slips({ width, height, texts, marks, lines, badges }: Drawing): string[] {
  const boxes = texts.map(({ box }) => box);
  const found: string[] = [];
  for (const [nth, a] of boxes.entries()) {
    if (a.x < 0 || a.y < -0.01 || a.x + a.width > width || a.y + a.height > height)
      found.push(`outside: ${texts[nth]?.text}`);
    for (const b of boxes.slice(nth + 1)) if (meet(a, b)) found.push(`two texts: ${texts[nth]?.text}`);
    for (const { x, y } of marks)
      if (meet(a, { x: x - 7, y: y - 7, width: 14, height: 14 })) found.push(`on a mark: ${texts[nth]?.text}`);
    for (const { points } of lines)
      for (const [at, point] of points.entries())
        if (meet(a, between(points[at - 1] ?? point, point))) found.push(`on a line: ${texts[nth]?.text}`);
  }
  for (const badge of badges) if (badge.x + badge.width > width) found.push('a badge outside');
  return found;
}

function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** A line as a box; one of no width has no inside of its own, but may lie in another's. */
function between(a: Point, b: Point): Box {
  return { x: Math.min(a.x, b.x), y: Math.min(a.y, b.y), width: Math.abs(a.x - b.x), height: Math.abs(a.y - b.y) };
}

/** All points that lines lead to from one, by those that begin where another passes. */
function reachable(lines: Drawing['lines'], from: Point | undefined): Point[] {
  const found: Point[] = from ? [from] : [];
  for (const at of found) {
    for (const { points } of lines) {
      const nth = points.findIndex((point) => point.x === at.x && point.y === at.y);
      if (nth === -1) continue;
      found.push(...points.slice(nth + 1).filter((point) => !has(found, point)));
    }
  }
  return found;
}

function has(points: readonly Point[], one: Point | undefined): boolean {
  return points.some(({ x, y }) => x === one?.x && y === one.y);
}
