import type { CodePart, CompiledCode, CompiledFile, CompileStep } from '../contract/bundle.ts';
import { cached, storeBytes, storedBytes } from './cached.ts';
import { dependenciesOf, fingerprintsOf } from './code-key.ts';
import type { Store } from './store.ts';

interface CodeCache {
  store: Store;
  /** Hash of all that compiles. */
  code: string;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/** Compiles code, but what an earlier build compiled from the same files, with no new file that an import might now mean. */
export function cachedCompile({ store, code, now = Date.now }: CodeCache): CompileStep {
  return async <Facts>({ root, name, options }: CodePart, compile: () => Promise<CompiledCode<Facts>>) => {
    let fresh: CompiledCode<Facts> | undefined;
    const run = async (_: undefined, lookUp: (dependency: string) => string | null) => {
      fresh = await compile();
      for (const dependency of dependenciesOf(fresh.inputs)) lookUp(dependency);
      const files = fresh.files.map(({ path, contents }) => ({ path, hash: storeBytes(store, contents).hash }));
      return { files, facts: fresh.facts, inputs: fresh.inputs };
    };
    const step = { name, code, run };
    const known = await cached(store, step, JSON.stringify(options), undefined, fingerprintsOf(root, now()));
    if (fresh) return fresh;
    const files = known.files.flatMap(({ path, hash }): CompiledFile[] => {
      const contents = storedBytes(store, hash);
      return contents ? [{ path, contents }] : [];
    });
    return files.length === known.files.length ? { ...known, files } : compile();
  };
}
