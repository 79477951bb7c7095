import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStore } from '../../../build/cache/store.ts';
import { onDisk } from '../../support/failing-disk.ts';
import { folderWith } from '../../support/folder.ts';
import { foundIn, kept, stored, type Values } from '../../support/stored.ts';

const test = suite('Cache store');

const VALUES: Values = {
  text: 'é œ’\u202f',
  empty: '',
  bytes: Uint8Array.of(0, 255, 13, 10),
  large: 'x'.repeat(3_000_000),
  [`a key of any length, ${'k'.repeat(5000)}`]: 'y',
  ...Object.fromEntries(Array.from({ length: 5000 }, (_, number) => [`small ${number}`, `v${number}`])),
};

test('finds what was put, at once, after saving, and in later runs', () => {
  const folder = folderWith();
  const store = openStore(folder);
  for (const [key, value] of Object.entries(VALUES)) store.put(key, value);
  assert.equal(foundIn(store, VALUES), VALUES);
  assert.equal(store.save(), []);
  assert.equal(foundIn(store, VALUES), VALUES);
  store.close();
  assert.equal(kept(folder, VALUES), VALUES);
  assert.equal(kept(folder, { 'never put': '' }), {});
});

test('what is put again takes the place of what was there', () => {
  const folder = stored({ a: 'old', b: 'b' });
  stored({ a: 'new' }, folder);
  assert.equal(kept(folder, { a: 'new', b: 'b' }), { a: 'new', b: 'b' });
});

test('knows what it holds without reading it, and of what it has seen spoilt that it lacks it', () => {
  const folder = stored({ a: 'a', b: 'b' });
  const store = openStore(folder);
  store.put('c', 'c');
  assert.equal(['a', 'b', 'c', 'd'].map(store.has, store), [true, true, true, false]);
  const file = readdirSync(folder).find((name) => name.endsWith('.pack')) ?? '';
  const bytes = readFileSync(join(folder, file));
  bytes[bytes.indexOf('a', 20)] = 0x78;
  writeFileSync(join(folder, file), bytes);
  assert.equal([store.get('a'), store.has('a'), store.has('b')], [undefined, false, true]);
  store.put('a', 'a');
  assert.ok(store.has('a'));
  store.save();
  assert.ok(store.has('a'));
  assert.is(store.get('a')?.toString(), 'a');
  store.close();
});

test('closed, it still finds what was saved, keeps nothing more, and has no file open', () => {
  const folder = stored({ a: 'a' });
  const store = openStore(folder);
  store.put('b', 'b');
  store.save();
  store.put('c', 'c');
  for (const _ of [1, 2]) store.close();
  store.put('d', 'd');
  assert.equal(foundIn(store, { a: 'a', b: 'b', c: 'c', d: 'd' }), { a: 'a', b: 'b' });
  if (existsSync('/proc/self/fd')) assert.equal(openBelow(folder), []);
  assert.equal(kept(folder, { a: 'a', b: 'b', c: 'c', d: 'd' }), { a: 'a', b: 'b' });
  rmSync(folder, { recursive: true });
  assert.equal(foundIn(store, { a: 'a' }), {});
});

test('closed, it finds what was saved also where others have joined its files since', () => {
  const folder = stored({ a: 'a' });
  const store = openStore(folder);
  store.close();
  const [known = ''] = readdirSync(folder);
  for (let run = 0; run < 12; run++) stored({ [`other ${run}`]: 'other' }, folder);
  assert.not(readdirSync(folder).includes(known), 'the file that it knew is gone');
  assert.equal(foundIn(store, { a: 'a', b: 'b' }), { a: 'a' });
  if (existsSync('/proc/self/fd')) assert.equal(openBelow(folder), []);
});

/** A folder with as many files as are left side by side, all of them long there, of which `old` is the smallest. */
function crowded(old: Values): string {
  const folder = stored(old);
  for (let run = 0; run < 7; run++) stored({ [`other ${run}`]: 'other'.repeat(1000) }, folder);
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), 1_700_000_000, 1_700_000_000);
  return folder;
}

test('a process that has long been at work joins its files without hiding what others have written since', () => {
  const folder = crowded({ list: 'old' });
  const longOpen = openStore(folder);
  stored({ list: 'new' }, folder);
  longOpen.put('a', 'a');
  assert.equal(longOpen.save(), []);
  longOpen.close();
  assert.equal(kept(folder, { list: 'new', a: 'a' }), { list: 'new', a: 'a' });
});

