import { EventEmitter, once as nextOf } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SiteDefinition } from '../../../build/contract/definition.ts';
import { openCache } from '../../../build/pipeline/cached-steps.ts';
import { type Job, makerFor } from '../../../build/pipeline/parts.ts';
import { type BuildOptions, build } from '../../../build/pipeline/pipeline.ts';
import { Workers, type WorkerThread } from '../../../build/pipeline/workers.ts';
import { fixtureSite, textPage } from '../../support/fixture-site.ts';
import { folderWith } from '../../support/folder.ts';
import { once } from '../../support/once.ts';
import { treeOf } from '../../support/tree.ts';

const test = suite('Workers of a build');

test('make texts and pages, and it says and publishes what it does alone, as does the next one without them', async () => {
  const site = manyTexts();
  const [cache, theirs] = [openCache(site), openCache(site)];
  const served: string[] = [];
  const startWorkers = () => [ofThisThread(site, theirs, served)];
  const { result, written } = await alone();
  assert.equal(await published(site, { startWorkers, cache }), result);
  for (const of of ['texts', 'pages']) assert.ok(served.includes(of), `${of} were made`);
  const both = cache.store.written + theirs.store.written;
  assert.ok(both < 1.1 * written, `what a worker has made is found: ${both} values instead of ${written}`);
  let started = 0;
  const startAnother = () => {
    started++;
    return [];
  };
  assert.equal(await published(site, { startWorkers: startAnother }), result);
  assert.is(started, 0);
});

test('that claim to have made parts, and end, change nothing of it', async () => {
  const code = `
    const { parentPort } = require('node:worker_threads');
    let asked = 0;
    parentPort.on('message', () => (asked++ < 20 ? parentPort.postMessage(true) : process.exit(1)));`;
  const startWorkers = () => [thread(code)];
  assert.equal(await published(manyTexts(), { startWorkers }), (await alone()).result);
});

test('change no error of it', async () => {
  const site = manyTexts('![Rien](rien.png)');
  const { diagnostics, files } = await published(site, { startWorkers: () => [ofThisThread(site)] });
  assert.equal({ diagnostics, files }, await published(manyTexts('![Rien](rien.png)'), {}));
  assert.equal(files, {});
});

test('have ended when it has failed', async () => {
  const ends: Promise<unknown>[] = [];
  const onStage = (stage: string) => {
    if (stage === 'validate') throw new Error('stopped');
  };
  const startWorkers = () => [thread('process.exitCode = 1; setInterval(() => {}, 1000)', ends)];
  const failure = await build(manyTexts(), { startWorkers, onStage }).catch((error) => error.message);
  assert.is(failure, 'stopped');
  assert.is(ends.length, 1);
  await Promise.all(ends);
});

for (const [fault, answers] of Object.entries<readonly boolean[]>({
  'cannot begin': [false],
  'fail at their first parts': [true, false, false],
}))
  test(`that ${fault} are handed no more of that job`, async () => {
    const waiting = [...answers];
    let handed = 0;
    const crew = new Workers(
      () => [
        threadThat(
          () => waiting.shift() ?? true,
          (message) => {
            if (!('share' in message)) handed++;
          },
        ),
      ],
      storeOf(counted),
    );
    await crew.fillCacheInWorkers(ANY_JOB, numbers(1000), countUp);
    assert.is(handed, answers.length);
  });

test('are not started where there is little to make, and where the cache holds or keeps it', async () => {
  let started = 0;
  const start = () => {
    started++;
    return [];
  };
  await new Workers(start, storeOf(counted)).fillCacheInWorkers(ANY_JOB, numbers(100), countUp);
  await new Workers(start, storeOf(counted)).fillCacheInWorkers(
    ANY_JOB,
    numbers(1000),
    async ([nth]) => nth === 0 && countUp(),
  );
  await new Workers(start, { ...storeOf(counted), written: 0 }).fillCacheInWorkers(ANY_JOB, numbers(1000), countUp);
  assert.is(started, 0);
  await new Workers(start, storeOf(counted)).fillCacheInWorkers(ANY_JOB, numbers(1000), countUp);
  assert.is(started, 1);
});

test('are as many as the system grants, and the build makes the rest', async () => {
  const start = function* () {
    yield threadThat(() => false);
    throw new Error('ERR_WORKER_INIT_FAILED');
  };
  const made: number[] = [];
  const make = async (some: number[]) => {
    made.push(...some);
    await countUp();
  };
  await new Workers(start, storeOf(counted)).fillCacheInWorkers(ANY_JOB, numbers(1000), make);
  assert.equal(
    [...new Set(made)].sort((a, b) => a - b),
    numbers(1000),
  );
});

const ANY_JOB: Job = { of: 'texts', assets: [], production: false };

/** Number of values of a store, which every part adds one to. */
const counted = { values: 0 };

async function countUp(): Promise<void> {
  counted.values++;
}

function storeOf(count: { values: number }) {
  return {
    get: () => undefined,
    bytesOf: () => undefined,
    put: () => false,
    share: () => {},
    save: () => [],
    get written() {
      return count.values;
    },
  };
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, nth) => nth);
}

/** A thread that answers at once. */
function threadThat(answer: () => boolean, onMessage: (message: object) => void = () => {}): WorkerThread {
  const thread = new EventEmitter();
  const postMessage = (message: object) => {
    onMessage(message);
    setImmediate(() => thread.emit('message', answer()));
  };
  return Object.assign(thread, { postMessage, terminate: async () => 0 });
}

function thread(code: string, ends: Promise<unknown>[] = []): Worker {
  const worker = new Worker(code, { eval: true });
  ends.push(nextOf(worker, 'exit'));
  return worker;
}

/** Makes parts as a thread of its own would, and notes of what they were. It takes parts before it can make them, however long its start takes. */
function ofThisThread(site: SiteDefinition, cache = openCache(site), served: string[] = []): WorkerThread {
  const thread = new EventEmitter();
  let maker: ReturnType<typeof makerFor> | undefined;
  let of: string | undefined;
  const postMessage = async (message: { job?: Job; parts?: never }) => {
    const { job, parts } = structuredClone(message);
    // A thread answers later than it is asked.
    await undefined;
    if (!parts) cache.store.share();
    if (job) {
      maker = makerFor({ site, cache }, job);
      of = job.of;
    } else if (parts) {
      served.push(String(of));
      await (await maker)?.(parts);
    }
    thread.emit('message', true);
  };
  return Object.assign(thread, { postMessage, terminate: async () => 0 });
}

/** Returns the diagnostics of a build, and what it publishes. */
async function published(site: SiteDefinition, options: BuildOptions) {
  const out = join(folderWith(), 'dist');
  const { diagnostics } = await build(site, { ...options, out });
  assert.ok(diagnostics.length > 0);
  return {
    diagnostics: diagnostics.map(({ file, rule, line, message }) => [file, rule, line, message]),
    files: treeOf(out),
  };
}

/** The same without workers. */
const alone = once(async () => {
  const site = manyTexts();
  const cache = openCache(site);
  return { result: await published(site, { cache }), written: cache.store.written };
});

/** Of a hundred texts, one ends with this: by default with what a build warns of. */
function manyTexts(end = '    Du code en retrait.'): SiteDefinition {
  const texts = numbers(310).map((nth) => {
    const body = `## Titre\n\nUn paragraphe, **fort**.\n\n[Accueil](/)\n\n${nth % 100 === 0 ? end : ''}\n`;
    return [`content/pages/texte-${nth}.md`, textPage(`Texte ${nth}`, body)];
  });
  return fixtureSite(Object.fromEntries(texts));
}

test.run();
