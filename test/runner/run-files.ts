import { availableParallelism } from 'node:os';
import { browserProgram } from '../support/browser-program.ts';
import { keepDurations, longestFirst } from './durations.ts';
import { type FileResult, hasPassed } from './messages.ts';
import { inWorkers } from './workers.ts';

/**
 * Runs files of tests side by side, and prints each as it ends. One that fails runs once more, by itself, in a process of its own: a machine that was too busy
 * is so told from code that is wrong; both are named. True when all passed.
 */
export async function runFiles(files: readonly string[]): Promise<boolean> {
  const start = performance.now();
  // Unpacked before files run side by side: a second one would take the first one's half for the whole.
  await browserProgram();
  const results = await run(longestFirst(files), workers());
  const failed = results.filter((result) => !hasPassed(result)).map(({ file }) => file);
  if (failed.length > 0) console.log(`\nOnce more, by themselves: ${failed.join(', ')}\n`);
  const again: FileResult[] = [];
  for (const file of failed) again.push(...(await run([file], 1)));
  const broken = again.filter((result) => !hasPassed(result)).map(({ file }) => file);
  const last = new Map([...results, ...again].map((result) => [result.file, result]));
  keepDurations(results);
  summarize([...last.values()], (performance.now() - start) / 1000);
  const unsteady = failed.filter((file) => !broken.includes(file));
  if (unsteady.length > 0) console.log(`  Passed at the second try alone: ${unsteady.join(', ')}`);
  if (broken.length > 0) console.error(`  Failed: ${broken.join(', ')}`);
  return broken.length === 0;
}

/** A run that a test starts has the processor of that test alone. */
function workers(): number {
  return process.env.TEST_WORKER === undefined ? availableParallelism() : 1;
}

async function run(files: readonly string[], workers: number): Promise<FileResult[]> {
  const results: FileResult[] = [];
  await inWorkers(files, workers, (result) => {
    results.push(result);
    print(result);
  });
  return results;
}

function print({ file, printed, seconds, fault }: FileResult): void {
  console.log(`test/${file}  ${seconds.toFixed(1)} s\n${printed}${fault ? `  FAIL  ${fault}\n` : ''}`);
}

function summarize(results: readonly FileResult[], seconds: number): void {
  const sum = (count: (result: FileResult) => number) => results.reduce((all, result) => all + count(result), 0);
  console.log(`  Total:     ${sum(({ total }) => total)} in ${results.length} files`);
  console.log(`  Passed:    ${sum(({ passed }) => passed)}`);
  console.log(`  Skipped:   ${sum(({ skipped }) => skipped)}`);
  console.log(`  Duration:  ${seconds.toFixed(1)} s`);
}
