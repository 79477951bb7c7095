import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contrastsBelow } from '../../../build/cli/adopt/colors.ts';
import { adoption } from '../../../src/adoption.ts';
import { DAY, NIGHT } from '../../../src/format/token-colors.ts';
import { projectRoot } from '../../support/project-root.ts';

const test = suite('Colours of the design tokens');

const tokens = readFileSync(join(projectRoot, 'src/styles/tokens.css'), 'utf8');

/** By day and by night. */
function sidesOf(name: string): [day: string, night: string] {
  const [, day, night] = new RegExp(`--${name}: light-dark\\((#[\\da-f]{6}), (#[\\da-f]{6})\\);`).exec(tokens) ?? [];
  if (!day || !night) throw new Error(`no colour --${name} by day and by night`);
  return [day, night];
}

test('are those that stand outside of stylesheets', () => {
  assert.equal(Object.keys(DAY), Object.keys(NIGHT));
  for (const name of ['night', 'star', 'ink', 'amber', 'amber-fill'] as const)
    assert.equal(sidesOf(name), [DAY[name], NIGHT[name]]);
});

test('keep the contrast that an adoption asks of them, on both sides', () => {
  assert.equal(contrastsBelow(tokens, adoption), []);
});

test('tell what is chosen by an edge that stands out of the page, on both sides', () => {
  const sheets = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' });
  const edges = sheets
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) => [...readFileSync(join(projectRoot, 'src', path), 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g)])
    .flatMap(([, selector = '', rule = '']) =>
      /:checked\)\s*$/.test(selector) && /background:/.test(rule) ? [rule] : [],
    )
    .map((rule) => /border(?:-color)?:[^;]*var\(--([\w-]+)\)/.exec(rule)?.[1] ?? 'none');
  assert.ok(edges.length > 0);
  assert.equal(contrastsBelow(tokens, { contrasts: [{ of: edges, on: ['night'], least: 3 }] }), []);
  assert.not(edges.includes('none'));
});

test.run();
