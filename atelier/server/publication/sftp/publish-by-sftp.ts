import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { dirname } from 'node:path/posix';
import type { SftpWay } from '../../../../build/contract/publication-way.ts';
import { VERSION_FILE } from '../../../../build/contract/workshop-host.ts';
import { Fault, hashOfFile } from '../../../../build/editing/system.ts';
import { publication as words } from '../../../words/publication.fr.ts';
import type { Outcome, Progress } from '../publication-api.ts';
import { publicationFolder, readRecord, updateRecord } from '../publication-record.ts';
import { buildInto, type Publishing, type Result } from '../publishing.ts';
import { type Connection, ConnectionError, connectTo } from './connection.ts';
import {
  foldersOf,
  openFolders,
  openManifest,
  type RemoteFiles,
  runConcurrently,
  UNKNOWN_HASH,
} from './remote-files.ts';
import { RemoteFolder } from './remote-folder.ts';
import { type LockTimes, type RemoteLock, takeLock } from './remote-lock.ts';

/** Builds the site, and updates a host's folder by SFTP. Rejects with a `Fault`. */
export async function publishBySftp(way: SftpWay, publishing: Publishing, lockTimes?: LockTimes): Promise<Result> {
  // Connect before the build: a missing password or an unknown server is reported at once.
  const first = await inRemoteFolder(way, publishing, async () => ({ kind: 'done' }));
  if (first.kind !== 'done') return { outcome: first };
  const folder = join(publicationFolder(publishing.host.site), 'site');
  const built = await buildInto(folder, publishing);
  if (built.outcome.kind !== 'done') return built;
  const outcome = await sendBySftp(way, publishing, { folder, lockTimes });
  return outcome.kind === 'done' ? built : { outcome };
}

interface Sending {
  /** The absolute path of the built site. */
  folder: string;
  /** The hashes of version files that the host may have; any version if absent. */
  over?: readonly string[];
  lockTimes?: LockTimes | undefined;
}

/** Updates a host's folder to a built site. Rejects with a `Fault`. */
export function sendBySftp(way: SftpWay, publishing: Publishing, sending: Sending): Promise<Outcome> {
  const { folder, over, lockTimes } = sending;
  const { host, onProgress } = publishing;
  return inRemoteFolder(way, publishing, async (remote) => {
    const { machine = randomUUID() } = readRecord(host.site);
    updateRecord(host.site, { machine });
    const onWait = () => onProgress({ step: 'waiting' });
    const lock = await takeLock(remote, { machine, onWait }, lockTimes);
    try {
      return await uploadFiles(remote, lock, { folder, over, files: localFiles(folder), onProgress });
    } finally {
      await lock.release();
    }
  });
}

/** Connects and runs work in the host's folder. Returns the outcome that asks for a missing password or key. */
async function inRemoteFolder(
  way: SftpWay,
  { host, request: { password, trust }, onProgress }: Publishing,
  work: (remote: RemoteFolder) => Promise<Outcome>,
): Promise<Outcome> {
  onProgress({ step: 'connecting' });
  const { hosts } = readRecord(host.site);
  const name = `${way.host}:${way.port}`;
  const onTrusted = (fingerprint: string) => updateRecord(host.site, { hosts: { ...hosts, [name]: fingerprint } });
  let connection: Connection | undefined;
  try {
    connection = await connectTo(way, { password, trust, known: hosts[name], onTrusted });
    const remote = new RemoteFolder(connection, way.folder);
    if (!(await remote.names(''))) throw new Fault(words.sftp.noFolder(way.folder));
    return await work(remote);
  } catch (error) {
    if (error instanceof ConnectionError) return error.outcome;
    throw error;
  } finally {
    connection?.close();
  }
}

/** The build's list of its own folder, which is useless elsewhere. */
const BUILD_LIST = '.published.json';

/** Returns the hashes of a built site's files, by path from its folder, with `/`. */
function localFiles(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files
      .map((file) => [relative(folder, file).split(sep).join('/'), hashOfFile(file)] as const)
      .filter(([path]) => path !== BUILD_LIST),
  );
}

interface Upload extends Pick<Sending, 'folder'> {
  over: Sending['over'];
  /** The hashes of its files. */
  files: ReadonlyMap<string, string>;
  onProgress(progress: Progress): void;
}

/** The number of files after which the list on the host is written again. */
const CHECKPOINT = 24;

/**
 * Updates a host's folder to a site by sending what differs from the last publication: first what pages load, then the pages, then the version
 * file; removed files go last. The list on the host names each file before it changes, so that the next attempt can continue.
 */
async function uploadFiles(remote: RemoteFolder, lock: RemoteLock, upload: Upload): Promise<Outcome> {
  const { files, over, onProgress } = upload;
  const manifest = await openManifest(remote, lock);
  const before = manifest.files;
  const version = before.get(VERSION_FILE) ?? UNKNOWN_HASH;
  if (over && version !== UNKNOWN_HASH && !over.includes(version))
    return { kind: 'failed', message: words.revert.overtaken };
  const changed = changedFiles(before, files);
  const unsure = [...before.keys()].filter((path) => before.get(path) === UNKNOWN_HASH);
  const names = await openFolders(remote, lock, [...unsure, ...changed]);
  const foreign = changed.filter((path) => !before.has(path) && names.has(path));
  if (foreign.length > 0) return { kind: 'foreign', files: foreign };
  const there = new Map([...before, ...changed.map((path) => [path, UNKNOWN_HASH] as const)]);
  await manifest.write(there);
  let done = 0;
  onProgress({ step: 'sending', done, total: changed.length });
  for (const part of splitPaths(changed)) {
    await runConcurrently(part, async (path) => {
      await lock.assertOurs();
      await names.make(dirname(path));
      await remote.sendDraft(path, readFileSync(join(upload.folder, path)));
      await lock.assertOurs();
      await remote.placeDraft(path);
      there.set(path, files.get(path) ?? UNKNOWN_HASH);
      onProgress({ step: 'sending', done: ++done, total: changed.length });
    });
    if (part.length === CHECKPOINT) await manifest.write(there);
  }
  const removed = [...before.keys()].filter((path) => !files.has(path));
  await removeAll(remote, lock, removed, onProgress);
  await manifest.finish(files);
  return { kind: 'done' };
}

function changedFiles(before: RemoteFiles, files: Upload['files']): string[] {
  return [...files.keys()].filter((path) => before.get(path) !== files.get(path));
}

/** Splits pages, other files and the version into parts, after each of which the manifest is written. */
function splitPaths(paths: readonly string[]): string[][] {
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

async function removeAll(
  remote: RemoteFolder,
  lock: RemoteLock,
  removed: readonly string[],
  onProgress: Upload['onProgress'],
): Promise<void> {
  for (const [index, path] of removed.entries()) {
    onProgress({ step: 'removing', done: index, total: removed.length });
    await lock.assertOurs();
    await remote.remove(path);
  }
  const folders = [...new Set(removed.flatMap(foldersOf))];
  for (const folder of folders.sort((a, b) => b.length - a.length)) await remote.removeEmpty(folder);
}
