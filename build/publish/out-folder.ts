import { type Dirent, readdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { SiteDefinition } from '../contract/definition.ts';
import { isDropping } from '../system/droppings.ts';
import { MARK, publishedPaths } from './mark.ts';
import { hiddenName, realPlace, standingAt } from './place.ts';

/**
 * Why a folder must not be published into, in French; undefined when it may. Publishing replaces all that a folder holds:
 * so it is absent, empty, or holds what a build wrote there and nothing else. `out` is a real path.
 */
export function whyNotPublishTo(out: string, site: SiteDefinition): string | undefined {
  return whyNotThere(out) ?? whyNotOurs(out, site) ?? whyNotReplace(out);
}

function whyNotThere(out: string): string | undefined {
  if (standingAt(out)?.isSymbolicLink())
    return `« ${out} » est un lien qui ne mène nulle part : supprimez-le, ou créez sa cible.`;
  const standing = nearestStanding(out);
  if (statSync(standing).isDirectory()) return undefined;
  return `« ${standing} » est un fichier, pas un dossier : choisissez un autre dossier de sortie avec --out.`;
}

function whyNotOurs(out: string, { root, contentDir, staticDir, cacheDir }: SiteDefinition): string | undefined {
  const rooms = ['src', 'build', 'test', 'node_modules', '.git'].map((name) => join(root, name));
  const sources = [contentDir, staticDir, ...rooms].map(realPlace);
  if (sources.some((source) => isWithin(source, out)))
    return `Le dossier « ${out} » contient les sources du site : publier les effacerait.`;
  if (sources.some((source) => isWithin(out, source)))
    return `Le dossier « ${out} » est parmi les sources du site ou ses outils. Choisissez-en un autre avec --out.`;
  const needed = [homedir(), process.cwd(), cacheDir].map(realPlace);
  if (needed.some((folder) => isWithin(folder, out)))
    return `Le dossier « ${out} » sert à autre chose (dossier personnel, dossier courant ou cache) : publier le remplacerait. Choisissez-en un autre avec --out.`;
  return undefined;
}

function whyNotReplace(out: string): string | undefined {
  const published = publishedPaths(out);
  const foreign = foreignPaths(out, new Set(published));
  const [first] = foreign;
  if (first === undefined) return undefined;
  if (published)
    return `Le dossier « ${out} » contient ce qu'aucune construction n'y a mis : « ${first} »${andOthers(foreign.length - 1)}. Publier l'effacerait : déplacez-le (ce qui doit être publié va dans static/), ou choisissez un autre dossier avec --out.`;
  return `Le dossier « ${out} » n'est pas vide et ne porte pas la marque d'une construction (${MARK}) : publier effacerait ce qu'il contient. Choisissez un dossier vide ou absent avec --out. Si c'est un site construit par une version antérieure, supprimez d'abord ce dossier.`;
}

/** What a folder holds besides these paths, what builds work with, and droppings. Folders count by what is in them. */
function foreignPaths(out: string, published: ReadonlySet<string>): string[] {
  const own = [hiddenName(out, 'lock'), hiddenName(out, 'publishing-')];
  const isOwn = ({ name }: Dirent) => name === MARK || own.some((start) => name.startsWith(start));
  return filesBelow(out, isOwn)
    .map((file) => relative(out, file).split(sep).join('/'))
    .filter((path) => !published.has(path));
}

function filesBelow(folder: string, isLeftOut: (entry: Dirent) => boolean): string[] {
  if (!standingAt(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !isDropping(entry.name) && !isLeftOut(entry))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path, () => false) : [path];
    });
}

function nearestStanding(path: string): string {
  return standingAt(path) ? path : nearestStanding(dirname(path));
}

function andOthers(count: number): string {
  return count === 0 ? '' : count === 1 ? ' et un autre' : ` et ${count} autres`;
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(resolve(folder), resolve(path));
  return way !== '..' && !way.startsWith(`..${sep}`);
}
