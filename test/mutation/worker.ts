import { join } from 'node:path';
import { suitesOf } from '../runner/test-files.ts';
import { projectRoot } from '../support/project-root.ts';

/** What uvu writes for a test that passed, and for one that failed. */
const [PASSED, FAILED] = ['• ', '✘ '];

/** Runs the named files of tests up to the first failure, and names the current one to the parent as it begins and after each of its tests. */
for (const file of process.argv.slice(2)) {
  process.stdout.write = (text: string | Uint8Array, ...rest: unknown[]) => {
    if (text === FAILED) process.exit(1);
    if (text === PASSED) process.send?.({ file });
    for (const done of rest) if (typeof done === 'function') done();
    return true;
  };
  process.send?.({ file });
  const [run] = await suitesOf(join(projectRoot, file));
  const [failures] = (await run?.()) ?? ['no suite'];
  if (failures !== true) process.exit(1);
}
process.exit(0);
