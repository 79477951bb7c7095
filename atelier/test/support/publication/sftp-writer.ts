import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDefinition } from '../../../../build/contract/definition.ts';
import type { SftpWay } from '../../../../build/contract/publication-way.ts';
import { write } from '../../../../test/support/folder.ts';
import { hostOf, publishedSite, VALID_BUILD } from '../../../../test/support/published-site.ts';
import type { Outcome, PublishRequest } from '../../../server/publication/publication-api.ts';
import type { Publishing } from '../../../server/publication/publishing.ts';
import { publishBySftp } from '../../../server/publication/sftp/publish-by-sftp.ts';
import type { LockTimes } from '../../../server/publication/sftp/remote-lock.ts';
import type { SftpServer } from './sftp-server.ts';

export type Files = Readonly<Record<string, string>>;
type Server = Pick<SftpServer, 'way' | 'fingerprint'>;

export const PASSWORD = 'sésame';

/** Short waits for a lock; of one that shows no sign of life it is believed long that it is somebody's. */
const LOCK_TIMES: LockTimes = { beat: 10, fresh: 3000, stale: 60_000 };

interface Change extends PublishRequest {
  lockTimes?: LockTimes;
  onProgress?: Publishing['onProgress'];
}

/** Publishes files by SFTP from a machine of its own, as a writer who has a password and trusts the server. */
export function sftpWriter(site = publishedSite()) {
  return ({ way, fingerprint }: Server, files: Files, change: Change = {}): Promise<Outcome> =>
    publishFiles(site, way, files, { password: PASSWORD, trust: fingerprint, ...change });
}

/** Publishes files by SFTP as the build of a site. */
export async function publishFiles(
  site: SiteDefinition,
  way: SftpWay,
  files: Files,
  { lockTimes = LOCK_TIMES, onProgress = () => {}, ...request }: Change,
): Promise<Outcome> {
  const host = hostOf(site, async ({ out = '' } = {}) => {
    rmSync(out, { recursive: true, force: true });
    for (const [path, text] of Object.entries(files)) write(join(out, path), text);
    return VALID_BUILD;
  });
  return (await publishBySftp(way, { host, request, onProgress }, lockTimes)).outcome;
}

const LISTS = ['.publication.json', '.publication-2.json'];

/** All that lies in a server's folder, but the lists of what is ours. */
export function onServer({ folder }: Pick<SftpServer, 'folder'>): Files {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !LISTS.includes(path));
  return Object.fromEntries(paths.sort().map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}
