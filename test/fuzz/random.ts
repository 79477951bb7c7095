import { randomFrom } from '../../src/format/random.ts';
import { assert } from '../suite.ts';

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

/** Seconds that `npm run test:long` gives each randomised test. The suite counts cases instead: it does the same on any machine. */
const SECONDS = process.env.FUZZ_SECONDS === undefined ? undefined : Number(process.env.FUZZ_SECONDS);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);

/**
 * Hands so many cases a draw of their own each, in the long run as many as its time has room for but no more than `longCases`, and says how
 * many it were. A failure says the seed that makes its case the first one.
 */
export async function forEachCase(
  work: (random: Random) => Promise<void> | void,
  cases = 1,
  longCases = Number.POSITIVE_INFINITY,
): Promise<number> {
  const end = performance.now() + (SECONDS ?? 0) * 1000;
  let done = 0;
  do {
    try {
      await work(draws(SEED + done));
    } catch (error) {
      const reason = error instanceof assert.Assertion ? `${error.message} ${error.details}` : String(error);
      // The long run may try more in a case: it is repeated as such, for its first case.
      const again = `FUZZ_SEED=${SEED + done} FUZZ_SECONDS=${SECONDS ?? 0} npx tsx test/run.ts fuzz/ warm-equals-cold`;
      throw new Error(`${reason}\nAgain: ${again}`, { cause: error });
    }
    done++;
  } while (SECONDS === undefined ? done < cases : done < longCases && performance.now() < end);
  if (LONG) console.log(`${done} cases from FUZZ_SEED=${SEED}`);
  return done;
}

/** True in the long run. */
export const LONG = SECONDS !== undefined && SECONDS > 30;
