import { setTimeout as pause } from 'node:timers/promises';
import { replaceInPlace } from '../../output/index.ts';
import { afterFirstFiles, isBroken } from './dev-state.ts';
import type { FirstFiles } from './first-files.ts';
import type { Rebuild } from './rebuild.ts';

/** Milliseconds that open pages have for taking over what was made for them first, before a build keeps this process busy. */
const TAKING_OVER = 100;

/**
 * Brings open pages what they need of a change, and ends the build that began before it. The one that follows makes the same files, and says
 * what there is to say of the change. A site whose last build failed stays as it is. Never rejects.
 */
export async function showFirst({ out, pages, touched, running }: Rebuild, firstFiles: FirstFiles): Promise<void> {
  if (isBroken(pages.state) || pages.paths.size === 0) return;
  try {
    const files = await firstFiles(new Set([...touched, ...(running?.touched ?? [])]), pages.paths);
    if (files.length === 0) return;
    running?.ending.abort();
    replaceInPlace(files, out);
    pages.updatePages(afterFirstFiles(pages.state, files));
    await pause(TAKING_OVER);
  } catch {
    // What throws here throws in the build, too.
  }
}
