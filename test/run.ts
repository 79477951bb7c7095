import { parseArgs } from 'node:util';
import { hasPassed } from './runner/messages.ts';
import { longestFirst, recordSeconds, shuffled } from './runner/order.ts';
import { runFiles } from './runner/run-files.ts';
import { testFiles } from './runner/test-files.ts';
import { cleanUp } from './support/at-end.ts';

/**
 * `npm test`: all files of tests but the long ones; `npm test -- blog dev`: those whose path holds one of these parts, long ones too.
 * `--shuffle SEED` runs the files, and the tests in each, in an order drawn with that seed; `--record` notes how long each file took.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { shuffle: { type: 'string' }, record: { type: 'boolean', default: false } },
});
const files = testFiles(positionals);
if (files.length === 0) {
  console.error(`No test file matches ${positionals.join(', ')}.`);
  process.exit(1);
}
const ordered = values.shuffle === undefined ? longestFirst(files) : shuffled(files, values.shuffle);
const results = await runFiles(ordered, values);
await cleanUp();
if (values.record) recordSeconds(results);
process.exitCode = results.every(hasPassed) ? 0 : 1;
