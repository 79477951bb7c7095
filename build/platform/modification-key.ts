import type { Stats } from 'node:fs';

/** Milliseconds in which a file system may give two changes one time: a tick of the kernel, or two seconds where times have no fractions (FAT). */
const TICK = 50;
const COARSE_TICK = 2000;

/**
 * Changes whenever the file does, whoever changes it and whatever time they give it: nobody sets the time of the last change of state.
 * Empty, which is the key of no file, while another change might still leave it the same.
 */
export function modificationKey({
  ino,
  mode,
  size,
  mtimeMs,
  ctimeMs,
}: Pick<Stats, 'ino' | 'mode' | 'size' | 'mtimeMs' | 'ctimeMs'>): string {
  const tick = ctimeMs % 1000 === 0 ? COARSE_TICK : TICK;
  return Date.now() - ctimeMs < tick ? '' : `${ino} ${mode} ${size} ${mtimeMs} ${ctimeMs}`;
}
