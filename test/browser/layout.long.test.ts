import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { WIDTHS } from '../support/browser.ts';
import { shiftsOf } from '../support/moves.ts';
import { onePathOfEachType } from '../support/real-pages.ts';

const test = suite('Layout at each width');

test('next to nothing moves while a page of any kind loads, although its fonts come after its first paint', async () => {
  const paths = await onePathOfEachType();
  const shifted = await Promise.all(Object.values(WIDTHS).map((width) => shiftsOf(paths, width)));
  assert.equal(shifted.flat(), []);
});

test.run();
