import { parentPort, workerData } from 'node:worker_threads';
import { type Job, makerFor, openCache } from '../pipeline/index.ts';
import { siteDefinition } from './site-definition.ts';

// Makes parts of a build beside it, as `build/pipeline/workers.ts` asks for them; `start.js` runs it in a thread.

const site = siteDefinition(workerData);
const place = { site, cache: openCache(site) };
let make: Awaited<ReturnType<typeof makerFor>> | undefined;

async function answer({ job, parts }: { job?: Job; parts?: never }): Promise<void> {
  // The build shares before it tells a job, and looks for what this thread has shared once its parts are made.
  if (!parts) place.cache.store.share();
  if (job) make = await makerFor(place, job);
  if (parts) await make?.(parts);
}

parentPort?.on('message', async (message: Parameters<typeof answer>[0]) => {
  // What an error says, the build finds out itself.
  parentPort?.postMessage(
    await answer(message).then(
      () => true,
      () => false,
    ),
  );
});
