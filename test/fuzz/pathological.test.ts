import { fork } from 'node:child_process';
import { on } from 'node:events';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withinTime } from '../../build/parse/deadline.ts';
import { findPlaceholders } from '../../build/validate/placeholders.ts';
import { site } from '../../src/site.ts';
import { atEnd } from '../support/at-end.ts';
import type { Outcome } from './draw-pathological.ts';
import { pathologicalTexts, REPEATED } from './pathological.ts';
import { LONG } from './random.ts';

const test = suite('Small files that took minutes');

/** Characters; the long run goes to what a file may weigh. */
const LENGTH = LONG ? 190_000 : 3000;
/** Of all stages together, in milliseconds of processor time: far from what any of them takes, and far from minutes. */
const MOST = 30_000;

test('every one of them becomes a page or findings, of which a writer can read the list', async () => {
  const names = [...pathologicalTexts(LENGTH).keys()];
  let drawn = 0;
  for await (const { name, made, printed, spent } of outcomes()) {
    assert.is(name, names[drawn]);
    assert.ok(made > 0, name);
    assert.ok(spent < MOST, `${name} takes ${spent} ms`);
    assert.ok(printed < 25_000, `${name} prints ${printed} characters`);
    drawn += 1;
  }
  assert.is(drawn, names.length);
});

/** What becomes of each text, in a process of its own, which ends with this one whatever a text makes of it. */
async function* outcomes(): AsyncGenerator<Outcome> {
  const program = fork(join(import.meta.dirname, 'draw-pathological.ts'), [String(LENGTH)], {
    execArgv: ['--import', 'tsx'],
  });
  atEnd(() => void program.kill('SIGKILL'));
  for await (const [outcome] of on(program, 'message', { close: ['disconnect'] })) yield outcome;
}

test('what waits for its final value is found in time in a file of any content', () => {
  const sources = REPEATED.map((piece) => ({
    path: 'content/a.md',
    name: 'a.md',
    text: piece.repeat(190_000 / piece.length),
  }));
  assert.ok(withinTime(MOST, () => findPlaceholders(sources, site.placeholders)));
});

test.run();
