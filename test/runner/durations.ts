import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileResult } from './messages.ts';

const KEPT = join(import.meta.dirname, '../../.cache/test-seconds.json');

type Seconds = Record<string, number>;

/** The longest first, so that no long one is left for the end, when the others have nothing to do; those that were never timed before all. */
export function longestFirst(files: readonly string[]): string[] {
  const seconds = kept();
  const of = (file: string) => seconds[file] ?? Number.POSITIVE_INFINITY;
  return [...files].sort((a, b) => (of(a) === of(b) ? 0 : of(b) - of(a)));
}

export function keepDurations(results: readonly FileResult[]): void {
  const seconds = { ...kept(), ...Object.fromEntries(results.map(({ file, seconds }) => [file, seconds])) };
  mkdirSync(dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, JSON.stringify(seconds));
}

function kept(): Seconds {
  try {
    return JSON.parse(readFileSync(KEPT, 'utf8'));
  } catch {
    return {};
  }
}
