import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import type { MediaSettings } from '../../contract/media.ts';
import { fileFormat } from './file-format.ts';
import { DECODING } from './limits.ts';
import { hasMetadata } from './probe-raster.ts';
import type { Variant } from './variants.ts';

/** A variant's bytes, and whether they are more than its limit. */
export interface EncodedVariant {
  contents: Uint8Array;
  tooHeavy: boolean;
}

/** By what factor ten points of quality less shrink a file, roughly, for photographs and noise, in AVIF and WebP. */
const SHRINKS = 1.6;
const MAX_TRIES = 4;
/** Below this quality a picture is no longer worth looking at. */
const LEAST_QUALITY = 18;

/**
 * Encodes a variant of a picture (`target`: its file): upright, in sRGB, with eight bits a channel, without the metadata of its file.
 * Its quality is lowered until it weighs no more than it should.
 */
export async function encodeVariant(
  target: string,
  { width, format, most = Number.POSITIVE_INFINITY }: Variant,
  { quality }: Pick<MediaSettings, 'quality'>,
): Promise<EncodedVariant> {
  if (format === 'original') return { contents: await prepareOriginal(readFileSync(target)), tooHeavy: false };
  const picture = sharp(target, DECODING)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb');
  if (format === 'png')
    return { contents: await picture.png({ palette: true, quality: 90 }).toBuffer(), tooHeavy: false };
  let tried: number = quality[format === 'jpg' ? 'jpeg' : format];
  for (let tries = 1; ; tries++) {
    const contents = await ENCODE[format](picture.clone(), tried).toBuffer();
    const tooHeavy = contents.length > most;
    if (!tooHeavy || tried === LEAST_QUALITY || tries === MAX_TRIES) return { contents, tooHeavy };
    const points = Math.ceil((10 * Math.log(contents.length / most)) / Math.log(SHRINKS));
    tried = Math.max(LEAST_QUALITY, tried - Math.max(4, points));
  }
}

const ENCODE: Readonly<Record<'avif' | 'webp' | 'jpg', (picture: Sharp, quality: number) => Sharp>> = {
  // Twice the effort takes four times as long, and saves nothing that could be measured.
  avif: (picture, quality) => picture.avif({ quality, effort: 3 }),
  webp: (picture, quality) => picture.webp({ quality, smartSubsample: true }),
  jpg: (picture, quality) => picture.flatten({ background: 'white' }).jpeg({ quality, mozjpeg: true }),
};

/** In pixels: more than twice what a page has room for. */
const MAX_WIDTH = 3000;

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
    const isWide = pages === 1 && autoOrient.width > MAX_WIDTH;
    if (!isWide && !hasMetadata(metadata)) return bytes;
    const picture = sharp(bytes, { ...DECODING, animated: pages > 1 })
      .autoOrient()
      .keepIccProfile();
    return await (isWide ? picture.resize({ width: MAX_WIDTH }) : picture)
      .jpeg({ quality: isWide ? 90 : 95, chromaSubsampling: isWide ? '4:2:0' : '4:4:4', force: false })
      .webp({ quality: isWide ? 90 : 95, smartSubsample: true, force: false })
      .avif({ quality: isWide ? 75 : 85, force: false })
      .tiff({ compression: 'lzw', force: false })
      .toBuffer();
  } catch {
    return bytes;
  }
}
