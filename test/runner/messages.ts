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

/** What a worker is told: to run a file's tests, or to end. */
export type Order = { run: string } | { end: true };

export function hasPassed({ passed, total, fault }: FileResult): boolean {
  return fault === undefined && passed === total;
}
