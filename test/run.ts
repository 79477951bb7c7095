import { parseArgs } from 'node:util';
import { hasPassed } from './runner/messages.ts';
import { longestFirst, recordSeconds, shuffled } from './runner/order.ts';
import { runFiles } from './runner/run-files.ts';
import { testFiles } from './runner/test-files.ts';
import { cleanUp } from './support/at-end.ts';

/**
 * Runs all files of tests but the long ones (`npm test`), or those whose path holds one of these parts, long ones too (`npm test -- blog dev`).
 * `--shuffle SEED` draws the order of the files, and of the tests in each, with that seed.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { shuffle: { type: 'string' } } });
const files = testFiles(positionals);
if (files.length === 0) {
  console.error(`No test file matches ${positionals.join(', ')}.`);
  process.exit(1);
}
const ordered = values.shuffle === undefined ? longestFirst(files) : shuffled(files, values.shuffle);
const results = await runFiles(ordered, values);
await cleanUp();
recordSeconds(results);
process.exitCode = results.every(hasPassed) ? 0 : 1;
