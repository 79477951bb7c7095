import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colorSource } from '../../../src/styles/color-source.ts';
import { contrastOf } from '../../../src/styles/contrast.ts';
import { closeColors } from '../../../src/styles/palette.ts';
import { assert, suite } from '../../suite.ts';
import { projectRoot } from '../../support/project-root.ts';

const test = suite('Colours of the design tokens');

const tokens = readFileSync(join(projectRoot, 'src/styles/tokens.css'), 'utf8');

/** By day and by night. */
function sidesOf(name: string): [day: string, night: string] {
  const [, value = ''] = new RegExp(`--${name}: ([^;]+);`).exec(tokens) ?? [];
  const [day, night = day] = value.match(/#[\da-f]{6}/g) ?? [];
  if (!day || !night) throw new Error(`no colour --${name} by day and by night`);
  return [day, night];
}

test('are the same for code as for stylesheets', () => {
  const code = readFileSync(join(projectRoot, 'src/styles/token-colors.ts'), 'utf8');
  assert.is(code, colorSource(tokens), 'run npm run schemas, and commit what it writes');
});

test('are named for drawings in the workshop as for those on a page', () => {
  const sheet = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
  const drawings = sheet('src/styles/charts.css') + sheet('src/styles/diagram.css');
  const known = drawings + sheet('src/styles/workshop.css') + sheet('atelier/client/styles/tokens.css');
  const missing = [...drawings.matchAll(/var\((--[\w-]+)\)/g)].filter(([, name]) => !known.includes(`${name}:`));
  assert.equal(missing, []);
});

test('keep the contrast that is asked of what an agency chooses, on both sides', () => {
  assert.equal(closeColors(), []);
});

test('tell what is chosen by an edge that stands out of the page, on both sides', () => {
  const sheets = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' });
  const edges = sheets
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) => [...readFileSync(join(projectRoot, 'src', path), 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)])
    .flatMap(([, selector = '', rule = '']) => (/:checked\)\s*$/.test(selector) && /border/.test(rule) ? [rule] : []))
    .map((rule) => /border(?:-color)?:[^;]*var\(--([\w-]+)\)/.exec(rule)?.[1] ?? 'none');
  assert.ok(edges.length > 0);
  assert.not(edges.includes('none'));
  for (const edge of edges)
    for (const side of [0, 1] as const) assert.ok(contrastOf(sidesOf(edge)[side], sidesOf('night')[side]) >= 3, edge);
});
