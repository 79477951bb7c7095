import { rmSync } from 'node:fs';
import type { ContentHost } from '../../contract/workshop-host.ts';
import { workshopFiles as words } from '../../diagnostics/messages/workshop-files.fr.ts';
import { Refused, written } from '../refused.ts';
import { contentPlace } from './content-place.ts';
import { addText } from './create.ts';
import { readDiskText } from './read-file.ts';
import { asOnDisk, holding } from './save.ts';
import { replaceFile } from './write-file.ts';

interface Steps {
  /** The file that goes. */
  gone: string;
  /** The one that takes its place, with its bytes. */
  added: { path: string; contents: string };
  /** Others that change, with their texts (line feeds alone). */
  changed: readonly { path: string; text: string }[];
}

/**
 * Does all of it; where the disk refuses a step, those before it are undone, each whatever becomes of the others: what cannot be undone is named.
 * Paths are from the project's root. Throws `Refused`.
 */
export function transaction(host: ContentHost, { gone, added, changed }: Steps): void {
  const undo: Undo[] = [];
  const { file: former, stats } = contentPlace(host, gone);
  try {
    addText(host, added.path, added.contents, stats?.mode);
    undo.push({ path: added.path, back: () => rmSync(contentPlace(host, added.path).file, { force: true }) });
    for (const { path, text } of changed) undo.push({ path, back: changedText(host, path, text) });
    written(gone, () => rmSync(former));
  } catch (error) {
    const stuck = undo.reverse().filter((step) => !isUndone(step));
    throw stuck.length > 0
      ? new Refused(
          507,
          words.halfDone(
            stuck.map(({ path }) => path),
            error instanceof Refused ? error.message : '',
          ),
        )
      : error;
  }
}

interface Undo {
  path: string;
  /** Throws where the disk refuses it. */
  back: () => void;
}

function isUndone({ back }: Undo): boolean {
  try {
    back();
    return true;
  } catch {
    return false;
  }
}

/** How to undo it. */
function changedText(host: ContentHost, path: string, text: string): () => void {
  const { file, stats } = contentPlace(host, path);
  const disk = readDiskText({ path, file }, host.limits.text);
  if (!stats) throw new Refused(404, words.gone(path));
  written(path, () => replaceFile(file, asOnDisk(disk, text), stats, holding(disk)));
  return () => replaceFile(file, disk.raw, stats);
}
