import type { LastChanges, ListedFile } from '../../api.ts';

const KEY = 'atelier-recents';
const MAX_TEXTS = 6;

/** Paths of the texts that were opened in this browser, the last one first. */
export function recentPaths(): readonly string[] {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(known) ? known.filter((path) => typeof path === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberOpened(path: string): void {
  try {
    const paths = [path, ...recentPaths().filter((one) => one !== path)];
    localStorage.setItem(KEY, JSON.stringify(paths.slice(0, MAX_TEXTS)));
  } catch {
    // A browser that keeps nothing goes on without.
  }
}

/** The texts that were opened here, then those that were changed last, anywhere. */
export function recentTexts(
  files: readonly ListedFile[],
  opened: readonly string[],
  changes: LastChanges,
): ListedFile[] {
  const known = new Map(files.map((file) => [file.path, file]));
  const at = ({ path }: ListedFile) => Date.parse(changes[path]?.at ?? '') || 0;
  const changed = files.filter((file) => at(file) > 0).sort((a, b) => at(b) - at(a));
  const paths = new Set([...opened, ...changed.slice(0, MAX_TEXTS + opened.length).map(({ path }) => path)]);
  return [...paths].flatMap((path) => known.get(path) ?? []).slice(0, MAX_TEXTS);
}
