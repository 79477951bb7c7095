import { basename, dirname, join } from 'node:path/posix';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { Fault } from '../../../../build/editing/system.ts';
import { publication as words } from '../../../words/publication.fr.ts';
import { parseTemporaryPath, type RemoteFolder } from './remote-folder.ts';
import type { RemoteLock } from './remote-lock.ts';

/** The list, beside the site, of the files that publications put there. It is written under one name, then under the other: the higher count holds. */
const NAMES = ['.publication.json', '.publication-2.json'] as const;

/** Stands for a file that is being sent: it may be absent, or hold anything. */
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

/** Hashes by path. Nothing else of a host's folder is ever removed or replaced. */
export type RemoteFiles = ReadonlyMap<string, string>;

/** The list while one publication works. */
export class RemoteManifest {
  readonly files: RemoteFiles;
  private readonly remote: RemoteFolder;
  private readonly lock: RemoteLock;
  private count: number;

  private constructor(remote: RemoteFolder, lock: RemoteLock, list: List | undefined) {
    this.remote = remote;
    this.lock = lock;
    this.files = new Map(Object.entries(list?.files ?? {}));
    this.count = list?.count ?? 0;
  }

  /** Reads the list; an empty one where nothing was published there. Rejects with a `Fault` where it is none. */
  static async read(remote: RemoteFolder, lock: RemoteLock): Promise<RemoteManifest> {
    return new RemoteManifest(remote, lock, await readNewest(remote));
  }

  /** Writes the list over the older of the two. */
  async write(files: RemoteFiles): Promise<void> {
    await this.put(this.listOf(files));
  }

  /** Writes it for the last time, under both names. Rejects with a `Fault` where it is not what stands there then. */
  async finish(files: RemoteFiles): Promise<void> {
    await this.write(files);
    const last = this.listOf(files);
    await this.put(last);
    await this.lock.look();
    if (!isDeepStrictEqual(await readNewest(this.remote), last)) throw new Fault(words.sftp.overtaken);
  }

  private listOf(files: RemoteFiles): List {
    return { format: 1, turn: this.remote.turn, count: ++this.count, files: Object.fromEntries(files) };
  }

  private async put(list: List): Promise<void> {
    const name = NAMES[list.count % 2 === 0 ? 0 : 1];
    const text = JSON.stringify({ notice: words.sftp.manifest, ...list }, null, 1);
    await this.remote.sendDraft(name, Buffer.from(`${text}\n`));
    await this.lock.look();
    await this.remote.placeDraft(name);
  }
}

/** Reads the newer of the two lists, as a cut publication may have left one broken or absent. */
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

/** Existing files in the folders that are written to. */
export class RemoteNames {
  private readonly remote: RemoteFolder;
  private readonly lock: RemoteLock;
  private readonly names: ReadonlyMap<string, Set<string>>;
  private readonly made = new Map<string, Promise<void>>();

  private constructor(remote: RemoteFolder, lock: RemoteLock, names: ReadonlyMap<string, Set<string>>) {
    this.remote = remote;
    this.lock = lock;
    this.names = names;
  }

  static async around(remote: RemoteFolder, lock: RemoteLock, paths: readonly string[]): Promise<RemoteNames> {
    const names = new Map<string, Set<string>>();
    const folders = [...new Set(['.', ...paths.flatMap(foldersOf)])];
    await runConcurrently(folders, async (folder) => {
      const found = await remote.names(folder);
      if (found) names.set(folder, new Set(found));
    });
    return new RemoteNames(remote, lock, names);
  }

  has(path: string): boolean {
    return this.names.get(dirname(path))?.has(basename(path)) ?? false;
  }

  /** Makes a folder that is not there, with those above it, once. */
  make(folder: string): Promise<void> {
    if (folder === '.' || this.names.has(folder)) return Promise.resolve();
    const known = this.made.get(folder);
    const made = known ?? this.make(dirname(folder)).then(() => this.remote.makeFolder(folder));
    this.made.set(folder, made);
    return made;
  }

  /**
   * Cleans up after a publication that was cut: a file whose successor never came goes back to its place, drafts and replaced files go. A publication
   * that still lives then finds no draft to put over ours.
   */
  async settle(): Promise<void> {
    const there = [...this.names].flatMap(([folder, names]) => [...names].map((name) => join(folder, name)));
    await runConcurrently(there, async (path) => {
      const beside = parseTemporaryPath(path);
      if (!beside) return;
      if (beside.sort === 'ancien' && !this.has(beside.path)) return this.rename(path, beside.path);
      await this.lock.assertOurs();
      await this.remote.remove(path);
    });
  }

  private async rename(from: string, to: string): Promise<void> {
    await this.lock.assertOurs();
    if (!(await this.remote.rename(from, to))) return;
    this.names.get(dirname(from))?.delete(basename(from));
    this.names.get(dirname(to))?.add(basename(to));
  }
}

/** 'a/b/c' lies in 'a/b' and 'a'. */
export function foldersOf(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

/** Number of parallel requests. */
const CONCURRENCY = 6;

/** Does a work for each, some at once. The first failure is thrown once those under way have ended. */
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
