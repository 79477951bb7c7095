import sharp, { type Metadata } from 'sharp';
import type { Wording } from '../../diagnostics/diagnostic.ts';
import { media as words } from '../../diagnostics/messages/media.fr.ts';
import { hashOf } from '../../platform/hash.ts';
import { MOST_PIXELS } from './limits.ts';
import type { PixelFormat, Probed } from './probed.ts';

/** Reads a raster picture's header, then decodes all of it once, to know that it is whole. */
export async function probeRaster(contents: Uint8Array, remarks: readonly Wording[]): Promise<Probed> {
  const found = await sharp(contents, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!found) return { type: 'unfit', why: words.corrupt() };
  const { autoOrient, width, height, hasAlpha } = found;
  const hasMetadata = metadataIn(found);
  const unfit = (why: Wording): Probed => ({ type: 'unfit', why, withoutMetadata: !hasMetadata });
  if (width * height > MOST_PIXELS) return unfit(words.tooManyPixels(width, height, MOST_PIXELS));
  if ((found.pages ?? 1) > 1 || isAnimatedPng(contents)) return unfit(words.animated());
  if (!(await isWhole(contents))) return { type: 'unfit', why: words.corrupt() };
  const alpha = hasAlpha && !(await isOpaque(contents));
  const format = FORMATS[found.format] ?? 'png';
  return { type: 'raster', hash: hashOf(contents), ...autoOrient, alpha, format, hasMetadata, remarks };
}

/** By sharp's names. Pictures of other formats are published as PNG. */
const FORMATS: Readonly<Record<string, PixelFormat>> = {
  jpeg: 'jpg',
  webp: 'webp',
  heif: 'avif',
  gif: 'gif',
  tiff: 'tif',
};

/** Decodes it as cheaply as possible: decoders fail where data are missing or wrong. */
async function isWhole(contents: Uint8Array): Promise<boolean> {
  try {
    await sharp(contents, { limitInputPixels: MOST_PIXELS, failOn: 'warning' }).resize(16, 16).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Whether no pixel is transparent, as in screenshots, which have an alpha channel all the same. */
async function isOpaque(contents: Uint8Array): Promise<boolean> {
  const { isOpaque } = await sharp(contents, { limitInputPixels: MOST_PIXELS }).stats();
  return isOpaque;
}

/** PNG (Third Edition), § 11.3.6.1: a chunk `acTL` says how many frames there are, before the first of them. Decoders show that one alone. */
function isAnimatedPng(contents: Uint8Array): boolean {
  const bytes = Buffer.from(contents.buffer, contents.byteOffset, contents.length);
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return false;
  // Behind a signature of eight bytes, each chunk is its length, its type, its data and a checksum (§ 5.3).
  for (let at = 8; at + 8 <= bytes.length; at += bytes.readUInt32BE(at) + 12) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'acTL' || type === 'IDAT') return type === 'acTL';
  }
  return false;
}

/** Whether it holds metadata of cameras or programs: Exif, XMP, IPTC, Photoshop's own, or texts of PNG. */
function metadataIn({ exif, xmp, iptc, tifftagPhotoshop, comments }: Metadata): boolean {
  return [exif, xmp, iptc, tifftagPhotoshop].some(Boolean) || (comments ?? []).length > 0;
}
