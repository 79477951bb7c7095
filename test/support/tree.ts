import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { PublishedFile } from '../../build/contract/output.ts';
import { VERSION_FILE } from '../../build/contract/workshop-host.ts';
import { MANIFEST } from '../../build/output/publish/out-folder.ts';

/** Returns the bytes of a folder's files, as Latin-1, by path, without a build's manifest. An absent folder is empty. */
export function treeOf(folder: string): Record<string, string> {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && entry.name !== MANIFEST,
  );
  const paths = files.map((entry) => relative(folder, join(entry.parentPath, entry.name))).sort();
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'latin1')]));
}

/**
 * Paths of the files that two published folders do not hold alike. Their versions may differ: that is a hash of all texts, of those that are not
 * published as well.
 */
export function differingFiles(one: string, other: string): string[] {
  const [first, second] = [treeOf(one), treeOf(other)];
  const paths = new Set([...Object.keys(first), ...Object.keys(second)]);
  return [...paths].filter((path) => !path.startsWith(VERSION_FILE) && first[path] !== second[path]);
}

/** The same of files that are still to be written. */
export function treeOfFiles(files: readonly PublishedFile[]): Record<string, string> {
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  return Object.fromEntries(sorted.map((file) => [file.path, bytesOf(file).toString('latin1')]));
}

function bytesOf(file: PublishedFile): Buffer {
  return 'from' in file ? readFileSync(file.from) : Buffer.from(file.contents());
}
