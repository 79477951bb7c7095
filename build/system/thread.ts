import { once } from 'node:events';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** A thread that answers questions, both of them data that can be cloned. */
export interface Thread<Question, Answer> {
  /** Rejects once the thread has ended, by whatever cause. */
  ask(question: Question): Promise<Answer>;
  /** Ends it at once. One that is asked nothing keeps no process alive. */
  close(): void;
}

/** Starts a module that answers each message with one, in their order. */
export function openThread<Question, Answer>(module: URL, options: WorkerOptions = {}): Thread<Question, Answer> {
  const worker = startThread(module, options);
  const ended = Promise.race([once(worker, 'error'), once(worker, 'exit')]).then(end, end);
  ended.catch(() => {});
  const waiting: ((answer: Answer) => void)[] = [];
  worker.unref();
  worker.on('message', (answer: Answer) => {
    waiting.shift()?.(answer);
    if (waiting.length === 0) worker.unref();
  });
  return {
    ask: (question) => {
      const answer = new Promise<Answer>((resolve) => waiting.push(resolve));
      worker.ref();
      worker.postMessage(question);
      return Promise.race([answer, ended]);
    },
    close: () => void worker.terminate(),
  };
}

function end(): never {
  throw new Error('the thread has ended');
}

/** A module in TypeScript is loaded by what loads this one, which Node 20 does not hand on to threads. */
function startThread(module: URL, options: WorkerOptions): Worker {
  if (!module.pathname.endsWith('.ts')) return new Worker(module, options);
  const loader = import.meta.resolve('tsx/esm/api');
  const code = `import { register } from ${JSON.stringify(loader)}; register(); await import(${JSON.stringify(module.href)});`;
  return new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), options);
}
