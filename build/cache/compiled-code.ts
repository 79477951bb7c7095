import { randomUUID } from 'node:crypto';
import { readdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CodePart, CompiledCode, CompileStep } from '../contract/bundle.ts';
import { foldersOf, foldersUpTo } from '../platform/folders.ts';
import { hashOf, hashOfFile } from '../platform/hash.ts';
import { cached } from './cached.ts';
import { packagesKey } from './code-key.ts';
import type { Store } from './store.ts';

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
    const run = async (_: undefined, lookUp: (dependency: string) => string | null) => {
      const { files, ...others } = await compile();
      for (const dependency of dependenciesOf(others.inputs)) lookUp(dependency);
      const texts = files.map(({ path, contents }) => ({ path, text: Buffer.from(contents).toString(BYTES) }));
      return { ...others, texts };
    };
    const step = { name, code, run };
    const key = JSON.stringify(options);
    const { texts, ...others } = await cached(store, step, key, undefined, fingerprintsOf(root, now()));
    return { ...others, files: texts.map(({ path, text }) => ({ path, contents: Buffer.from(text, BYTES) })) };
  };
}

/** Bytes as a text: a character each. */
const BYTES = 'latin1';

/**
 * Lists all that has to stay the same for code to compile to the same: its files; the names beside and above them, because an import could mean a new
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
