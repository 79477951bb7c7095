import { parentPort, workerData } from 'node:worker_threads';
import { generate as messages } from '../../diagnostics/messages/generate.fr.ts';
import { deflated } from '../../platform/deflated.ts';
import type { GeneratorModules, ThreadAnswer, ThreadJob } from './generator-threads.ts';
import { runModules } from './run-modules.ts';

/** What runs on a thread of its own: asset generators, on the data they are sent. */
const { root, modules }: GeneratorModules = workerData;
const { exportsOf } = runModules(root, modules);

parentPort?.on('message', async (job: ThreadJob) => parentPort?.postMessage(await answerTo(job)));

async function answerTo({ id, file, input }: ThreadJob): Promise<ThreadAnswer> {
  try {
    const generate = exportsOf(file).default;
    if (typeof generate !== 'function') throw new Error(messages.noFunction);
    return { id, made: await generate(input, { deflated }) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}
