import picomatch from 'picomatch';
import type { Kind } from './kind.ts';

/** Tells the kind of a content file by its name below the content folder: the first one listed whose pattern it fits. */
export function kindMatcher(kinds: Readonly<Record<string, Kind>>): (name: string) => string | undefined {
  const matchers = Object.entries(kinds).flatMap(([kind, { files }]) =>
    files === undefined ? [] : [[kind, picomatch(files)] as const],
  );
  return (name) => matchers.find(([, matches]) => matches(name))?.[0];
}

/** The name that a content file's address has. */
export function slugOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1).replace(/\.md$/, '');
}

/** What files, and by them addresses of pages, may be called. */
export const CLEAN_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
