import { randomUUID } from 'node:crypto';
import { readdirSync, type Stats, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packagesKey } from '../cache/code-key.ts';
import { hashOf, hashOfFile } from '../system/hash.ts';

/**
 * What has to be the same for code to compile to the same: its files; the names beside and above them, among which a new one might be taken
 * for one of them; the settings of the folders above; and the packages. `inputs` are named as in esbuild's metafile.
 */
export function questionsAbout(inputs: readonly string[]): string[] {
  const files = inputs.map((path) => path.replace(/^[\w-]+:/, ''));
  const folders = new Set(files.filter((path) => !isPackaged(path)).flatMap(foldersOf));
  return ['packages', 'above', ...[...folders].map((path) => `folder ${path}`), ...files.map((path) => `file ${path}`)];
}

/** Answers for the project at `root`, each asked of the disk once. What is changed from `start` on, or just before, gets an answer that is never given again. */
export function answersAbout(root: string, start: number): (question: string) => string | null {
  const known = new Map<string, string | null>();
  return (question) => {
    const found = known.get(question);
    if (found !== undefined) return found;
    const given = answer(root, question, start);
    known.set(question, given);
    return given;
  };
}

function answer(root: string, question: string, start: number): string | null {
  const end = question.indexOf(' ');
  if (end === -1) return question === 'packages' ? packagesKey(root) : settingsAbove(root);
  const [subject, path] = [question.slice(0, end), question.slice(end + 1)];
  const place = join(root, path);
  const stats = statsOf(place);
  if (!stats) return null;
  if (subject === 'file' && isPackaged(path)) return `${stats.size} ${stats.mtimeMs}`;
  // The root is not looked at so closely: builds themselves come and go there.
  if (path !== '' && stats.ctimeMs > start - TICK) return randomUUID();
  return subject === 'file' ? hashOfFile(place) : namesIn(place);
}

/** Milliseconds that two changes may be apart and yet have one time. */
const TICK = 20;

/** Files of packages are known by their versions; by size and time, those that somebody changed all the same. */
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
  const files = foldersAbove(root).flatMap((folder) => [`${folder}/tsconfig.json`, `${folder}/package.json`]);
  return hashOf(files.map((file) => (statsOf(file)?.isFile() ? hashOfFile(file) : '')).join(''));
}

/** The folders that a path from the root leads through, the root among them: 'a/b.ts' has 'a' and ''. */
function foldersOf(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [''] : [folder, ...foldersOf(folder)];
}

function foldersAbove(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [] : [above, ...foldersAbove(above)];
}
