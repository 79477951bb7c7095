import { readdirSync, rmSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';

/** How many times what a run has used the store may hold: no single run fills it alone. */
const TIMES_USED = 3;
/** In milliseconds: what was used since then may be in use by another process. Longer than the hour to which a file's last use is known. */
const RECENTLY = 2 * 60 * 60 * 1000;

/**
 * Removes files of a store until it holds at most `limit` bytes, or three times what this run has used: those first that were used longest ago,
 * and none that this run or, lately, another has used. `used`: bytes by name below the folder. What cannot be read or removed stays.
 * Gives how many bytes more the store may hold.
 */
export function removeUnused(folder: string, used: ReadonlyMap<string, number>, limit: number): number {
  const most = Math.max(limit, TIMES_USED * sum(used.values()));
  const files = filesIn(folder);
  let total = sum(files.map(({ bytes }) => bytes));
  if (total <= most) return most - total;
  const since = Date.now() - RECENTLY;
  const unused = files
    .filter(({ name, lastUsed }) => !used.has(name) && lastUsed < since)
    .sort((a, b) => a.lastUsed - b.lastUsed);
  for (const { name, bytes } of unused) {
    if (total <= most) break;
    attempt(() => rmSync(join(folder, name)));
    total -= bytes;
  }
  return most - total;
}

interface StoredFile {
  name: string;
  bytes: number;
  /** Milliseconds since the epoch. */
  lastUsed: number;
}

/** The files of values, and those that a run which was killed has left unfinished; no file of somebody else's. */
function filesIn(folder: string): StoredFile[] {
  const parts = namesIn(folder).filter((name) => /^[\da-f]{2}$/.test(name));
  return parts.flatMap((part) =>
    namesIn(join(folder, part)).flatMap((file) => {
      const name = `${part}/${file}`;
      const stats = /^[\da-f]{30}(?:\.[\d-]+)?$/.test(file) ? statsOf(join(folder, name)) : undefined;
      return stats?.isFile() ? [{ name, bytes: stats.size, lastUsed: stats.mtimeMs }] : [];
    }),
  );
}

function namesIn(folder: string): string[] {
  return attempt(() => readdirSync(folder)) ?? [];
}

function statsOf(path: string): Stats | undefined {
  return attempt(() => statSync(path));
}

/** Other processes add and remove files at the same time, and folders may be closed. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
