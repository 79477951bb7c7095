import { pathToFileURL } from 'node:url';
import { suitesOf } from '../suite.ts';
import { cleanUp } from '../support/at-end.ts';
import { processorOfTree } from '../support/processor-time.ts';
import { askForSites, type ServedSite, type SiteName } from '../support/served-site.ts';
import type { FileResult, Job, Notice, Order } from './messages.ts';
import { shuffled } from './order.ts';

/** A process that runs files of tests one at a time, and opens once what they share, such as the browser. */
askForSites(siteFromParent);

process.on('message', async (order: Order) => {
  if ('run' in order) tell({ result: await run(order.run) });
  if ('end' in order) {
    await cleanUp();
    // A browser or a server that a test forgot must not keep the run open.
    process.exit();
  }
});
process.on('disconnect', () => process.exit());
tell({ begins: '' });

function tell(notice: Notice): void {
  process.send?.(notice);
}

async function run(job: Job): Promise<Omit<FileResult, 'file'>> {
  const start = performance.now();
  const processorBefore = processorOfTree(process.pid);
  const output = captured();
  const counts = await countsOf(job);
  return {
    ...counts,
    printed: output.release(),
    seconds: (performance.now() - start) / 1000,
    processor: processorOfTree(process.pid) - processorBefore,
  };
}

async function countsOf({ file, shuffle }: Job): Promise<Pick<FileResult, 'passed' | 'skipped' | 'total' | 'fault'>> {
  const nothing = { passed: 0, skipped: 0, total: 0 };
  try {
    const [suite, ...more] = await suitesOf(pathToFileURL(file).href, {
      arrange: (tests, name) => (shuffle === undefined ? tests : shuffled(tests, `${shuffle} ${name}`)),
      onBegin: (test) => tell({ begins: test }),
    });
    if (!suite || more.length > 0)
      return { ...nothing, fault: 'A file has one suite, of test/suite.ts; this one has none or several.' };
    const [failures, passed, skipped, total] = await suite();
    if (failures !== true) process.stdout.write(`\n${failures}\n`);
    return { passed, skipped, total };
  } catch (error) {
    return { ...nothing, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Captures what is printed, so that the lines of files that run side by side do not mix. */
function captured(): { release: () => string } {
  const { stdout, stderr } = process;
  const originals = [stdout.write, stderr.write] as const;
  let printed = '';
  const take = (text: string | Uint8Array, ...rest: unknown[]) => {
    printed += typeof text === 'string' ? text : Buffer.from(text).toString();
    for (const done of rest) if (typeof done === 'function') done();
    return true;
  };
  stdout.write = take;
  stderr.write = take;
  return {
    release: () => {
      [stdout.write, stderr.write] = originals;
      return printed;
    },
  };
}

/** A site as the parent of all workers builds and serves it. Rejects, with what the build said, where it does not build. */
function siteFromParent(name: SiteName): Promise<ServedSite> {
  return new Promise((resolve, reject) => {
    const onOrder = (order: Order) => {
      if (!('site' in order) || order.site !== name) return;
      if ('served' in order) resolve(order.served);
      else reject(new Error(order.fault));
      process.off('message', onOrder);
    };
    process.on('message', onOrder);
    process.send?.({ asks: name });
  });
}
