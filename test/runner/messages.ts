import type { ServedSite, SiteName } from '../support/served-site.ts';

/** The outcome of a file's tests. */
export interface FileResult {
  file: string;
  /** All that was printed meanwhile. */
  printed: string;
  passed: number;
  skipped: number;
  total: number;
  seconds: number;
  /** Seconds of processor time of the worker and its browser and programs; 0 where the system does not tell. */
  processor: number;
  /** The reason why it does not count as passed, although no test failed. */
  fault?: string;
}

/** A file of tests, absolute, and the seed that its tests' order is drawn with. */
export interface Job {
  file: string;
  shuffle?: string | undefined;
}

/** A message to a worker: to run a file's tests, the site that it asked for or why there is none, or to end. */
export type Order =
  | { run: Job }
  | { site: SiteName; served: ServedSite }
  | { site: SiteName; fault: string }
  | { end: true };

/** A message of a worker: the test that begins, the outcome of a file, or a site that its tests need. */
export type Notice = { begins: string } | { result: Omit<FileResult, 'file'> } | { asks: SiteName };

export function hasPassed({ passed, total, fault }: FileResult): boolean {
  return fault === undefined && passed === total;
}
