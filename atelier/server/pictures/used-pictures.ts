import { extname } from 'node:path';
import { isFilm, mediaAddress, mediaName } from '../../../build/contract/media-name.ts';
import type { SourceFile } from '../../../build/contract/source-file.ts';
import type { LastBuild, SitePicture, WorkshopHost } from '../../../build/contract/workshop-host.ts';
import { type Mention, mentionsIn } from '../../../build/editing/known-files.ts';
import { staticPath } from '../../../build/editing/project-files.ts';
import { placesIn } from '../../../build/editing/text.ts';
import { media } from '../../../build/editing/wordings.ts';

/** A picture of the static folder, and the places that show it. */
export interface UsedPicture extends SitePicture {
  uses: readonly PictureUse[];
  /** True if the site shows it without a text that names it, by its own code or another file. */
  bySite: boolean;
}

/** A place in a text that names a picture. */
export interface PictureUse {
  /** File, from the project's root. */
  path: string;
  line: number;
  column: number;
}

/** Returns all pictures of the static folder, with the places that name each. */
export async function usedPictures(host: WorkshopHost): Promise<UsedPicture[]> {
  const usesOf = pictureUses(host.texts());
  const isUnseen = unusedTest(host.built());
  return (await host.pictures()).map((picture) => {
    const name = nameOf(picture.address);
    const uses = usesOf(name);
    return { ...picture, uses, bySite: uses.length === 0 && !isUnseen(staticPath(host.site, name)) };
  });
}

/** Returns the name of the picture in the static folder for an address: `/images/été.jpg`. A malformed address is no picture of the site. */
export function nameOf(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Returns a test for unused files of the static folder. After a failed build all files pass. */
export function unusedTest(built: LastBuild | undefined): (path: string) => boolean {
  if (!built || built.diagnostics.some(({ severity }) => severity === 'error')) return () => true;
  const { rule } = media.unused('');
  const unseen = new Set(built.diagnostics.filter((one) => one.rule === rule).map(({ file }) => file));
  return (path) => unseen.has(path);
}

/** Returns a function that finds the places that name a picture (`/images/photo.jpg`). The texts are read once. A film shows the picture that has its name, too. */
export function pictureUses(texts: readonly SourceFile[]): (name: string) => readonly PictureUse[] {
  const uses = new Map<string, PictureUse[]>();
  for (const { path, text } of texts) {
    const places = placesIn(text);
    for (const { name, mention } of namedMedia(text)) {
      const { line, column } = places(mention.start);
      const known = uses.get(name) ?? [];
      known.push({ path, line, column });
      uses.set(name, known);
    }
  }
  return (name) => uses.get(keyOf(name)) ?? uses.get(`${stemOf(keyOf(name))}.film`) ?? [];
}

/** Returns a text in which another picture replaces one wherever it is named. What follows its path stays. */
export function withPicture(text: string, from: string, to: string): string {
  return namedMedia(text)
    .filter(({ name }) => name === keyOf(from))
    .reverse()
    .reduce((changed, { mention: { address, start, end } }) => {
      const [rest = ''] = /[?#].*$/s.exec(address) ?? [];
      return changed.slice(0, start) + mediaAddress('', to) + rest + changed.slice(end);
    }, text);
}

/** Returns the pictures and films that a text names. A film is named by its stem, which its picture shares. */
function namedMedia(text: string): { name: string; mention: Mention }[] {
  return mentionsIn(text).flatMap((mention) => {
    const name = mediaName('', mention.address);
    if (name === undefined || extname(name) === '') return [];
    return [{ name: isFilm(name) ? `${stemOf(name)}.film` : name, mention }];
  });
}

function keyOf(name: string): string {
  return name.normalize('NFC');
}

function stemOf(name: string): string {
  return name.slice(0, name.length - extname(name).length);
}
