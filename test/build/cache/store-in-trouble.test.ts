import { once } from 'node:events';
import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStore } from '../../../build/cache/store.ts';
import { folderWith } from '../../support/folder.ts';
import { amongMounts, mayMount } from '../../support/mounts.ts';
import { withoutPrivileges } from '../../support/privileges.ts';
import { compiled, program } from '../../support/program.ts';
import { stored } from '../../support/stored.ts';
import { treeOf } from '../../support/tree.ts';

const test = suite('Cache store in trouble');

const startRun = program('use-store.ts');
const script = compiled('use-store.ts');

test('of several processes at once each finds right values, and later ones find all', async () => {
  const folder = folderWith();
  const runs = await Promise.all(Array.from({ length: 4 }, () => ran(folder)));
  for (const { said } of runs) assert.equal(said, []);
  assert.is((await ran(folder)).found, 500);
});

test('killed while it writes, a process leaves what others can use', async () => {
  const folder = folderWith();
  await ran(folder);
  const files = readdirSync(folder);
  const child = await startRun(folder, '20000', '3000');
  const ended = once(child, 'exit');
  while (readdirSync(folder).length === files.length && child.exitCode === null) await pause(5);
  child.kill('SIGKILL');
  assert.equal(await ended, [null, 'SIGKILL']);
  assert.is((await ran(folder)).found, 500);
});

test('a folder that may only be read gives its values, keeps no others, and says so once', async () => {
  const folder = folderWith();
  const closed = stored({ a: 'a' }, join(folder, 'closed'));
  const before = treeOf(folder);
  chmodSync(closed, 0o555);
  await withoutPrivileges(folder, () => {
    const store = openStore(closed);
    assert.is(store.get('a')?.toString(), 'a');
    for (const key of ['b', 'c']) store.put(key, key);
    assert.is(store.get('b'), undefined);
    assert.equal(
      store.save().map(({ severity, rule }) => `${severity} ${rule}`),
      ['warning cache-non-ecrit'],
    );
    assert.equal(store.save(), [], 'nothing was put since');
    store.close();
  });
  assert.equal(treeOf(folder), before);
});

test('a file where the folder should be is a store that keeps nothing', () => {
  const folder = folderWith({ store: 'mine' });
  const store = openStore(join(folder, 'store'));
  store.put('a', 'a');
  assert.is(store.get('a'), undefined);
  assert.equal(
    store.save().map(({ rule }) => rule),
    ['cache-non-ecrit'],
  );
  store.close();
  assert.equal(treeOf(folder), { store: 'mine' });
});

if (mayMount()) {
  test('a full disk keeps what it had, and is told once; with space again, all is kept', async () => {
    const folder = folderWith();
    const use = 'node "$2" "$1/store"';
    const grow = 'mount -o remount,size=40m "$1"';
    const runs = amongMounts(
      `mount -t tmpfs -o size=2m tmpfs "$1"; ${use} 100 3000; ${use} 3000 3000; ${use} 100 3000; ls "$1/store" | wc -l; ${grow}; ${use} 3000 3000; ${use} 3000 3000`,
      folder,
      await script(),
    );
    const [first, full, after, files, grown, last] = runs
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    assert.equal(first, { found: 0, said: [] });
    assert.equal(full, { found: 100, said: ['warning cache-non-ecrit'] });
    assert.equal(after, { found: 100, said: [] });
    assert.is(files, 1, 'nothing half-written is left');
    assert.equal(grown, { found: 100, said: [] });
    assert.equal(last, { found: 3000, said: [] });
  });
}

async function ran(folder: string): Promise<{ found: number; said: string[] }> {
  return JSON.parse(await text((await startRun(folder, '500', '3000')).stdout));
}

test.run();
