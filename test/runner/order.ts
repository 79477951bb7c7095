import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { randomFrom } from '../../src/format/random.ts';
import { projectRoot } from '../support/project-root.ts';
import type { FileResult } from './messages.ts';

/** Seconds by file of this machine's last runs. */
const RECORD = join(projectRoot, '.cache/test-seconds.json');

type Seconds = Readonly<Record<string, number>>;

/** Puts the files first that took longest, and before them those that have never run: a long one must not begin when the other workers have nothing left. */
export function longestFirst(files: readonly string[], seconds: Seconds = recordedSeconds()): string[] {
  const of = (file: string) => seconds[file] ?? Number.MAX_VALUE;
  return [...files].sort((a, b) => of(b) - of(a));
}

function recordedSeconds(): Seconds {
  return existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {};
}

/** Records how long these files took, and forgets files that are gone. */
export function recordSeconds(results: readonly FileResult[]): void {
  const measured = results.map(({ file, seconds }) => [file, Math.round(seconds * 10) / 10] as const);
  const known = Object.entries(recordedSeconds()).filter(([file]) => existsSync(join(projectRoot, file)));
  mkdirSync(dirname(RECORD), { recursive: true });
  writeFileSync(RECORD, JSON.stringify(Object.fromEntries([...known, ...measured]), null, 2));
}

/** Returns the values in an order that depends on the seed alone, on any machine. */
export function shuffled<Value>(values: readonly Value[], seed: string): Value[] {
  const random = randomFrom(seed);
  return values
    .map((value) => ({ value, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ value }) => value);
}
