import { type OutputFile, outputFile } from '../contract/output.ts';
import { cache as messages } from '../diagnostics/messages/cache.fr.ts';
import { Fault } from '../platform/errors.ts';
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
  /** Tells whether an output may serve later runs; without it all may. */
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
  return (step.cacheable?.(output) ?? true) ? entry.put(output).output : output;
}

function noLookup(subject: string): never {
  throw new Error(`"${subject}" cannot be looked up`);
}

/** The stored output of a step and a key. */
interface CachedOutput<Output> {
  /** The subjects that were looked up, with the answers as JSON. */
  dependencies: [subject: string, answer: string][];
  output: Output;
}

/** Texts with accents are read from it in a tenth of the time that UTF-8 takes. */
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
    // The lengths keep the parts apart; quoting a long key would cost more.
    this.key = `${name.length} ${code.length} ${name}${code}${key}`;
    this.answerOf = lookUp;
  }

  /** Returns what the store holds, if all that it depends on is still answered the same. */
  find(): CachedOutput<Output> | undefined {
    const hit = this.recent() ?? this.stored();
    const holds = hit?.dependencies.every(([subject, answer]) => asJson(this.answerOf(subject)) === answer);
    return holds ? hit : undefined;
  }

  /** Looks up, and notes the answer as what the output depends on. */
  readonly lookUp: Lookup<Answer> = (subject) => {
    const answer = this.answerOf(subject);
    this.dependencies.set(subject, asJson(answer));
    return answer;
  };

  /** Returns the output as later runs will find it, and whether they will; the one that was made may refer to all that it was made from. */
  put(output: Output, bytes?: Uint8Array): { output: Output; isKept: boolean } {
    const text = JSON.stringify({ dependencies: [...this.dependencies], output } satisfies CachedOutput<Output>);
    const isKept = this.store.put(this.key, Buffer.from(text, ENCODING), bytes);
    const hit: CachedOutput<Output> = JSON.parse(text);
    if (isKept) this.store.recent?.set(this.key, hit);
    return { output: hit.output, isKept };
  }

  /** Only an entry of this step and key has put it there. */
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
  /** Their bytes lie one after the other. */
  files: readonly (Omit<OutputFile, 'contents'> & { start: number })[];
  facts: Facts;
}

/**
 * As `cached`, for a step that makes files, and facts that others need to know without reading them: their bytes are read from the store when they
 * are asked for, and never held in memory. Reading throws a `Fault` where the disk has lost them.
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
  // Files that the disk refuses stay in memory until they are published, and the next run makes them anew.
  return isKept ? ofStore(store, entry.key, output) : { files: made, facts: output.facts };
}

/** A function of its own: one within a step would hold on to the step's input for as long as there are the files. */
function ofStore<Facts>(store: Store, key: string, { files, facts }: KeptFiles<Facts>) {
  return {
    files: files.map(({ path, hash, bytes, start }): OutputFile => {
      const contents = () => store.bytesOf(key)?.subarray(start, start + bytes) ?? lost(path);
      return { path, hash, bytes, contents };
    }),
    facts,
  };
}

function lost(path: string): never {
  throw new Fault(messages.lost(path));
}
