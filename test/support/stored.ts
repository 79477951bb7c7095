import { mkdirSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { openStore, type Store, type StoreLimits } from '../../build/cache/store.ts';
import { folderWith } from './folder.ts';

export type Values = Readonly<Record<string, string | Uint8Array>>;

/** A folder whose store holds these values. */
export function stored(values: Values, folder = folderWith(), limits: StoreLimits = {}): string {
  mkdirSync(folder, { recursive: true });
  const store = openStore(folder, limits);
  for (const [key, value] of Object.entries(values)) store.put(key, value);
  assert.equal(store.save(), []);
  store.close();
  return folder;
}

/** Which of these values a later run finds in a folder. */
export function kept(folder: string, values: Values, limits: StoreLimits = {}): Values {
  const store = openStore(folder, limits);
  const found = foundIn(store, values);
  store.save();
  store.close();
  return found;
}

export function foundIn(store: Store, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      const found = store.get(key);
      if (!found) return [];
      return [[key, typeof value === 'string' ? found.toString() : new Uint8Array(found)]];
    }),
  );
}
