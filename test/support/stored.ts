import { openStore, type StoreOptions } from '../../build/cache/store.ts';
import { assert } from '../suite.ts';
import { folderWith } from './folder.ts';

export type Values = Readonly<Record<string, string | Uint8Array>>;

/** A folder whose store holds these values. */
export function storeWith(values: Values, folder = folderWith(), limits: StoreOptions = {}): string {
  const store = openStore(folder, limits);
  for (const [key, value] of Object.entries(values)) store.put(key, value);
  assert.equal(store.save(), []);
  return folder;
}

/** Returns those of the values that a later run finds in a folder. */
export function storedValues(folder: string, values: Values, limits: StoreOptions = {}): Values {
  const store = openStore(folder, limits);
  const found = Object.entries(values).flatMap(([key, value]) => {
    const bytes = store.get(key);
    return bytes ? [[key, typeof value === 'string' ? bytes.toString() : new Uint8Array(bytes)]] : [];
  });
  store.save();
  return Object.fromEntries(found);
}
