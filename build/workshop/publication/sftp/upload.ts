import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import { VERSION_FILE } from '../../../contract/visitors-build.ts';
import type { Outcome, Progress } from '../publication-api.ts';
import type { RemoteFolder } from './remote-folder.ts';
import { ManifestTurn, remoteFiles, UNSURE } from './remote-manifest.ts';

interface Upload {
  /** Where the built site lies. */
  folder: string;
  /** Hashes of its files. */
  files: ReadonlyMap<string, string>;
  /** Files of the host's that are in the way get another name. */
  setAside: boolean;
  onProgress(progress: Progress): void;
}

/** How many files are on their way at once, and after how many the list on the host is brought up to date. */
const AT_ONCE = 6;
const CHECKPOINT = 24;

/**
 * Makes a host's folder hold a site, by sending what differs from what was sent before: what pages load, then the pages, then the file that tells
 * the version; what went is removed last. The list on the host names each file before it is touched, so that a next attempt goes on from there.
 */
export async function uploaded(
  remote: RemoteFolder,
  { folder, files, setAside, onProgress }: Upload,
): Promise<Outcome> {
  const before = await remoteFiles(remote);
  const changed = [...files.keys()].filter((path) => before.get(path) !== files.get(path));
  const removed = [...before.keys()].filter((path) => !files.has(path));
  const folders = await RemoteFolders.below(remote, changed);
  const foreign = changed.filter((path) => !before.has(path) && folders.has(path));
  if (foreign.length > 0 && !setAside) return { kind: 'foreign', files: foreign };
  const turn = new ManifestTurn(remote);
  const there = new Map([...before, ...changed.map((path) => [path, UNSURE] as const)]);
  await turn.write(there);
  for (const path of foreign) await folders.setAside(path);
  let done = 0;
  onProgress({ step: 'sending', done, total: changed.length });
  for (const part of parts(changed)) {
    await inTurns(part, async (path) => {
      await folders.make(dirname(path));
      await remote.write(path, readFileSync(join(folder, path)));
      there.set(path, files.get(path) ?? UNSURE);
      onProgress({ step: 'sending', done: ++done, total: changed.length });
    });
    if (part.length === CHECKPOINT) await turn.write(there);
  }
  await removeAll(remote, removed, onProgress);
  await turn.write(files);
  return { kind: 'done' };
}

/** What pages load, the pages with their compressed forms, and the version, each cut into pieces after which the list is written. */
function parts(paths: readonly string[]): string[][] {
  const isPage = (path: string) => /\.html(?:\.\w+)?$/.test(path);
  const isVersion = (path: string) => path.startsWith(VERSION_FILE);
  const inOrder = [
    paths.filter((path) => !isPage(path) && !isVersion(path)),
    paths.filter(isPage),
    paths.filter(isVersion),
  ];
  return inOrder.flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / CHECKPOINT) }, (_, index) =>
      group.slice(index * CHECKPOINT, (index + 1) * CHECKPOINT),
    ),
  );
}

/** Does a work for each, some at once. The first failure is thrown once those under way have ended. */
async function inTurns(paths: readonly string[], work: (path: string) => Promise<void>): Promise<void> {
  const waiting = paths.values();
  const results = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, async () => {
      for (const path of waiting) await work(path);
    }),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

async function removeAll(
  remote: RemoteFolder,
  removed: readonly string[],
  onProgress: Upload['onProgress'],
): Promise<void> {
  for (const [index, path] of removed.entries()) {
    onProgress({ step: 'removing', done: index, total: removed.length });
    await remote.remove(path);
  }
  const folders = [...new Set(removed.flatMap(foldersOf))];
  for (const folder of folders.sort((a, b) => b.length - a.length)) await remote.removeEmpty(folder);
}

/** 'a/b/c' lies in 'a/b' and 'a'. */
function foldersOf(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

/** What is there, in the folders that files will be sent to. */
class RemoteFolders {
  private readonly remote: RemoteFolder;
  private readonly names: ReadonlyMap<string, ReadonlySet<string>>;
  private readonly made = new Map<string, Promise<void>>();

  private constructor(remote: RemoteFolder, names: ReadonlyMap<string, ReadonlySet<string>>) {
    this.remote = remote;
    this.names = names;
  }

  static async below(remote: RemoteFolder, paths: readonly string[]): Promise<RemoteFolders> {
    const names = new Map<string, ReadonlySet<string>>();
    const folders = [...new Set(['.', ...paths.flatMap(foldersOf)])];
    await inTurns(folders, async (folder) => {
      const found = await remote.names(folder);
      if (found) names.set(folder, new Set(found));
    });
    return new RemoteFolders(remote, names);
  }

  has(path: string): boolean {
    return this.names.get(dirname(path))?.has(path.slice(path.lastIndexOf('/') + 1)) ?? false;
  }

  /** Makes a folder that is not there, with those above it, once. */
  make(folder: string): Promise<void> {
    if (folder === '.' || this.names.has(folder)) return Promise.resolve();
    const known = this.made.get(folder);
    const made = known ?? this.make(dirname(folder)).then(() => this.remote.makeFolder(folder));
    this.made.set(folder, made);
    return made;
  }

  /** Gives a file of the host's a name that is free. */
  async setAside(path: string): Promise<void> {
    for (let count = 1; ; count++) {
      const name = `${path}.avant-publication${count === 1 ? '' : `-${count}`}`;
      if (this.has(name)) continue;
      return this.remote.rename(path, name);
    }
  }
}
