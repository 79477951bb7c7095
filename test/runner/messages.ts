import type { ServedSite, SiteName } from '../support/served-site.ts';

/** What came of a file's tests. */
export interface FileResult {
  file: string;
  /** All that was printed meanwhile. */
  printed: string;
  passed: number;
  skipped: number;
  total: number;
  seconds: number;
  /** Why it does not count as passed, although no test failed. */
  fault?: string;
}

/** A file of tests, absolute, and the seed that its tests' order is drawn with. */
export interface Job {
  file: string;
  shuffle?: string | undefined;
}

/** What a worker is told: to run a file's tests, where the site is that it asked for or why there is none, or to end. */
export type Order =
  | { run: Job }
  | { site: SiteName; served: ServedSite }
  | { site: SiteName; fault: string }
  | { end: true };

/** What a worker tells: which test it begins, what came of a file, or that its tests need a site. */
export type Notice = { begins: string } | { result: Omit<FileResult, 'file'> } | { asks: SiteName };

export function hasPassed({ passed, total, fault }: FileResult): boolean {
  return fault === undefined && passed === total;
}
