import { availableParallelism } from 'node:os';
import { join, relative, sep } from 'node:path';
import { browserProgram } from '../support/browser-program.ts';
import { projectRoot } from '../support/project-root.ts';
import { SITES } from '../support/served-site.ts';
import { type FileResult, hasPassed } from './messages.ts';
import { inWorkers } from './workers.ts';

export interface RunOptions {
  /** Draws the order of the tests in each file. */
  shuffle?: string | undefined;
  /** The folder that the files' paths begin at; the project's unless it is given. */
  folder?: string;
  /** Processes at a time. */
  workers?: number;
  print?: (line: string) => void;
}

/** Runs files of tests side by side in the given order, and prints each as it ends, then what failed and how to repeat it. Gives each file's result. */
export async function runFiles(
  files: readonly string[],
  { shuffle, folder = projectRoot, workers = workersOfThisRun(), print = console.log }: RunOptions = {},
): Promise<FileResult[]> {
  const start = performance.now();
  // Unpacked before files run side by side: a second process would take the first one's half for the whole.
  await browserProgram();
  const jobs = files.map((file) => ({ file: join(folder, file), shuffle }));
  const results: FileResult[] = [];
  await inWorkers(jobs, {
    count: workers,
    site: (name) => SITES[name](),
    onResult: (result) => {
      const named = { ...result, file: relative(folder, result.file).split(sep).join('/') };
      results.push(named);
      print(report(named));
    },
  });
  print(summary(results, (performance.now() - start) / 1000));
  const failed = results.filter((result) => !hasPassed(result)).map(({ file }) => file);
  if (failed.length > 0) print(`  Failed: ${failed.join(', ')}\n  To repeat: ${repeat(failed, shuffle)}`);
  return results;
}

/** One more than processors, since files that look at a browser wait for it; a run that a test starts has the processor of that test alone. */
function workersOfThisRun(): number {
  return process.env.TEST_WORKER === undefined ? availableParallelism() + 1 : 1;
}

function report({ file, printed, seconds, fault }: FileResult): string {
  return `${file}  ${seconds.toFixed(1)} s\n${printed}${fault ? `  FAIL  ${fault}\n` : ''}`;
}

function summary(results: readonly FileResult[], seconds: number): string {
  const sum = (count: (result: FileResult) => number) => results.reduce((all, result) => all + count(result), 0);
  const cases = sum(casesOf);
  return [
    `  Total:     ${sum(({ total }) => total)} in ${results.length} files`,
    `  Passed:    ${sum(({ passed }) => passed)}`,
    `  Skipped:   ${sum(({ skipped }) => skipped)}`,
    ...(cases > 0 ? [`  Cases:     ${cases} of randomised tests`] : []),
    `  Duration:  ${seconds.toFixed(1)} s`,
  ].join('\n');
}

/** How many cases the randomised tests of a file say that they have tried. */
function casesOf({ printed }: FileResult): number {
  return [...printed.matchAll(/(\d+) cases from FUZZ_SEED/g)].reduce((all, [, count]) => all + Number(count), 0);
}

function repeat(files: readonly string[], shuffle: string | undefined): string {
  const { LATE } = process.env;
  return `${LATE ? `LATE=${LATE} ` : ''}npm test -- ${files.join(' ')}${shuffle === undefined ? '' : ` --shuffle ${shuffle}`}`;
}
