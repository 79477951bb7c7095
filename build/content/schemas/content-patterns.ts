import { posix } from 'node:path';
import type { Kind } from '../../contract/kind.ts';
import { fileMatcher } from '../../contract/kind-matcher.ts';

/**
 * Which content files are a kind's, as globs below the content folder that no other kind's globs share a file with: a file goes to the first
 * kind whose pattern it fits, so a later kind leaves out (`!…`) what an earlier one has taken.
 */
export function contentPatterns(kinds: Readonly<Record<string, Kind>>): Map<string, string[]> {
  const taken: string[] = [];
  const patterns = new Map<string, string[]>();
  for (const [name, { files, schema }] of Object.entries(kinds)) {
    if (files === undefined || !schema) continue;
    patterns.set(name, [files, ...taken.filter((earlier) => mayShare(earlier, files)).map((one) => `!${one}`)]);
    taken.push(files);
  }
  return patterns;
}

function mayShare(one: string, other: string): boolean {
  return fileMatcher(other)(one) || (posix.dirname(one) === posix.dirname(other) && one.includes('*'));
}
