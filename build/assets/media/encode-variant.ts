import sharp, { type Sharp } from 'sharp';
import type { MediaSettings } from '../../contract/media.ts';
import { ENCODER_SETTINGS as SETTINGS } from './encoder-settings.ts';
import { DECODING } from './limits.ts';
import type { Variant } from './variants.ts';

/** A variant's bytes, and whether they are more than its limit. */
export interface EncodedVariant {
  contents: Uint8Array;
  tooHeavy: boolean;
}

/** By what factor ten points of quality less shrink a file, roughly, for photographs and noise, in AVIF and WebP. */
const SHRINKS = 1.6;
const MAX_TRIES = 4;

/**
 * Encodes a variant of a picture (`target`: its file): upright, in sRGB, with eight bits a channel, without the metadata of its file.
 * Its quality is lowered until it weighs no more than it should.
 */
export async function encodeVariant(
  target: string,
  { width, format, most = Number.POSITIVE_INFINITY, whole = false }: Variant,
  { quality }: Pick<MediaSettings, 'quality'>,
): Promise<EncodedVariant> {
  const picture = sharp(target, DECODING)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb');
  if (format === 'png' || format === 'gif' || format === 'tif')
    return { contents: await LOSSLESS[format](picture, whole).toBuffer(), tooHeavy: false };
  let tried: number = whole ? SETTINGS.whole : quality[format === 'jpg' ? 'jpeg' : format];
  for (let tries = 1; ; tries++) {
    const contents = await ENCODE[format](picture.clone(), tried).toBuffer();
    const tooHeavy = contents.length > most;
    if (!tooHeavy || tried === SETTINGS.least || tries === MAX_TRIES) return { contents, tooHeavy };
    const points = Math.ceil((10 * Math.log(contents.length / most)) / Math.log(SHRINKS));
    tried = Math.max(SETTINGS.least, tried - Math.max(4, points));
  }
}

const ENCODE: Readonly<Record<'avif' | 'webp' | 'jpg', (picture: Sharp, quality: number) => Sharp>> = {
  avif: (picture, quality) => picture.avif({ quality, ...SETTINGS.avif }),
  webp: (picture, quality) => picture.webp({ quality, ...SETTINGS.webp }),
  jpg: (picture, quality) => picture.flatten({ background: 'white' }).jpeg({ quality, ...SETTINGS.jpg }),
};

const LOSSLESS: Readonly<Record<'png' | 'gif' | 'tif', (picture: Sharp, whole: boolean) => Sharp>> = {
  png: (picture, whole) => picture.png(whole ? {} : SETTINGS.png),
  gif: (picture) => picture.gif(SETTINGS.gif),
  tif: (picture) => picture.tiff(SETTINGS.tif),
};
