import { once } from 'node:events';
import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '../../../build/cache/store.ts';
import type { Diagnostic } from '../../../build/contract/diagnostic.ts';
import { assert, suite } from '../../suite.ts';
import { folderWith } from '../../support/folder.ts';
import { amongMounts, mayMount, withoutPrivileges } from '../../support/privileges.ts';
import { compiled, program } from '../../support/program.ts';
import { storeWith } from '../../support/stored.ts';
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
  const folder = join(folderWith(), 'store');
  const child = await startRun(folder, '20000', '3000');
  const ended = once(child, 'exit');
  while (!existsSync(folder) && child.exitCode === null) await pause(5);
  child.kill('SIGKILL');
  assert.equal(await ended, [null, 'SIGKILL']);
  assert.equal((await ran(folder)).said, []);
  assert.is((await ran(folder)).found, 500);
});

const CLOSED = {
  'may only be read': { mode: 0o555, found: 'a' },
  'may be listed and not entered': { mode: 0o444, found: undefined },
  'may not be opened at all': { mode: 0o000, found: undefined },
};

for (const [how, { mode, found }] of Object.entries(CLOSED))
  test(`a folder that ${how} ends no run: nothing is kept there, which is said once`, async () => {
    const folder = folderWith();
    const closed = storeWith({ a: 'a' }, join(folder, 'closed'));
    const before = treeOf(folder);
    chmodSync(closed, mode);
    await withoutPrivileges(folder, () => {
      const store = openStore(closed);
      assert.is(store.get('a')?.toString(), found);
      for (const key of ['b', 'c']) assert.not(store.put(key, key));
      assert.is(store.get('b'), undefined);
      assert.equal(saidBy(store.save()), ['warning cache-non-ecrit']);
      assert.equal(store.save(), [], 'nothing was put since');
    });
    chmodSync(closed, 0o755);
    assert.equal(treeOf(folder), before);
  });

test('a file where the folder should be is a store that keeps nothing', () => {
  const folder = folderWith({ store: 'mine' });
  const store = openStore(join(folder, 'store'));
  store.put('a', 'a');
  assert.is(store.get('a'), undefined);
  assert.equal(saidBy(store.save()), ['warning cache-non-ecrit']);
  assert.equal(treeOf(folder), { store: 'mine' });
});

if (mayMount()) {
  test('a full disk keeps what it had, and is told once; with space again, all is kept', async () => {
    const use = 'node "$2" "$1/store"';
    const steps = [
      'mount -t tmpfs -o size=2m tmpfs "$1"',
      ...[`${use} 100 3000`, `${use} 3000 3000`, `${use} 100 3000`, 'find "$1" -name "*.unfinished" | wc -l'],
      ...['mount -o remount,size=40m "$1"', `${use} 3000 3000`, `${use} 3000 3000`],
    ];
    const runs = amongMounts(steps.join('; '), folderWith(), await script());
    const [first, full, after, unfinished, grown, last] = runs
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    assert.equal(first, { found: 0, said: [] });
    assert.equal(full, { found: 100, said: ['warning cache-non-ecrit'] });
    assert.equal([after, unfinished], [{ found: 100, said: [] }, 0]);
    assert.ok(grown.found >= 100);
    assert.equal(grown.said, []);
    assert.equal(last, { found: 3000, said: [] });
  });
}

function saidBy(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(({ severity, rule }) => `${severity} ${rule}`);
}

async function ran(folder: string): Promise<{ found: number; said: string[] }> {
  return JSON.parse(await text((await startRun(folder, '500', '3000')).stdout));
}
