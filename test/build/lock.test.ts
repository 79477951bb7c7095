import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Locked, lock } from '../../build/lock.ts';
import { folderWith } from '../support/folder.ts';

const test = suite('Lock');

const LOCKS = 300;

test('a second holder is refused, and told who has the lock and where', () => {
  const folder = folderWith();
  const unlock = lock(join(folder, 'dist'));
  const refusal = refused(() => lock(join(folder, 'dist')));
  assert.is(refusal.pid, process.pid);
  assert.is(readFileSync(refusal.file, 'utf8'), String(process.pid));
  unlock();
});

test('a lock given back can be taken again, and leaves nothing behind', () => {
  const folder = folderWith();
  const out = join(folder, 'dist');
  lock(out)();
  assert.equal(readdirSync(folder), []);
  lock(out)();
  assert.equal(readdirSync(folder), []);
});

test('a refusal does not take the lock away from its holder', () => {
  const out = join(folderWith(), 'dist');
  const unlock = lock(out);
  refused(() => lock(out));
  refused(() => lock(out));
  unlock();
  lock(out)();
});

test('two folders have a lock each', () => {
  const folder = folderWith();
  const unlocks = [lock(join(folder, 'dist')), lock(join(folder, 'other'))];
  for (const unlock of unlocks) unlock();
});

test('makes the folder it stands in', () => {
  const folder = folderWith();
  lock(join(folder, 'deep', 'dist'))();
  assert.ok(existsSync(join(folder, 'deep')));
});

test('a lock left by a dead process, or that names none, is taken over', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  for (const left of [String(pid), '', 'nobody', '-1', '0']) {
    const folder = folderWith({ '.dist.lock': left });
    const unlock = lock(join(folder, 'dist'));
    assert.is(readFileSync(join(folder, '.dist.lock'), 'utf8'), String(process.pid), `left: « ${left} »`);
    unlock();
    assert.equal(readdirSync(folder), []);
  }
});

test('a take-over that was cut short long ago does not keep the lock for ever', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const folder = folderWith({ '.dist.lock': String(pid) });
  const turn = join(folder, '.dist.lock.turn');
  mkdirSync(turn);
  assert.is(refused(() => lock(join(folder, 'dist'))).pid, pid, 'somebody may be about to take it over');
  utimesSync(turn, new Date(0), new Date(0));
  refused(() => lock(join(folder, 'dist')));
  lock(join(folder, 'dist'))();
  assert.equal(readdirSync(folder), []);
});

test('the lock of a process that another user runs is respected', () => {
  // Process 1 always lives; asking it for a signal is not allowed to most.
  const folder = folderWith({ '.dist.lock': '1' });
  assert.is(refused(() => lock(join(folder, 'dist'))).pid, 1);
  assert.is(readFileSync(join(folder, '.dist.lock'), 'utf8'), '1');
});

for (const what of ['free', 'stale'] as const) {
  test(`of processes that want a ${what} lock at the same moment, one gets it`, async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    const numbers = Array.from({ length: LOCKS }, (_, number) => number);
    const left = Object.fromEntries(numbers.map((number) => [`.dist-${number}.lock`, String(pid)]));
    const folder = folderWith(what === 'stale' ? left : {});
    const rivals = Array.from({ length: 4 }, () => rivalFor(folder));
    await Promise.all(rivals.map(said));
    const answers = Promise.all(rivals.map(said));
    for (const { stdin } of rivals) stdin.write(String(Date.now() + 100));
    const held = (await answers).flatMap((answer): number[] => JSON.parse(answer));
    for (const { stdin } of rivals) stdin.end();
    await Promise.all(rivals.map((rival) => once(rival, 'exit')));
    const holders = numbers.map((number) => held.filter((one) => one === number).length);
    assert.equal([...new Set(holders)], [1], 'holders a lock had');
    assert.equal(readdirSync(folder), []);
  });
}

function rivalFor(folder: string) {
  const program = resolve(import.meta.dirname, '../fixtures/lock-in-step.ts');
  const args = ['--import', 'tsx', program, folder, String(LOCKS)];
  return spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
}

/** What a rival says next; a rival that ends instead has failed. */
async function said(rival: ReturnType<typeof rivalFor>): Promise<string> {
  const failure = once(rival, 'exit').then(([code]) => Promise.reject(new Error(`a rival ended with code ${code}`)));
  const [chunk] = await Promise.race([once(rival.stdout, 'data'), failure]);
  return String(chunk);
}

function refused(take: () => unknown): Locked {
  try {
    take();
  } catch (error) {
    if (error instanceof Locked) return error;
    throw error;
  }
  throw new Error('the lock was given twice');
}

test.run();
