import { assert, suite } from '../suite.ts';
import { WIDTHS } from '../support/browser.ts';
import { shiftsOf } from '../support/moves.ts';
import { realPages } from '../support/real-pages.ts';

const test = suite('Layout at each width');

/** Of larger phones: lines of many titles and leads end elsewhere than at 360 px. */
const LARGE_PHONES = [390, 412];

test('next to nothing moves while any page loads, although its fonts come after its first paint', async () => {
  const paths = [...(await realPages()).keys()];
  const shifted = await Promise.all([...Object.values(WIDTHS), ...LARGE_PHONES].map((width) => shiftsOf(paths, width)));
  assert.equal(shifted.flat(), []);
});
