import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { FileResult, Order } from './messages.ts';

/** Runs files of tests in so many processes, each taking the next one that waits; `onResult` hears of each as it ends. */
export async function inWorkers(
  files: readonly string[],
  count: number,
  onResult: (result: FileResult) => void,
): Promise<void> {
  const waiting = files.values();
  const work = async (nth: number) => {
    let worker: ChildProcess | undefined;
    for (const file of waiting) {
      worker ??= start(nth);
      const result = await resultOf(worker, file);
      onResult(result);
      if (worker.exitCode !== null || worker.signalCode !== null) worker = undefined;
    }
    if (worker) await end(worker);
  };
  await Promise.all(Array.from({ length: Math.min(count, files.length) }, (_, nth) => work(nth)));
}

/** `TEST_WORKER` tells those that run at the same time apart, a run that a test starts included: what they write must not be the same. */
function start(nth: number): ChildProcess {
  return fork(join(import.meta.dirname, 'worker.ts'), {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      TEST_WORKER: `${process.env.TEST_WORKER ?? ''}${nth}`,
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
    },
  });
}

/** In milliseconds: many times what the longest takes. Who waits for ever is not waited for. */
const PATIENCE = 600_000;

function resultOf(worker: ChildProcess, file: string): Promise<FileResult> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => worker.kill('SIGKILL'), PATIENCE);
    const onExit = (code: number | null, signal: string | null) => {
      clearTimeout(impatience);
      worker.off('message', onMessage);
      const fault = `The tests did not end, or ended their process (${signal ?? `exit code ${code}`}).`;
      resolve({ file, printed: '', passed: 0, skipped: 0, total: 0, seconds: 0, fault });
    };
    const onMessage = (result: FileResult) => {
      clearTimeout(impatience);
      worker.off('exit', onExit);
      resolve(result);
    };
    worker.once('message', onMessage).once('exit', onExit);
    worker.send({ run: file } satisfies Order);
  });
}

async function end(worker: ChildProcess): Promise<void> {
  const ended = once(worker, 'exit');
  worker.send({ end: true } satisfies Order);
  await ended;
}
