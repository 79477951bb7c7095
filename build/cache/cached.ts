import { type OutputFile, outputFile } from '../contract/output.ts';
import { cache as messages } from '../diagnostics/messages/cache.fr.ts';
import { Fault } from '../platform/errors.ts';
import { hashOf } from '../platform/hash.ts';
import type { Store } from './store.ts';

/** Tells a step something that is not part of its input, such as how large a picture is. The answer is plain data. */
export type Lookup<Answer> = (subject: string) => Answer;

/**
 * Work whose output depends on its input and on the answers it looks up, and on nothing else.
 * Its output is plain data: the same after it has been written as JSON.
 */
interface Step<Input, Output, Answer = never> {
  /** No other step has it. */
  name: string;
  /** Stands for the code that does the work, its versions and options. */
  code: string;
  run: (input: Input, lookUp: Lookup<Answer>) => Promise<Output>;
  /** Whether an output may serve later runs; all may, where this is absent. */
  cacheable?: (output: Output) => boolean;
}

/**
 * A step's output: from the store, if all that it was made with would be answered the same now; else a new one, which is stored.
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
  return (step.cacheable?.(output) ?? true) ? entry.put(output) : output;
}

function noLookup(subject: string): never {
  throw new Error(`"${subject}" cannot be looked up`);
}

/** What the store holds of a step and a key. */
interface CachedOutput<Output> {
  /** What was looked up, with the answers as JSON. */
  dependencies: [subject: string, answer: string][];
  output: Output;
}

/** Texts with accents are read from it in a tenth of the time that UTF-8 takes. */
const ENCODING = 'utf16le';

class CacheEntry<Output, Answer> {
  private readonly store: Store;
  private readonly key: string;
  private readonly answerOf: Lookup<Answer>;
  private readonly dependencies = new Map<string, string>();

  constructor(
    store: Store,
    { name, code }: Pick<Step<never, unknown>, 'name' | 'code'>,
    key: string,
    lookUp: Lookup<Answer>,
  ) {
    this.store = store;
    // The lengths keep the parts apart; quoting a long key would cost more.
    this.key = `${name.length} ${code.length} ${name}${code}${key}`;
    this.answerOf = lookUp;
  }

  find(): CachedOutput<Output> | undefined {
    const hit = this.recent() ?? this.stored();
    return hit?.dependencies.every(([subject, answer]) => asJson(this.answerOf(subject)) === answer) ? hit : undefined;
  }

  /** Looks up, and notes the answer as what the output depends on. */
  readonly lookUp: Lookup<Answer> = (subject) => {
    const answer = this.answerOf(subject);
    this.dependencies.set(subject, asJson(answer));
    return answer;
  };

  /** Gives the output as later runs will find it; the one that was made may refer to all that it was made from. */
  put(output: Output): Output {
    const text = JSON.stringify({ dependencies: [...this.dependencies], output } satisfies CachedOutput<Output>);
    this.store.put(this.key, Buffer.from(text, ENCODING));
    return this.read(text).output;
  }

  /** Only an entry of this step and key has put it there. */
  private recent(): CachedOutput<Output> | undefined {
    return this.store.recent?.get(this.key) as CachedOutput<Output> | undefined;
  }

  private stored(): CachedOutput<Output> | undefined {
    const text = this.store.get(this.key)?.toString(ENCODING);
    return text === undefined ? undefined : this.read(text);
  }

  private read(text: string): CachedOutput<Output> {
    const hit: CachedOutput<Output> = JSON.parse(text);
    this.store.recent?.set(this.key, hit);
    return hit;
  }
}

function asJson(value: unknown): string {
  return JSON.stringify(value) ?? 'null';
}

/** A file that a step makes, and what others need to know of it without reading it, if anything. */
interface FileContents<Facts> {
  path: string;
  contents: string | Uint8Array;
  facts?: Facts | undefined;
}

interface FilesStep<Input, Facts> extends Pick<Step<Input, unknown>, 'name' | 'code'> {
  run: (input: Input) => Promise<readonly FileContents<Facts>[]>;
}

/**
 * As `cached`, for a step that makes files: their bytes are read from the store when they are asked for, and never held in memory.
 * Where the store lacks some of them, all are made anew. Reading throws a `LostFile` where that only shows by then.
 */
export async function cachedFiles<Input, Facts>(
  store: Store,
  { name, code, run }: FilesStep<Input, Facts>,
  key: string,
  input: Input,
): Promise<(OutputFile & { facts: Facts | undefined })[]> {
  const notStored = new Map<string, OutputFile>();
  const runAndStore = async (_: Input, isStored: (file: string) => boolean) => {
    const files = await run(input);
    return files.map(({ path, contents, facts }) => {
      const stored = storeBytes(store, Buffer.from(contents));
      if (!isStored(JSON.stringify(stored))) notStored.set(path, outputFile(path, contents));
      return { path, facts, ...stored };
    });
  };
  // What the disk refuses stays in memory until it is published, and is made anew by the next run.
  const step = { name, code, run: runAndStore, cacheable: () => notStored.size === 0 };
  const isStored = (file: string) => {
    const stored: StoredBytes = JSON.parse(file);
    return hasStoredBytes(store, stored);
  };
  const files = await cached(store, step, key, input, isStored);
  return files.map(({ path, facts, ...stored }) => {
    return { ...(notStored.get(path) ?? storedFile(store, path, stored)), facts };
  });
}

/** A function of its own: one within a step would hold on to the step's input for as long as there is the file. */
function storedFile(store: Store, path: string, { hash, bytes }: StoredBytes): OutputFile {
  return { path, hash, bytes, contents: () => storedBytes(store, hash) ?? lost(path) };
}

/** A file that an earlier build has stored turns out to be damaged, or has gone since: the step that made it would make it anew now. */
export class LostFile extends Fault {}

function lost(path: string): never {
  throw new LostFile(messages.lost(path));
}

/** Bytes in a store: the key of their file, and how many they are. */
interface StoredBytes {
  /** By `hashOf`. */
  hash: string;
  bytes: number;
}

/** Stores bytes by their hash; what another file has in common with this one is stored once. */
export function storeBytes(store: Store, contents: Uint8Array): StoredBytes {
  const stored = { hash: hashOf(contents), bytes: contents.length };
  if (!hasStoredBytes(store, stored)) store.put(keyOf(stored.hash), contents);
  return stored;
}

function hasStoredBytes(store: Store, { hash, bytes }: StoredBytes): boolean {
  return store.has(keyOf(hash), bytes);
}

export function storedBytes(store: Store, hash: string): Uint8Array | undefined {
  return store.get(keyOf(hash));
}

function keyOf(hash: string): string {
  return `bytes ${hash}`;
}
