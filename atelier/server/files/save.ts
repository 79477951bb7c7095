import { readFileSync } from 'node:fs';
import { contentPlace } from '../../../build/contract/editing/content-place.ts';
import { asOnDisk } from '../../../build/contract/editing/front-matter/line-endings.ts';
import { Refused, written } from '../../../build/contract/editing/refused.ts';
import { addFile, replaceFile } from '../../../build/contract/editing/write-file.ts';
import { hashOf } from '../../../build/contract/system.ts';
import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import type { OpenFile, Saved, SaveRequest } from '../../api.ts';
import { workshopFiles as words } from '../../words/files.fr.ts';
import { type ApiResponse, json } from '../api-response.ts';
import { keepSave } from '../history/keep-save.ts';
import { type DiskText, openFile, readDiskText } from './read-file.ts';

/** The text of a content file, and its version. Throws `Refused` where there is none that can be read. */
export function readFile(host: ContentHost, path: string): OpenFile {
  return openFile(path, readDiskText(contentPlace(host, path), host.limits.text));
}

/**
 * Writes a text into its file, which keeps its permissions, line ends and byte-order mark; what it held goes into its history. Where the file is
 * no longer the one that the text began from, it stays, and is the answer (409). One that is gone is added again for version ''.
 */
export function saveFile(host: ContentHost, { path, text, version }: SaveRequest): ApiResponse {
  const { file, contentType, stats } = contentPlace(host, path);
  if (contentType === undefined) throw new Refused(403, words.noContentType(path));
  demandSound(text, host.limits.text);
  if (!stats) {
    if (version !== '') throw new Refused(404, words.gone(path));
    written(path, () => addFile(file, text));
    return json(savedAs(text, keepSave(host.site, { path, text })));
  }
  const disk = readDiskText({ path, file }, host.limits.text);
  if (disk.version !== version) return json(openFile(path, disk), 409);
  const contents = asOnDisk(disk, text);
  if (contents === disk.raw) return json(savedAs(contents));
  const unkept = keepSave(host.site, { path, text: disk.raw, at: stats.mtime });
  try {
    written(path, () => replaceFile(file, contents, stats, holding(disk)));
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 409) throw error;
    return json(openFile(path, readDiskText({ path, file }, host.limits.text)), 409);
  }
  return json(savedAs(contents, keepSave(host.site, { path, text: contents }) ?? unkept));
}

/** `unkept`: why its history lacks something, where it does. */
function savedAs(contents: string, unkept?: string): Saved {
  return { version: hashOf(contents), ...(unkept !== undefined && { unkept }) };
}

/** Whether a file still holds a text. */
export function holding({ version }: DiskText): (file: string) => boolean {
  return (file) => hashOf(readFileSync(file)) === version;
}

/** Throws for a text that no content file may hold. */
function demandSound(text: string, limit: number): void {
  const bytes = Buffer.from(text);
  if (bytes.length > limit) throw new Refused(413, words.tooLarge(limit));
  if (bytes.toString() !== text) throw new Refused(422, words.brokenText);
}
