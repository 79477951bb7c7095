import sharp, { type Metadata } from 'sharp';
import type { Wording } from '../../contract/diagnostic.ts';
import { media as messages } from '../../diagnostics/messages/media.fr.ts';
import { hashOf } from '../../platform/hash.ts';
import { DECODING, MAX_PIXELS } from './limits.ts';
import type { PixelFormat, Probed } from './probed.ts';

/** Reads a raster picture's header, then decodes all of it once, to know that it is whole. */
export async function probeRaster(contents: Uint8Array, remarks: readonly Wording[]): Promise<Probed> {
  if (isSequence(contents)) return { type: 'unfit', why: messages.animated() };
  const metadata = await sharp(contents, { ...DECODING, limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!metadata) return { type: 'unfit', why: messages.corrupt() };
  const { autoOrient, width, height, hasAlpha } = metadata;
  const hasMetadata = metadataIn(metadata);
  const unfit = (why: Wording): Probed => ({ type: 'unfit', why, withoutMetadata: !hasMetadata });
  if (width * height > MAX_PIXELS) return unfit(messages.tooManyPixels(width, height, MAX_PIXELS));
  if (isAnimated(contents, metadata)) return unfit(messages.animated());
  if (!(await isWhole(contents))) return { type: 'unfit', why: messages.corrupt() };
  const alpha = hasAlpha && !(await isOpaque(contents));
  const format = FORMATS[metadata.format] ?? 'png';
  const gamma = gammaIn(contents);
  return {
    ...{ type: 'raster', hash: hashOf(contents), ...autoOrient, alpha, format, hasMetadata },
    ...(gamma !== undefined && { gamma }),
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

/** Decodes it as cheaply as possible: decoders fail where data are missing or wrong. */
async function isWhole(contents: Uint8Array): Promise<boolean> {
  try {
    await sharp(contents, DECODING).resize(16, 16).raw().toBuffer();
    return true;
  } catch {
    return false;
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
  if (format === 'png') return pngChunks(contents).has('acTL');
  return pages > 1 && format !== 'tiff' && format !== 'heif';
}

/** Tells whether it is an AVIF of the brand whose pictures follow one another (AVIF, § 6.3). */
function isSequence(contents: Uint8Array): boolean {
  return Buffer.from(contents.subarray(4, 12)).toString('latin1') === 'ftypavis';
}

/** Tells whether it holds metadata of cameras or programs: Exif, XMP, IPTC, Photoshop's own, or texts of PNG. */
function metadataIn({ exif, xmp, iptc, tifftagPhotoshop, comments }: Metadata): boolean {
  return [exif, xmp, iptc, tifftagPhotoshop].some(Boolean) || (comments ?? []).length > 0;
}

/** The chunks of a PNG before its pixels, by their types; none of any other file. */
function pngChunks(contents: Uint8Array): ReadonlyMap<string, Uint8Array> {
  const chunks = new Map<string, Uint8Array>();
  const bytes = Buffer.from(contents.buffer, contents.byteOffset, contents.length);
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return chunks;
  // Behind a signature of eight bytes, each chunk is its length, its type, its data and a checksum (PNG, Third Edition, § 5.3).
  for (let at = 8; at + 8 <= bytes.length; ) {
    const [length, type] = [bytes.readUInt32BE(at), bytes.toString('latin1', at + 4, at + 8)];
    if (type === 'IDAT') break;
    chunks.set(type, bytes.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return chunks;
}

/** The gamma of sRGB, which browsers take for granted, and how little another one may differ from it to look the same. */
const USUAL = 1 / 2.2;
const ALIKE = 0.01;

/**
 * The gamma of a PNG where browsers show it by another one than the usual: it says so, and says nothing of its colours that counts for more
 * (PNG, Third Edition, § 11.3.2.2).
 */
function gammaIn(contents: Uint8Array): number | undefined {
  const chunks = pngChunks(contents);
  const own = chunks.get('gAMA');
  if (own?.length !== 4 || ['cICP', 'iCCP', 'sRGB'].some((type) => chunks.has(type))) return undefined;
  const gamma = Buffer.from(own).readUInt32BE() / 100_000;
  return gamma === 0 || Math.abs(gamma - USUAL) < ALIKE ? undefined : gamma;
}
