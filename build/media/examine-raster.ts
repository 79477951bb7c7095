import exifReader from 'exif-reader';
import sharp, { type Metadata } from 'sharp';
import type { Wording } from '../diagnostics/finding.ts';
import { messages } from '../messages.fr.ts';
import { hashOf } from '../system/hash.ts';
import type { Examined } from './examined.ts';
import { MOST_PIXELS } from './limits.ts';

const { media: words } = messages;

/** What a picture of pixels tells: its header first, then all of it, once, to know that it is whole. */
export async function examineRaster(contents: Uint8Array, remarks: readonly Wording[]): Promise<Examined> {
  const found = await sharp(contents, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!found) return { type: 'unfit', why: words.corrupt() };
  const { autoOrient, width, height, hasAlpha } = found;
  if (width * height > MOST_PIXELS) return { type: 'unfit', why: words.tooManyPixels(width, height, MOST_PIXELS) };
  if ((found.pages ?? 1) > 1 || isAnimatedPng(contents)) return { type: 'unfit', why: words.animated() };
  if (!(await isWhole(contents))) return { type: 'unfit', why: words.corrupt() };
  const alpha = hasAlpha && !(await isOpaque(contents));
  return { type: 'raster', hash: hashOf(contents), ...autoOrient, alpha, located: isLocated(found), remarks };
}

/** Decodes it at its least cost. Where data are missing, or wrong, decoders fail. */
async function isWhole(contents: Uint8Array): Promise<boolean> {
  try {
    await sharp(contents, { limitInputPixels: MOST_PIXELS, failOn: 'warning' }).resize(16, 16).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
}

/** Screenshots have a fourth channel, and nothing in it. */
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

/** Whether it says where it was taken, in either of the ways that cameras and programs have (Exif 3.0, § 4.6.7; XMP, `exif:GPSLatitude`). */
function isLocated({ exif, xmpAsString = '' }: Metadata): boolean {
  return /GPSL(?:at|ong)itude/.test(xmpAsString) || (exif !== undefined && hasPosition(exif));
}

function hasPosition(exif: Buffer): boolean {
  try {
    const { GPSInfo } = exifReader(exif);
    return GPSInfo?.GPSLatitude !== undefined || GPSInfo?.GPSLongitude !== undefined;
  } catch {
    // No program could read a place in it either.
    return false;
  }
}
