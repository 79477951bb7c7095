import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Probed, type ProbeStep, probe } from '../../assets/index.ts';
import { findFiles } from '../../content/index.ts';
import type { SiteDefinition } from '../../contract/definition.ts';
import { PICTURES } from '../../contract/media.ts';
import { isFilm, isMedia } from '../../contract/media-name.ts';
import type { ProbedPicture, SitePicture } from '../../contract/workshop-host.ts';
import type { Wording } from '../../diagnostics/diagnostic.ts';
import { media as messages } from '../../diagnostics/messages/media.fr.ts';
import { ifPresent } from '../../platform/errors.ts';

/** The pictures below the static folder that pages can show, by name. `step` remembers what it has read, as builds do. */
export async function sitePictures(
  { root, staticDir }: Pick<SiteDefinition, 'root' | 'staticDir'>,
  step: ProbeStep,
): Promise<SitePicture[]> {
  const files = picturesBelow(root, join(staticDir, PICTURES));
  const pictures = await Promise.all(
    files.map(async (file) => {
      const picture = await step(file);
      if (picture.type !== 'raster' && picture.type !== 'drawing') return [];
      const address = `/${PICTURES}/${file.name.split('/').map(encodeURIComponent).join('/')}`;
      return [{ address, width: picture.width, height: picture.height, bytes: file.bytes }];
    }),
  );
  return pictures.flat();
}

/** Reads a picture as builds do, outside the site. */
export async function probePicture(bytes: Uint8Array): Promise<ProbedPicture | { unfit: Wording }> {
  const folder = mkdtempSync(join(tmpdir(), 'atelier-'));
  try {
    const [name, target] = ['picture', join(folder, 'picture')];
    writeFileSync(target, bytes);
    const picture = await probe({ path: name, name, target, bytes: bytes.length });
    if (picture.type === 'unfit') return { unfit: picture.why };
    const extension = extensionOf(picture);
    if (picture.type === 'film' || extension === undefined) return { unfit: messages.noPicture() };
    return { width: picture.width, height: picture.height, extension };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Undefined for formats that browsers do not show. */
function extensionOf(picture: Probed): string | undefined {
  if (picture.type === 'drawing') return '.svg';
  return picture.type === 'raster' && picture.format !== 'tif' ? `.${picture.format}` : undefined;
}

/** Files with the name of a picture in a folder and those inside it; none where there is no such folder. */
export function picturesBelow(root: string, dir: string) {
  const { files } = ifPresent(() => findFiles({ root, dir, skips: (name) => name.startsWith('.') }), { files: [] });
  return files.filter(({ name }) => isMedia(name) && !isFilm(name));
}
