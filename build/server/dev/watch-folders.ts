import { existsSync, realpathSync, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { watch } from 'chokidar';
import { isWithin } from '../../platform/folders.ts';

interface FolderWatch {
  folders: readonly string[];
  /** Called with the absolute path of a file that was written, added or removed. */
  onChange: (path: string) => void;
  /** Called when the system refuses, for example too many files. */
  onError: (error: unknown) => void;
}

/**
 * Watches folders by their parents, so that they may come, go and come back. Ignores hidden files, which belong to editors, and follows
 * no links inside a folder, which might form a circle.
 */
export async function watchFolders({ folders: named, onChange, onError }: FolderWatch): Promise<() => Promise<void>> {
  const folders = [...new Set(named.flatMap((folder) => [folder, existsSync(folder) ? realpathSync(folder) : folder]))];
  const ignored = (path: string) =>
    !folders.some((folder) => isWithin(path, folder) || isWithin(folder, path)) ||
    (isHidden(path) && folders.some((folder) => isWithin(path, folder) && path !== folder));
  const watcher = watch([...new Set(folders.map(nearestParent))], {
    ignoreInitial: true,
    alwaysStat: true,
    followSymlinks: false,
    ignored,
  });
  const lookAgain = delayChecks(onChange);
  watcher.on('all', (_, path, stats) => {
    if (!folders.some((folder) => isWithin(path, folder))) return;
    onChange(path);
    if (stats?.isFile()) lookAgain.at(path, stats);
  });
  watcher.on('error', onError);
  await new Promise<void>((resolve) => {
    watcher.once('ready', resolve);
  });
  return () => {
    lookAgain.stop();
    return watcher.close();
  };
}

/** Milliseconds after which a file is checked again. chokidar reports no second change within 50 ms. */
const SECOND_LOOK_MS = 60;

/** Returns a function that reports files which change again after their change was reported. */
function delayChecks(onChange: (path: string) => void) {
  const timers = new Map<string, NodeJS.Timeout>();
  const at = (path: string, known: Stats) => {
    clearTimeout(timers.get(path));
    timers.set(
      path,
      setTimeout(async () => {
        const stats = await stat(path).catch(() => undefined);
        if (stats && (stats.mtimeMs !== known.mtimeMs || stats.size !== known.size)) {
          onChange(path);
          at(path, stats);
        } else timers.delete(path);
      }, SECOND_LOOK_MS),
    );
  };
  return { at, stop: () => timers.forEach(clearTimeout) };
}

function nearestParent(folder: string): string {
  const parent = dirname(folder);
  return existsSync(parent) ? parent : nearestParent(parent);
}

function isHidden(path: string): boolean {
  return basename(path).startsWith('.') && basename(path) !== '.well-known';
}

/** Work that may be requested more often than it can be done. */
export interface CoalescedWork {
  /** Requests the work once there has been no request for the pause. */
  soon: () => void;
  now: () => void;
  /** Drops requests that have not begun, and waits for running work. */
  stop: () => Promise<void>;
}

/** Returns work that never runs twice at a time: requests during the work repeat it once. The work must not reject. `pause` is in milliseconds. */
export function coalesce(work: () => Promise<void>, pause: number): CoalescedWork {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  const run = async () => {
    do {
      again = false;
      await work();
    } while (again);
    running = undefined;
  };
  const now = () => {
    if (running) again = true;
    else running = run();
  };
  return {
    now,
    soon: () => {
      clearTimeout(timer);
      timer = setTimeout(now, pause);
    },
    stop: async () => {
      clearTimeout(timer);
      again = false;
      await running;
    },
  };
}
