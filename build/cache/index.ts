export { cached, cachedFiles, type Lookup, LostFile } from './cached.ts';
export { cachedCompile, codeKey, dependenciesOf, fingerprintsOf } from './code-key.ts';
export { openStore, type Store, type StoreOptions } from './store.ts';
