import { dirname as dirnameOf, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { GeneratedAsset } from '../../contract/asset-generator.ts';
import type { ServerModule } from './run-modules.ts';

/** The site's modules, and the folder of the project whose packages they load. */
export interface GeneratorModules {
  root: string;
  modules: readonly ServerModule[];
}

export interface ThreadJob {
  id: number;
  /** The asset generator's module. */
  file: string;
  /** Plain data. */
  input: unknown;
}

export type ThreadAnswer = { id: number; made: readonly GeneratedAsset[] } | { id: number; failure: string };

/** Runs an asset generator of a module. Throws what it throws. */
type RunOnThread = (file: string, input: unknown) => Promise<readonly GeneratedAsset[]>;

interface Waiting {
  resolve: (made: readonly GeneratedAsset[]) => void;
  reject: (error: Error) => void;
}

/**
 * Runs asset generators beside this thread, which draws pages meanwhile. The thread is there while it has work: its memory is given back
 * once nothing is waited for, and a later job starts another.
 */
export function generatorThread(code: GeneratorModules): RunOnThread {
  let worker: Worker | undefined;
  const waiting = new Map<number, Waiting>();
  let jobs = 0;
  const end = () => {
    if (waiting.size > 0) return;
    worker?.terminate();
    worker = undefined;
  };
  const started = () => {
    const thread = startThread(code);
    thread.on('message', (answer: ThreadAnswer) => {
      const job = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('made' in answer) job?.resolve(answer.made);
      else job?.reject(new Error(answer.failure));
      // Who waited for this one may ask for the next first.
      setImmediate(end);
    });
    thread.on('error', (error) => {
      for (const { reject } of waiting.values()) reject(error instanceof Error ? error : new Error(String(error)));
      waiting.clear();
      worker = undefined;
    });
    return thread;
  };
  return (file, input) =>
    new Promise((resolve, reject) => {
      const id = jobs++;
      waiting.set(id, { resolve, reject });
      worker ??= started();
      worker.postMessage({ id, file, input } satisfies ThreadJob);
    });
}

/** In the bundle of the command line the thread's module stands beside this one; from the sources, tsx compiles it. */
function startThread(workerData: GeneratorModules): Worker {
  const { dirname, filename } = import.meta;
  if (!filename.endsWith('.ts')) return new Worker(join(dirnameOf(filename), 'generator-thread.js'), { workerData });
  const [tsx, module] = [import.meta.resolve('tsx/esm/api'), pathToFileURL(join(dirname, 'generator-thread.ts')).href];
  const begin = `import('${tsx}').then(({ register }) => (register(), import('${module}')))`;
  return new Worker(begin, { eval: true, workerData });
}
