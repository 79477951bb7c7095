import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { ifPresent } from '../platform/errors.ts';
import { foldersUpTo } from '../platform/folders.ts';
import { hashOf } from '../platform/hash.ts';

/** The places of the code of a build's steps, as absolute paths. */
interface CodePlaces {
  /** The folder of a site's project: paths count from here, so that the same project in another place has the same key. */
  root: string;
  /** Modules that define the site; what they import statically by relative paths counts with them. */
  modules: readonly string[];
  /** The generator's own folder. */
  generator?: string;
}

/**
 * One hash of all that the steps of a build are made of: the generator's sources, the site's definition,
 * the installed packages, and Node itself.
 */
export function codeKey({ root, modules, generator = resolve(import.meta.dirname, '..') }: CodePlaces): string {
  const key = createHash('sha256').update(`${process.version}\n`);
  const count = (from: string, file: string) =>
    key.update(`${relative(from, file).split(sep).join('/')} ${hashOf(readFileSync(file))}\n`);
  for (const file of filesBelow(generator)) count(generator, file);
  for (const file of importedBy(modules)) count(root, file);
  return key.update(packagesKey(root)).digest('base64url');
}

/** A hash of the packages that are installed for a project, by npm's own list of them; where there is none, by the lock file. */
export function packagesKey(root: string): string {
  const notes = foldersUpTo(root).flatMap((folder) => {
    const lists = [join(folder, 'node_modules/.package-lock.json'), join(folder, 'package-lock.json')];
    const texts = lists.map((file) => ifPresent(() => readFileSync(file, 'utf8'), undefined));
    return texts.find((text) => text !== undefined) ?? [];
  });
  return hashOf(notes.map(hashOf).join('\n'));
}

/**
 * A module's static imports and re-exports by relative paths; a query, such as `?inline`, tells the bundler how to load the file.
 * Dynamic imports do not count: they name components, which the bundle has hashes of its own for.
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
