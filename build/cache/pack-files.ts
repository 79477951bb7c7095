import { closeSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { openPack, type Pack, readRecord } from './pack.ts';

/** Times are in milliseconds since the epoch. */
export interface PackTimes {
  lastUsed: number;
  /** Of two records of one name that of the pack written last is read. */
  writtenAt: number;
}

export interface KnownPack extends Pack, PackTimes {}

/** Milliseconds after which what is no pack yet will never be one: whoever wrote it was killed. */
const ABANDONED = 24 * 60 * 60 * 1000;

/** The packs of a folder but those that are known, the newest first; none where there is nothing to be read. */
export function packsIn(folder: string, known: readonly Pack[] = []): KnownPack[] {
  const files = new Set(known.map(({ file }) => file));
  const packs = filesIn(folder).flatMap((file) => {
    const times = files.has(file) ? undefined : statSync(file, { throwIfNoEntry: false });
    const pack = times && openPack(file);
    return pack ? [{ ...pack, lastUsed: times.atimeMs, writtenAt: times.mtimeMs }] : [];
  });
  return newestFirst(packs);
}

export function newestFirst(packs: readonly KnownPack[]): KnownPack[] {
  return [...packs].sort((a, b) => b.writtenAt - a.writtenAt);
}

/** A record of the packs that lie in a folder now; undefined where none has it. Nothing stays open. */
export function recordIn(folder: string, name: string): Buffer | undefined {
  const packs = packsIn(folder);
  const values = packs.map(({ fd, places }) => {
    const place = places.get(name);
    return place && readRecord(fd, name, place);
  });
  for (const { fd } of packs) closeSync(fd);
  return values.find((value) => value !== undefined);
}

/** Removes files of ours that have long been there and are none of these packs. */
export function removeAbandoned(folder: string, packs: readonly Pack[]): void {
  const known = new Set(packs.map(({ file }) => file));
  for (const file of filesIn(folder)) {
    if (known.has(file)) continue;
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - changed > ABANDONED) rmSync(file, { force: true });
  }
}

function filesIn(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => /^[\da-f-]{36}\.pack(?:\.part)?$/.test(name));
    return names.map((name) => join(folder, name));
  } catch {
    return [];
  }
}
