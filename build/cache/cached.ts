import type { Store } from './store.ts';

/** A question to the world, such as how large a picture is. Its answer is plain data. */
export type Ask<Answer> = (question: string) => Answer;

/**
 * Work that depends on nothing but its input and the answers it asks for.
 * Its output is plain data, the same after having been written as JSON.
 */
export interface Step<Input, Output, Answer = never> {
  /** No other step's. */
  name: string;
  /** Stands for all that does the work: its code, versions, options. */
  code: string;
  run: (input: Input, ask: Ask<Answer>) => Output;
}

/** A step that takes its time. */
export interface LaterStep<Input, Output, Answer = never> extends Step<Input, Promise<Output>, Answer> {
  /** Whether an output would be the same at any other moment; all are, unless said so. */
  lasts?: (output: Output) => boolean;
}

/**
 * A step's output: that of the store, where all that was asked for it would be answered the same now, else a new one, which is kept.
 * `key` stands for the input.
 */
export function cached<Input, Output, Answer = never>(
  store: Store,
  step: Step<Input, Output, Answer>,
  key: string,
  input: Input,
  ask: Ask<Answer> = nobody,
): Output {
  const entry = new CacheEntry<Output, Answer>(store, step, key, ask);
  const found = entry.find();
  return found ? found.output : entry.keep(step.run(input, entry.ask));
}

/** The same for a step that takes its time. What does not last is not kept. */
export async function cachedLater<Input, Output, Answer = never>(
  store: Store,
  step: LaterStep<Input, Output, Answer>,
  key: string,
  input: Input,
  ask: Ask<Answer> = nobody,
): Promise<Output> {
  const entry = new CacheEntry<Output, Answer>(store, step, key, ask);
  const found = entry.find();
  if (found) return found.output;
  const output = await step.run(input, entry.ask);
  return (step.lasts?.(output) ?? true) ? entry.keep(output) : output;
}

/** For steps that ask nothing. */
export function nobody(question: string): never {
  throw new Error(`nobody answers "${question}"`);
}

/** What the store holds of a step and a key. */
interface Kept<Output> {
  /** Answers as JSON. */
  asked: [question: string, answer: string][];
  output: Output;
}

/** Texts with accents are read from it in a tenth of the time that UTF-8 takes. */
const ENCODING = 'utf16le';

class CacheEntry<Output, Answer> {
  private readonly store: Store;
  private readonly place: string;
  private readonly answer: Ask<Answer>;
  private readonly asked = new Map<string, string>();

  constructor(
    store: Store,
    { name, code }: Pick<Step<never, unknown>, 'name' | 'code'>,
    key: string,
    ask: Ask<Answer>,
  ) {
    this.store = store;
    // Long keys are not written out as JSON.
    this.place = `${name.length} ${code.length} ${name}${code}${key}`;
    this.answer = ask;
  }

  find(): Kept<Output> | undefined {
    const bytes = this.store.get(this.place);
    if (!bytes) return undefined;
    const kept: Kept<Output> = JSON.parse(bytes.toString(ENCODING));
    return kept.asked.every(([question, answer]) => asJson(this.answer(question)) === answer) ? kept : undefined;
  }

  readonly ask: Ask<Answer> = (question) => {
    const answer = this.answer(question);
    this.asked.set(question, asJson(answer));
    return answer;
  };

  keep(output: Output): Output {
    const text = JSON.stringify({ asked: [...this.asked], output } satisfies Kept<Output>);
    this.store.put(this.place, Buffer.from(text, ENCODING));
    // What was just made may hold on to all that it was made from.
    const kept: Kept<Output> = JSON.parse(text);
    return kept.output;
  }
}

function asJson(value: unknown): string {
  return JSON.stringify(value) ?? 'null';
}
