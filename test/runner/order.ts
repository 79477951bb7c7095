import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomFrom } from '../../src/format/random.ts';
import type { FileResult } from './messages.ts';

const RECORD = join(import.meta.dirname, 'seconds.json');

/** What takes less is of no weight for the order. */
const NOTED_SECONDS = 1;

/** The files that took longest when their seconds were last recorded come first, so that no long one begins when the other workers have nothing left. */
export function longestFirst(files: readonly string[]): string[] {
  const seconds = recordedSeconds();
  return [...files].sort((a, b) => (seconds[b] ?? 0) - (seconds[a] ?? 0));
}

/** Seconds of each file that took any when they were last recorded. */
function recordedSeconds(): Readonly<Record<string, number>> {
  return JSON.parse(readFileSync(RECORD, 'utf8'));
}

/** The same seed and list give the same order on any machine. */
export function shuffled<Value>(values: readonly Value[], seed: string): Value[] {
  const random = randomFrom(seed);
  return values
    .map((value) => ({ value, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}

/** Writes the record that `longestFirst` reads, to be committed. */
export function recordSeconds(results: readonly FileResult[]): void {
  const noted = results
    .filter(({ seconds }) => seconds >= NOTED_SECONDS)
    .sort((a, b) => b.seconds - a.seconds)
    .map(({ file, seconds }) => [file, Math.round(seconds)] as const);
  writeFileSync(RECORD, `${JSON.stringify(Object.fromEntries(noted), null, 2)}\n`);
}
