import { cleanUp } from '../support/at-end.ts';
import type { FileResult, Order } from './messages.ts';
import { suitesOf } from './test-files.ts';

/** A process that runs files of tests, one at a time; what they share, such as the built site and the browser, it makes once. */
process.on('message', async (order: Order) => {
  if ('end' in order) {
    await cleanUp();
    // A browser or a server that a test forgot must not keep the run open.
    process.exit();
  }
  process.send?.(await run(order.run));
});
process.on('disconnect', () => process.exit());

async function run(file: string): Promise<FileResult> {
  const start = performance.now();
  const output = held();
  const result = await tried(file);
  return { file, ...result, printed: output.release(), seconds: (performance.now() - start) / 1000 };
}

async function tried(file: string): Promise<Omit<FileResult, 'file' | 'printed' | 'seconds'>> {
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

/** Holds back what is printed, so that files that run side by side do not talk at once. */
function held(): { release: () => string } {
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
