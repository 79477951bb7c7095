import { once } from 'node:events';
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore, type StoreOptions } from '../../../build/cache/store.ts';
import type { Diagnostic } from '../../../build/contract/diagnostic.ts';
import { assert, suite } from '../../suite.ts';
import { folderWith } from '../../support/folder.ts';
import { amongMounts, mayMount, withoutPrivileges } from '../../support/privileges.ts';
import { compiled, program } from '../../support/program.ts';
import { treeOf } from '../../support/tree.ts';

const test = suite('Cache store');

type Values = Readonly<Record<string, string | Uint8Array>>;

const VALUES: Values = {
  text: 'é œ’\u202f',
  empty: '',
  bytes: Uint8Array.of(0, 255, 13, 10),
  large: 'x'.repeat(3_000_000),
  [`a key of any length, ${'k'.repeat(5000)}`]: 'y',
  ...Object.fromEntries(Array.from({ length: 500 }, (_, number) => [`small ${number}`, `v${number}`])),
};

test('finds what was put, in this run and in later ones, and nothing else', () => {
  const folder = folderWith();
  const store = openStore(folder);
  for (const [key, value] of Object.entries(VALUES)) store.put(key, value);
  assert.is(store.get('text')?.toString(), VALUES.text);
  assert.equal(store.save(), []);
  assert.equal(storedValues(folder, VALUES), VALUES);
  assert.equal(storedValues(folder, { 'never put': '' }), {});
});

test('a value that is put again replaces the former one for the next run of other processes', () => {
  const folder = storeWith({ a: 'old', b: 'b' });
  const longOpen = openStore(folder);
  assert.is(longOpen.get('a')?.toString(), 'old');
  storeWith({ a: 'new' }, folder);
  longOpen.put('c', 'c');
  longOpen.save();
  assert.is(longOpen.get('a')?.toString(), 'new');
  assert.equal(storedValues(folder, { a: 'new', b: 'b', c: 'c' }), { a: 'new', b: 'b', c: 'c' });
});

test('finds the bytes that were put with a value, of any length, and none where there were none', () => {
  const folder = folderWith();
  const lengths = [0, 1, 16_384, 100_000];
  const all = lengths.flatMap((length) => lengths.map((beside) => ({ key: `${length} ${beside}`, length, beside })));
  const store = openStore(folder);
  for (const { key, length, beside } of all) assert.ok(store.put(key, 'v'.repeat(length), Buffer.alloc(beside, 'b')));
  store.save();
  const later = openStore(folder);
  for (const { key, length, beside } of all) {
    assert.is(later.get(key)?.toString(), 'v'.repeat(length), key);
    assert.is(later.bytesOf(key)?.toString(), 'b'.repeat(beside), key);
  }
  assert.is(later.bytesOf('never put'), undefined);
});

test('two stores of a folder find each other’s values once these are shared', () => {
  const folder = folderWith();
  const [one, other] = [openStore(folder), openStore(folder)];
  one.put('a', 'a');
  other.share();
  assert.is(other.get('a'), undefined);
  one.share();
  other.share();
  assert.is(other.get('a')?.toString(), 'a');
});

test('a damaged pack gives no value and leaves the other packs alone', () => {
  const folder = storeWith({ a: 'a value' });
  const [name = ''] = readdirSync(folder);
  const sound = readFileSync(join(folder, name));
  storeWith({ b: 'b' }, folder);
  const list = sound.length - sound.indexOf('[[');
  for (const bad of [
    ...Array.from(sound, (_, at) => sound.subarray(0, at)),
    ...Array.from({ length: list }, (_, at) =>
      Buffer.concat([sound.subarray(0, -list + at), Buffer.alloc(list - at, 0xff)]),
    ),
  ]) {
    writeFileSync(join(folder, name), bad);
    assert.equal(storedValues(folder, { a: '', b: '' }), { b: 'b' });
  }
});

test('finds what it has found before after another process has removed it', () => {
  const folder = join(folderWith(), 'store');
  storeWith({ old: 'old' }, folder);
  const store = openStore(folder);
  rmSync(folder, { recursive: true });
  assert.is(store.get('old')?.toString(), 'old');
  store.put('new', 'new');
  assert.equal(store.save(), []);
  assert.equal(storedValues(folder, { old: '', new: '' }), { new: 'new' });
});

test('holds no more than it may: all goes that the run has not used', () => {
  const large = 'x'.repeat(10_000);
  const folder = storeWith({ unused: large, used: 'u' });
  const store = openStore(folder, { limit: 1000 });
  store.get('used');
  store.put('today', 'today');
  store.save();
  const all = { unused: large, used: 'u', today: 'today' };
  assert.equal(Object.keys(storedValues(folder, all)), ['used', 'today']);
  assert.is(readdirSync(folder).length, 1);
  assert.is(store.get('used')?.toString(), 'u', 'the run itself finds it still');
});

test('keeps all values of many runs in few files, the newest of each key', () => {
  const folder = folderWith();
  const values: Record<string, string> = { same: 'last', large: 'l'.repeat(100_000) };
  storeWith({ large: values.large ?? '' }, folder);
  for (let run = 0; run < 60; run++) {
    values[`${run}`] = `value ${run}`;
    storeWith({ [run]: `value ${run}`, same: run === 59 ? 'last' : `${run}` }, folder);
  }
  assert.equal(storedValues(folder, values), values);
  assert.ok(readdirSync(folder).length <= 25, `${readdirSync(folder).length} files`);
});

test('removes what a killed run has left, an hour later, and no file that is not its own', () => {
  const folder = folderWith({ 'notes.txt': 'mine', 'a/b.txt': 'mine' });
  const left = ['young.unfinished', 'old.unfinished'].map((name) => join(folder, name));
  for (const file of left) writeFileSync(file, 'half');
  const then = Date.now() / 1000 - 2 * 60 * 60;
  utimesSync(left[1] ?? '', then, then);
  utimesSync(join(folder, 'notes.txt'), then, then);
  storeWith({ a: 'a' }, folder, { limit: 1 });
  const names = readdirSync(folder).filter((name) => !name.endsWith('.pack'));
  assert.equal(names.sort(), ['a', 'notes.txt', 'young.unfinished']);
});

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

/** A folder whose store holds these values. */
function storeWith(values: Values, folder = folderWith(), limits: StoreOptions = {}): string {
  const store = openStore(folder, limits);
  for (const [key, value] of Object.entries(values)) store.put(key, value);
  assert.equal(store.save(), []);
  return folder;
}

/** Returns those of the values that a later run finds in a folder. */
function storedValues(folder: string, values: Values): Values {
  const store = openStore(folder);
  const found = Object.entries(values).flatMap(([key, value]) => {
    const bytes = store.get(key);
    return bytes ? [[key, typeof value === 'string' ? bytes.toString() : new Uint8Array(bytes)]] : [];
  });
  store.save();
  return Object.fromEntries(found);
}
