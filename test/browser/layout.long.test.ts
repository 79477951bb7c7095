import { suite } from 'uvu';
import { WIDTHS } from '../support/browser.ts';
import { movesOf, standStill } from '../support/moves.ts';
import { onePathOfEachType } from '../support/real-pages.ts';

const test = suite('Layout at each width');

test('next to nothing moves while a page of any kind loads, although its fonts come after its first paint', async () => {
  const paths = await onePathOfEachType();
  standStill((await Promise.all(Object.values(WIDTHS).map((width) => movesOf(paths, width)))).flat());
});

test.run();
