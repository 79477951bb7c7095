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
  /** No text names it, and yet the site shows it: by its own code or another file. */
  bySite: boolean;
}

/** A place in a text that names a picture. */
export interface PictureUse {
  /** File, from the project's root. */
  path: string;
  line: number;
  column: number;
}

/** All pictures of the static folder, with the places that name each. */
export async function usedPictures(host: WorkshopHost): Promise<UsedPicture[]> {
  const usesOf = pictureUses(host.texts());
  const isUnseen = unusedTest(host.built());
  return (await host.pictures()).map((picture) => {
    const name = nameOf(picture.address);
    const uses = usesOf(name);
    return { ...picture, uses, bySite: uses.length === 0 && !isUnseen(staticPath(host.site, name)) };
  });
}

/** The name of a picture in the static folder, of its address: `/images/été.jpg`. Not one of the site for an address that is malformed. */
export function nameOf(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Returns a test that nothing shows a file of the static folder; after a failed build that is true of every file. */
export function unusedTest(built: LastBuild | undefined): (path: string) => boolean {
  if (!built || built.diagnostics.some(({ severity }) => severity === 'error')) return () => true;
  const { rule } = media.unused('');
  const unseen = new Set(built.diagnostics.filter((one) => one.rule === rule).map(({ file }) => file));
  return (path) => unseen.has(path);
}

/** Finds the places that name a picture (`/images/photo.jpg`) in texts, which are read once. A film shows the picture that has its name, too. */
export function pictureUses(texts: readonly SourceFile[]): (name: string) => readonly PictureUse[] {
  const uses = new Map<string, PictureUse[]>();
  for (const { path, text } of texts) {
    const places = placesIn(text);
    for (const { name, mention } of named(text)) {
      const { line, column } = places(mention.start);
      const known = uses.get(name) ?? [];
      known.push({ path, line, column });
      uses.set(name, known);
    }
  }
  return (name) => uses.get(keyOf(name)) ?? uses.get(`${stemOf(keyOf(name))}.film`) ?? [];
}

/** A text in which another picture stands wherever one is named; what follows its path there stays. */
export function withPicture(text: string, from: string, to: string): string {
  return named(text)
    .filter(({ name }) => name === keyOf(from))
    .reverse()
    .reduce((changed, { mention: { address, start, end } }) => {
      const [rest = ''] = /[?#].*$/s.exec(address) ?? [];
      return changed.slice(0, start) + mediaAddress('', to) + rest + changed.slice(end);
    }, text);
}

/** Films by the picture that stands for them until they are played. */
function named(text: string): { name: string; mention: Mention }[] {
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
