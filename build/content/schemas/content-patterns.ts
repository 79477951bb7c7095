import { posix } from 'node:path';
import type { ContentTypes } from '../../contract/content-type.ts';
import { fileMatcher } from '../../contract/content-type-matcher.ts';

/**
 * Which content files are a content type's, as globs below the content folder that no other content type's globs share a file with: a file goes to the first
 * content type whose pattern it fits, so a later content type leaves out (`!…`) what an earlier one has taken.
 */
export function contentPatterns(contentTypes: ContentTypes): Map<string, string[]> {
  const taken: string[] = [];
  const patterns = new Map<string, string[]>();
  for (const [name, { files, schema }] of Object.entries(contentTypes)) {
    if (files === undefined || !schema) continue;
    patterns.set(name, [files, ...taken.filter((earlier) => mayShare(earlier, files)).map((one) => `!${one}`)]);
    taken.push(files);
  }
  return patterns;
}

function mayShare(one: string, other: string): boolean {
  return fileMatcher(other)(one) || (posix.dirname(one) === posix.dirname(other) && one.includes('*'));
}
