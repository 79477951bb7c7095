import type { Store } from './store.ts';

/** Tells a step something that is not part of its input, such as how large a picture is. The answer is plain data. */
export type Lookup<Answer> = (subject: string) => Answer;

/**
 * Work whose output depends on its input and on the answers it looks up, and on nothing else.
 * Its output is plain data: the same after it has been written as JSON.
 */
export interface Step<Input, Output, Answer = never> {
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
