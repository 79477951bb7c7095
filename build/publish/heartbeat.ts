import { Worker } from 'node:worker_threads';

/** Plain JavaScript: a thread does not inherit what lets Node read TypeScript. Its own handle stays on this lock, whatever takes the lock's name later. */
const BEAT = `
const { openSync, writeSync } = require('node:fs');
const { workerData: { file, text, every } } = require('node:worker_threads');
const lock = openSync(file, 'r+');
setInterval(() => {
  try {
    writeSync(lock, text, 0);
  } catch {}
}, every);`;

/**
 * Writes a lock anew every so many milliseconds, so that its time of change says that its holder lives;
 * from a thread of its own, as a build may be busy for minutes without a pause. Returns what stops it.
 */
export function keepBeating(file: string, text: string, every: number): () => void {
  const thread = new Worker(BEAT, { eval: true, execArgv: [], workerData: { file, text, every } });
  // Without its beat a lock is still known by its process.
  thread.on('error', () => {});
  thread.unref();
  return () => void thread.terminate();
}
