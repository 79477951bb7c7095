import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { contrastOf } from '../../../build/platform/contrast.ts';
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
  for (const name of ['night', 'star', 'ink', 'amber'] as const) assert.equal(sidesOf(name), [DAY[name], NIGHT[name]]);
});

test('keep the contrast that reading needs, and the edges of fields (WCAG 2.2, 1.4.3 and 1.4.11), on both sides', () => {
  const wrong = ['night', 'night-raised', 'night-high'].flatMap((ground) =>
    ['ink', 'ink-muted', 'amber', 'blue', 'success', 'danger', 'field-line'].flatMap((name) =>
      sidesOf(name)
        .map((color, side) => contrastOf(color, sidesOf(ground)[side] ?? color))
        .filter((ratio) => ratio < (name === 'field-line' ? 3 : 4.5))
        .map((ratio) => `${name} on ${ground}: ${ratio.toFixed(2)}`),
    ),
  );
  assert.equal(wrong, []);
  const buttons = ['amber', 'amber-bright'].flatMap((name) =>
    sidesOf(name).map((color, side) => contrastOf(color, sidesOf('on-amber')[side] ?? color)),
  );
  assert.ok(Math.min(...buttons) >= 4.5, buttons.join());
});

test.run();
