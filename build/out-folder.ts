import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import type { SiteDefinition } from './definition.ts';

/** Why a folder must not be published into, in French; undefined when it may. Publishing replaces all that a folder holds. */
export function whyNotPublishTo(out: string, { root, contentDir, staticDir }: SiteDefinition): string | undefined {
  const sources = [root, contentDir, staticDir, join(root, 'src'), join(root, 'build')];
  if (sources.some((source) => isWithin(source, out)))
    return `Le dossier « ${out} » contient les sources du site : publier les effacerait.`;
  if (sources.slice(1).some((source) => isWithin(out, source)))
    return `Le dossier « ${out} » est parmi les sources du site.`;
  if (existsSync(out) && readdirSync(out).length > 0 && !existsSync(join(out, 'index.html'))) {
    return `Le dossier « ${out} » contient autre chose qu'un site : publier l'effacerait. Videz-le, ou choisissez-en un autre.`;
  }
  return undefined;
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(resolve(folder), resolve(path));
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`));
}
