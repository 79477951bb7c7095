import { sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow } from '../support/source-files.ts';

/** Folders of tests: the project's, and the workshop's. */
const FOLDERS = ['test', 'atelier/test'];

/** Files that a nightly run and `npm run test:long` take, and `npm test` leaves out. */
const LONG = /\.long\.test\.tsx?$/;

/** Every file of tests but the long ones, from the project's root, with `/`; where parts are given, every file whose path holds one of them. */
export function testFiles(parts: readonly string[] = []): string[] {
  return FOLDERS.flatMap(filesBelow)
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => file.split(sep).join('/'))
    .filter((file) => (parts.length === 0 ? !LONG.test(file) : parts.some((part) => file.includes(part))))
    .sort();
}

/** Runs a suite; gives what failed in it, in words, or true, and how many tests passed, were skipped, and there are. */
export type RunSuite = () => Promise<[failures: string | true, passed: number, skipped: number, total: number]>;

declare global {
  var UVU_DEFER: number;
  var UVU_INDEX: number;
  var UVU_QUEUE: unknown[][];
}

/** The suites that a file of tests (absolute) registers, not run yet: one, unless its author forgot `.run()`. uvu itself would pass over that in silence. */
export async function suitesOf(file: string): Promise<RunSuite[]> {
  globalThis.UVU_DEFER = 1;
  await import('uvu');
  const suites: unknown[] = [];
  globalThis.UVU_INDEX = 0;
  globalThis.UVU_QUEUE[0] = suites;
  await import(pathToFileURL(file).href);
  return suites as RunSuite[];
}
