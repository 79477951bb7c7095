import { accessSync, constants, lstatSync, realpathSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ifPresent } from '../../platform/errors.ts';

/**
 * Where a build keeps its lock and prepares a site: beside the output folder, from where one rename puts it in place;
 * inside it where no rename can, because it is a mount point or its parent is closed to us.
 */
export function placeFor(out: string): string {
  return canSwap(out) ? dirname(out) : out;
}

/** Whether one rename can put another folder into the place of `out`. */
export function canSwap(out: string): boolean {
  const found = statSync(out, { throwIfNoEntry: false });
  if (!found) return true;
  try {
    accessSync(dirname(out), constants.W_OK);
  } catch {
    return false;
  }
  return found.dev === statSync(dirname(out)).dev;
}

/** A name for what stands beside the output folder, or in it, without being part of the site. */
export function hiddenName(out: string, suffix: string): string {
  return `.${basename(out)}.${suffix}`;
}

/** Whether a name in the output folder is that of such a thing. */
export function isWorkName(out: string, name: string): boolean {
  return ['lock', 'publishing-'].some((suffix) => name.startsWith(hiddenName(out, suffix)));
}

/** The same place without symbolic links in its way, whether or not anything is there yet. */
export function realPlace(path: string): string {
  return ifPresent(() => realpathSync.native(path), undefined) ?? join(realPlace(dirname(path)), basename(path));
}

/** What stands at a path, a link for itself; undefined when nothing does, nor can. */
export function lstatOrUndefined(path: string): Stats | undefined {
  return ifPresent(() => lstatSync(path, { throwIfNoEntry: false }), undefined);
}
