import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type MergedWork, merged } from '../../../build/dev/merged.ts';
import { inPassingTime } from '../../support/passing-time.ts';

const test = suite('Merged work');

interface Merging {
  builds: MergedWork;
  pass: (milliseconds: number) => Promise<void>;
  /** Ends the work that runs. */
  end: () => Promise<void>;
  /** How often the work has begun. */
  begun: () => number;
}

/** Work that is waited for 10 ms after a long quiet, and 100 ms where requests follow one another; it ends when the test says so. */
const merging = (steps: (merging: Merging) => Promise<void>) =>
  inPassingTime(async ({ clock, pass }) => {
    const ends: (() => void)[] = [];
    const work = () =>
      new Promise<void>((resolve) => {
        ends.push(resolve);
      });
    const end = () => {
      ends.at(-1)?.();
      return pass(0);
    };
    await steps({ builds: merged(work, { first: 10, quiet: 100, clock }), pass, end, begun: () => ends.length });
  });

test('what is asked for while it runs is done once more afterwards, and never at the same time', () =>
  merging(async ({ builds, pass, end, begun }) => {
    for (let times = 0; times < 7; times++) builds.now();
    await pass(1000);
    assert.is(begun(), 1, 'one at a time');
    await end();
    assert.is(begun(), 2, 'six requests are one');
    await end();
    await pass(1000);
    assert.is(begun(), 2);
    builds.now();
    assert.is(begun(), 3, 'and it can be asked for again');
  }));

test('a request after a long quiet is one with those right behind it, and waits for no more; those that follow wait for quiet', () =>
  merging(async ({ builds, pass, end, begun }) => {
    for (let times = 0; times < 5; times++) builds.soon();
    await pass(9);
    assert.is(begun(), 0, 'an editor saves in several steps');
    await pass(1);
    assert.is(begun(), 1);
    for (let times = 0; times < 5; times++) {
      builds.soon();
      await pass(99);
    }
    await end();
    assert.is(begun(), 1, 'not before it is quiet');
    await pass(1);
    assert.is(begun(), 2);
    await end();
    await pass(1000);
    assert.is(begun(), 2, 'five requests are one');
  }));

test('a request in the quiet time before the end of a run is not lost', () =>
  merging(async ({ builds, pass, end, begun }) => {
    builds.now();
    builds.soon();
    await end();
    await pass(100);
    assert.is(begun(), 2);
  }));

test('stopping takes back what has not begun, and waits for what has', () =>
  merging(async ({ builds, pass, end, begun }) => {
    builds.now();
    builds.now();
    builds.soon();
    let stopped = false;
    const stop = builds.stop().then(() => {
      stopped = true;
    });
    await pass(1000);
    assert.not(stopped);
    await end();
    await stop;
    await pass(1000);
    assert.is(begun(), 1);
  }));

test.run();
