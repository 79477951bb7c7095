import sharp from 'sharp';
import { DECODING } from './limits.ts';
import { withoutMetadata } from './metadata/without-metadata.ts';

/** In pixels: more than twice what a page has room for. */
const WIDEST = 3000;

/** A picture as the content keeps it: without what its camera wrote, and no wider than that. What moves, and what is no raster picture, keeps its width. Never throws. */
export async function prepareOriginal(bytes: Uint8Array): Promise<Uint8Array> {
  return withoutMetadata((await narrowed(bytes)) ?? bytes);
}

/** Undefined for one that is narrow enough, and for what cannot be decoded: it is refused by whoever looks at it next. */
async function narrowed(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    const picture = sharp(bytes, DECODING);
    const { format, pages = 1, autoOrient } = await picture.metadata();
    if (format === 'svg' || pages > 1 || autoOrient.width <= WIDEST) return undefined;
    const narrow = picture.autoOrient().resize({ width: WIDEST }).keepIccProfile();
    return await narrow
      .jpeg({ quality: 90, force: false })
      .webp({ quality: 90, force: false })
      .avif({ quality: 75, force: false })
      .toBuffer();
  } catch {
    return undefined;
  }
}
