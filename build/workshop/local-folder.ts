import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteDefinition } from '../contract/definition.ts';

/** What the workshop keeps beside the site, below the project's root: it is no part of the site, nor of its repository. */
const FOLDER = '.atelier';

/** A folder of the workshop's own on this machine, which may not be there yet; links above it are resolved. */
export function localFolder({ root }: Pick<SiteDefinition, 'root'>, name: string): string {
  return join(realpathSync(root), FOLDER, name);
}
