import { runGit } from '../../contract/editing/run-git.ts';

/** More than any list of files. */
const MOST = 50_000_000;

/** Whether git has all that lies in a folder as it is, but for what it was told to ignore. */
export async function isSaved(root: string): Promise<boolean> {
  const changes = await runGit(root, ['status', '--porcelain', '--untracked-files=normal'], MOST);
  return changes?.length === 0;
}

/** Of some files, by their paths from the root, those that git could not give back: it ignores them, no longer looks at them, or has others. */
export async function unsavedFiles(root: string, paths: readonly string[]): Promise<string[]> {
  const known = await namesFrom(root, ['ls-files', '-v', '-z']);
  const changed = await namesFrom(root, ['diff', '--name-only', '--relative', '-z', 'HEAD']);
  if (!known || !changed) return [...paths];
  // Other marks than this one stand before files whose changes git passes over.
  const looked = new Set(known.flatMap((line) => (line.startsWith('H ') ? [line.slice(2)] : [])));
  const others = new Set(changed);
  return paths.filter((path) => !looked.has(path) || others.has(path));
}

async function namesFrom(root: string, args: readonly string[]): Promise<string[] | undefined> {
  return (await runGit(root, args, MOST))?.toString().split('\0');
}
