import { rmSync } from 'node:fs';
import type { SiteDefinition } from '../../contract/definition.ts';
import { written } from '../refused.ts';
import { contentPlace } from './content-place.ts';
import { addText } from './create.ts';
import { readDiskText } from './read-file.ts';
import { asOnDisk } from './save.ts';
import { replaceFile } from './write-file.ts';

interface Steps {
  /** The file that goes. */
  gone: string;
  /** The one that takes its place, with its bytes. */
  added: { path: string; contents: string };
  /** Others that change, with their texts (line feeds alone). */
  changed: readonly { path: string; text: string }[];
}

/** Does all of it; where the disk refuses a step, those before it are undone. Paths are from the project's root. Throws `Refused`. */
export function inOneGo(site: SiteDefinition, { gone, added, changed }: Steps): void {
  const undo: (() => void)[] = [];
  const { file: former, stats } = contentPlace(site, gone);
  try {
    addText(site, added.path, added.contents, stats?.mode);
    undo.push(() => rmSync(contentPlace(site, added.path).file, { force: true }));
    for (const one of changed) undo.push(changedText(site, one.path, one.text));
    written(gone, () => rmSync(former));
  } catch (error) {
    for (const step of undo.reverse()) step();
    throw error;
  }
}

/** How to undo it. */
function changedText(site: SiteDefinition, path: string, text: string): () => void {
  const { file, stats } = contentPlace(site, path);
  const disk = readDiskText({ path, file });
  const mode = stats?.mode ?? 0o666;
  written(path, () => replaceFile(file, asOnDisk(disk, text), mode));
  return () => replaceFile(file, disk.raw, mode);
}
