import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { hasErrors } from '../../../../build/contract/diagnostics.ts';
import type { SftpWay } from '../../../../build/contract/publication-way.ts';
import { Fault, hashOfFile } from '../../../../build/contract/system.ts';
import { publication as words } from '../../../words/publication.fr.ts';
import type { Outcome } from '../publication-api.ts';
import { type Publishing, publicationFolder, type Result, readRecord, updateRecord } from '../publication-record.ts';
import { presentSnapshot } from '../snapshot.ts';
import { connected, NotConnected } from './connection.ts';
import { RemoteFolder } from './remote-folder.ts';
import { type LockPatience, RemoteLock } from './remote-lock.ts';
import { uploaded } from './upload.ts';

/** Builds the site, and brings a host's folder up to it by SFTP. Rejects with a `Fault`. */
export async function publishBySftp(way: SftpWay, publishing: Publishing, patience?: LockPatience): Promise<Result> {
  const { host, onProgress } = publishing;
  const { site } = host;
  onProgress({ step: 'building' });
  // Before the build: what is saved meanwhile counts as changed once more.
  const snapshot = presentSnapshot(site);
  const folder = join(publicationFolder(site), 'site');
  const { ok, diagnostics, version } = await host.forVisitors({ out: folder });
  if (!ok) return { outcome: { kind: 'stopped', diagnostics: diagnostics.filter((one) => hasErrors([one])) } };
  onProgress({ step: 'connecting' });
  try {
    const outcome = await sent(way, publishing, folder, patience);
    return outcome.kind === 'done' ? { outcome, version, snapshot } : { outcome };
  } catch (error) {
    if (error instanceof NotConnected) return { outcome: error.outcome };
    throw error;
  }
}

async function sent(
  way: SftpWay,
  { host, request, onProgress }: Publishing,
  folder: string,
  patience: LockPatience | undefined,
): Promise<Outcome> {
  const { hosts, machine = randomUUID() } = readRecord(host.site);
  updateRecord(host.site, { machine });
  const name = `${way.host}:${way.port}`;
  const { password, trust, setAside = false } = request;
  const onTrusted = (fingerprint: string) => updateRecord(host.site, { hosts: { ...hosts, [name]: fingerprint } });
  const connection = await connected(way, { password, trust, known: hosts[name], onTrusted });
  try {
    const remote = new RemoteFolder(connection, way.folder);
    if (!(await remote.names(''))) throw new Fault(words.sftp.noFolder(way.folder));
    const onWait = () => onProgress({ step: 'waiting' });
    const lock = await RemoteLock.take(remote, { machine, onWait }, patience);
    try {
      return await uploaded(remote, lock, { folder, files: localFiles(folder), setAside, onProgress });
    } finally {
      await lock.release();
    }
  } finally {
    connection.close();
  }
}

/** The build's own list of its folder, which is of no use elsewhere. */
const BUILD_LIST = '.published.json';

/** Hashes of a built site's files, by path from its folder, with `/`. */
function localFiles(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files
      .map((file) => [relative(folder, file).split(sep).join('/'), hashOfFile(file)] as const)
      .filter(([path]) => path !== BUILD_LIST),
  );
}
