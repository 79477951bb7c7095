import type { Element } from 'hast';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Drawing, Mark } from '../../../../../../build/content/parse/markdown/diagrams/drawing.ts';
import { drawingSvg } from '../../../../../../build/content/parse/markdown/diagrams/drawing-svg.ts';

const test = suite('Diagrams as SVG');

function draw(drawing: Partial<Drawing>): Element {
  const empty: Drawing = { width: 100, height: 80, texts: [], badges: [], marks: [], lines: [] };
  return drawingSvg({ ...empty, ...drawing }, 'Nom', 'wide');
}

/** The data of all paths of a part. */
function pathsOf({ children }: Element, part: string): string[] {
  return children.flatMap((child) =>
    child.type === 'element' && child.properties.dataPart === part ? [String(child.properties.d)] : [],
  );
}

test('each mark begins on its own edge, wherever it stands', () => {
  const startOf: Readonly<Record<Mark['type'], string>> = {
    step: 'M50 33',
    split: 'M40 40',
    end: 'M43 40',
    jump: 'M50 40',
    target: 'M50 40',
  };
  for (const type of ['step', 'split', 'end', 'jump', 'target'] as const) {
    const [data = ''] = pathsOf(draw({ marks: [{ type, x: 50, y: 40 }] }), type);
    assert.ok(data.startsWith(startOf[type]) && data.length > startOf[type].length, `${type}: ${data}`);
  }
});

test('marks of one sort are one path', () => {
  const marks: Mark[] = [10, 30, 50].map((y) => ({ type: 'step', x: 20, y }));
  const [data = '', ...others] = pathsOf(draw({ marks }), 'step');
  assert.equal(others, []);
  assert.equal(data.match(/M[\d.]+ [\d.]+/g), ['M20 3', 'M20 23', 'M20 43']);
});

test('a line goes through its points, rounded where it turns, and a point said twice is one', () => {
  const points = [
    { x: 10, y: 0 },
    { x: 10, y: 30 },
    { x: 10, y: 30 },
    { x: 50, y: 30 },
  ];
  assert.equal(pathsOf(draw({ lines: [{ type: 'way', points }] }), 'way'), ['M10 0V24Q10 30 16 30H50']);
});

test('a short piece of a line is rounded by half of it at most', () => {
  const points = [
    { x: 10, y: 0 },
    { x: 10, y: 4 },
    { x: 50, y: 4 },
  ];
  assert.equal(pathsOf(draw({ lines: [{ type: 'way', points }] }), 'way'), ['M10 0V2Q10 4 16 4H50']);
});

test.run();
