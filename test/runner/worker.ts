import { register } from 'node:module';
import { cleanUp } from '../support/at-end.ts';
import { processorOfTree } from '../support/processor-time.ts';
import { askForSites } from '../support/served-site.ts';
import type { FileResult, Job, Notice, Order } from './messages.ts';
import { siteFromParent } from './site-from-parent.ts';
import { suitesOf } from './test-files.ts';

/** A process that runs files of tests one at a time, and opens once what they share, such as the browser. */
register('./uvu-hook.js', import.meta.url);
const { observeTests } = await import('./uvu.ts');
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

async function run({ file, shuffle }: Job): Promise<Omit<FileResult, 'file'>> {
  const start = performance.now();
  const processorBefore = processorOfTree(process.pid);
  const output = captured();
  observeTests({ shuffle, onBegin: (test) => tell({ begins: test }) });
  const counts = await countsOf(file);
  return {
    ...counts,
    printed: output.release(),
    seconds: (performance.now() - start) / 1000,
    processor: processorOfTree(process.pid) - processorBefore,
  };
}

async function countsOf(file: string): Promise<Pick<FileResult, 'passed' | 'skipped' | 'total' | 'fault'>> {
  const nothing = { passed: 0, skipped: 0, total: 0 };
  try {
    const [suite, ...more] = await suitesOf(file);
    if (!suite || more.length > 0)
      return { ...nothing, fault: 'A file runs one named suite; this one runs none or several (a forgotten .run()?).' };
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
