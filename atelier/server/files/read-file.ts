import { isUtf8 } from 'node:buffer';
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import type { ContentPlace } from '../../../build/contract/editing/content-place.ts';
import { BOM, withLineFeeds } from '../../../build/contract/editing/front-matter/line-endings.ts';
import { Refused } from '../../../build/contract/editing/refused.ts';
import { hashOf, isErrno } from '../../../build/contract/system.ts';
import { read as readMessages } from '../../../build/contract/wordings.ts';
import type { OpenFile } from '../../api.ts';
import { workshopFiles as workshopFilesMessages } from '../../words/files.fr.ts';

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
