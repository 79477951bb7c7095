import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { media, type Probed, type ProbeStep, probePicture } from '../../assets/index.ts';
import { findFiles } from '../../content/index.ts';
import { encodePath } from '../../contract/addresses.ts';
import type { SiteDefinition } from '../../contract/definition.ts';
import type { Wording } from '../../contract/diagnostic.ts';
import { PICTURES_FOLDER } from '../../contract/media.ts';
import { isFilm, isMedia } from '../../contract/media-name.ts';
import { type CopiedFile, type GenerateFile, outputFile } from '../../contract/output.ts';
import type { ProbedPicture, SitePicture } from '../../contract/workshop-host.ts';
import { media as messages } from '../../diagnostics/messages/media.fr.ts';
import { type BuildCache, type BuildResult, cachedProbe } from '../../pipeline/index.ts';
import { ifPresent } from '../../platform/errors.ts';

/** Returns the pictures below the static folder that pages can show, by name. */
export async function sitePictures(
  { root, staticDir }: Pick<SiteDefinition, 'root' | 'staticDir'>,
  step: ProbeStep,
): Promise<SitePicture[]> {
  const files = filesBelow(root, join(staticDir, PICTURES_FOLDER)).filter(({ name }) => isMedia(name) && !isFilm(name));
  const pictures = await Promise.all(
    files.map(async (file) => {
      const picture = await step(file);
      if (picture.type !== 'raster' && picture.type !== 'drawing') return [];
      const address = `/${PICTURES_FOLDER}/${encodePath(file.name)}`;
      return [{ address, width: picture.width, height: picture.height, bytes: file.bytes }];
    }),
  );
  return pictures.flat();
}

/** Reads a picture that is not in the site yet. */
export async function readPicture(bytes: Uint8Array): Promise<ProbedPicture | { unfit: Wording }> {
  const picture = await probePicture('', bytes);
  if (picture.type === 'unfit') return { unfit: picture.why };
  const extension = extensionOf(picture);
  if (picture.type === 'film' || extension === undefined) return { unfit: messages.noPicture() };
  return { width: picture.width, height: picture.height, extension };
}

/** Returns the extension of a picture, or undefined for formats that browsers do not show. */
function extensionOf(picture: Probed): string | undefined {
  if (picture.type === 'drawing') return '.svg';
  return picture.type === 'raster' && picture.format !== 'tif' ? `.${picture.format}` : undefined;
}

function filesBelow(root: string, dir: string) {
  return ifPresent(() => findFiles({ root, dir, skips: (name) => name.startsWith('.') }), { files: [] }).files;
}

/** Returns a function that adds pictures and downloads to a build which are newer than it. Their generators are added to `lazy`. */
export function withNewPictures(
  site: SiteDefinition,
  cache: BuildCache,
  lazy: Map<string, GenerateFile>,
): (result: BuildResult) => Promise<BuildResult> {
  const probe = cachedProbe(cache);
  let known: { result: BuildResult; changed: number; values: Promise<BuildResult> } | undefined;
  const enlarge = async (result: BuildResult): Promise<BuildResult> => {
    const { read, library, paths = [] } = result.values;
    const added = library ? filesBeside(site, read.copies) : [];
    if (added.length === 0) return result;
    for (const file of added) lazy.set(file.path, copying(file));
    const copies = [...read.copies, ...added];
    const { value } = await media(site, { media: read.media, copies }, probe);
    const values = { read: { ...read, copies }, library: value, paths: [...paths, ...added.map(({ path }) => path)] };
    return { ...result, values: { ...result.values, ...values } };
  };
  return (result) => {
    const times = [PICTURES_FOLDER, site.downloads ?? PICTURES_FOLDER].map((folder) =>
      ifPresent(() => statSync(join(site.staticDir, folder)).mtimeMs, 0),
    );
    const changed = Math.max(...times);
    if (known?.result !== result || known.changed !== changed) known = { result, changed, values: enlarge(result) };
    return known.values;
  };
}

function filesBeside({ root, staticDir, downloads }: SiteDefinition, copies: readonly CopiedFile[]): CopiedFile[] {
  const known = new Set(copies.map(({ path }) => path));
  const folders = [PICTURES_FOLDER, ...(downloads === undefined ? [] : [downloads])];
  return folders.flatMap((folder) =>
    filesBelow(root, join(staticDir, folder)).flatMap(({ name, target, bytes }) => {
      const path = `${folder}/${name}`;
      return known.has(path) ? [] : [{ path, from: target, bytes }];
    }),
  );
}

function copying({ path, from }: CopiedFile): GenerateFile {
  return async () => ({
    value: { files: [outputFile(path, readFileSync(from))], missing: [], lazy: new Map() },
    diagnostics: [],
  });
}
