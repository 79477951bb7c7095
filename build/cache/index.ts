export { cached, cachedFiles, type Lookup } from './cached.ts';
export { codeKey } from './code-key.ts';
export { cachedCompile, dependenciesOf, fingerprintsOf } from './compiled-code.ts';
export { openStore, type Store, type StoreOptions } from './store.ts';
