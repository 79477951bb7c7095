import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';

const tests = join(import.meta.dirname, '..');

/** Every file of tests, from the folder `test`, with `/`; those alone whose path holds one of the parts, where some are given. */
export function testFiles(parts: readonly string[] = []): string[] {
  return readdirSync(tests, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => file.split(sep).join('/'))
    .filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)))
    .sort();
}

/** Runs a suite; gives what failed in it, in words, or true, and how many tests passed, were skipped, and there are. */
export type RunSuite = () => Promise<[failures: string | true, passed: number, skipped: number, total: number]>;

declare global {
  var UVU_DEFER: number;
  var UVU_INDEX: number;
  var UVU_QUEUE: unknown[][];
}

/** The suites that a file of tests runs, not run yet: one, unless its author forgot `.run()`. uvu itself would pass over that in silence. */
export async function suitesOf(file: string): Promise<RunSuite[]> {
  globalThis.UVU_DEFER = 1;
  await import('uvu');
  const suites: unknown[] = [];
  globalThis.UVU_INDEX = 0;
  globalThis.UVU_QUEUE[0] = suites;
  await import(pathToFileURL(join(tests, file)).href);
  return suites as RunSuite[];
}
