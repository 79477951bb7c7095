import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { mock } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type CoalescedWork, coalesce, watchFolders } from '../../../../build/server/dev/watch-folders.ts';
import { assert, suite } from '../../../suite.ts';
import { atEnd } from '../../../support/at-end.ts';
import { eventually } from '../../../support/eventually.ts';
import { folderWith } from '../../../support/folder.ts';

const test = suite('From a saved file to a build');

test('changes in watched folders are seen, and no others', async () => {
  const { root, seen, sees } = await watched(['content', 'src'], {
    'content/a.md': '1',
    'src/a.ts': '1',
    'other/a': '1',
  });
  writeFileSync(join(root, 'content/a.md'), '2');
  await sees('content/a.md');
  mkdirSync(join(root, 'content/deep/er'), { recursive: true });
  writeFileSync(join(root, 'content/deep/er/b.md'), '1');
  await sees('content/deep/er/b.md');
  rmSync(join(root, 'src/a.ts'));
  await sees('src/a.ts');
  for (const beside of ['other/a', 'other/b', 'file', 'content-of-another/a', 'content/.hidden/a.md', 'content/.a.md'])
    cpSync(join(root, 'content/a.md'), join(root, beside), { recursive: true });
  writeFileSync(join(root, 'content/last.md'), '1');
  await sees('content/last.md');
  const left = [...seen].filter((path) => !/^(?:content|src)(?:\/[^.]|$)/.test(path));
  assert.equal(left, []);
});

test('a file that changes again right after is told again, so that nobody keeps what it held in between', async () => {
  const root = folderWith({ 'content/a.md': '1' });
  const file = join(root, 'content/a.md');
  let told = 0;
  const onChange = () => {
    told += 1;
    if (told === 1) writeFileSync(file, 'and another text');
  };
  const stop = await watchFolders({ folders: [join(root, 'content')], onChange, onError: () => {} });
  writeFileSync(file, '2');
  await eventually(() => told >= 2, true);
  await stop();
});

test('a folder that goes and comes back, as with a checkout, is watched again', async () => {
  const { root, sees } = await watched(['content'], { 'content/blog/a.md': '1' });
  for (const round of ['first', 'second']) {
    renameSync(join(root, 'content'), join(root, 'aside'));
    await sees('content/blog/a.md');
    await pause(100);
    cpSync(join(root, 'aside'), join(root, 'content'), { recursive: true });
    rmSync(join(root, 'aside'), { recursive: true });
    await sees('content/blog/a.md');
    writeFileSync(join(root, 'content/blog/a.md'), round);
    await sees('content/blog/a.md');
    mkdirSync(join(root, 'content', round));
    writeFileSync(join(root, 'content', round, 'b.md'), round);
    await sees(`content/${round}/b.md`);
  }
});

test('so is one that is not there yet, and one whose parent is not', async () => {
  const { root, sees } = await watched(['content', 'not/yet/static']);
  mkdirSync(join(root, 'content'));
  writeFileSync(join(root, 'content/a.md'), '1');
  await sees('content/a.md');
  mkdirSync(join(root, 'not/yet/static'), { recursive: true });
  writeFileSync(join(root, 'not/yet/static/a.txt'), '1');
  await sees('not/yet/static/a.txt');
});

test('pipes, sockets and links that lead nowhere or round in a circle stop nothing', async () => {
  const { root, sees } = await watched(['content'], { 'content/a.md': '1' });
  execFileSync('mkfifo', [join(root, 'content/pipe.md')]);
  symlinkSync('nowhere', join(root, 'content/dead.md'));
  for (const name of ['loop', 'circle', 'ring']) symlinkSync('../content', join(root, 'content', name));
  writeFileSync(join(root, 'content/a.md'), '2');
  await sees('content/a.md');
});

test('a folder that is a link to another is watched where it leads', async () => {
  const { root, sees } = await watched(['content'], { 'elsewhere/a.md': '1' }, (root) =>
    symlinkSync('elsewhere', join(root, 'content')),
  );
  writeFileSync(join(root, 'content/a.md'), '2');
  await sees('elsewhere/a.md');
});

/** Work with a pause of 10 ms before it, which ends when the test says so; `begun` tells how often it has. */
const coalescing = (steps: (work: Coalescing) => Promise<void>) =>
  withControlledTime(async ({ pass }) => {
    const ends: (() => void)[] = [];
    const work = () =>
      new Promise<void>((resolve) => {
        ends.push(resolve);
      });
    const end = () => {
      ends.at(-1)?.();
      return pass(0);
    };
    await steps({ builds: coalesce(work, 10), pass, end, begun: () => ends.length });
  });

test('a request during a run leads to one more run afterwards, never at the same time', () =>
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
    for (let times = 0; times < 2; times++) builds.now();
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

interface Coalescing {
  builds: CoalescedWork;
  pass: (milliseconds: number) => Promise<void>;
  end: () => Promise<void>;
  begun: () => number;
}

/** Watches folders of a new project. `sees` waits for a path, and forgets what came before it. */
async function watched(
  names: readonly string[],
  files: Readonly<Record<string, string>> = {},
  prepare: (root: string) => void = () => {},
) {
  const root = folderWith(files);
  prepare(root);
  const seen = new Set<string>();
  const stop = await watchFolders({
    folders: names.map((name) => join(root, name)),
    onChange: (path) => seen.add(relative(root, path)),
    onError: (error) => assert.unreachable(String(error)),
  });
  atEnd(stop);
  const sees = async (path: string) => {
    await eventually(() => seen.has(path), true, path);
    seen.delete(path);
  };
  return { root, seen, sees };
}

/** Time that passes when a test says so: `setTimeout` of this process waits for it. What else the process does goes on. */
async function withControlledTime(
  work: (time: { pass: (milliseconds: number) => Promise<void> }) => Promise<void>,
): Promise<void> {
  mock.timers.enable({ apis: ['setTimeout'] });
  const pass = async (milliseconds: number) => {
    mock.timers.tick(milliseconds);
    // Promises continue the work that a timer began.
    await new Promise(setImmediate);
  };
  try {
    await work({ pass });
  } finally {
    mock.timers.reset();
  }
}
