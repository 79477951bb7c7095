import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { once } from './once.ts';

/** A new folder with these files, removed when this process ends. */
export function folderWith(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const folder = mkdtempSync(join(base(), 'site-test-'));
  for (const [path, contents] of Object.entries(files)) write(join(folder, path), contents);
  return folder;
}

/** Writes a file, and makes the folders that it lies in. */
export function write(file: string, contents: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, contents);
}

/** Below one folder, so that one call removes them all, after whoever writes into them has been closed. */
const base = once(() => {
  const folder = mkdtempSync(join(process.env.TMPDIR === undefined && isInMemory() ? MEMORY : tmpdir(), 'site-tests-'));
  // A test may go on as a user with fewer rights, and opens its own folder to them alone.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  // A signal ends a process without that.
  process.once('SIGINT', () => process.exit(130));
  return folder;
});

/** Linux keeps these files in memory: thousands of small files take a disk ten times as long. */
const MEMORY = '/dev/shm';
/** In bytes, many times what a run needs at once. */
const ROOM = 2 ** 31;

/** A container may give little memory, or run no program there. */
function isInMemory(): boolean {
  if (!existsSync('/proc/mounts') || !existsSync(MEMORY)) return false;
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .find((line) => line.split(' ')[1] === MEMORY);
  const { bavail, bsize } = statfsSync(MEMORY);
  return mount !== undefined && !/\bnoexec\b/.test(mount) && bavail * bsize > ROOM;
}
