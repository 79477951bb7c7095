import { runFiles } from './runner/run-files.ts';
import { testFiles } from './runner/test-files.ts';

/** `npm test`, or `npm test -- blog dev`: the files of tests whose path holds one of these parts. */
const parts = process.argv.slice(2);
const files = testFiles(parts);
if (files.length === 0) {
  console.error(`No test file matches ${parts.join(', ')}.`);
  process.exit(1);
}
process.exitCode = (await runFiles(files)) ? 0 : 1;
