export { cached, type Lookup } from './cached.ts';
export { cachedFiles, LostFile } from './cached-files.ts';
export { dependenciesOf, fingerprintsOf } from './code-dependencies.ts';
export { codeKey } from './code-key.ts';
export { cachedCompile } from './compiled-code.ts';
export { openStore, type Store, type StoreOptions } from './store.ts';
