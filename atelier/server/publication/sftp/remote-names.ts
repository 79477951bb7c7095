import { basename, dirname, join } from 'node:path/posix';
import { type RemoteFolder, readBeside } from './remote-folder.ts';
import type { RemoteLock } from './remote-lock.ts';

/** What is there, in the folders that files lie in or will be sent to. */
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
    await inTurns(folders, async (folder) => {
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

  /** A free name under which a file of the host's can be kept. */
  asideOf(path: string): string {
    for (let count = 1; ; count++) {
      const name = `${path}.avant-publication${count === 1 ? '' : `-${count}`}`;
      if (!this.has(name)) return name;
    }
  }

  /**
   * Puts right what a publication has left that was cut: a file whose successor never came goes back to its place, drafts and what was replaced go.
   * With them goes what that publication, should it still live, could put over ours. `asides` are names that files of the host's were to get.
   */
  async settle(asides: ReadonlyMap<string, string>): Promise<void> {
    for (const [path, name] of asides) if (this.has(name) && !this.has(path)) await this.rename(name, path);
    const there = [...this.names].flatMap(([folder, names]) => [...names].map((name) => join(folder, name)));
    await inTurns(there, async (path) => {
      const beside = readBeside(path);
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

/** How many requests for files are on their way at once. */
const AT_ONCE = 6;

/** Does a work for each, some at once. The first failure is thrown once those under way have ended. */
export async function inTurns(paths: readonly string[], work: (path: string) => Promise<void>): Promise<void> {
  const waiting = paths.values();
  const results = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, async () => {
      for (const path of waiting) await work(path);
    }),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
