import { isUtf8 } from 'node:buffer';
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { read as readMessages } from '../../diagnostics/messages/read.fr.ts';
import { workshopFiles as workshopFilesMessages } from '../../diagnostics/messages/workshop-files.fr.ts';
import { isErrno } from '../../platform/errno.ts';
import { hashOf } from '../../platform/hash.ts';
import type { OpenFile } from '../api.ts';
import { withLineFeeds } from '../front-matter/line-endings.ts';
import { Refused } from '../refused.ts';
import type { ContentPlace } from './content-place.ts';

/** A text as it lies on the disk. */
export interface DiskText {
  /** With its own line ends and byte-order mark. */
  raw: string;
  /** Hash of its bytes. */
  version: string;
}

/** Throws `Refused` where there is none that can be read. */
export function readDiskText({ path, file }: Pick<ContentPlace, 'path' | 'file'>, limit: number): DiskText {
  const bytes = bytesOf(file, path, limit);
  if (!isUtf8(bytes)) throw new Refused(422, readMessages.notUtf8());
  return { raw: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), version: hashOf(bytes) };
}

export const BOM = '\ufeff';

/** As the page gets it: line feeds alone, no byte-order mark. */
export function openFile(path: string, { raw, version }: DiskText): OpenFile {
  return { path, text: withLineFeeds(raw.replace(BOM, '')), version };
}

/** Never through a link, and without waiting for what is no ordinary file. */
function bytesOf(file: string, path: string, limit: number): Buffer {
  const descriptor = opened(file, path);
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) throw new Refused(403, workshopFilesMessages.notAFile(path));
    if (stats.size > limit) throw new Refused(422, readMessages.tooLarge(Math.ceil(stats.size / 1000), limit / 1000));
    return readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function opened(file: string, path: string): number {
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
  try {
    return openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'ENOTDIR')) throw new Refused(404, workshopFilesMessages.gone(path));
    if (isErrno(error, 'ELOOP')) throw new Refused(403, workshopFilesMessages.link(path));
    if (isErrno(error, 'EACCES', 'EPERM')) throw new Refused(403, readMessages.closed());
    throw error;
  }
}
