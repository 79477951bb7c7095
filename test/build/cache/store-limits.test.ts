import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { openStore } from '../../../build/cache/store.ts';
import { folderWith } from '../../support/folder.ts';
import { kept, stored, type Values } from '../../support/stored.ts';

const test = suite('Limits of the cache store');

test('holds no more than it may, and first of all what is used', () => {
  const folder = folderWith();
  const limits = { unused: 400_000 };
  const always = valuesOf('always', 5);
  for (let run = 0; run < 30; run++) {
    const store = openStore(folder, limits);
    const values = { ...always, ...valuesOf(`run ${run}`, 5) };
    for (const [key, value] of Object.entries(values)) if (!store.get(key)) store.put(key, value);
    assert.equal(store.save(), []);
    store.close();
    assert.ok(bytesIn(folder) <= limits.unused, `${bytesIn(folder)} bytes after run ${run}`);
    assert.equal(kept(folder, values, limits), values);
  }
  assert.equal(kept(folder, valuesOf('run 0', 5), limits), {});
  assert.ok(readdirSync(folder).length <= 8);
});

test('never drops what a single run uses, however much that is', () => {
  const values = valuesOf('all', 50);
  const folder = stored(values, folderWith(), { unused: 1000 });
  const before = readdirSync(folder);
  for (let run = 0; run < 3; run++) assert.equal(kept(folder, values, { unused: 1000 }), values);
  assert.equal(readdirSync(folder), before, 'nor writes it again');
});

test('many runs that each put a little leave few files', () => {
  const folder = folderWith();
  const values = Object.fromEntries(Array.from({ length: 40 }, (_, run) => [`${run}`, `value ${run}`]));
  for (const [key, value] of Object.entries(values)) stored({ [key]: value }, folder);
  assert.ok(readdirSync(folder).length <= 8);
  assert.equal(kept(folder, values), values);
});

function valuesOf(name: string, count: number): Values {
  return Object.fromEntries(
    Array.from({ length: count }, (_, number) => [
      `${name} ${number}`,
      `${name} ${number} `.repeat(1000).slice(0, 10_000),
    ]),
  );
}

function bytesIn(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

test.run();
