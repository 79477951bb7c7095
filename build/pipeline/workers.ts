import type { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { Store } from '../cache/index.ts';
import type { Outcome } from '../diagnostics/diagnostic.ts';
import type { Job } from './parts.ts';

/** A thread that is told a job and then parts of it, and answers each message by whether it has done what that asks for. */
export type WorkerThread = EventEmitter & Pick<Worker, 'postMessage' | 'terminate'>;

export type StartWorkers = () => Iterable<WorkerThread>;

/** With fewer parts, all is made by the time that a worker has read its code and runs it as fast as the build's own thread. */
const LEAST_PARTS = 300;
/** Parts that are handed over at once. */
const HANDFUL = 5;
/** Handfuls that tell whether there is much to make. */
const TRIALS = 8;
/** Handfuls that lie before a worker, so that it need not wait for the build's own thread. */
const AHEAD = 2;

/**
 * Threads beside a build that put what its stages will look for into the cache, and do nothing else: the stages then find it there, and make
 * themselves what is not there. So whatever becomes of a worker, a build says and publishes the same.
 */
export class Workers {
  private readonly start: StartWorkers | undefined;
  private readonly store: Store;
  private readonly threads: WorkerThread[] = [];
  private hands: Hand[] | undefined;

  constructor(start: StartWorkers | undefined, store: Store) {
    this.start = start;
    this.store = store;
  }

  /** Has what a stage will look for made in all threads, this one among them, where most of it has to be made. */
  async makeAhead<Part>(
    job: Job,
    parts: readonly Part[],
    make: (parts: Part[]) => unknown,
  ): Promise<Outcome<undefined>> {
    const handfuls = parts.flatMap((_, at) => (at % HANDFUL === 0 ? [parts.slice(at, at + HANDFUL)] : []));
    const left = handfuls.values();
    const helped: Promise<void>[] = [];
    const help = async (hand: Hand) => {
      for (const some of left) if (!(await hand({ parts: some }))) return;
    };
    const hands = await this.handsFor(handfuls, make);
    for (const hand of hands)
      hand({ job }).then((isReady) => isReady && helped.push(...Array.from({ length: AHEAD }, () => help(hand))));
    if (hands.length > 0)
      for (const some of left) {
        // What workers have answered is taken in.
        await turn();
        await make(some);
      }
    await Promise.all(helped);
    // What there is to say of it, the stages say.
    return { value: undefined, diagnostics: [] };
  }

  /** Ends them all, whatever they are at. */
  end(): void {
    for (const thread of this.threads) void thread.terminate();
  }

  private async handsFor<Part>(handfuls: Part[][], make: (parts: Part[]) => unknown): Promise<readonly Hand[]> {
    if (this.hands || !this.start || !(await this.isMuch(handfuls, make))) return this.hands ?? [];
    try {
      for (const thread of this.start()) this.threads.push(thread);
    } catch {
      // As many as the system grants.
    }
    this.hands = this.threads.map(handOf);
    return this.hands;
  }

  /** Makes handfuls from all parts of a list: where one is in the cache already, so are most. A cache that keeps nothing carries nothing. */
  private async isMuch<Part>(handfuls: Part[][], make: (parts: Part[]) => unknown): Promise<boolean> {
    if (handfuls.length * HANDFUL < LEAST_PARTS) return false;
    const step = Math.ceil(handfuls.length / TRIALS);
    for (let at = 0; at < handfuls.length; at += step) {
      const before = this.store.written;
      await make(handfuls[at] ?? []);
      if (this.store.written === before) return false;
    }
    return true;
  }
}

/** Has a worker do what a message asks for. Tells whether it has: it may have ended, and data that no message can hold is left to the build. */
type Hand = (message: { job: Job } | { parts: unknown }) => Promise<boolean>;

function handOf(thread: WorkerThread): Hand {
  const waiting: ((isDone: boolean) => void)[] = [];
  let hasEnded = false;
  thread.on('message', (isDone: boolean) => waiting.shift()?.(isDone));
  thread.on('error', () => {});
  thread.on('exit', () => {
    hasEnded = true;
    for (const tell of waiting.splice(0)) tell(false);
  });
  return async (message) => {
    if (hasEnded) return false;
    try {
      thread.postMessage(message);
    } catch {
      return false;
    }
    return new Promise((resolve) => waiting.push(resolve));
  };
}
