import { type OutputFile, outputFile } from '../contract/output.ts';
import { cache as messages } from '../diagnostics/messages/cache.fr.ts';
import { Fault } from '../platform/errors.ts';
import type { Store } from './store.ts';

/** Answers a step's question about something outside of its input, such as the size of a picture. The answer is plain data. */
export type Lookup<Answer> = (subject: string) => Answer;

/**
 * Work whose output depends only on its input and on the answers that it looks up.
 * Its output is plain data, which JSON can store without a change.
 */
interface Step<Input, Output, Answer = never> {
  /** The name of the step, which no other step has. */
  name: string;
  /** Key of the code that does the work, its versions and options. */
  code: string;
  run: (input: Input, lookUp: Lookup<Answer>) => Promise<Output>;
  /** Tells whether an output may be reused by later runs; without it every output may be. */
  cacheable?: (output: Output) => boolean;
}

/**
 * Returns a step's output: from the store if all answers that it was made with are still the same, else a new one, which is stored.
 * `key` stands for the input.
 */
export async function cached<Input, Output, Answer = never>(
  store: Store,
  step: Step<Input, Output, Answer>,
  key: string,
  input: Input,
  lookUp: Lookup<Answer> = noLookup,
): Promise<Output> {
  const entry = new CacheEntry<Output, Answer>(store, step, key, lookUp);
  const hit = entry.find();
  if (hit) return hit.output;
  const output = await step.run(input, entry.lookUp);
  return (step.cacheable?.(output) ?? true) ? entry.put(output).output : output;
}

function noLookup(subject: string): never {
  throw new Error(`"${subject}" cannot be looked up`);
}

/** The stored output of a step for one key. */
interface CachedOutput<Output> {
  /** Subjects that were looked up, with the answers as JSON. */
  dependencies: [subject: string, answer: string][];
  output: Output;
}

/** Encoding of cached texts. Node reads texts with accents in a tenth of the time that UTF-8 takes. */
const ENCODING = 'utf16le';

class CacheEntry<Output, Answer> {
  readonly key: string;
  private readonly store: Store;
  private readonly answerOf: Lookup<Answer>;
  private readonly dependencies = new Map<string, string>();

  constructor(
    store: Store,
    { name, code }: Pick<Step<never, unknown>, 'name' | 'code'>,
    key: string,
    lookUp: Lookup<Answer>,
  ) {
    this.store = store;
    // The lengths separate the parts; quoting a long key would cost more.
    this.key = `${name.length} ${code.length} ${name}${code}${key}`;
    this.answerOf = lookUp;
  }

  /** Returns the stored output if all answers that it depends on are still the same. */
  find(): CachedOutput<Output> | undefined {
    const hit = this.recent() ?? this.stored();
    const holds = hit?.dependencies.every(([subject, answer]) => asJson(this.answerOf(subject)) === answer);
    return holds ? hit : undefined;
  }

  /** Looks up an answer and records it as a dependency of the output. */
  readonly lookUp: Lookup<Answer> = (subject) => {
    const answer = this.answerOf(subject);
    this.dependencies.set(subject, asJson(answer));
    return answer;
  };

  /** Stores an output, and returns it as later runs will read it: the original might keep its whole input in memory. `isKept`: true if it was stored. */
  put(output: Output, bytes?: Uint8Array): { output: Output; isKept: boolean } {
    const text = JSON.stringify({ dependencies: [...this.dependencies], output } satisfies CachedOutput<Output>);
    const isKept = this.store.put(this.key, Buffer.from(text, ENCODING), bytes);
    const hit: CachedOutput<Output> = JSON.parse(text);
    if (isKept) this.store.recent?.set(this.key, hit);
    return { output: hit.output, isKept };
  }

  /** Returns a recent output, which only an entry of this step and key can have put there. */
  private recent(): CachedOutput<Output> | undefined {
    return this.store.recent?.get(this.key) as CachedOutput<Output> | undefined;
  }

  private stored(): CachedOutput<Output> | undefined {
    try {
      const hit = JSON.parse(this.store.get(this.key)?.toString(ENCODING) ?? 'null') ?? undefined;
      if (hit) this.store.recent?.set(this.key, hit);
      return hit;
    } catch {
      return undefined;
    }
  }
}

function asJson(value: unknown): string {
  return JSON.stringify(value) ?? 'null';
}

interface FilesStep<Input, Facts> extends Pick<Step<Input, unknown>, 'name' | 'code'> {
  run: (input: Input) => Promise<{ files: readonly FileContents[]; facts: Facts }>;
}

/** A file that a step makes. */
interface FileContents {
  path: string;
  contents: string | Uint8Array;
}

interface KeptFiles<Facts> {
  /** Files without their contents; their bytes follow one another. */
  files: readonly (Omit<OutputFile, 'contents'> & { start: number })[];
  facts: Facts;
}

/**
 * Does the same as `cached` for a step that makes files, with facts that others need without reading them. Bytes are read from the store on
 * request, and never kept in memory. Reading throws a `Fault` if the disk has lost them.
 */
export async function cachedFiles<Input, Facts>(
  store: Store,
  step: FilesStep<Input, Facts>,
  key: string,
  input: Input,
): Promise<{ files: OutputFile[]; facts: Facts }> {
  const entry = new CacheEntry<KeptFiles<Facts>, never>(store, step, key, noLookup);
  const hit = entry.find();
  if (hit) return ofStore(store, entry.key, hit.output);
  const { files, facts } = await step.run(input);
  const made = files.map(({ path, contents }) => outputFile(path, contents));
  let start = 0;
  const kept = made.map(({ path, hash, bytes }) => {
    start += bytes;
    return { path, hash, bytes, start: start - bytes };
  });
  const { output, isKept } = entry.put(
    { files: kept, facts },
    Buffer.concat(files.map(({ contents }) => Buffer.from(contents))),
  );
  // Files that the disk refuses stay in memory until they are published, and the next run makes them again.
  return isKept ? ofStore(store, entry.key, output) : { files: made, facts: output.facts };
}

/** Returns files of the store. It is not part of a step, whose input would then stay in memory as long as the files. */
function ofStore<Facts>(store: Store, key: string, { files, facts }: KeptFiles<Facts>) {
  return {
    files: files.map(({ path, hash, bytes, start }): OutputFile => {
      const contents = () => store.bytesOf(key)?.subarray(start, start + bytes) ?? throwLost(path);
      return { path, hash, bytes, contents };
    }),
    facts,
  };
}

function throwLost(path: string): never {
  throw new Fault(messages.lost(path));
}
