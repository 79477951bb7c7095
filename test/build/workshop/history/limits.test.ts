import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { dropped, type Kept } from '../../../../build/workshop/history/limits.ts';

const test = suite('How many versions of a text are kept');

const NOW = Date.parse('2026-11-22T12:00:00Z');
const HOUR = 3_600_000;
const version = (hoursAgo: number, bytes = 1000): Kept => ({
  at: new Date(NOW - hoursAgo * HOUR),
  bytes,
  savedAt: NOW - hoursAgo * HOUR,
});
const hoursOf = (versions: readonly Kept[]) => versions.map(({ at }) => (NOW - at.getTime()) / HOUR);

test('an afternoon of two hundred saves takes nothing of last month, and leaves a hundred versions with the newest', () => {
  const month = [700, 500, 300, 100].map((hours) => version(hours));
  const afternoon = Array.from({ length: 200 }, (_, index) => version((200 - index) / 60));
  const gone = dropped([...month, ...afternoon], NOW);
  assert.is(gone.length, 104);
  assert.not(gone.some((one) => month.includes(one) || one === afternoon.at(-1)));
});

test('a year is the age at which versions go, but for the newest one', () => {
  const [year, old, older] = [24 * 364, 24 * 366, 24 * 400];
  assert.equal(hoursOf(dropped([version(older), version(old), version(year)], NOW)), [older, old]);
  assert.equal(dropped([version(older)], NOW), []);
});

test('large texts have fewer versions, and one at least', () => {
  const large = [4, 3, 2, 1].map((hours) => version(hours, 2_000_000));
  assert.is(dropped(large, NOW).length, 2);
  assert.equal(dropped([version(1, 9_000_000)], NOW), []);
});

test.run();
