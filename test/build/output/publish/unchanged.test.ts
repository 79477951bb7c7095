import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { MANIFEST, manifestText } from '../../../../build/output/publish/out-folder.ts';
import { loadHashes, publishedKey, storeHashes } from '../../../../build/output/publish/unchanged.ts';
import { modificationKey } from '../../../../build/platform/hash.ts';
import { assert, suite } from '../../../suite.ts';
import { preservingTimes } from '../../../support/damages.ts';
import { folderWith } from '../../../support/folder.ts';

const test = suite('What is known of published files');

/** A published folder of two files, and a store of what is kept of them. */
function published() {
  const out = folderWith({ 'a.txt': 'one', 'b.txt': 'two', [MANIFEST]: manifestText(['a.txt', 'b.txt']) });
  const kept = new Map<string, string>();
  const store = {
    get: (key: string) => (kept.has(key) ? Buffer.from(kept.get(key) ?? '') : undefined),
    put: (key: string, text: string) => kept.set(key, text).has(key),
  };
  const [a, b] = [join(out, 'a.txt'), join(out, 'b.txt')];
  /** Waits until the times of both tell one change from the next. */
  const settle = async () => {
    while ([a, b].some((file) => modificationKey(statSync(file)) === '')) await setTimeout(5);
  };
  return { out, kept, store, a, b, settle };
}

test('a later process reads only those that somebody has touched since', async () => {
  const { out, kept, store, a, b, settle } = published();
  await settle();
  const key = publishedKey(out);
  storeHashes(out, store);

  const [name = ''] = kept.keys();
  const honest = kept.get(name) ?? '';
  kept.set(name, honest.replace(/[^\n]*(?=\0|$)/g, 'made up'));
  loadHashes(out, store);
  assert.is.not(publishedKey(out), key, 'they are not read');

  for (const file of [a, b]) preservingTimes(file, () => writeFileSync(file, file === a ? 'ONE' : 'two'));
  await settle();
  loadHashes(out, store);
  const altered = publishedKey(out);
  assert.is.not(altered, key);
  preservingTimes(a, () => writeFileSync(a, 'one'));
  await settle();
  assert.is(publishedKey(out), key, 'they are read');
});

test('of one that was written to after it had been read nothing is kept', async () => {
  const { out, store, a, settle } = published();
  await settle();
  const key = publishedKey(out);
  writeFileSync(a, 'ONE');
  await settle();
  storeHashes(out, store);
  loadHashes(out, store);
  assert.is.not(publishedKey(out), key);
});

test('one that was changed just now is read again, as its times may not tell the next change', () => {
  const { out, a } = published();
  const key = publishedKey(out);
  preservingTimes(a, () => writeFileSync(a, 'ONE'));
  assert.is.not(publishedKey(out), key);
});
