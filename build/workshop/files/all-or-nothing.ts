import type { ContentHost } from '../../contract/workshop-host.ts';
import { workshopFiles as words } from '../../diagnostics/messages/workshop-files.fr.ts';
import { workshopHistory } from '../../diagnostics/messages/workshop-history.fr.ts';
import { keepVersion } from '../history/saved-versions.ts';
import { explained, Refused, written } from '../refused.ts';
import { contentPlace } from './content-place.ts';
import { readDiskText } from './read-file.ts';
import { asOnDisk, holding } from './save.ts';
import { replaceFile } from './write-file.ts';

/** A change of one file. */
export interface Step {
  /** From the project's root, with `/`. */
  path: string;
  /** Makes the change, and returns what takes it back. Both throw where the system refuses. */
  run(): () => void;
}

/**
 * Makes all changes, in their order; where one is refused, those before it are taken back, each whatever becomes of the others: what cannot be
 * taken back is named. Throws `Refused`.
 */
export function allOrNothing(steps: readonly Step[]): void {
  const undo: { path: string; back: () => void }[] = [];
  try {
    for (const { path, run } of steps) undo.push({ path, back: run() });
  } catch (error) {
    const stuck = undo.reverse().filter((step) => !isUndone(step));
    if (stuck.length === 0) throw error;
    const reason = error instanceof Refused ? error.message : '';
    const paths = stuck.map(({ path }) => path);
    throw new Refused(507, words.halfDone(paths, reason));
  }
}

function isUndone({ back }: { back: () => void }): boolean {
  try {
    back();
    return true;
  } catch {
    return false;
  }
}

interface TextChange {
  path: string;
  /** With line feeds alone. */
  text: string;
  /** That the file has to be of; without it, any. */
  version?: string;
}

/** Gives a content file another text; what it held goes into its history first, without which nothing is changed: nobody looks on who could be told. */
export function textChange(host: ContentHost, change: TextChange): Step {
  return {
    path: change.path,
    run: () => {
      const { path, text, version } = change;
      const { file, stats } = contentPlace(host, path);
      const disk = readDiskText({ path, file }, host.limits.text);
      if (!stats) throw new Refused(404, words.gone(path));
      if (version !== undefined && disk.version !== version) throw new Refused(409, words.changed(path));
      explained(path, () => keepVersion(host.site, path, disk.raw, stats.mtime), workshopHistory.notChanged);
      written(path, () => replaceFile(file, asOnDisk(disk, text), stats, holding(disk)));
      return () => replaceFile(file, disk.raw, stats);
    },
  };
}
