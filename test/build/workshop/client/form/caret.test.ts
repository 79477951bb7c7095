import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { offsetAfter } from '../../../../../build/workshop/client/form/use-caret.ts';

const test = suite('A caret in a text that changes');

/** The caret is where the bar stands. */
function moved(before: string, after: string): string {
  const offset = offsetAfter(before.replace('|', ''), after, before.indexOf('|'));
  return `${after.slice(0, offset)}|${after.slice(offset)}`;
}

test('it stays where what stands before it has not changed', () => {
  assert.is(moved('un| deux', 'un trois'), 'un| trois');
  assert.is(moved('un|', 'un deux'), 'un| deux');
});

test('it goes with what stands behind it', () => {
  assert.is(moved('un deux| trois', 'un et deux trois'), 'un et deux| trois');
  assert.is(moved('un et deux|', 'un deux'), 'un deux|');
});

test('it goes to the end of what takes the place of the text around it', () => {
  assert.is(moved('un de|ux trois', 'un quatre trois'), 'un quatre| trois');
  assert.is(moved('tout|', ''), '|');
});

test.run();
