import sharp, { type Metadata } from 'sharp';
import type { Wording } from '../../contract/diagnostic.ts';
import { media as messages } from '../../diagnostics/messages/media.fr.ts';
import { hashOf } from '../../platform/hash.ts';
import { DECODING, MAX_PIXELS } from './limits.ts';
import type { PixelFormat, Probed } from './probed.ts';

/** Reads the header, then decodes the whole picture once, to know that it is complete. */
export async function probeRaster(contents: Uint8Array, remarks: readonly Wording[]): Promise<Probed> {
  // This is the brand of an animated AVIF (AVIF, § 6.3).
  if (Buffer.from(contents.subarray(4, 12)).toString('latin1') === 'ftypavis')
    return { type: 'unfit', why: messages.animated() };
  const metadata = await sharp(contents, { ...DECODING, limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata) return { type: 'unfit', why: messages.corrupt() };
  const { autoOrient, width, height, hasAlpha } = metadata;
  const isTagged = hasMetadata(metadata);
  const unfit = (why: Wording): Probed => ({ type: 'unfit', why, withoutMetadata: !isTagged });
  if (width * height > MAX_PIXELS) return unfit(messages.tooManyPixels(width, height, MAX_PIXELS));
  if (isAnimated(contents, metadata)) return unfit(messages.animated());
  const placeholder = await placeholderOf(contents);
  if (placeholder === undefined) return { type: 'unfit', why: messages.corrupt() };
  const alpha = hasAlpha && !(await isOpaque(contents));
  const format = FORMATS[metadata.format] ?? 'png';
  return {
    ...{ type: 'raster', hash: hashOf(contents), ...autoOrient, alpha, format, hasMetadata: isTagged },
    ...(!alpha && { placeholder }),
    remarks:
      format === 'tif' && (metadata.pages ?? 1) > 1
        ? [...remarks, messages.severalPages(metadata.pages ?? 1)]
        : remarks,
  };
}

/** Published formats by sharp's names. Pictures of all other formats are published as PNG. */
const FORMATS: Readonly<Record<string, PixelFormat>> = {
  jpeg: 'jpg',
  webp: 'webp',
  heif: 'avif',
  gif: 'gif',
  tiff: 'tif',
};

/** Returns the colours of the upper and lower half; undefined if decoding fails. */
async function placeholderOf(contents: Uint8Array): Promise<string | undefined> {
  try {
    const halves = sharp(contents, DECODING).autoOrient().resize(1, 2, { fit: 'fill' });
    const pixels = await halves.toColourspace('srgb').removeAlpha().raw().toBuffer();
    return `#${pixels.toString('hex', 0, 3)},#${pixels.toString('hex', 3, 6)}`;
  } catch {
    return undefined;
  }
}

/** Tells whether no pixel is transparent, which an alpha channel does not tell: screenshots have one, too. */
async function isOpaque(contents: Uint8Array): Promise<boolean> {
  const { isOpaque } = await sharp(contents, DECODING).stats();
  return isOpaque;
}

/** Tells whether a picture has frames. Pages of a TIFF or AVIF are none; in a PNG, a chunk `acTL` announces them (PNG, Third Edition, § 11.3.6.1). */
function isAnimated(contents: Uint8Array, { format, pages = 1 }: Metadata): boolean {
  if (format === 'png') return announcesFrames(Buffer.from(contents.buffer, contents.byteOffset, contents.length));
  return pages > 1 && format !== 'tiff' && format !== 'heif';
}

/** Tells whether a picture contains metadata: Exif, XMP, IPTC, Photoshop's own, or texts of PNG. */
export function hasMetadata({ exif, xmp, iptc, tifftagPhotoshop, comments }: Metadata): boolean {
  return [exif, xmp, iptc, tifftagPhotoshop].some(Boolean) || (comments ?? []).length > 0;
}

/** Tells whether a PNG announces frames. Chunks follow eight bytes: length, type, data, checksum (PNG, Third Edition, § 5.3). */
function announcesFrames(png: Buffer): boolean {
  for (let at = 8; at + 8 <= png.length; at += png.readUInt32BE(at) + 12) {
    const type = png.toString('latin1', at + 4, at + 8);
    if (type === 'acTL' || type === 'IDAT') return type === 'acTL';
  }
  return false;
}
