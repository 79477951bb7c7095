import sharp, { type Metadata } from 'sharp';
import type { Wording } from '../../contract/diagnostic.ts';
import { media as messages } from '../../diagnostics/messages/media.fr.ts';
import { hashOf } from '../../platform/hash.ts';
import { DECODING, MAX_PIXELS } from './limits.ts';
import type { PixelFormat, Probed } from './probed.ts';

/** Reads a raster picture's header, then decodes all of it once, to know that it is whole. */
export async function probeRaster(contents: Uint8Array, remarks: readonly Wording[]): Promise<Probed> {
  // The brand of an AVIF whose pictures follow one another (AVIF, § 6.3).
  if (Buffer.from(contents.subarray(4, 12)).toString('latin1') === 'ftypavis')
    return { type: 'unfit', why: messages.animated() };
  const metadata = await sharp(contents, { ...DECODING, limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata) return { type: 'unfit', why: messages.corrupt() };
  const { autoOrient, width, height, hasAlpha } = metadata;
  const hasMetadata = holdsMetadata(metadata);
  const unfit = (why: Wording): Probed => ({ type: 'unfit', why, withoutMetadata: !hasMetadata });
  if (width * height > MAX_PIXELS) return unfit(messages.tooManyPixels(width, height, MAX_PIXELS));
  if (isAnimated(contents, metadata)) return unfit(messages.animated());
  const placeholder = await placeholderOf(contents);
  if (placeholder === undefined) return { type: 'unfit', why: messages.corrupt() };
  const alpha = hasAlpha && !(await isOpaque(contents));
  const format = FORMATS[metadata.format] ?? 'png';
  return {
    ...{ type: 'raster', hash: hashOf(contents), ...autoOrient, alpha, format, hasMetadata },
    ...(!alpha && { placeholder }),
    remarks:
      format === 'tif' && (metadata.pages ?? 1) > 1
        ? [...remarks, messages.severalPages(metadata.pages ?? 1)]
        : remarks,
  };
}

/** By sharp's names. Pictures of other formats are published as PNG. */
const FORMATS: Readonly<Record<string, PixelFormat>> = {
  jpeg: 'jpg',
  webp: 'webp',
  heif: 'avif',
  gif: 'gif',
  tiff: 'tif',
};

/** Returns the colours of its upper and its lower half; undefined where it cannot be decoded: decoders fail where data are missing or wrong. */
async function placeholderOf(contents: Uint8Array): Promise<string | undefined> {
  try {
    const halves = sharp(contents, DECODING).autoOrient().resize(1, 2, { fit: 'fill' });
    const pixels = await halves.toColourspace('srgb').removeAlpha().raw().toBuffer();
    return `#${pixels.toString('hex', 0, 3)},#${pixels.toString('hex', 3, 6)}`;
  } catch {
    return undefined;
  }
}

/** Tells whether no pixel is transparent; also screenshots have an alpha channel. */
async function isOpaque(contents: Uint8Array): Promise<boolean> {
  const { isOpaque } = await sharp(contents, DECODING).stats();
  return isOpaque;
}

/**
 * Several pages are frames in some formats alone: a TIFF has those of a scanner, and an AVIF pictures of which browsers show the one that it names.
 * Decoders show the first frame of a PNG alone; a chunk `acTL` says that there are more (PNG, Third Edition, § 11.3.6.1).
 */
function isAnimated(contents: Uint8Array, { format, pages = 1 }: Metadata): boolean {
  if (format === 'png') return announcesFrames(Buffer.from(contents.buffer, contents.byteOffset, contents.length));
  return pages > 1 && format !== 'tiff' && format !== 'heif';
}

/** Tells whether a picture holds metadata of cameras or programs: Exif, XMP, IPTC, Photoshop's own, or texts of PNG. */
export function holdsMetadata({ exif, xmp, iptc, tifftagPhotoshop, comments }: Metadata): boolean {
  return [exif, xmp, iptc, tifftagPhotoshop].some(Boolean) || (comments ?? []).length > 0;
}

/** Behind a signature of eight bytes, each chunk of a PNG is its length, its type, its data and a checksum (PNG, Third Edition, § 5.3). */
function announcesFrames(png: Buffer): boolean {
  for (let at = 8; at + 8 <= png.length; at += png.readUInt32BE(at) + 12) {
    const type = png.toString('latin1', at + 4, at + 8);
    if (type === 'acTL' || type === 'IDAT') return type === 'acTL';
  }
  return false;
}
