import { readFileSync } from 'node:fs';
import type { SiteDefinition } from '../../contract/definition.ts';
import { workshopFiles as words } from '../../messages/workshop-files.fr.ts';
import { MAX_TEXT_BYTES } from '../../read/read.ts';
import { hashOf } from '../../system/hash.ts';
import { type Answer, json } from '../answer.ts';
import type { OpenFile, Saved, SaveRequest } from '../api.ts';
import { withEndingsOf } from '../front-matter/line-endings.ts';
import { Refused, written } from '../refused.ts';
import { contentPlace } from './content-place.ts';
import { BOM, type DiskText, openFile, readDiskText } from './read-file.ts';
import { addFile, replaceFile } from './write-file.ts';

/** The text of a content file, and its version. Throws `Refused` where there is none that can be read. */
export function readFile(site: SiteDefinition, path: string): OpenFile {
  return openFile(path, readDiskText(contentPlace(site, path)));
}

/**
 * Writes a text into its file, which keeps its permissions, line ends and byte-order mark. Where the file is no longer the one
 * that the text began from, it stays, and is the answer (409). One that is gone is added again for version ''.
 */
export function saveFile(site: SiteDefinition, { path, text, version }: SaveRequest): Answer {
  const { file, kind, stats } = contentPlace(site, path);
  if (kind === undefined) throw new Refused(403, words.noKind(path));
  demandSound(text);
  if (!stats) {
    if (version !== '') throw new Refused(404, words.gone(path));
    written(path, () => addFile(file, text));
    return json({ version: hashOf(text) } satisfies Saved);
  }
  const disk = readDiskText({ path, file });
  if (disk.version !== version) return json(openFile(path, disk), 409);
  const contents = asOnDisk(disk, text);
  try {
    if (contents !== disk.raw) written(path, () => replaceFile(file, contents, stats, holding(disk)));
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 409) throw error;
    return json(openFile(path, readDiskText({ path, file })), 409);
  }
  return json({ version: hashOf(contents) } satisfies Saved);
}

/** Whether a file still holds a text. */
export function holding({ version }: DiskText): (file: string) => boolean {
  return (file) => hashOf(readFileSync(file)) === version;
}

/** A text (line feeds alone) with the line ends and the byte-order mark of its file. */
export function asOnDisk({ raw }: DiskText, text: string): string {
  const mark = raw.startsWith(BOM) ? BOM : '';
  return mark + withEndingsOf(raw.slice(mark.length), text);
}

/** Throws for a text that no content file may hold. */
function demandSound(text: string): void {
  const bytes = Buffer.from(text);
  if (bytes.length > MAX_TEXT_BYTES) throw new Refused(413, words.tooLarge(MAX_TEXT_BYTES));
  if (bytes.toString() !== text) throw new Refused(422, words.brokenText);
}
