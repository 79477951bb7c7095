import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { ifPresent } from '../platform/errors.ts';
import { foldersUpTo } from '../platform/folders.ts';
import { hashOf } from '../platform/hash.ts';

/** The places of a build's code, as absolute paths. */
interface CodePlaces {
  /** The project's folder, from which paths count, so that a copy of the project elsewhere has the same key. */
  root: string;
  /** Modules that define the site; their static imports by relative paths count, too. */
  modules: readonly string[];
  /** The generator's own folder. */
  generator?: string;
}

/**
 * Returns one hash of all code of a build's steps: the generator's sources, the site's definition,
 * the installed packages, and Node's version.
 */
export function codeKey({ root, modules, generator = resolve(import.meta.dirname, '..') }: CodePlaces): string {
  const key = createHash('sha256').update(`${process.version}\n`);
  const count = (from: string, file: string) =>
    key.update(`${relative(from, file).split(sep).join('/')} ${hashOf(readFileSync(file))}\n`);
  for (const file of filesBelow(generator)) count(generator, file);
  for (const file of importedBy(modules)) count(root, file);
  return key.update(packagesKey(root)).digest('base64url');
}

/** Returns a hash of the installed packages by npm's own list of them, or by the lock file if there is no list. */
export function packagesKey(root: string): string {
  const notes = foldersUpTo(root).flatMap((folder) => {
    const lists = [join(folder, 'node_modules/.package-lock.json'), join(folder, 'package-lock.json')];
    const texts = lists.map((file) => ifPresent(() => readFileSync(file, 'utf8'), undefined));
    return texts.find((text) => text !== undefined) ?? [];
  });
  return hashOf(notes.map(hashOf).join('\n'));
}

/**
 * A module's static imports and re-exports by relative paths. A query, such as `?inline`, tells the bundler how to load the file.
 * Dynamic imports do not count: they name components, for which the bundle has its own hashes.
 */
const IMPORT = /^(?:import|export)\s+(?:[\w\s{},*$]+?\sfrom\s+)?'(\.{1,2}\/[^'?]+)(?:\?[^']*)?'/gm;

function importedBy(modules: readonly string[]): string[] {
  const files = new Set(modules);
  for (const file of files)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) files.add(resolve(dirname(file), path));
  return [...files].sort();
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
}
