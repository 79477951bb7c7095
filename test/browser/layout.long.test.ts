import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { WIDTHS } from '../support/browser.ts';
import { shiftsOf } from '../support/moves.ts';
import { realPages } from '../support/real-pages.ts';

const test = suite('Layout at each width');

/** Of larger phones: lines of many titles and leads end elsewhere than at 360 px. */
const LARGE_PHONE = 412;

test('one page in ten at most moves much at a width while it loads, as its fonts come after its first paint', async () => {
  const paths = [...(await realPages()).keys()];
  const widths = [...Object.values(WIDTHS), LARGE_PHONE];
  const shifted = (await Promise.all(widths.map((width) => shiftsOf(paths, width)))).flat();
  assert.ok(shifted.length <= (paths.length * widths.length) / 10, shifted.join('\n'));
});

test.run();
