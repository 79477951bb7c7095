import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStore } from '../../../build/cache/store.ts';
import { folderWith } from '../../support/folder.ts';
import { foundIn, stored, type Values } from '../../support/stored.ts';

const test = suite('Cache store');

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
  assert.equal(foundIn(folder, VALUES), VALUES);
  assert.equal(foundIn(folder, { 'never put': '' }), {});
});

test('what is put again takes the place of what was there, for other processes that are at work, too', () => {
  const folder = stored({ a: 'old', b: 'b' });
  const longOpen = openStore(folder);
  assert.is(longOpen.get('a')?.toString(), 'old');
  stored({ a: 'new' }, folder);
  assert.is(longOpen.get('a')?.toString(), 'new');
  longOpen.put('c', 'c');
  longOpen.save();
  assert.equal(foundIn(folder, { a: 'new', b: 'b', c: 'c' }), { a: 'new', b: 'b', c: 'c' });
});

test('finds the bytes that were put with a value, of any length, and none where there were none', () => {
  const folder = folderWith();
  const lengths = [0, 1, 16_000, 16_384, 20_000, 100_000];
  const all = lengths.flatMap((length) => lengths.map((beside) => ({ key: `${length} ${beside}`, length, beside })));
  const store = openStore(folder);
  for (const { key, length, beside } of all) assert.ok(store.put(key, 'v'.repeat(length), Buffer.alloc(beside, 'b')));
  const later = openStore(folder);
  for (const { key, length, beside } of all) {
    assert.is(later.get(key)?.toString(), 'v'.repeat(length), key);
    assert.is(later.bytesOf(key)?.toString(), 'b'.repeat(beside), key);
  }
  assert.is(later.bytesOf('never put'), undefined);
});

test('looks into the bytes before it says that a value is there, for the rest of a run that has met damage', () => {
  const folder = folderWith();
  const store = openStore(folder);
  for (const key of ['a', 'b', 'sound']) store.put(key, key, Buffer.from('bytes'));
  for (const file of filesBelow(folder)) {
    const contents = readFileSync(file);
    if (!contents.includes('sound')) writeFileSync(file, contents.fill('!', contents.length - 1));
  }
  assert.ok(store.get('a'));
  assert.is(store.bytesOf('a'), undefined);
  assert.equal(
    ['a', 'b', 'sound'].map((key) => store.get(key)?.toString()),
    [undefined, undefined, 'sound'],
  );
});

test('a file with any byte changed, cut off anywhere, longer than it was, or another value’s, gives no value and takes a new one', () => {
  const folder = folderWith();
  openStore(folder).put('a', 'a value', Buffer.from('and some bytes'));
  const file = onlyFile(folder);
  const sound = readFileSync(file);
  const isLost = (bytes: Uint8Array) => {
    writeFileSync(file, bytes);
    const store = openStore(folder);
    return [store.bytesOf('a'), store.get('a')].includes(undefined);
  };
  for (let at = 0; at < sound.length; at++) {
    const changed = Buffer.from(sound);
    changed[at] = (changed[at] ?? 0) ^ 0x21;
    assert.ok(isLost(changed), `byte ${at}`);
    assert.ok(isLost(sound.subarray(0, at)), `${at} bytes`);
  }
  assert.ok(isLost(Buffer.concat([sound, Buffer.from('more')])));
  assert.ok(isLost(readFileSync(onlyFile(stored({ b: 'b' })))));
  assert.equal(foundIn(stored({ a: 'new' }, folder), { a: '' }), { a: 'new' });
});

test('may be deleted at any moment', () => {
  const folder = join(folderWith(), 'store');
  stored({ old: 'old' }, folder);
  const store = openStore(folder);
  store.put('new', 'new');
  rmSync(folder, { recursive: true });
  assert.is(store.get('new'), undefined);
  store.put('newer', 'newer');
  assert.equal(store.save(), []);
  assert.equal(foundIn(folder, { old: '', new: '', newer: '' }), { newer: 'newer' });
});

test('holds no more than it may: what was used longest ago goes, and nothing that the run has used', () => {
  const limits = { unused: 50_000 };
  const values = Object.fromEntries(Array.from({ length: 6 }, (_, day) => [`day ${day}`, `${day}`.repeat(10_000)]));
  const folder = folderWith();
  for (const [day, value] of Object.entries(values)) {
    stored({ [day]: value }, folder, { unused: Number.POSITIVE_INFINITY });
    ageFiles(folder, 1);
  }
  const store = openStore(folder, limits);
  // Of use today, it is no longer the oldest; the run itself uses another.
  assert.ok(openStore(folder).get('day 0'));
  assert.ok(store.get('day 1'));
  store.put('today', 'today');
  store.save();
  assert.equal(Object.keys(foundIn(folder, { ...values, today: '' })), ['day 0', 'day 1', 'day 4', 'day 5', 'today']);
});

test('what another process may just be using stays, however little may be held', () => {
  const theirs = { theirs: 'theirs'.repeat(1000) };
  const folder = stored(theirs);
  ageFiles(folder, 1);
  assert.ok(openStore(folder).get('theirs'));
  stored({ mine: 'mine' }, folder, { unused: 10 });
  assert.equal(foundIn(folder, theirs), theirs);
});

test('holds no more than it may after a later save of the same process either', () => {
  const folder = stored({ old: 'old'.repeat(300) });
  const store = openStore(folder, { unused: 1000 });
  for (const value of ['a', 'b'.repeat(200)]) {
    assert.equal(Object.keys(foundIn(folder, { old: '' })), ['old']);
    ageFiles(folder, 1);
    store.put(value, value);
    store.save();
  }
  assert.equal(foundIn(folder, { old: '' }), {});
});

test('never drops what a single run uses, however much that is', () => {
  const values = Object.fromEntries(Array.from({ length: 50 }, (_, nth) => [`${nth}`, `${nth} `.repeat(1000)]));
  const folder = stored(values, folderWith(), { unused: 1000 });
  assert.equal(foundIn(folder, values, { unused: 1000 }), values);
});

test('what a killed run left half-written counts with what is stored, and goes like it', () => {
  const folder = stored({ a: 'a' });
  writeFileSync(`${onlyFile(folder)}.4711`, 'half'.repeat(1000));
  ageFiles(folder, 1);
  const store = openStore(folder, { unused: 1000 });
  store.get('a');
  store.put('b', 'b');
  store.save();
  assert.equal(foundIn(folder, { a: 'a', b: 'b' }), { a: 'a', b: 'b' });
  assert.is(filesBelow(folder).length, 2);
});

test('files that are not its own are neither read nor removed, however old', () => {
  const theirs = ['notes.txt', 'ab/notes.txt', 'ab/cdef', `zz/${'0'.repeat(30)}`, `ab/${'0'.repeat(30)}.txt`];
  const folder = folderWith(Object.fromEntries(theirs.map((path) => [path, 'mine'.repeat(1000)])));
  ageFiles(folder, 1000);
  stored({ a: 'a' }, folder, { unused: 10 });
  assert.equal(foundIn(folder, { a: 'a' }), { a: 'a' });
  assert.is(filesBelow(folder).length, theirs.length + 1);
});

/** Makes all that lies in a folder some days older than it is. */
function ageFiles(folder: string, days: number): void {
  for (const file of filesBelow(folder)) {
    const then = statSync(file).mtimeMs / 1000 - days * 24 * 60 * 60 - 60;
    utimesSync(file, then, then);
  }
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

function onlyFile(folder: string): string {
  const [file = '', ...others] = filesBelow(folder);
  assert.equal(others, []);
  return file;
}

test.run();
