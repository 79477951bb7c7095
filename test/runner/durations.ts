import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileResult } from './messages.ts';

const KEPT = join(import.meta.dirname, '../../.cache/test-seconds.json');

type Seconds = Record<string, number>;

/** In seconds: more than any takes. */
const FIRST = 10_000;

/** Known to be long before they were ever timed on a machine, the longest last. */
const LONG = [
  ...['budget', 'accessibility', 'compact-styles', 'layout'].map((name) => `browser/${name}.test.ts`),
  'site/new-content.test.ts',
];

/** The longest first, so that no long one is left for the end, when the others have nothing to do; those that were never timed before all. */
export function longestFirst(files: readonly string[]): string[] {
  const seconds = kept();
  const of = (file: string) => seconds[file] ?? FIRST + LONG.indexOf(file);
  return [...files].sort((a, b) => of(b) - of(a));
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
