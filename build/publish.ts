import { randomUUID } from 'node:crypto';
import { existsSync, renameSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { OutputFile } from './output.ts';

/**
 * Replaces the folder `out` by these files, whole or not at all.
 * Everything is written beside it first; then two renames, with nothing in between, swap old and new.
 * A process killed between the two leaves the old site under its set-aside name, from where `recover` puts it back.
 */
export async function publish(files: readonly OutputFile[], out: string): Promise<void> {
  await mkdir(dirname(out), { recursive: true });
  const staging = beside(out, `staging-${randomUUID()}`);
  // Not mkdtemp: its folders are closed to everybody else, such as a web server.
  await mkdir(staging);
  const folders = new Set(files.map(({ path }) => dirname(join(staging, path))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  await Promise.all(files.map(({ path, contents }) => writeFile(join(staging, path), contents)));
  if (existsSync(out)) renameSync(out, beside(out, 'previous'));
  renameSync(staging, out);
  await rm(beside(out, 'previous'), { recursive: true, force: true });
}

/** Cleans up after a build that was killed: brings a set-aside site back if nothing took its place, removes what is left over. */
export async function recover(out: string): Promise<void> {
  const previous = beside(out, 'previous');
  if (!existsSync(out) && existsSync(previous)) renameSync(previous, out);
  const leftovers = (await names(dirname(out))).filter(
    (name) => name === basename(previous) || name.startsWith(basename(beside(out, 'staging-'))),
  );
  await Promise.all(leftovers.map((name) => rm(join(dirname(out), name), { recursive: true, force: true })));
}

/** A hidden neighbour of the output folder, on the same file system so that a rename is atomic. */
function beside(out: string, suffix: string): string {
  return join(dirname(out), `.${basename(out)}.${suffix}`);
}

async function names(folder: string): Promise<string[]> {
  return existsSync(folder) ? readdir(folder) : [];
}
