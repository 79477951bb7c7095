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
  /** Hash of the code that compiles. */
  code: string;
  /** Returns the present time in milliseconds since the epoch. */
  now?: () => number;
}

/** Compiles code, except code that an earlier build compiled from the same files, with no new file that an import might now mean. */
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

/** The encoding in which each byte is one character. */
const BYTES = 'latin1';

/**
 * Lists everything that compiled code depends on: its files; the names beside and above them, because an import could mean a new
 * file; the settings of the folders above; and the packages. `inputs` are named as in esbuild's metafile.
 */
export function dependenciesOf(inputs: readonly string[]): string[] {
  const files = inputs.map((path) => path.replace(/^[\w-]+:/, ''));
  const own = files.filter((path) => !isPackaged(path));
  // The last folder is the root. Folders above it are shared with others, so that only their settings count.
  const folders = new Set(own.flatMap((path) => [...foldersOf(path).filter((folder) => !isAbove(folder)), '']));
  return ['packages', 'above', ...[...folders].map((path) => `folder ${path}`), ...files.map((path) => `file ${path}`)];
}

/**
 * Returns fingerprints of dependencies of the project at `root`, each read from the disk once. A file or folder that was changed after `start`,
 * or just before, gets a unique one, because it may have been compiled before or after that change.
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
  // Builds create and remove entries of the root itself, so its time means nothing.
  if (path !== '' && stats.ctimeMs > start - TICK) return randomUUID();
  return subject === 'file' ? hashOfFile(place) : namesIn(place);
}

/** Milliseconds within which two changes may get the same time. */
const TICK = 20;

/** Tells whether a folder is above the root, such as `../..`. */
function isAbove(folder: string): boolean {
  return folder.split('/').every((name) => name === '..');
}

/** Tells whether a file belongs to a package. Versions stand for such files; size and time still reveal an edited one. */
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

/** Returns the names in a folder that an import could mean, and the contents of settings such as a `tsconfig.json`. */
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
