import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a module of the generator on a thread of its own. One in TypeScript is loaded by what loads this one, which Node 20 does not hand
 * on to threads.
 */
export function startThread(module: URL, options: WorkerOptions): Worker {
  if (!module.pathname.endsWith('.ts')) return new Worker(module, options);
  const loader = import.meta.resolve('tsx/esm/api');
  const code = `import { register } from ${JSON.stringify(loader)}; register(); await import(${JSON.stringify(module.href)});`;
  return new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), options);
}
