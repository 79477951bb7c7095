import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const LEFT_OUT = new Set(['.cache', '.git', 'dist', 'node_modules']);

/** A copy of the project to mutate, inside it, so that it finds its packages; with a folder `tmp` for what tests leave behind. */
export function mutableCopy(project: string): string {
  mkdirSync(join(project, '.cache'), { recursive: true });
  const copy = mkdtempSync(join(project, '.cache/mutation-'));
  // Some tests read as somebody else.
  chmodSync(copy, 0o755);
  for (const name of readdirSync(project).filter((name) => !LEFT_OUT.has(name)))
    cpSync(join(project, name), join(copy, name), { recursive: true });
  mkdirSync(join(copy, 'tmp'));
  return copy;
}
