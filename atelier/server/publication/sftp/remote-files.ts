import { basename, dirname, join } from 'node:path/posix';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { Fault } from '../../../../build/editing/system.ts';
import { publication as words } from '../../../words/publication.fr.ts';
import { parseTemporaryPath, type RemoteFolder } from './remote-folder.ts';
import type { RemoteLock } from './remote-lock.ts';

/** The names of the list of published files, beside the site. The list is written under one name, then under the other: the higher count is valid. */
const NAMES = ['.publication.json', '.publication-2.json'] as const;

/** The hash of a file that is being sent, which may be absent or incomplete. */
export const UNKNOWN_HASH = '';

const isInside = (path: string) =>
  !path.includes('\0') && path.split('/').every((name) => name !== '' && name !== '.' && name !== '..');
const paths = z.string().refine(isInside);
const schema = z.object({
  format: z.literal(1),
  turn: z.string(),
  count: z.int().nonnegative().default(0),
  files: z.record(paths, z.string()),
});
type List = z.output<typeof schema>;

/** Hashes by path. Other files of a host's folder are never removed or replaced. */
export type RemoteFiles = ReadonlyMap<string, string>;

/** The list while one publication works. */
interface RemoteManifest {
  /** The files in the list when it was opened. */
  files: RemoteFiles;
  /** Writes the list over the older of the two. */
  write(files: RemoteFiles): Promise<void>;
  /** Writes the final list under both names. Rejects with a `Fault` if the host then has another list. */
  finish(files: RemoteFiles): Promise<void>;
}

/** Opens the list, which is empty before the first publication. Rejects with a `Fault` if the file is no list. */
export async function openManifest(remote: RemoteFolder, lock: RemoteLock): Promise<RemoteManifest> {
  const known = await readNewest(remote);
  let count = known?.count ?? 0;
  const put = async (files: RemoteFiles): Promise<List> => {
    const list: List = { format: 1, turn: remote.turn, count: ++count, files: Object.fromEntries(files) };
    const name = NAMES[count % 2 === 0 ? 0 : 1];
    const text = JSON.stringify({ notice: words.sftp.manifest, ...list }, null, 1);
    await remote.sendDraft(name, Buffer.from(`${text}\n`));
    await lock.look();
    await remote.placeDraft(name);
    return list;
  };
  return {
    files: new Map(Object.entries(known?.files ?? {})),
    write: async (files) => void (await put(files)),
    finish: async (files) => {
      await put(files);
      const last = await put(files);
      await lock.look();
      if (!isDeepStrictEqual(await readNewest(remote), last)) throw new Fault(words.sftp.overtaken);
    },
  };
}

/** Reads the newer of the two lists. An interrupted publication may have left the other broken or absent. */
async function readNewest(remote: RemoteFolder): Promise<List | undefined> {
  const found = await Promise.all(NAMES.map((name) => remote.read(name)));
  const lists = found.flatMap((bytes) => (bytes ? (readList(bytes) ?? []) : []));
  if (lists.length === 0 && found.some((bytes) => bytes)) throw new Fault(words.sftp.badManifest(NAMES[0]));
  return lists.sort((a, b) => b.count - a.count)[0];
}

function readList(bytes: Buffer): List | undefined {
  try {
    return schema.parse(JSON.parse(bytes.toString()));
  } catch {
    return undefined;
  }
}

/** The names in the folders to write to. */
interface RemoteNames {
  /** Tells whether there was a file. */
  has(path: string): boolean;
  /** Creates a missing folder and those above it, once. */
  make(folder: string): Promise<void>;
}

/**
 * Reads the folders of paths, and cleans up after an interrupted publication: a replaced file without a successor is restored, drafts and other
 * replaced files are removed. A publication that still runs then finds no draft to put over ours.
 */
export async function openFolders(
  remote: RemoteFolder,
  lock: RemoteLock,
  paths: readonly string[],
): Promise<RemoteNames> {
  const names = new Map<string, Set<string>>();
  await runConcurrently([...new Set(['.', ...paths.flatMap(foldersOf)])], async (folder) => {
    const found = await remote.names(folder);
    if (found) names.set(folder, new Set(found));
  });
  const has = (path: string) => names.get(dirname(path))?.has(basename(path)) ?? false;
  const there = [...names].flatMap(([folder, found]) => [...found].map((name) => join(folder, name)));
  await runConcurrently(there, async (path) => {
    const beside = parseTemporaryPath(path);
    if (!beside) return;
    await lock.assertOurs();
    if (beside.sort === 'neuf' || has(beside.path)) await remote.remove(path);
    else if (await remote.rename(path, beside.path)) names.get(dirname(path))?.add(basename(beside.path));
  });
  const made = new Map<string, Promise<void>>();
  const make = (folder: string): Promise<void> => {
    if (folder === '.' || names.has(folder)) return Promise.resolve();
    const known = made.get(folder) ?? make(dirname(folder)).then(() => remote.makeFolder(folder));
    made.set(folder, known);
    return known;
  };
  return { has, make };
}

/** Returns the folders of a path: 'a/b/c' lies in 'a/b' and 'a'. */
export function foldersOf(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

/** The number of parallel requests. */
const CONCURRENCY = 6;

/** Runs work for all paths, some in parallel. The first failure is thrown once all started work has ended. */
export async function runConcurrently(paths: readonly string[], work: (path: string) => Promise<void>): Promise<void> {
  const waiting = paths.values();
  const results = await Promise.allSettled(
    Array.from({ length: CONCURRENCY }, async () => {
      for (const path of waiting) await work(path);
    }),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
