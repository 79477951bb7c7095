import type { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { Store } from '../cache/index.ts';
import type { Outcome } from '../contract/diagnostic.ts';
import type { Job } from './parts.ts';

/** A thread that is told a job and then parts of it, and answers each message by whether it has done what that asks for. */
export type WorkerThread = EventEmitter & Pick<Worker, 'postMessage' | 'terminate'>;

export type StartWorkers = () => Iterable<WorkerThread>;

/** With fewer parts, all is made by the time that a worker has read its code and runs it as fast as the build's own thread. */
const LEAST_PARTS = 300;
/** Parts that a worker is given at once. */
const BATCH = 5;
/** Batches that tell whether there is much to make. */
const TRIALS = 8;
/** Batches that wait at a worker, so that it need not wait for the build's own thread. */
const AHEAD = 2;
/** The stages find the values in the cache, and say what there is to say of them. */
const NOTHING: Outcome<undefined> = { value: undefined, diagnostics: [] };

/**
 * Threads beside a build that put what its stages will look for into the cache, and do nothing else: the stages then find it there, and make
 * themselves what is not there. So whatever becomes of a worker, a build says and publishes the same.
 */
export class Workers {
  private readonly start: StartWorkers | undefined;
  private readonly store: Store;
  private readonly threads: WorkerThread[] = [];
  private asks: Ask[] | undefined;

  constructor(start: StartWorkers | undefined, store: Store) {
    this.start = start;
    this.store = store;
  }

  /** Makes the parts that the next stages look up, in all threads, this one among them; nothing where the cache has them already. */
  async fillCacheInWorkers<Part>(
    job: Job,
    parts: readonly Part[],
    make: (parts: Part[]) => unknown,
  ): Promise<Outcome<undefined>> {
    const batches = parts.flatMap((_, at) => (at % BATCH === 0 ? [parts.slice(at, at + BATCH)] : []));
    const left = batches.values();
    const helped: Promise<unknown>[] = [];
    const take = async (ask: Ask) => {
      for (const some of left) if (!(await ask({ parts: some }))) return;
    };
    const help = (ask: Ask) =>
      Promise.all(Array.from({ length: AHEAD }, () => take(ask))).then(() => ask({ share: true }));
    const asks = await this.asksFor(batches, make);
    if (asks.length === 0) return NOTHING;
    this.store.share();
    for (const ask of asks) ask({ job }).then((isReady) => isReady && helped.push(help(ask)));
    for (const some of left) {
      // Answers of workers come in.
      await turn();
      await make(some);
    }
    await Promise.all(helped);
    this.store.share();
    return NOTHING;
  }

  /** Ends them all, whatever they are at. */
  end(): void {
    for (const thread of this.threads) void thread.terminate();
  }

  private async asksFor<Part>(batches: Part[][], make: (parts: Part[]) => unknown): Promise<readonly Ask[]> {
    if (this.asks || !this.start || !(await this.isMuch(batches, make))) return this.asks ?? [];
    try {
      for (const thread of this.start()) this.threads.push(thread);
    } catch {
      // As many as the system grants.
    }
    this.asks = this.threads.map(askOf);
    return this.asks;
  }

  /** Makes some batches from all parts of a list: where one is in the cache already, so are most. A cache that keeps nothing hands nothing on. */
  private async isMuch<Part>(batches: Part[][], make: (parts: Part[]) => unknown): Promise<boolean> {
    if (batches.length * BATCH < LEAST_PARTS) return false;
    const step = Math.ceil(batches.length / TRIALS);
    for (let at = 0; at < batches.length; at += step) {
      const before = this.store.written;
      await make(batches[at] ?? []);
      if (this.store.written === before) return false;
    }
    return true;
  }
}

/** Has a worker do what a message asks for. Tells whether it has: it may have ended, and data that no message can hold is left to the build. */
type Ask = (message: { job: Job } | { parts: unknown } | { share: true }) => Promise<boolean>;

function askOf(thread: WorkerThread): Ask {
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
