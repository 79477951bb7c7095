export interface TextFile {
  path: string;
  contents: string;
}

/** Files that say which site they are of. */
export function site(name: string, paths: readonly string[]): TextFile[] {
  return [...paths].sort().map((path) => ({ path, contents: `${name} ${path}\n`.repeat(50) }));
}

export function contentsOf(files: readonly TextFile[]): Record<string, string> {
  return Object.fromEntries(files.map(({ path, contents }) => [path, contents]));
}
