import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { hashOfFile } from '../../../../build/contract/system.ts';

/** The build's own list of its folder, which is of no use elsewhere. */
const BUILD_LIST = '.published.json';

/** Hashes of a built site's files, by path from its folder, with `/`. */
export function localFiles(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files
      .map((file) => [relative(folder, file).split(sep).join('/'), hashOfFile(file)] as const)
      .filter(([path]) => path !== BUILD_LIST),
  );
}
