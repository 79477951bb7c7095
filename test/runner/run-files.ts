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
  /** The folder that the files' paths begin at; the project's by default. */
  folder?: string;
  /** Processes at a time. */
  workers?: number;
  print?: (line: string) => void;
}

/** Runs files of tests side by side in this order, and prints each as it ends, then what failed and how to repeat it. Returns each file's result. */
export async function runFiles(
  files: readonly string[],
  { shuffle, folder = projectRoot, workers = workersOfThisRun(), print = console.log }: RunOptions = {},
): Promise<FileResult[]> {
  const start = performance.now();
  // Unpacked before files run side by side: a second process would take the first one's half for the whole.
  await browserProgram();
  const nameOf = (path: string) => relative(folder, path).split(sep).join('/');
  const running = new Set<string>();
  const results: FileResult[] = [];
  const jobs = files.map((file) => ({ file: join(folder, file), shuffle }));
  await inWorkers(jobs, {
    count: workers,
    site: (name) => SITES[name](),
    onStart: (file) => running.add(nameOf(file)),
    onResult: (result) => {
      const named = { ...result, file: nameOf(result.file) };
      results.push(named);
      running.delete(named.file);
      print(`${report(named)}\n  ${results.length} of ${files.length}, running: ${[...running].join(', ') || 'none'}`);
    },
  });
  print(summary(results, (performance.now() - start) / 1000));
  const failed = results.filter((result) => !hasPassed(result)).map(({ file }) => file);
  if (failed.length > 0) print(`  Failed: ${failed.join(', ')}\n  To repeat: ${repeat(failed, shuffle)}`);
  return results;
}

/** Two more than processors, since tests of a browser, a server or a program wait for it; one where a test starts the run. */
function workersOfThisRun(): number {
  return process.env.TEST_WORKER === undefined ? availableParallelism() + 2 : 1;
}

function report(result: FileResult): string {
  return `\n${timed(result)}\n${result.printed.trimEnd()}${result.fault ? `\n  FAIL  ${result.fault}` : ''}`;
}

function timed({ file, seconds, processor }: FileResult): string {
  return `${file}  ${seconds.toFixed(1)} s${processor > 0 ? `, processor ${processor.toFixed(1)} s` : ''}`;
}

function summary(results: readonly FileResult[], seconds: number): string {
  const sum = (count: (result: FileResult) => number) => results.reduce((all, result) => all + count(result), 0);
  const cases = sum(casesOf);
  const { user, system } = process.cpuUsage();
  const processor = sum((result) => result.processor) + (user + system) / 1e6;
  const slowest = results.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  return [
    '\n  Slowest:',
    ...slowest.map((result) => `    ${timed(result)}`),
    `  Total:     ${sum(({ total }) => total)} in ${results.length} files`,
    `  Passed:    ${sum(({ passed }) => passed)}`,
    `  Skipped:   ${sum(({ skipped }) => skipped)}`,
    ...(cases > 0 ? [`  Cases:     ${cases} of randomised tests`] : []),
    `  Duration:  ${seconds.toFixed(1)} s`,
    `  Processor: ${processor.toFixed(1)} s`,
  ].join('\n');
}

const SLOWEST = 10;

/** Returns how many cases the randomised tests of a file say that they have tried. */
function casesOf({ printed }: FileResult): number {
  return [...printed.matchAll(/(\d+) cases from FUZZ_SEED/g)].reduce((all, [, count]) => all + Number(count), 0);
}

function repeat(files: readonly string[], shuffle: string | undefined): string {
  const { SLOW } = process.env;
  return `${SLOW ? `SLOW=${SLOW} ` : ''}npm test -- ${files.join(' ')}${shuffle === undefined ? '' : ` --shuffle ${shuffle}`}`;
}
