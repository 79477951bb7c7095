import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { mediaAddress } from '../../../build/contract/addresses/media-name.ts';
import { isFilm } from '../../../build/contract/addresses/media-types.ts';
import { PICTURES } from '../../../build/contract/media.ts';
import { ifPresent } from '../../../build/contract/system.ts';
import { byCodeUnit } from '../../../build/contract/text.ts';
import type { ContentHost } from '../../../build/contract/workshop-host.ts';
import { pictureUses } from './picture-uses.ts';
import type { UsedFilm } from './pictures-api.ts';

/** The films that lie among the pictures of the static folder, by name, with the places that name each. */
export function usedFilms(host: Pick<ContentHost, 'site' | 'texts'>): UsedFilm[] {
  const { staticDir } = host.site;
  const files = filmsBelow(join(staticDir, PICTURES));
  if (files.length === 0) return [];
  const usesOf = pictureUses(host.texts());
  const films = files.map((file) => {
    const name = `/${relative(staticDir, file).split(sep).join('/')}`;
    return { address: mediaAddress('', name), bytes: statSync(file).size, uses: usesOf(name) };
  });
  return films.sort((a, b) => byCodeUnit(a.address, b.address));
}

/** Neither links nor hidden files; none where there is no such folder. */
function filmsBelow(folder: string): string[] {
  const entries = ifPresent(() => readdirSync(folder, { recursive: true, withFileTypes: true }), []);
  const films = entries.filter((entry) => entry.isFile() && isFilm(entry.name) && !entry.name.startsWith('.'));
  return films.map(({ parentPath, name }) => join(parentPath, name));
}
