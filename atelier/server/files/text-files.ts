import { isUtf8 } from 'node:buffer';
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import { BOM, restoreLineEndings, withLineFeeds } from '../../../build/editing/front-matter/line-endings.ts';
import { type ContentPlace, contentPlace } from '../../../build/editing/project-files.ts';
import { orRefuse, Refused, writeOrRefuse } from '../../../build/editing/refused.ts';
import { hashOf, isErrno } from '../../../build/editing/system.ts';
import { read as readMessages } from '../../../build/editing/wordings.ts';
import { addFile, type FileChange, replaceFile } from '../../../build/editing/write-file.ts';
import type { OpenFile, SaveConflict, Saved, SaveRequest } from '../../api.ts';
import { workshopHistory } from '../../words/history.fr.ts';
import { workshopFiles as words } from '../../words/workshop.fr.ts';
import { addSavedVersion, addVersion } from '../history/saved-versions.ts';
import { hasVersion } from './file-steps.ts';

/** Returns the text and version of a content file. Throws `Refused` if it cannot be read. */
export function readFile(host: ContentHost, path: string): OpenFile {
  return openFile(path, readDiskText(contentPlace(host, path), host.limits.text));
}

/**
 * Saves a text into its file, which keeps its permissions, line ends and byte-order mark. The former text goes into the
 * history. A file of another version than expected stays, and is the answer. A deleted file is added again for version
 * ''. `others`: what the answer says of other texts.
 */
export function saveFile(
  host: ContentHost,
  { path, text, version }: SaveRequest,
  others: Pick<Saved, 'followed' | 'lost'> = {},
): Saved | SaveConflict {
  const { file, contentType, stats } = contentPlace(host, path);
  if (contentType === undefined) throw new Refused(403, words.noContentType(path));
  assertValidText(text, host.limits.text);
  if (!stats) {
    if (version !== '') throw new Refused(404, words.gone(path));
    writeOrRefuse(path, () => addFile(file, text));
    return savedAs(text, addSavedVersion(host.site, { path, text }));
  }
  const disk = readDiskText({ path, file }, host.limits.text);
  if (disk.version !== version) return { conflict: openFile(path, disk) };
  const contents = restoreLineEndings(disk, text);
  if (contents === disk.raw) return savedAs(contents);
  const unkept = addSavedVersion(host.site, { path, text: disk.raw, at: stats.mtime });
  try {
    writeOrRefuse(path, () => replaceFile(file, contents, stats, hasVersion(disk.version)));
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 409) throw error;
    return { conflict: readFile(host, path) };
  }
  return { ...savedAs(contents, addSavedVersion(host.site, { path, text: contents }) ?? unkept), ...others };
}

/** Returns the answer to a save. `unkept`: the reason why the history lacks a version, if it does. */
function savedAs(contents: string, unkept?: string): Saved {
  return { version: hashOf(contents), ...(unkept !== undefined && { unkept }) };
}

/** Throws for a text that content files may not contain. */
function assertValidText(text: string, limit: number): void {
  const bytes = Buffer.from(text);
  if (bytes.length > limit) throw new Refused(413, words.tooLarge(limit));
  if (bytes.toString() !== text) throw new Refused(422, words.brokenText);
}

interface TextChange {
  path: string;
  /** The text, with line feeds alone. */
  text: string;
  /** The expected version; any version if absent. */
  version?: string;
}

/** Returns the step that replaces a text. The former text is stored as a version first; if that fails nothing changes, as no writer is there to warn. */
export function textChange(host: ContentHost, change: TextChange): FileChange {
  return {
    path: change.path,
    run: () => {
      const { path, text, version } = change;
      const { file, stats } = contentPlace(host, path);
      const disk = readDiskText({ path, file }, host.limits.text);
      if (!stats) throw new Refused(404, words.gone(path));
      if (version !== undefined && disk.version !== version) throw new Refused(409, words.changed(path));
      orRefuse(path, () => addVersion(host.site, path, disk.raw, stats.mtime), workshopHistory.notChanged);
      const contents = restoreLineEndings(disk, text);
      writeOrRefuse(path, () => replaceFile(file, contents, stats, hasVersion(disk.version)));
      return () => replaceFile(file, disk.raw, stats, hasVersion(hashOf(contents)));
    },
  };
}

/** A text as it lies on the disk. */
interface DiskText {
  /** The contents, with their own line ends and byte-order mark. */
  raw: string;
  /** Hash of its bytes. */
  version: string;
}

/** Reads a content file. Throws `Refused` if it cannot be read. */
export function readDiskText({ path, file }: Pick<ContentPlace, 'path' | 'file'>, limit: number): DiskText {
  const bytes = bytesOf(file, path, limit);
  if (!isUtf8(bytes)) throw new Refused(422, readMessages.notUtf8());
  return { raw: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), version: hashOf(bytes) };
}

/** Returns a text for the page: with line feeds alone, without byte-order mark. */
export function openFile(path: string, { raw, version }: DiskText): OpenFile {
  return { path, text: withLineFeeds(raw.replace(BOM, '')), version };
}

/** Reads a file, but neither through a link nor from a special file, which may block. */
function bytesOf(file: string, path: string, limit: number): Buffer {
  const descriptor = openContentFile(file, path);
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) throw new Refused(403, words.notAFile(path));
    if (stats.size > limit) throw new Refused(422, readMessages.tooLarge(Math.ceil(stats.size / 1000), limit / 1000));
    return readFileSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function openContentFile(file: string, path: string): number {
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
  try {
    return openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  } catch (error) {
    if (isErrno(error, 'ENOENT', 'ENOTDIR')) throw new Refused(404, words.gone(path));
    if (isErrno(error, 'ELOOP')) throw new Refused(403, words.link(path));
    if (isErrno(error, 'EACCES', 'EPERM')) throw new Refused(403, readMessages.closed());
    throw error;
  }
}
