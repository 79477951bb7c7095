import { lstatSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { SiteDefinition } from '../../build/contract/definition.ts';
import { Refused } from '../../build/editing/refused.ts';
import { ifPresent } from '../../build/editing/system.ts';
import { workshopFiles as words } from '../words/workshop.fr.ts';

/** The workshop's own folder below the project's root, outside of the site and its repository. */
const FOLDER = '.atelier';

/**
 * Returns a folder of the workshop's own on this machine, which may not exist yet. Links above it are resolved. Throws
 * `Refused` if a link on the way to it would lead out of the project.
 */
export function localFolder({ root }: Pick<SiteDefinition, 'root'>, ...names: readonly string[]): string {
  const base = realpathSync(root);
  const folder = join(base, FOLDER, ...names);
  let at = base;
  for (const name of relative(base, folder).split(sep)) {
    at = join(at, name);
    if (isLink(at)) throw new Refused(403, words.link(relative(base, at)));
  }
  return folder;
}

function isLink(path: string): boolean {
  return ifPresent(() => lstatSync(path).isSymbolicLink(), false);
}
