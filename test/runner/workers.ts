import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ServedSite, SiteName } from '../support/served-site.ts';
import type { FileResult, Job, Notice, Order } from './messages.ts';

interface Options {
  /** Processes at a time. */
  count: number;
  /** Returns the site that a worker's tests need. */
  site: (name: SiteName) => Promise<ServedSite>;
  onStart: (file: string) => void;
  onResult: (result: FileResult) => void;
}

/** Runs files of tests in several processes, each of which takes the next file that waits. */
export async function inWorkers(jobs: readonly Job[], { count, site, onStart, onResult }: Options): Promise<void> {
  const waiting = jobs.values();
  const work = async () => {
    let worker: ChildProcess | undefined;
    for (const job of waiting) {
      worker ??= start(site);
      onStart(job.file);
      onResult({ file: job.file, ...(await resultOf(worker, job)) });
      if (worker.exitCode !== null || worker.signalCode !== null) worker = undefined;
    }
    if (worker) await end(worker);
  };
  await Promise.all(Array.from({ length: Math.min(count, jobs.length) }, work));
}

function start(site: Options['site']): ChildProcess {
  const worker = fork(join(import.meta.dirname, 'worker.ts'), {
    // In megabytes: nearly all that a build makes is done with at once, and in this much room is not collected piece by piece.
    execArgv: ['--max-semi-space-size=64', '--import', 'tsx'],
    // One form of React for all that a process runs: the site's, which builds load as visitors' software has it.
    env: {
      ...process.env,
      NODE_ENV: 'production',
      TEST_WORKER: '1',
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
    },
  });
  worker.on('message', async (notice: Notice) => {
    if (!('asks' in notice)) return;
    const name = notice.asks;
    const answer = await site(name).then(
      ({ dir, url }): Order => ({ site: name, served: { dir, url } }),
      (error): Order => ({ site: name, fault: String(error) }),
    );
    if (worker.connected) worker.send(answer);
  });
  return worker;
}

/** Milliseconds that one test may take: twice what a randomised one is given in the long run. */
const TIMEOUT_MS = 600_000;

function resultOf(worker: ChildProcess, job: Job): Promise<Omit<FileResult, 'file'>> {
  return new Promise((resolve) => {
    let test = 'none';
    const timeout = setTimeout(() => worker.kill('SIGKILL'), TIMEOUT_MS);
    const settle = (result: Omit<FileResult, 'file'>) => {
      clearTimeout(timeout);
      worker.off('exit', onExit).off('message', onMessage);
      resolve(result);
    };
    const onExit = (code: number | null, signal: string | null) => {
      const fault = `The test "${test}" did not end within ${TIMEOUT_MS / 1000} s, or its process ended (${signal ?? `exit code ${code}`}).`;
      settle({ printed: '', passed: 0, skipped: 0, total: 0, seconds: 0, processor: 0, fault });
    };
    const onMessage = (notice: Notice) => {
      if ('begins' in notice) {
        test = notice.begins;
        timeout.refresh();
      }
      if ('result' in notice) settle(notice.result);
    };
    worker.on('message', onMessage).on('exit', onExit);
    worker.send({ run: job } satisfies Order);
  });
}

async function end(worker: ChildProcess): Promise<void> {
  const ended = once(worker, 'exit');
  worker.send({ end: true } satisfies Order);
  await ended;
}
