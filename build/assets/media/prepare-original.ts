import sharp, { type Metadata } from 'sharp';
import { cleanGif, cleanJpeg, cleanPng, cleanWebp } from './clean-formats.ts';
import { cleanHeif } from './clean-heif.ts';
import { fileFormat } from './file-format.ts';
import { DECODING, MAX_PIXELS } from './limits.ts';

/** In pixels: more than twice what a page has room for. */
const WIDEST = 3000;

/** A picture as the content keeps it: without what its camera wrote, and no wider than that. What moves, and what is no raster picture, keeps its width. Never throws. */
export async function prepareOriginal(bytes: Uint8Array): Promise<Uint8Array> {
  // The library would draw a drawing of any weight, before anybody has judged it by its bytes.
  if (fileFormat(bytes) === undefined) return bytes;
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

/**
 * A picture without what cameras and programs wrote into its file: place, day, device, names, previews. Its pixels, its colours and which side
 * is up stay. Files of the usual build are not encoded anew, and one that holds nothing of the kind comes back as it is, as does what is no
 * raster picture. Never throws.
 */
export async function withoutMetadata(bytes: Uint8Array): Promise<Uint8Array> {
  const metadata = await metadataOf(bytes);
  const clean = CLEANERS[metadata?.format ?? ''];
  if (!metadata || (!clean && !tells(metadata))) return bytes;
  const cleaned = attempt(() => clean?.(Buffer.from(bytes)));
  if (cleaned && isSamePicture(metadata, await metadataOf(cleaned))) return cleaned.equals(bytes) ? bytes : cleaned;
  return (tells(metadata) ? await encodedAnew(bytes) : undefined) ?? bytes;
}

/** By sharp's names. */
const CLEANERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  jpeg: cleanJpeg,
  png: cleanPng,
  webp: cleanWebp,
  gif: cleanGif,
  heif: cleanHeif,
};

/** Tells whether there is metadata of cameras or programs, other than the orientation. */
function tells({ exif, xmp, iptc, tifftagPhotoshop, comments = [], orientation = 1 }: Metadata): boolean {
  const isOrientation = orientation > 1 && exif !== undefined && exif.length <= 40;
  return (exif !== undefined && !isOrientation) || [xmp, iptc, tifftagPhotoshop].some(Boolean) || comments.length > 0;
}

function isSamePicture(before: Metadata, after: Metadata | undefined): boolean {
  if (!after || tells(after)) return false;
  const traits = ({ width, height, pages = 1, hasAlpha, icc, orientation = 1 }: Metadata) =>
    [width, height, pages, hasAlpha, icc?.length ?? 0, orientation].join();
  return traits(before) === traits(after);
}

/** For files of an unusual build, and formats without a cleaner. */
async function encodedAnew(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS }).autoOrient().keepIccProfile();
  const encoded = picture
    .jpeg({ quality: 95, force: false })
    .webp({ quality: 95, force: false })
    .tiff({ compression: 'lzw', force: false });
  return encoded.toBuffer().catch(() => undefined);
}

async function metadataOf(bytes: Uint8Array): Promise<Metadata | undefined> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return undefined;
  }
}

/** Files may end in the midst of what they announce. */
function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
