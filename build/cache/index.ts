export { cached, cachedFiles, type Lookup, LostFile } from './cached.ts';
export { codeKey, dependenciesOf, fingerprintsOf } from './code-key.ts';
export { cachedCompile } from './compiled-code.ts';
export { openStore, type Store, type StoreOptions } from './store.ts';