test('what the disk refuses while files are joined is left for another time, and a defect is thrown', () => {
  const folder = stored(FEW);
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'rename' });
  const saving = (error: Error) => () => {
    const store = openStore(folder, { unused: 10 });
    const fail = () => {
      throw error;
    };
    onDisk(fail, () => void assert.equal(store.save(), []));
    store.close();
  };
  saving(full)();
  assert.throws(saving(new TypeError('a defect')), 'a defect');
  assert.equal(kept(folder, FEW), FEW);
});

test('what was put and not saved is nobody else’s, and leaves nothing', () => {
  const folder = folderWith();
  const store = openStore(folder);
  store.put('a', 'a');
  assert.equal(kept(folder, { a: 'a' }), {});
  store.close();
  assert.equal(readdirSync(folder), []);
});

const FEW: Values = Object.fromEntries(
  ['first', 'second', 'third'].map((name) => [name, name.repeat(20).slice(0, 80)]),
);

test('with any byte of it changed, cut off anywhere or longer than it was, gives right values or none, and takes new ones', () => {
  const folder = stored(FEW);
  const file = onlyFile(folder);
  const sound = readFileSync(file);
  let lost = 0;
  for (let at = 0; at < sound.length; at++) {
    const spoilt = Buffer.from(sound);
    spoilt[at] = (spoilt[at] ?? 0) ^ 0x21;
    writeFileSync(file, spoilt);
    const found = kept(folder, FEW);
    for (const [key, value] of Object.entries(found)) assert.equal(value, FEW[key], `byte ${at}`);
    lost += Object.keys(FEW).length - Object.keys(found).length;
    writeFileSync(file, sound.subarray(0, at));
    assert.equal(kept(folder, FEW), {}, `${at} bytes`);
  }
  assert.ok(lost >= sound.length * 0.9, 'each byte counts');
  writeFileSync(file, Buffer.concat([sound, Buffer.from('more')]));
  assert.equal(kept(folder, FEW), {});
  writeFileSync(file, Buffer.from(sound).fill(0x21, 30, 120));
  stored(FEW, folder);
  assert.equal(kept(folder, FEW), FEW);
});

test('a value in the place of another is not taken for it', () => {
  const folder = stored(FEW);
  const file = onlyFile(folder);
  const bytes = readFileSync(file);
  const record = bytes.indexOf('secondsecond') - bytes.indexOf('firstfirst');
  writeFileSync(
    file,
    Buffer.concat([bytes.subarray(record, 2 * record), bytes.subarray(0, record), bytes.subarray(2 * record)]),
  );
  assert.equal(kept(folder, FEW), { third: FEW.third });
});

test('files that are not its own are neither read nor removed, however old', () => {
  const uuid = '0b7c9a54-0d5e-4a38-9d6f-0123456789ab';
  const theirs = ['notes.txt', 'my.pack', `a-${uuid}.pack`, `${uuid}.pack/mine`];
  const folder = folderWith(Object.fromEntries(theirs.map((path) => [path, 'mine'])));
  for (const name of theirs.slice(0, 3)) utimesSync(join(folder, name), 0, 0);
  stored(FEW, folder);
  assert.equal(kept(folder, FEW), FEW);
  for (const path of theirs) assert.ok(existsSync(join(folder, path)), path);
});

test('what a killed run left is removed once it is a day old, and not before', () => {
  const names = ['0b7c9a54-0d5e-4a38-9d6f-0123456789ab.pack.part', '1b7c9a54-0d5e-4a38-9d6f-0123456789ab.pack'];
  const folder = folderWith(Object.fromEntries(names.map((name) => [name, 'half'])));
  const isLeftAfter = (hours: number) => {
    const then = Date.now() / 1000 - hours * 60 * 60;
    for (const name of names) utimesSync(join(folder, name), then, then);
    kept(folder, FEW);
    return readdirSync(folder).length > 0;
  };
  assert.equal([isLeftAfter(23), isLeftAfter(25)], [true, false]);
});

test('may be deleted at any moment', () => {
  const folder = join(folderWith(), 'store');
  stored(FEW, folder);
  const store = openStore(folder);
  store.put('new', 'new');
  rmSync(folder, { recursive: true });
  assert.is(store.get('new')?.toString(), 'new');
  assert.equal(store.save(), []);
  store.put('newer', 'newer');
  assert.equal(store.save(), []);
  store.close();
  assert.equal(kept(folder, { new: 'new', newer: 'newer' }), { newer: 'newer' });
});

/** The files of a folder that this process has open. */
function openBelow(folder: string): string[] {
  const links = readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`);
    } catch {
      return [];
    }
  });
  return links.filter((path) => path.startsWith(folder));
}

function onlyFile(folder: string): string {
  const [name, ...others] = readdirSync(folder);
  assert.equal(others, []);
  return join(folder, name ?? '');
}

test.run();
