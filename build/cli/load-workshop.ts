import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { WorkshopPlugin } from '../contract/workshop-plugin.ts';

/** The module by which the workshop is entered, from the project's root. */
export const WORKSHOP_MODULE = 'atelier/index.ts';

/** The writers' workshop; undefined in a project without it. Its name is no literal, so that the generator compiles without it, too. */
export async function loadWorkshop(root: string): Promise<WorkshopPlugin | undefined> {
  const file = join(root, WORKSHOP_MODULE);
  if (!existsSync(file)) return undefined;
  const { workshop }: { workshop: WorkshopPlugin } = await import(pathToFileURL(file).href);
  return workshop;
}
