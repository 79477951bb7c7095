import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { MANIFEST } from '../../build/output/publish/out-folder.ts';
import type { Random } from '../fuzz/random.ts';
import { folderWith } from './folder.ts';
import type { Edits } from './site-edits.ts';

/** Damages that people, or the disk, may do to a build's files. */
export const DAMAGES: Edits = {
  nothing: () => undefined,
  'a published file with other bytes and its old times': ({ out }, random) =>
    toOneFile(out, random, (file) => preservingTimes(file, () => writeFileSync(file, readFileSync(file).reverse()))),
  'a published file cut short': ({ out }, random) => toOneFile(out, random, (file) => cutShort(file, random)),
  'a published file gone': ({ out }, random) => toOneFile(out, random, rmSync),
  'a published file closed': ({ out }, random) => toOneFile(out, random, (file) => chmodSync(file, 0o600)),
  'a published folder gone': ({ out }, random) =>
    toOneFile(out, random, (file) => rmSync(dirname(file), { recursive: true })),
  'a kept file cut short': ({ site }, random) => toOneFile(site.cacheDir, random, (file) => cutShort(file, random)),
  'two kept files in the place of each other': ({ site }, random) =>
    toOneFile(site.cacheDir, random, (one) =>
      toOneFile(site.cacheDir, random, (other) => {
        const bytes = readFileSync(one);
        writeFileSync(one, readFileSync(other));
        writeFileSync(other, bytes);
      }),
    ),
  'a kept file gone': ({ site }, random) => toOneFile(site.cacheDir, random, rmSync),
  'all files some days older or younger': ({ site, out }, random) => {
    const days = random.below(5) - 2;
    toEachFile(site.cacheDir, (file) => age(file, days));
    toEachFile(out, (file) => age(file, days));
    return undefined;
  },
  'all that is kept gone': ({ site }) => {
    rmSync(site.cacheDir, { recursive: true, force: true });
    return undefined;
  },
};

/** Changes a file whose times are to the nanosecond what they were. */
export function preservingTimes(file: string, change: () => void): void {
  const clock = join(folderWith({ clock: '' }), 'clock');
  spawnSync('touch', ['-r', file, clock]);
  change();
  spawnSync('touch', ['-r', clock, file]);
}

function age(file: string, days: number): void {
  const { atimeMs, mtimeMs } = statSync(file);
  utimesSync(file, atimeMs / 1000 - days * 86_400, mtimeMs / 1000 - days * 86_400);
}

function cutShort(file: string, random: Random): void {
  truncateSync(file, random.below(readFileSync(file).length + 1));
}

/** Does this to some file below a folder, where there is one, but for the manifest: nothing is published into a folder without it. */
function toOneFile(folder: string, random: Random, work: (file: string) => void): undefined {
  const files: string[] = [];
  toEachFile(folder, (file) => files.push(file));
  if (files.length > 0) work(random.pick(files.sort()));
}

function toEachFile(folder: string, work: (file: string) => void): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && entry.name !== MANIFEST) work(join(entry.parentPath, entry.name));
}
