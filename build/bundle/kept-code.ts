import { cachedLater } from '../cache/cached.ts';
import { keepBytes, keptBytes } from '../cache/cached-file.ts';
import type { Store } from '../cache/store.ts';
import { answersAbout, questionsAbout } from './code-questions.ts';

/** What was made of a part of the site's code. */
export interface CompiledCode<Facts> {
  files: CompiledFile[];
  /** Plain data. */
  facts: Facts;
}

export interface Compiled<Facts> extends CompiledCode<Facts> {
  /** All that was read for it, as esbuild names it. */
  inputs: readonly string[];
}

interface CompiledFile {
  path: string;
  contents: Uint8Array;
}

/** Where compiled code is kept, and what stands for all that compiles it. */
export interface CodeCache {
  store: Store;
  code: string;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

interface Part {
  root: string;
  name: string;
  /** All that tells this part from another of its name, as plain data. */
  options: object;
}

/** What a part of the site's code compiles to: as it was kept, where every file that it was made of is the same and no other would be taken for one of them. */
export async function keptCode<Facts>(
  cache: CodeCache | undefined,
  { root, name, options }: Part,
  compile: () => Promise<Compiled<Facts>>,
): Promise<CompiledCode<Facts>> {
  if (!cache) return compile();
  const { store, code, now = Date.now } = cache;
  let made: Compiled<Facts> | undefined;
  const run = async (_: undefined, ask: (question: string) => string | null) => {
    made = await compile();
    for (const question of questionsAbout(made.inputs)) ask(question);
    const files = made.files.map(({ path, contents }) => ({ path, hash: keepBytes(store, contents).hash }));
    return { files, facts: made.facts };
  };
  const kept = await cachedLater(
    store,
    { name, code, run },
    JSON.stringify(options),
    undefined,
    answersAbout(root, now()),
  );
  if (made) return made;
  const files = kept.files.flatMap(({ path, hash }): CompiledFile[] => {
    const contents = keptBytes(store, hash);
    return contents ? [{ path, contents }] : [];
  });
  return files.length === kept.files.length ? { files, facts: kept.facts } : compile();
}
