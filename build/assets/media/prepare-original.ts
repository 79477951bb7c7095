import sharp from 'sharp';
import { fileFormat } from './file-format.ts';
import { DECODING } from './limits.ts';
import { holdsMetadata } from './probe-raster.ts';

/** In pixels: more than twice what a page has room for. */
const WIDEST = 3000;

/**
 * Returns a picture as the content keeps it: without what cameras and programs wrote into it (place, day, device, names, previews), and no
 * wider than that. Its colours stay, and which side is up. One that has nothing of the kind comes back byte for byte, as does what is no
 * raster picture, or cannot be decoded: whoever looks at it next refuses it. Never throws.
 */
export async function prepareOriginal(bytes: Uint8Array): Promise<Uint8Array> {
  // The library would draw a drawing of any weight, before anybody has judged it by its bytes.
  if (fileFormat(bytes) === undefined) return bytes;
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { pages = 1, autoOrient } = metadata;
    const isWide = pages === 1 && autoOrient.width > WIDEST;
    if (!isWide && !holdsMetadata(metadata)) return bytes;
    const picture = sharp(bytes, { ...DECODING, animated: pages > 1 })
      .autoOrient()
      .keepIccProfile();
    return await (isWide ? picture.resize({ width: WIDEST }) : picture)
      .jpeg({ quality: isWide ? 90 : 95, chromaSubsampling: isWide ? '4:2:0' : '4:4:4', force: false })
      .webp({ quality: isWide ? 90 : 95, smartSubsample: true, force: false })
      .avif({ quality: isWide ? 75 : 85, force: false })
      .tiff({ compression: 'lzw', force: false })
      .toBuffer();
  } catch {
    return bytes;
  }
}
