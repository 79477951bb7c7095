import { parentPort } from 'node:worker_threads';
import { faultsIn } from './html-validator.ts';
import type { HtmlQuestion } from './validator.ts';

// A thread that holds pages against the HTML standard for another one, one after the other, and ends when that ends it.

let answered = Promise.resolve();

parentPort?.on('message', ({ html, file }: HtmlQuestion) => {
  answered = answered.then(async () => parentPort?.postMessage(await faultsIn(html, file)));
});
