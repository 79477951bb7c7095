import { parentPort, workerData } from 'node:worker_threads';
import { type Job, makerFor, openCache } from '../pipeline/index.ts';
import { siteDefinition } from './site-definition.ts';

// Makes parts of a build beside it, as `build/pipeline/workers.ts` asks for them; `start.js` runs it in a thread.

const site = siteDefinition(workerData);
const place = { site, cache: openCache(site) };
let make: Awaited<ReturnType<typeof makerFor>> | undefined;

parentPort?.on('message', async ({ job, parts }: { job?: Job; parts: never }) => {
  const done = job
    ? makerFor(place, job).then((maker) => {
        make = maker;
      })
    : make?.(parts);
  // What an error says, the build finds out itself.
  parentPort?.postMessage(
    await Promise.resolve(done).then(
      () => true,
      () => false,
    ),
  );
});
