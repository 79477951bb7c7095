import { Assertion } from 'uvu/assert';
import { randomFrom } from '../../src/format/random.ts';

/** Draws that a seed repeats. */
export interface Random {
  /** A whole number from 0 up to and without `limit`. */
  below: (limit: number) => number;
  pick: <Item>(items: readonly Item[]) => Item;
}

function draws(seed: number): Random {
  const random = randomFrom(String(seed));
  const below = (limit: number): number => Math.floor(random() * limit);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  return { below, pick };
}

/** Seconds each randomised test may take: a few in the suite, `npm run test:long` gives them minutes. */
const SECONDS = Number(process.env.FUZZ_SECONDS ?? 3);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);

/** Hands each case a draw of its own until the time is up. A failure says the seed that makes its case the first one. */
export async function forEachCase(work: (random: Random) => Promise<void> | void): Promise<number> {
  const end = performance.now() + SECONDS * 1000;
  let cases = 0;
  do {
    try {
      await work(draws(SEED + cases));
    } catch (error) {
      const reason = error instanceof Assertion ? `${error.message} ${error.details}` : String(error);
      throw new Error(
        `${reason}\nAgain: FUZZ_SEED=${SEED + cases} FUZZ_SECONDS=0 npx tsx test/run.ts fuzz/ warm-equals-cold`,
        {
          cause: error,
        },
      );
    }
    cases++;
  } while (performance.now() < end);
  return cases;
}

/** Whether this is the long run. */
export const LONG = SECONDS > 30;
