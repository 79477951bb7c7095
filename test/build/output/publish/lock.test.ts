import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LockedError, lock } from '../../../../build/output/publish/lock.ts';
import { type LockOwner, ownerOf, thisProcess } from '../../../../build/platform/lock-owner.ts';
import { assert, suite } from '../../../suite.ts';
import { folderWith } from '../../../support/folder.ts';
import { type Program, program } from '../../../support/program.ts';
import { treeOf } from '../../../support/tree.ts';

const test = suite('Lock');

const LOCKS = 100;
/** Every process of Linux has one. */
const KNOWS_STARTS = existsSync('/proc/self/stat');

const rival = program('lock-in-step.ts');

test('a second owner is refused as often as it asks, and told who has the lock and where', () => {
  const folder = folderWith();
  const unlocks = [lock(join(folder, 'dist')), lock(join(folder, 'other'))];
  for (const _ of ['first', 'second']) {
    const refusal = refused(folder);
    assert.is(refusal.pid, process.pid);
    assert.match(refusal.message, String(process.pid));
    assert.match(refusal.message, join(folder, '.dist.lock'));
  }
  for (const unlock of unlocks) unlock();
  assert.equal(readdirSync(folder), []);
});

test('a lock given back can be taken again, leaves nothing behind, and makes the folder it stands in', () => {
  const folder = join(folderWith(), 'deep');
  for (const _ of ['first', 'second']) isFree(folder);
});

test('a lock left by a process that has ended is taken over', () => {
  const folder = folderLocked(gone());
  const unlock = lock(join(folder, 'dist'));
  assert.is(ownerIn(folder).pid, process.pid);
  unlock();
  assert.equal(readdirSync(folder), []);
});

test('so is one whose number a process of today has got, were it our own', () => {
  if (!KNOWS_STARTS) return;
  for (const pid of [process.pid, process.ppid]) isFree(folderLocked({ ...ownerOf(pid), started: '1' }));
});

test('so is one whose process has ended without anybody taking note, as in a container without an init', async () => {
  if (!KNOWS_STARTS) return;
  const parent = spawn('sh', ['-c', 'sleep 600 & echo $!; exec sleep 600'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [pid] = await once(parent.stdout, 'data');
  const folder = folderLocked(ownerOf(Number(pid)));
  assert.is(refused(folder).pid, Number(pid), 'while it runs');
  // A shell would take note of its child's end; the program that takes its place does not.
  while (readFileSync(`/proc/${parent.pid}/comm`, 'utf8') !== 'sleep\n') await pause(5);
  process.kill(Number(pid));
  while (!readFileSync(`/proc/${Number(pid)}/stat`, 'utf8').includes(') Z ')) await pause(5);
  lock(join(folder, 'dist'))();
  parent.kill();
});

test('the lock of a process that lives is respected, however old it is and whoever runs it', () => {
  // Process 1 always lives; asking it for a signal is not allowed to most.
  for (const pid of KNOWS_STARTS ? [1, process.ppid] : []) {
    const folder = folderLocked(ownerOf(pid));
    age(folder);
    assert.is(refused(folder).pid, pid);
    assert.is(ownerIn(folder).pid, pid);
  }
});

test('the lock of another machine or container, and of nobody, is respected until it is old', () => {
  const elsewhere = { ...thisProcess(), host: 'another machine' };
  for (const left of [JSON.stringify(elsewhere), '', 'nobody', '-1', '17', 'null', '{"pid":-1}']) {
    const folder = folderWith({ '.dist.lock': left });
    const { pid, message } = refused(folder);
    assert.match(message, pid === undefined ? /\(\p{L}+ \p{L}+\)/u : String(pid));
    assert.is(readFileSync(join(folder, '.dist.lock'), 'utf8'), left);
    age(folder);
    isFree(folder, `left: « ${left} »`);
  }
});

test('what is given back is the lock that was taken, were it gone by now, and nobody else’s', () => {
  for (const [change, left] of [
    [(file: string) => writeFileSync(file, JSON.stringify(thisProcess())), ['.dist.lock']],
    [(file: string) => rmSync(file), []],
  ] as const) {
    const folder = folderWith();
    const unlock = lock(join(folder, 'dist'));
    change(join(folder, '.dist.lock'));
    unlock();
    assert.equal(readdirSync(folder), left);
  }
});

test('a folder under the name of a lock is nobody’s lock, and stays', () => {
  const folder = folderWith({ '.dist.lock/mine': 'mine' });
  age(folder);
  const isNoLock = (error: unknown) => !(error instanceof LockedError);
  assert.throws(() => lock(join(folder, 'dist')), isNoLock);
  assert.equal(treeOf(folder), { '.dist.lock/mine': 'mine' });
});

for (const what of ['free', 'stale'] as const) {
  test(`of processes that want a ${what} lock at the same moment, one has it`, async () => {
    const stale = JSON.stringify(gone());
    const numbers = Array.from({ length: LOCKS }, (_, number) => number);
    const left = Object.fromEntries(numbers.map((number) => [`.dist-${number}.lock`, stale]));
    const folder = folderWith(what === 'stale' ? left : {});
    const rivals = await Promise.all(Array.from({ length: 4 }, () => rival(folder, String(LOCKS))));
    await Promise.all(rivals.map(said));
    const tell = (text: string) => {
      const answers = Promise.all(rivals.map(said));
      for (const { stdin } of rivals) stdin.write(text);
      return answers;
    };
    await tell(String(Date.now() + 100));
    const kept = (await tell('all have tried')).flatMap((answer): number[] => JSON.parse(answer));
    for (const { stdin } of rivals) stdin.end();
    await Promise.all(rivals.map((one) => once(one, 'exit')));
    const owners = numbers.map((number) => kept.filter((one) => one === number).length);
    assert.equal([...new Set(owners)], [1], 'owners a lock has');
    assert.equal(readdirSync(folder), []);
  });
}

/** A process that has ended. */
function gone(): LockOwner {
  return { ...thisProcess(), pid: spawnSync(process.execPath, ['--version']).pid };
}

function folderLocked(by: LockOwner): string {
  return folderWith({ '.dist.lock': JSON.stringify(by) });
}

function ownerIn(folder: string): LockOwner {
  return JSON.parse(readFileSync(join(folder, '.dist.lock'), 'utf8'));
}

/** Makes a lock look as if it had been taken in 1970. */
function age(folder: string): void {
  utimesSync(join(folder, '.dist.lock'), new Date(0), new Date(0));
}

/** Waits for the next message of a rival; a rival that ends instead has failed. */
async function said(one: Program): Promise<string> {
  const failure = once(one, 'exit').then(([code]) => Promise.reject(new Error(`a rival ended with code ${code}`)));
  const [chunk] = await Promise.race([once(one.stdout, 'data'), failure]);
  return String(chunk);
}

/** Returns the owner of the lock of `dist` in this folder. */
function refused(folder: string): LockedError {
  try {
    lock(join(folder, 'dist'));
  } catch (error) {
    if (error instanceof LockedError) return error;
    throw error;
  }
  throw new Error('the lock was given twice');
}

/** Asserts that the lock of `dist` can be had there, and leaves nothing when it is given back. */
function isFree(folder: string, what = ''): void {
  lock(join(folder, 'dist'))();
  assert.equal(readdirSync(folder), [], what);
}
