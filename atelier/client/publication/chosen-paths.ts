import type { Change } from '../../server/publication/publication-api.ts';

/** The paths that publishing these changes takes: a renamed file leaves its former place, too. */
export function chosenPaths(changes: readonly Change[]): string[] {
  return changes.flatMap(({ path, from }) => (from === undefined ? [path] : [path, from]));
}
