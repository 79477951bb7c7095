import { setTimeout as pause } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { merged } from '../../../build/dev/merged.ts';
import { eventually } from '../../support/eventually.ts';

const test = suite('Merged work');

/** Work that ends when the test says so. */
function controlled() {
  const ends: (() => void)[] = [];
  const work = () =>
    new Promise<void>((resolve) => {
      ends.push(resolve);
    });
  const end = async () => {
    ends.at(-1)?.();
    await pause(0);
  };
  return { work, end, begun: () => ends.length };
}

test('what is asked for while it runs is done once more afterwards, and never at the same time', async () => {
  const { work, end, begun } = controlled();
  const builds = merged(work, { first: 0, quiet: 0 });
  builds.now();
  for (let times = 0; times < 6; times++) builds.now();
  await pause(5);
  assert.is(begun(), 1, 'one at a time');
  await end();
  assert.is(begun(), 2, 'six requests are one');
  await end();
  await pause(5);
  assert.is(begun(), 2);
  builds.now();
  assert.is(begun(), 3, 'and it can be asked for again');
});

test('a request after a long quiet is one with those right behind it, and waits for no more', async () => {
  const { work, end, begun } = controlled();
  const builds = merged(work, { first: 20, quiet: 60_000 });
  for (let times = 0; times < 5; times++) builds.soon();
  assert.is(begun(), 0, 'an editor saves in several steps');
  await eventually(begun, 1);
  await end();
});

test('requests that follow one another are done once things are quiet', async () => {
  const { work, end, begun } = controlled();
  const builds = merged(work, { first: 0, quiet: 30 });
  builds.soon();
  await eventually(begun, 1);
  for (let times = 0; times < 5; times++) {
    builds.soon();
    await pause(1);
  }
  await end();
  assert.is(begun(), 1, 'not before');
  await eventually(begun, 2);
  await end();
  await pause(40);
  assert.is(begun(), 2, 'five requests are one');
});

test('a request in the quiet time before the end of a run is not lost', async () => {
  const { work, end, begun } = controlled();
  const builds = merged(work, { first: 10, quiet: 10 });
  builds.now();
  builds.soon();
  await end();
  await eventually(begun, 2);
});

test('stopping takes back what has not begun, and waits for what has', async () => {
  const { work, end, begun } = controlled();
  const builds = merged(work, { first: 5, quiet: 5 });
  builds.now();
  builds.now();
  builds.soon();
  let stopped = false;
  const stop = builds.stop().then(() => {
    stopped = true;
  });
  await pause(15);
  assert.not(stopped);
  await end();
  await stop;
  await pause(15);
  assert.is(begun(), 1);
});

test.run();
