import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { CodePart, CompiledCode, CompiledFile, CompileStep } from '../contract/bundle.ts';
import { ifPresent } from '../platform/errors.ts';
import { foldersOf, foldersUpTo } from '../platform/folders.ts';
import { hashOf, hashOfFile } from '../platform/hash.ts';
import { cached, storeBytes, storedBytes } from './cached.ts';
import type { Store } from './store.ts';

/** Where the code of a build's steps lies. Paths are absolute. */
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
function packagesKey(root: string): string {
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

/**
 * What has to stay the same for code to compile to the same: its files; the names beside and above them, because an import could mean a new
 * one; the settings of the folders above; and the packages. `inputs` are named as in esbuild's metafile.
 */
export function dependenciesOf(inputs: readonly string[]): string[] {
  const files = inputs.map((path) => path.replace(/^[\w-]+:/, ''));
  const own = files.filter((path) => !isPackaged(path));
  // The last one is the root. Of the folders above it, in which others work too, the settings alone count.
  const folders = new Set(own.flatMap((path) => [...foldersOf(path).filter((folder) => !isAbove(folder)), '']));
  return ['packages', 'above', ...[...folders].map((path) => `folder ${path}`), ...files.map((path) => `file ${path}`)];
}

/**
 * Fingerprints of dependencies of the project at `root`, each read from the disk once. A file or folder that was changed after `start`, or
 * just before, gets one that never comes again: it may have been compiled before or after that change.
 */
export function fingerprintsOf(root: string, start: number): (dependency: string) => string | null {
  const fingerprints = new Map<string, string | null>();
  return (dependency) => {
    const known = fingerprints.get(dependency);
    if (known !== undefined) return known;
    const fingerprint = fingerprintOf(root, dependency, start);
    fingerprints.set(dependency, fingerprint);
    return fingerprint;
  };
}

function fingerprintOf(root: string, dependency: string, start: number): string | null {
  const end = dependency.indexOf(' ');
  if (end === -1) return dependency === 'packages' ? packagesKey(root) : settingsAbove(root);
  const [subject, path] = [dependency.slice(0, end), dependency.slice(end + 1)];
  const place = join(root, path);
  const stats = statsOf(place);
  if (!stats) return null;
  if (subject === 'file' && isPackaged(path)) return `${stats.size} ${stats.mtimeMs}`;
  // Builds create and remove entries of the root itself, so its time says nothing.
  if (path !== '' && stats.ctimeMs > start - TICK) return randomUUID();
  return subject === 'file' ? hashOfFile(place) : namesIn(place);
}

/** Milliseconds within which two changes may get the same time. */
const TICK = 20;

/** A folder on the way up, such as `../..`. */
function isAbove(folder: string): boolean {
  return folder.split('/').every((name) => name === '..');
}

/** The versions say what packages hold; size and time show a file that somebody edited all the same. */
function isPackaged(path: string): boolean {
  return /(?:^|\/)node_modules\//.test(path);
}

function statsOf(place: string): Stats | undefined {
  try {
    return statSync(place, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

/** The names in a folder that an import could mean; of settings, such as a `tsconfig.json`, what they say. */
function namesIn(folder: string): string {
  const names = readdirSync(folder).filter((name) => /\.(?:[cm]?[jt]sx?|css|json)$|^node_modules$/.test(name));
  return hashOf(
    names
      .sort()
      .map((name) => (name.endsWith('.json') ? `${name} ${hashOfFile(join(folder, name))}` : name))
      .join('\n'),
  );
}

function settingsAbove(root: string): string {
  const files = foldersUpTo(root)
    .slice(1)
    .flatMap((folder) => [`${folder}/tsconfig.json`, `${folder}/package.json`]);
  return hashOf(files.map((file) => (statsOf(file)?.isFile() ? hashOfFile(file) : '')).join(''));
}

interface CodeCache {
  store: Store;
  /** Hash of all that compiles. */
  code: string;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

/** Compiles code, but what an earlier build compiled from the same files, with no new file that an import might now mean. */
export function cachedCompile({ store, code, now = Date.now }: CodeCache): CompileStep {
  return async <Facts>({ root, name, options }: CodePart, compile: () => Promise<CompiledCode<Facts>>) => {
    let fresh: CompiledCode<Facts> | undefined;
    const run = async (_: undefined, lookUp: (dependency: string) => string | null) => {
      fresh = await compile();
      for (const dependency of dependenciesOf(fresh.inputs)) lookUp(dependency);
      const files = fresh.files.map(({ path, contents }) => ({ path, hash: storeBytes(store, contents).hash }));
      return { files, facts: fresh.facts, inputs: fresh.inputs };
    };
    const step = { name, code, run };
    const known = await cached(store, step, JSON.stringify(options), undefined, fingerprintsOf(root, now()));
    if (fresh) return fresh;
    const files = known.files.flatMap(({ path, hash }): CompiledFile[] => {
      const contents = storedBytes(store, hash);
      return contents ? [{ path, contents }] : [];
    });
    return files.length === known.files.length ? { ...known, files } : compile();
  };
}
