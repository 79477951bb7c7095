import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { publication as words } from '../../../diagnostics/messages/workshop-publication.fr.ts';
import { Fault } from '../../../platform/fault.ts';
import type { RemoteFolder } from './remote-folder.ts';

/** The list, beside the site, of the files that publications put there. */
const MANIFEST = '.publication.json';

/** Of a file that is being sent: it may be there or not, and hold anything. */
export const UNSURE = '';

const isInside = (path: string) =>
  !path.includes('\0') && path.split('/').every((name) => name !== '' && name !== '.' && name !== '..');
const schema = z.object({
  format: z.literal(1),
  turn: z.string(),
  files: z.record(z.string().refine(isInside), z.string()),
});

/** Hashes by path. Nothing else of a host's folder is ever removed or replaced. */
export type RemoteFiles = ReadonlyMap<string, string>;

/** Reads the list; an empty one where nothing was published there. Rejects with a `Fault` where it is none. */
export async function remoteFiles(remote: RemoteFolder): Promise<RemoteFiles> {
  return new Map(Object.entries((await readManifest(remote))?.files ?? {}));
}

/** The list while one publication works: whoever begins after it takes it over. */
export class ManifestTurn {
  private readonly remote: RemoteFolder;
  private readonly turn = randomUUID();
  private isOurs = false;

  constructor(remote: RemoteFolder) {
    this.remote = remote;
  }

  /** Writes the list. Rejects with a `Fault` where somebody else has begun to publish since. */
  async write(files: RemoteFiles): Promise<void> {
    if (this.isOurs && (await readManifest(this.remote))?.turn !== this.turn) throw new Fault(words.sftp.overtaken);
    const list = { notice: words.sftp.manifest, format: 1, turn: this.turn, files: Object.fromEntries(files) };
    await this.remote.write(MANIFEST, Buffer.from(`${JSON.stringify(list, null, 1)}\n`));
    this.isOurs = true;
  }
}

async function readManifest(remote: RemoteFolder): Promise<z.output<typeof schema> | undefined> {
  const bytes = await remote.read(MANIFEST);
  if (!bytes) return undefined;
  try {
    return schema.parse(JSON.parse(bytes.toString()));
  } catch {
    throw new Fault(words.sftp.badManifest(MANIFEST));
  }
}
