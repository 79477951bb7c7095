import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type CoalescedWork, coalesced } from '../../../../build/server/dev/coalesce.ts';
import { inPassingTime } from '../../../support/passing-time.ts';

const test = suite('Coalesced work');

interface Coalescing {
  builds: CoalescedWork;
  pass: (milliseconds: number) => Promise<void>;
  /** Ends the work that runs. */
  end: () => Promise<void>;
  /** How often the work has begun. */
  begun: () => number;
}

/** Work with a pause of 10 ms before it; it ends when the test says so. */
const coalescing = (steps: (coalescing: Coalescing) => Promise<void>) =>
  inPassingTime(async ({ pass }) => {
    const ends: (() => void)[] = [];
    const work = () =>
      new Promise<void>((resolve) => {
        ends.push(resolve);
      });
    const end = () => {
      ends.at(-1)?.();
      return pass(0);
    };
    await steps({ builds: coalesced(work, 10), pass, end, begun: () => ends.length });
  });

test('what is requested while it runs is done once more afterwards, and never at the same time', () =>
  coalescing(async ({ builds, pass, end, begun }) => {
    for (let times = 0; times < 7; times++) builds.now();
    await pass(1000);
    assert.is(begun(), 1, 'one at a time');
    await end();
    assert.is(begun(), 2, 'six requests are one');
    await end();
    await pass(1000);
    assert.is(begun(), 2);
    builds.now();
    assert.is(begun(), 3, 'and it can be requested again');
  }));

test('requests that follow one another within the pause are one, a pause after the last of them', () =>
  coalescing(async ({ builds, pass, end, begun }) => {
    for (let times = 0; times < 5; times++) {
      builds.soon();
      await pass(9);
    }
    assert.is(begun(), 0, 'an editor saves in several steps');
    await pass(1);
    assert.is(begun(), 1);
    for (let times = 0; times < 3; times++) {
      builds.soon();
      await pass(20);
    }
    assert.is(begun(), 1, 'not while the work runs');
    await end();
    assert.is(begun(), 2);
    await end();
    await pass(1000);
    assert.is(begun(), 2, 'three requests are one');
  }));

test('a request in the pause before the end of a run is not lost', () =>
  coalescing(async ({ builds, pass, end, begun }) => {
    builds.now();
    builds.soon();
    await end();
    await pass(10);
    assert.is(begun(), 2);
  }));

test('stopping drops what has not begun, and waits for what has', () =>
  coalescing(async ({ builds, pass, end, begun }) => {
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
